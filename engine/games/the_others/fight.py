"""Engager un Combat, Nettoyer une Zone: a roll is put together, thrown, and carried out.

`TheOthers.rolling` holds the roll that is being made; a hero that dies in it leaves nothing to be
carried out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import permutations
from typing import Any, Final

from engine.frozen import replace
from engine.games.the_others.content import HERO_DIE, KINDS, NUMBERS, SIN_DIE, apart
from engine.games.the_others.doom import Roam, bring, corrupt, wound
from engine.games.the_others.missions import check, clear, slay
from engine.games.the_others.moments import SinMoment
from engine.games.the_others.picks import Block, Kill, Reroll, Skip, Sweep, Tempt
from engine.games.the_others.state import Hero, Roll, TheOthers
from engine.kernel import Choice, Pick, Seat, Step, step
from engine.kit.dice import tally, throw

FIGHT: Final = "fight"
CLEAN: Final = "clean"
RESCUE: Final = "rescue"
BREAK: Final = "break_altar"

# --- what goes into a roll


def targets(game: TheOthers, hero: Hero) -> list[str]:
    """The spaces whose monsters a hero may fight: its own; with range others, if no monster shares
    its own."""
    if game.beasts(hero.place):
        return [hero.place]
    return [s for s in sorted(game.monsters) if 0 < apart(hero.place, s) <= hero.reach]


def helpers(game: TheOthers, hero: Hero) -> int:
    """Dice that other heroes in the space add."""
    return min(NUMBERS.helpers, len(game.at(hero.place)) - 1)


def hero_dice(game: TheOthers, hero: Hero, roll: Roll) -> int:
    """Hero dice of a roll: the figure, upgrades, powers, helpers, and what corruption brings."""
    if roll.kind == FIGHT:
        fury = hero.has("fury")
        dice = hero.row.combat + hero.has("fight") + (hero.wounds // fury if fury else 0)
    else:
        dice = hero.row.skill + (hero.has("clean") if roll.kind == CLEAN else 0)
    if not roll.no_help:
        dice += helpers(game, hero)
    if roll.bonus >= 0:
        dice += NUMBERS.bonus_dice[roll.bonus]
    if game.passive("envy") and game.most_equipped(hero):
        dice = max(1, dice - game.passive("envy"))
    return dice


def sin_dice(game: TheOthers, hero: Hero, roll: Roll) -> int:
    """Sin dice of a fight: those of the monsters in the hero's space, pentacles, cards, passives;
    none against a shot at another space."""
    if roll.kind != FIGHT or roll.place != hero.place:
        return 0
    if roll.mirror:
        return min(roll.mirror, hero_dice(game, hero, roll))
    dice = sum(game.row(kind).dice for kind in game.beasts(roll.place))
    dice += game.count(roll.place, "pentacle") + roll.more
    if len(game.at(hero.place)) == 1:
        dice += game.passive("alone")
    if roll.by_sins:
        dice += game.passive("assault")
    return min(dice, NUMBERS.sin_dice)


def sure(game: TheOthers, hero: Hero, roll: Roll, word: str) -> int:
    """Claws or tentacles that monsters have without dice."""
    if roll.kind != FIGHT or roll.place != hero.place:
        return 0
    return sum(game.row(kind).amount(word) for kind in game.beasts(roll.place))


def sure_fists(game: TheOthers, hero: Hero, roll: Roll) -> int:
    """Fists that a roll has without dice."""
    fists = NUMBERS.bonus_fists[roll.bonus] if roll.bonus >= 0 else 0
    if roll.kind == FIGHT and len(game.beasts(roll.place)) == 1:
        fists += hero.has("hunter")
    return fists


# --- making it


def roll_steps(hero: Hero, kind: str, place: str, by_sins: bool = False) -> list[Step[TheOthers]]:
    """A roll, from what the Sins may add to what it does."""
    before = [SinMoment("before", hero.id)] if kind == FIGHT else []
    seat = hero.seat
    begin = BeginRoll(hero.id, kind, place, by_sins)
    return [
        begin,
        *before,
        Temptation(seat, hero.id),
        ThrowDice(hero.id),
        ThrowAgain(seat, hero.id),
        ThrowAgain(seat, hero.id),
        SinMoment("after", hero.id),
        CarryOut(hero.id),
    ]


def current(game: TheOthers, hero: str) -> tuple[Hero, Roll] | None:
    """The hero and its roll, if both are still there."""
    roll, who = game.rolling, game.hero(hero)
    return None if roll is None or who is None or roll.hero != hero else (who, roll)


@step
class BeginRoll(Step[TheOthers]):
    """Engager un Combat: against all monsters of a space, if there are any; or a skill roll."""

    rules = ("fight.all", "action.clean")
    hero: str
    kind: str
    place: str
    by_sins: bool

    def run(self, game: TheOthers) -> None:
        hero = game.hero(self.hero)
        if hero is None or (self.kind == FIGHT and not game.beasts(self.place)):
            return
        game.rolling = Roll(self.hero, self.kind, self.place, self.by_sins)
        name = "fight_began" if self.kind == FIGHT else "roll_began"
        game.tell(name, seat=hero.seat, hero=hero.id, place=self.place, roll=self.kind,
                  by_sins=int(self.by_sins))  # fmt: skip


@step
class Temptation(Choice[TheOthers]):
    """Corruption for a bonus: before a roll a hero may take one corruption, and uses what the level
    it comes to gives; at the last level it costs a wound."""

    picks = (Skip, Tempt)
    rules = ("roll.temptation", "corruption.track")
    seat: Seat
    hero: str

    def options(self, game: TheOthers, seat: Seat) -> list[Pick]:
        return [Skip(), Tempt()] if current(game, self.hero) else []

    def chosen(self, game: TheOthers, seat: Seat, pick: Pick) -> None:
        found = current(game, self.hero)
        if isinstance(pick, Tempt) and found is not None:
            hero, roll = found
            roll.bonus = min(hero.corruption + 1, NUMBERS.corruption)
            game.tell("tempted", seat=seat, hero=hero.id, level=roll.bonus)
            corrupt(game, hero, 1)


@step
class ThrowDice(Step[TheOthers]):
    """Dice: those of the hero and of the Sins are thrown together; each burst throws one more."""

    rules = (
        "fight.dice",
        "fight.sin_dice",
        "fight.helpers",
        "fight.ranged",
        "roll.burst",
        "sin.passive",
        "hero.power",
    )
    hero: str

    def run(self, game: TheOthers) -> None:
        found = current(game, self.hero)
        if found is None:
            return
        hero, roll = found
        roll.sin_dice = sin_dice(game, hero, roll)
        roll.sin_faces = throw(game, SIN_DIE, roll.sin_dice)
        again = roll.sin_faces.count("burst") if roll.rage else 0
        while again and len(roll.sin_faces) < 30:
            more = throw(game, SIN_DIE, again)
            roll.sin_faces += more
            again = more.count("burst")
        roll.faces = throw(game, HERO_DIE, hero_dice(game, hero, roll))
        read_roll(game, hero, roll)
        tell_roll(game, hero, roll)


def read_roll(game: TheOthers, hero: Hero, roll: Roll) -> None:
    """What the dice of a roll show, and what comes to it without dice."""
    mine, theirs = tally(roll.faces), tally(roll.sin_faces)
    roll.fists = mine["fist"] + mine["both"] + sure_fists(game, hero, roll)
    fighting = roll.kind == FIGHT
    roll.shields = mine["shield"] + mine["both"] + hero.armour if fighting else 0
    roll.claws = theirs["claw"] + sure(game, hero, roll, "claws")
    roll.tentacles = theirs["tentacle"] + sure(game, hero, roll, "tentacles")
    roll.rolled = True


def tell_roll(game: TheOthers, hero: Hero, roll: Roll) -> None:
    """The dice as they lie."""
    game.tell(
        "rolled",
        seat=hero.seat,
        hero=hero.id,
        roll=roll.kind,
        dice=list(roll.faces),
        sin_dice=list(roll.sin_faces),
        fists=roll.fists,
        shields=roll.shields,
        claws=roll.claws,
        tentacles=roll.tentacles,
    )


@step
class ThrowAgain(Choice[TheOthers]):
    """A notebook throws a whole roll again, once a round; a steady leader in the space one die,
    once a roll."""

    picks = (Skip, Reroll)
    rules = ("hero.power", "upgrade.uses")
    seat: Seat
    hero: str

    def options(self, game: TheOthers, seat: Seat) -> list[Pick]:
        found = current(game, self.hero)
        if found is None:
            return []
        hero, roll = found
        again: list[Pick] = []
        leader = any(one.has("steady") and one.id != hero.id for one in game.at(hero.place))
        if leader and not roll.steadied:
            again += [Reroll(face) for face in dict.fromkeys(roll.faces) if face != "burst"]
        if hero.has("reroll") and "reroll" not in hero.used:
            again.append(Reroll("all"))
        return [Skip(), *again] if again else []

    def chosen(self, game: TheOthers, seat: Seat, pick: Pick) -> None:
        found = current(game, self.hero)
        if isinstance(pick, Skip) or found is None:
            return
        assert isinstance(pick, Reroll)
        hero, roll = found
        if pick.face == "all":
            hero.used.append("reroll")
            roll.faces = throw(game, HERO_DIE, hero_dice(game, hero, roll))
        else:
            roll.steadied = True
            roll.faces.remove(pick.face)
            roll.faces += throw(game, HERO_DIE, 1)
        read_roll(game, hero, roll)
        game.tell("rerolled", seat=seat, hero=hero.id, face=pick.face)
        tell_roll(game, hero, roll)


# --- carrying it out


@step
class CarryOut(Step[TheOthers]):
    """Engager un Combat: fists kill, shields stop claws and tentacles, what is left harms; monsters
    that die strike all the same. Nettoyer une Zone: each fist takes a token away."""

    rules = ("fight.order", "clean.fists", "rescue.roll", "altar.break")
    hero: str

    def run(self, game: TheOthers) -> None:
        found = current(game, self.hero)
        if found is None:
            return
        hero, roll = found
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
    """A roll is done with."""

    rules = ("roll.burst",)

    def run(self, game: TheOthers) -> None:
        game.rolling = None


# --- fists


def spent(game: TheOthers, place: str, order: Sequence[str], fists: int) -> dict[str, int]:
    """Kills, or damage to what lasts, by kind, if so many fists are spent in this order."""
    found: dict[str, int] = dict.fromkeys(KINDS, 0)
    there = Counter(game.beasts(place))
    for kind in order:
        tough = game.toughness(kind)
        if game.row(kind).lasts:
            found[kind] = min(fists, tough) if there[kind] else 0
            fists -= found[kind]
        else:
            found[kind] = min(there[kind], fists // tough)
            fists -= found[kind] * tough
    return found


def natural_kills(game: TheOthers, place: str, fists: int) -> list[Kill]:
    """What is killed if the fists are spent on one kind after the other, in every order."""
    kinds = list(dict.fromkeys(game.beasts(place)))
    ways = [tuple(spent(game, place, order, fists).values()) for order in permutations(kinds)]
    return [Kill(*way) for way in dict.fromkeys(ways) if any(way)]


@step
class SpendFists(Choice[TheOthers]):
    """Engager un Combat: each fist goes to a monster, which dies of as many as it takes; only what
    lasts keeps damage."""

    picks = (Kill,)
    composed = (Kill,)
    rules = ("fight.fists", "monsters.damage", "monsters.gone")
    seat: Seat
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
        left = self.fists
        for done, count in zip(KINDS, so_far.values(), strict=False):
            left -= count * (1 if game.row(done).lasts else game.toughness(done))
        which = KINDS[len(so_far)]
        open_ = [one for one in game.beasts(self.place) if one not in KINDS[: len(so_far)]]
        if left >= sum(game.toughness(one) for one in open_):
            return [spent(game, self.place, [which], left)[which]]
        most = spent(game, self.place, [which], left)[which]
        rest = [one for one in KINDS[len(so_far) + 1 :] if one in game.beasts(self.place)]
        return range(most, (0 if rest else most) - 1, -1)

    def chosen(self, game: TheOthers, seat: Seat, pick: Kill) -> None:
        for kind, count in zip(
            KINDS, (pick.acolytes, pick.abominations, pick.controller, pick.avatar), strict=True
        ):
            if game.row(kind).lasts:
                _damage(game, kind, self.place, count)
            else:
                for _ in range(count):
                    slay(game, kind, self.place)
                    self._killed(game)
        check(game)

    def _killed(self, game: TheOthers) -> None:
        hero = game.hero(self.hero)
        if game.rolling and self.fighting:
            game.rolling.killed += 1
        if hero is not None and hero.has("cleansed") and hero.corruption and hero.once("cleansed"):
            hero.corruption = max(0, hero.corruption - hero.has("cleansed"))
            game.tell("purified", seat=hero.seat, hero=hero.id, level=hero.corruption)


def _damage(game: TheOthers, kind: str, place: str, count: int) -> None:
    """Damage to what lasts stays on it, until it dies."""
    if not count:
        return
    left = game.toughness(kind) - count
    if left <= 0:
        slay(game, kind, place)
        if game.rolling:
            game.rolling.killed += 1
    else:
        game.damage[kind] = game.damage.get(kind, 0) + count
        game.tell("damaged", monster=kind, amount=count, left=left)


def hit(game: TheOthers, kind: str, place: str) -> None:
    """One fist for one monster."""
    if game.row(kind).lasts:
        _damage(game, kind, place, 1)
    elif game.toughness(kind) <= 1:
        slay(game, kind, place)
    check(game)


# --- shields, and what is left


@step
class SpendShields(Choice[TheOthers]):
    """Engager un Combat: each shield stops a claw or a tentacle, as the hero likes; the claws left
    are wounds, the tentacles corruption."""

    picks = (Block,)
    rules = ("fight.shields", "fight.harm")
    seat: Seat
    hero: str

    def options(self, game: TheOthers, seat: Seat) -> list[Pick]:
        found = current(game, self.hero)
        if found is None:
            return []
        roll = found[1]
        shields = min(roll.shields, roll.claws + roll.tentacles)
        least = max(0, shields - roll.tentacles)
        return [Block(n) for n in range(min(shields, roll.claws), least - 1, -1)]

    def chosen(self, game: TheOthers, seat: Seat, pick: Block) -> None:
        found = current(game, self.hero)
        if found is None:
            return
        hero, roll = found
        claws = roll.claws - pick.claws
        tentacles = max(0, roll.tentacles - (roll.shields - pick.claws))
        if claws and game.passive("digest") and not game.digested:
            game.digested = True
            for _ in range(game.passive("digest")):
                nests = game.free_nests()
                if nests and "acolyte" in game.dead:
                    bring(game, "acolyte", min(nests, key=lambda s: apart(s, hero.place)))
        corrupt(game, hero, tentacles)
        wound(game, hero, claws)


@step
class AfterFight(Step[TheOthers]):
    """Engager un Combat: what cards and acolytes do once it is over."""

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
    """Nettoyer une Zone: each fist takes a token away; a medic that takes enough heals a wound in
    its space, of whoever has most."""
    count = min(fists, len(game.tokens.get(hero.place, [])))
    game.then(TakeToken(hero.seat, hero.id, count), RollOver())
    if hero.has("medic") and count >= hero.has("medic"):
        patient = max(game.at(hero.place), key=lambda one: one.wounds)
        heal(game, patient)


def heal(game: TheOthers, hero: Hero) -> None:
    """A wound of a hero heals."""
    if hero.wounds:
        hero.wounds -= 1
        game.tell("healed", seat=hero.seat, hero=hero.id, wounds=hero.wounds)


@step
class TakeToken(Choice[TheOthers]):
    """Nettoyer une Zone: one open token of the space is taken away, as the hero chooses, then the
    next; printed nests, altars and hidden tokens stay. Study takes one here or beside."""

    picks = (Sweep,)
    rules = ("clean.choose", "clean.which", "tokens.printed", "city.effects")
    seat: Seat
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
