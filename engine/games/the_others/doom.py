"""Wounds and corruption, death and replacement, dark pasts, and the Apocalypse track."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.games.the_others.content import NUMBERS, OMEN, PAST, SPACES, by_order
from engine.games.the_others.missions import appear, check, lose
from engine.games.the_others.picks import Accuse, Enlist, Seize
from engine.games.the_others.sins.board import LayToken, Roam, SummonOne, bring
from engine.games.the_others.state import Hero, HeroStep, OfTheSins, TheOthers
from engine.kernel import Pick, Seat, SeatChoice, Step, step
from engine.kit.effects import parse_effects
from engine.kit.piles import draw

# --- harm


def wound(game: TheOthers, hero: Hero, count: int) -> None:
    """Add wounds to a hero, which dies of the fifth; no effect after the end of the game."""
    if not hero.id or not count or game.result is not None:
        return
    count = min(count, NUMBERS.wounds - hero.wounds)
    hero.wounds += count
    game.tell("wounded", seat=hero.seat, hero=hero.id, amount=count, wounds=hero.wounds)
    if hero.wounds >= NUMBERS.wounds:
        die(game, hero)


def corrupt(game: TheOthers, hero: Hero, count: int, *, chose: bool = False) -> None:
    """Add corruption to a hero; beyond the last level it becomes wounds, and there a dark past is
    revealed.

    An amulet prevents one, except when the hero `chose` it for a roll (in the first edition then,
    too).
    """
    if not hero.id or not count or game.result is not None:
        return
    if (game.first_edition or not chose) and hero.has("ward") and hero.once("ward"):
        count -= 1
        game.tell("warded", seat=hero.seat, hero=hero.id)
    levels = min(count, NUMBERS.corruption - hero.corruption)
    if levels:
        hero.corruption += levels
        level = hero.corruption
        game.tell("corrupted", seat=hero.seat, hero=hero.id, amount=levels, level=level)
    if hero.past and not hero.bared and hero.corruption == NUMBERS.corruption:
        hero.bared = True
        game.reveal()
        game.then(Past(hero.id))
    wound(game, hero, count - levels)


def die(game: TheOthers, hero: Hero) -> None:
    """Victoire et Défaite: remove a dead hero with all it had; one from the reserve replaces it.

    Without a reserve the Sins win.
    """
    game.tell("died", seat=hero.seat, hero=hero.id, place=hero.place)
    game.fallen.append(hero.id)
    game.upgrade_discards += hero.upgrades
    if hero.past:
        game.past_discards.append(hero.past)
        game.reveal()
    if hero.escorts:
        game.civilians[hero.place] = game.civilians.get(hero.place, 0) + hero.escorts
    if game.turn and game.turn.hero == hero.id:
        game.turn = None
    slot = game.heroes.index(hero)
    game.heroes[slot] = Hero(
        "", hero.seat, turns=hero.turns, extra=hero.extra, district=hero.district
    )
    hero.id = ""
    if game.result is not None:
        return
    if sum(not hero_in_play.id for hero_in_play in game.heroes) > len(game.reserve):
        game.result = (game.sins,)
        game.tell("ended", winners=[game.sins], rivals=game.team, missions=game.mission - 1)
    else:
        game.then(Replace(hero.seat, slot))


@step
class Replace(SeatChoice[TheOthers]):
    """Victoire et Défaite: replace a dead hero with one from the reserve, which starts where heroes
    start, with the remaining turns."""

    picks = (Enlist,)
    rules = ("death.replaced", "end.tie")
    slot: int

    def options(self, game: TheOthers, seat: Seat) -> list[Pick]:
        return [Enlist(hero) for hero in game.reserve]

    def chosen(self, game: TheOthers, seat: Seat, pick: Enlist) -> None:
        game.reserve.remove(pick.hero)
        hero = game.heroes[self.slot]
        hero.id, hero.place = pick.hero, game.city.start
        if game.story_row.pasts:
            deal_past(game, hero)
        game.tell("entered", seat=seat, hero=pick.hero, place=hero.place)


def deal_past(game: TheOthers, hero: Hero) -> None:
    """Deal a hero a dark past that only its own seat sees."""
    if game.pasts:
        hero.past = game.pasts.pop()
        game.reveal()
        game.whisper("past_dealt", hero.seat, hero=hero.id, past=hero.past)


@step
class Past(HeroStep):
    """Reveal a dark past when corruption reaches the last level, and carry out its effects."""

    rules = ("past.shown",)

    def befall(self, game: TheOthers, hero: Hero) -> None:
        game.tell("past_shown", seat=hero.seat, hero=hero.id, past=hero.past)
        for word, amount in parse_effects(PAST[hero.past].does):
            _PASTS[word](game, hero, amount)
        check(game)


def _strip(game: TheOthers, hero: Hero, amount: int) -> None:
    game.upgrade_discards += hero.upgrades
    hero.upgrades, hero.down = [], []


def _acolytes(game: TheOthers, hero: Hero, amount: int) -> None:
    for _ in range(amount):
        bring(game, "acolyte", hero.place, game.dead, game.box)


def _betray(game: TheOthers, hero: Hero, amount: int) -> None:
    place = hero.place
    bring(game, "abomination", place, game.dead, game.box)
    die(game, hero)


_PASTS: Final[dict[str, Callable[[TheOthers, Hero, int], None]]] = {
    "wound": wound,
    "strip": _strip,
    "draw": lambda game, hero, amount: draw_cards(game, amount),
    "doom": lambda game, hero, amount: game.then(*[Advance()] * amount),
    "nest": lambda game, hero, amount: game.put_token("nest", hero.place),
    "acolyte": _acolytes,
    "betray": _betray,
}


def draw_cards(game: TheOthers, count: int) -> None:
    """The Sins draw cards; the discards refill an empty deck."""
    drawn = draw(game, game.sin_deck, count, game.sin_discards)
    game.hand = by_order([*game.hand, *drawn])
    game.reveal()
    secret = {game.sins: {"cards": by_order(drawn)}}
    game.tell("drew", secret, seat=game.sins, amount=len(drawn))


# --- the track


@step
class Advance(Step[TheOthers]):
    """Advance the Apocalypse track one step and carry out its effect; the last effect repeats with
    every further step."""

    rules = ("track.steps", "track.end")

    def run(self, game: TheOthers) -> None:
        game.track += 1
        game.tell("track_moved", step=game.track)
        word = NUMBERS.track[min(game.track, len(NUMBERS.track)) - 1]
        _TRACK[word](game)


def _more_reactions(game: TheOthers) -> None:
    game.more_reactions += 1
    game.reactions += 1
    game.tell("reaction_gained", seat=game.sins)


def _torment(game: TheOthers) -> None:
    for hero in list(game.alive()):
        corrupt(game, hero, 1)
        wound(game, hero, 1)


_TRACK: Final[dict[str, Callable[[TheOthers], None]]] = {
    "card": lambda game: draw_cards(game, 1),
    "controller": lambda game: appear(game, "controller"),
    "avatar": lambda game: appear(game, "avatar"),
    "omen": lambda game: game.then(DrawOmen()),
    "reaction": _more_reactions,
    "rift": lambda game: game.then(LayToken(("nest",), "street")),
    "torment": _torment,
}


@step
class DrawOmen(Step[TheOthers]):
    """Turn an apocalypse card up and carry out its effects."""

    rules = ("track.omens",)

    def run(self, game: TheOthers) -> None:
        if not game.omens:
            return
        omen = game.omens.pop()
        game.omen_discards.append(omen)
        game.reveal()
        game.tell("omen", omen=omen)
        for word, amount in parse_effects(OMEN[omen].does):
            _OMENS[word](game, amount)


def _panic(game: TheOthers, amount: int) -> None:
    for hero in list(game.alive()):
        corrupt(game, hero, amount)


def _eclipse(game: TheOthers, amount: int) -> None:
    game.dim = game.round + 1


def _howl(game: TheOthers, amount: int) -> None:
    """Ask about each abomination at its place when the card came."""
    places = [space for space in SPACES if "abomination" in game.beasts(space)]
    for space in places[::-1]:
        game.then(*[Roam(space, amount, "abomination")] * game.beasts(space).count("abomination"))


_OMENS: Final[dict[str, Callable[[TheOthers, int], None]]] = {
    "ash": lambda game, n: game.then(*[LayToken(("fire",), "bare_district")] * n),
    "panic": _panic,
    "tide": lambda game, n: game.then(*(LayToken(("corruption",), s) for s in game.altars[:n])),
    "eclipse": _eclipse,
    "raise": lambda game, n: game.then(*[SummonOne("acolytes")] * n),
    "rift": lambda game, n: game.then(LayToken(("nest",), "street")),
    "howl": _howl,
    "confess": lambda game, n: game.then(Confession(n)),
    "rumour": lambda game, n: game.then(Rumour()),
}


@step
class Confession(OfTheSins):
    """An apocalypse card: the most corrupted hero takes corruption; the Sins break ties."""

    picks = (Accuse,)
    rules = ("track.omens",)
    amount: int

    def options(self, game: TheOthers, seat: Seat) -> list[Pick]:
        alive = list(game.alive())
        return [Accuse(h.id) for h in alive if all(h.corruption >= o.corruption for o in alive)]

    def chosen(self, game: TheOthers, seat: Seat, pick: Accuse) -> None:
        hero = game.hero(pick.hero)
        assert hero is not None
        corrupt(game, hero, self.amount)


@step
class Rumour(OfTheSins):
    """An apocalypse card: a waiting civilian in a space with a monster, or beside one, is lost; the
    Sins choose."""

    picks = (Seize,)
    rules = ("track.omens", "rescue.lost")

    def options(self, game: TheOthers, seat: Seat) -> list[Pick]:
        places = [space for space in SPACES if game.civilians.get(space)]
        return [Seize(s) for s in places if any(game.beasts(near) for near in game.around(s))]

    def chosen(self, game: TheOthers, seat: Seat, pick: Seize) -> None:
        lose(game, pick.at)
