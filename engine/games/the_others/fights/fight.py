"""Engager un Combat, Nettoyer une Zone: a roll, from its beginning to its effects."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import permutations
from typing import Any

from engine.frozen import replace
from engine.games.the_others.content import KINDS, NUMBERS, SPACES, apart
from engine.games.the_others.doom import corrupt, wound
from engine.games.the_others.fights.rolls import (
    ASKED_ONCE_SINCE,
    CLEAN,
    FIGHT,
    RESCUE,
    BeginRoll,
    Temptation,
    ThrowAgain,
    ThrowDice,
    current,
)
from engine.games.the_others.heroes.board import Arrive, reveal, streets_without_monsters
from engine.games.the_others.missions import check, clear, slay
from engine.games.the_others.picks import Block, Heal, Kill, Purify, Scout, Snipe, Sweep, Transit
from engine.games.the_others.sins.board import Roam, SummonOne
from engine.games.the_others.sins.moments import SinMoment
from engine.games.the_others.state import Hero, Roll, TheOthers
from engine.kernel import Pick, Seat, SeatChoice, Step, step


def roll_steps(
    game: TheOthers, hero: Hero, kind: str, place: str, by_sins: bool = False
) -> tuple[Step[TheOthers], ...]:
    """Return the steps of a roll, from additions by the Sins to its effects."""
    asks = 1 if game.edition >= ASKED_ONCE_SINCE else 2
    return _roll_steps(hero.seat, hero.id, kind, place, by_sins, asks)


@lru_cache(maxsize=4096)
def _roll_steps(
    seat: Seat, hero: str, kind: str, place: str, by_sins: bool, asks: int
) -> tuple[Step[TheOthers], ...]:
    before = [SinMoment("before", hero)] if kind == FIGHT else []
    return (
        BeginRoll(hero, kind, place, by_sins),
        *before,
        Temptation(seat, hero),
        ThrowDice(hero),
        *(ThrowAgain(seat, hero) for _ in range(asks)),
        SinMoment("after", hero),
        CarryOut(hero),
    )


# --- effects of a roll


@step
class CarryOut(Step[TheOthers]):
    """Engager un Combat: fists kill, shields stop claws and tentacles, the others harm; dying
    monsters also strike.

    Nettoyer une Zone: each fist removes a token.
    """

    rules = ("fight.order", "clean.fists", "rescue.roll", "altar.break")
    hero: str

    def run(self, game: TheOthers) -> None:
        current_roll = current(game, self.hero)
        if current_roll is None:
            game.rolling = None
            return
        hero, roll = current_roll
        if roll.kind == FIGHT:
            game.then(
                SpendFists(hero.seat, hero.id, roll.place, roll.fists, True),
                SpendShields(hero.seat, hero.id),
                AfterFight(hero.id),
            )
        elif roll.kind == CLEAN:
            clean(game, hero, roll.fists)
        elif roll.kind == RESCUE:
            game.then(RollOver())
            _rescue(game, hero, roll)
        else:
            game.then(RollOver())
            _break(game, hero, roll)


def _rescue(game: TheOthers, hero: Hero, roll: Roll) -> None:
    if roll.fists < NUMBERS.rescue:
        game.tell("in_vain", seat=hero.seat, hero=hero.id, roll=roll.kind)
        return
    game.civilians[roll.place] -= 1
    if not game.civilians[roll.place]:
        del game.civilians[roll.place]
    hero.escorts += 1
    game.tell("rescued", seat=hero.seat, hero=hero.id, place=roll.place)


def _break(game: TheOthers, hero: Hero, roll: Roll) -> None:
    if roll.fists < NUMBERS.breaking:
        game.tell("in_vain", seat=hero.seat, hero=hero.id, roll=roll.kind)
        return
    game.altars.remove(roll.place)
    game.tally["altars"] = game.tally.get("altars", 0) + 1
    game.tell("altar_broken", seat=hero.seat, hero=hero.id, place=roll.place)
    check(game)


@step
class RollOver(Step[TheOthers]):
    """End the roll in progress."""

    rules = ("roll.burst",)

    def run(self, game: TheOthers) -> None:
        game.rolling = None


# --- fists


def spent(game: TheOthers, place: str, order: Sequence[str], fists: int) -> dict[str, int]:
    """Return kills, or damage to lasting monsters, by kind, if these fists are spent in this
    order."""
    amounts: dict[str, int] = dict.fromkeys(KINDS, 0)
    monster_counts = Counter(game.beasts(place))
    for kind in order:
        tough = game.toughness(kind)
        if game.row(kind).lasts:
            amounts[kind] = min(fists, tough) if monster_counts[kind] else 0
            fists -= amounts[kind]
        else:
            amounts[kind] = min(monster_counts[kind], fists // tough)
            fists -= amounts[kind] * tough
    return amounts


def natural_kills(game: TheOthers, place: str, fists: int) -> list[Kill]:
    """Return the natural picks: the fists are spent on one kind after the other, in every order."""
    kinds = list(dict.fromkeys(game.beasts(place)))
    ways = [tuple(spent(game, place, order, fists).values()) for order in permutations(kinds)]
    return [Kill(*way) for way in dict.fromkeys(ways) if any(way)]


@step
class SpendFists(SeatChoice[TheOthers]):
    """Engager un Combat: assign each fist to a monster, which dies of its toughness; only lasting
    monsters keep damage."""

    picks = (Kill,)
    composed = (Kill,)
    rules = ("fight.fists", "monsters.damage", "monsters.gone")
    hero: str
    place: str
    fists: int
    fighting: bool = False

    def options(self, game: TheOthers, seat: Seat) -> Sequence[Pick]:
        if self.fighting and current(game, self.hero) is None:
            return []
        return natural_kills(game, self.place, self.fists)

    def values(
        self, game: TheOthers, seat: Seat, kind: type[Pick], so_far: Mapping[str, Any]
    ) -> Sequence[int]:
        fists_left = self.fists
        for earlier_kind, count in zip(KINDS, so_far.values(), strict=False):
            fists_left -= count * (
                1 if game.row(earlier_kind).lasts else game.toughness(earlier_kind)
            )
        current_kind = KINDS[len(so_far)]
        open_monsters = [
            monster for monster in game.beasts(self.place) if monster not in KINDS[: len(so_far)]
        ]
        if fists_left >= sum(game.toughness(monster) for monster in open_monsters):
            return [spent(game, self.place, [current_kind], fists_left)[current_kind]]
        maximum = spent(game, self.place, [current_kind], fists_left)[current_kind]
        later_kinds = [
            monster for monster in KINDS[len(so_far) + 1 :] if monster in game.beasts(self.place)
        ]
        return range(maximum, (0 if later_kinds else maximum) - 1, -1)

    def chosen(self, game: TheOthers, seat: Seat, pick: Kill) -> None:
        counts = (pick.acolytes, pick.abominations, pick.controller, pick.avatar)
        for kind, count in zip(KINDS, counts, strict=True):
            hit(game, self.hero, kind, self.place, count)
        check(game)


def hit(game: TheOthers, id: str, kind: str, place: str, count: int) -> None:
    """Kill `count` monsters of a kind, or do `count` damage to a lasting one, which stays until it
    dies."""
    if count and game.row(kind).lasts:
        toughness_left = game.toughness(kind) - count
        if toughness_left > 0:
            game.damage[kind] = game.damage.get(kind, 0) + count
            game.tell("damaged", monster=kind, amount=count, left=toughness_left)
            return
        count = 1
    for _ in range(count):
        slay(game, kind, place)
        if game.rolling:
            game.rolling.killed += 1
        hero = game.hero(id)
        if hero is not None and hero.has("cleansed") and hero.once("cleansed"):
            purify(game, hero, hero.has("cleansed"))


def hurts(game: TheOthers, kind: str, fists: int) -> bool:
    """Return whether this many fists hurt a monster."""
    return game.row(kind).lasts or game.toughness(kind) <= fists


# --- shields and harm


@step
class SpendShields(SeatChoice[TheOthers]):
    """Engager un Combat: each shield stops a claw or a tentacle, as the hero chooses; remaining
    claws wound, tentacles corrupt."""

    picks = (Block,)
    rules = ("fight.shields", "fight.harm")
    hero: str

    def options(self, game: TheOthers, seat: Seat) -> list[Pick]:
        current_roll = current(game, self.hero)
        if current_roll is None:
            return []
        roll = current_roll[1]
        shields = min(roll.shields, roll.claws + roll.tentacles)
        minimum = max(0, shields - roll.tentacles)
        return [Block(n) for n in range(min(shields, roll.claws), minimum - 1, -1)]

    def chosen(self, game: TheOthers, seat: Seat, pick: Block) -> None:
        current_roll = current(game, self.hero)
        if current_roll is None:
            return
        hero, roll = current_roll
        claws = roll.claws - pick.claws
        tentacles = max(0, roll.tentacles - (roll.shields - pick.claws))
        wounds_before, digest = hero.wounds, game.passive("digest")
        corrupt(game, hero, tentacles)
        wound(game, hero, claws)
        if digest and hero.wounds > wounds_before and not game.digested:
            game.digested = "acolyte" in game.dead and bool(game.free_nests())
            game.then(*[SummonOne("dead_acolytes")] * digest)


@step
class AfterFight(Step[TheOthers]):
    """Engager un Combat: effects of cards and acolytes after a fight, even if the hero died."""

    rules = ("cards.words", "acolytes.power")
    hero: str

    def run(self, game: TheOthers) -> None:
        roll, game.rolling = game.rolling, None
        if roll is None:
            return
        hero = game.hero(self.hero)
        if roll.ashes and roll.killed:
            for _ in range(roll.ashes):
                game.put_token("fire", roll.place)
        if roll.slip and game.beasts(roll.place):
            game.then(Roam(roll.place, roll.slip))
        if hero is not None and roll.revenge and roll.killed:
            if hero.armour:
                corrupt(game, hero, roll.revenge)
            else:
                wound(game, hero, roll.revenge)
        check(game)


# --- cleaning


def clean(game: TheOthers, hero: Hero, fists: int) -> None:
    """Nettoyer une Zone: each fist removes a token; a medic that removes enough then heals a wound
    in its space."""
    count = min(fists, len(game.tokens.get(hero.place, [])))
    heals = hero.has("tend") and count >= hero.has("tend")
    tended = [Effect(hero.seat, hero.id, "heal")] if heals else []
    game.then(TakeToken(hero.seat, hero.id, count), *tended, RollOver())


@step
class TakeToken(SeatChoice[TheOthers]):
    """Nettoyer une Zone: remove one face-up token after another from the space, as the hero
    chooses.

    Printed nests, altars and hidden tokens stay. Study removes one here or in a neighbouring space.
    """

    picks = (Sweep,)
    rules = ("clean.choose", "clean.which", "tokens.printed", "city.effects")
    hero: str
    count: int
    near: bool = False

    def options(self, game: TheOthers, seat: Seat) -> list[Pick]:
        hero = game.hero(self.hero)
        if hero is None or not self.count:
            return []
        spaces = game.around(hero.place) if self.near else [hero.place]
        return [Sweep(t, s) for s in spaces for t in dict.fromkeys(game.tokens.get(s, []))]

    def chosen(self, game: TheOthers, seat: Seat, pick: Sweep) -> None:
        game.then(replace(self, count=self.count - 1))
        clear(game, pick.token, pick.at)
        check(game)


# --- effects of districts


def heal(game: TheOthers, hero: Hero) -> None:
    """Heal a wound of a hero."""
    hero.wounds -= 1
    game.tell("healed", seat=hero.seat, hero=hero.id, wounds=hero.wounds)


def purify(game: TheOthers, hero: Hero, count: int = 1) -> None:
    """Remove corruption from a hero."""
    if hero.corruption:
        hero.corruption = max(0, hero.corruption - count)
        game.tell("purified", seat=hero.seat, hero=hero.id, level=hero.corruption)


@step
class Effect(SeatChoice[TheOthers]):
    """Actions Urbaines: choose the object of one effect of a district; a medic's healing uses it,
    too."""

    picks = (Heal, Purify, Scout, Snipe, Transit)
    rules = ("city.effects", "city.all")
    hero: str
    word: str

    def options(self, game: TheOthers, seat: Seat) -> list[Pick]:
        hero = game.hero(self.hero)
        if hero is None:
            return []
        if self.word == "heal":
            return [Heal(patient.id) for patient in game.at(hero.place) if patient.wounds]
        if self.word == "purify":
            return [Purify(patient.id) for patient in game.at(hero.place) if patient.corruption]
        if self.word == "lookout":
            return [Scout(space) for space in SPACES if game.hidden.get(space)]
        if self.word == "snipe":
            spaces_in_reach = [
                space for space in SPACES if apart(space, hero.place) <= NUMBERS.snipe_reach
            ]
            targets_in_reach = [
                (kind, space)
                for space in spaces_in_reach
                for kind in dict.fromkeys(game.beasts(space))
            ]
            return [Snipe(kind, space) for kind, space in targets_in_reach if hurts(game, kind, 1)]
        is_held = game.turn is not None and game.turn.held
        return [] if is_held else [Transit(space) for space in streets_without_monsters(game, hero)]

    def chosen(self, game: TheOthers, seat: Seat, pick: Pick) -> None:
        if isinstance(pick, Scout):
            reveal(game, pick.at)
        elif isinstance(pick, Snipe):
            hit(game, self.hero, pick.monster, pick.at, 1)
            check(game)
        elif isinstance(pick, Transit):
            game.then(Arrive(self.hero, pick.space))
        elif isinstance(pick, Heal | Purify) and (patient := game.hero(pick.hero)) is not None:
            (heal if isinstance(pick, Heal) else purify)(game, patient)
