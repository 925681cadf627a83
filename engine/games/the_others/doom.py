"""Wounds and corruption, death and replacement, dark pasts, and the Apocalypse track."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import Final

from engine.games.the_others.content import BESIDE, NUMBERS, OMEN, PAST, SPACES, by_order, within
from engine.games.the_others.missions import appear, check, lose
from engine.games.the_others.picks import Accuse, Enlist, Lay, March, Pass, Seize, Summon
from engine.games.the_others.state import Hero, OfTheSins, TheOthers
from engine.kernel import Choice, Pick, Seat, Step, step
from engine.kit.effects import parse_effects
from engine.kit.piles import draw

# --- harm


def wound(game: TheOthers, hero: Hero, count: int) -> None:
    """Add wounds to a hero, which dies of the fifth; no effect after the end of the game."""
    if not hero.id or count <= 0 or game.result is not None:
        return
    count = min(count, NUMBERS.wounds - hero.wounds)
    hero.wounds += count
    game.tell("wounded", seat=hero.seat, hero=hero.id, amount=count, wounds=hero.wounds)
    if hero.wounds >= NUMBERS.wounds:
        die(game, hero)


def corrupt(game: TheOthers, hero: Hero, count: int, *, chose: bool = False) -> None:
    """Add corruption to a hero; beyond the last level it becomes wounds, and there a dark past is
    revealed.

    An amulet prevents one, except when the hero `chose` it for a roll.
    """
    if not hero.id or count <= 0 or game.result is not None:
        return
    if not chose and hero.has("ward") and hero.once("ward"):
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
    """Victoire et Défaite: remove a dead hero with all it had; one of the reserve replaces it.

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
class Replace(Choice[TheOthers]):
    """Victoire et Défaite: replace a dead hero with one of the reserve, which starts where heroes
    start, with the remaining turns."""

    picks = (Enlist,)
    rules = ("death.replaced", "end.tie")
    seat: Seat
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
class Past(Step[TheOthers]):
    """Reveal a dark past when corruption reaches the last level, and carry out its effects."""

    rules = ("past.shown",)
    hero: str

    def run(self, game: TheOthers) -> None:
        hero = game.hero(self.hero)
        if hero is None:
            return
        game.tell("past_shown", seat=hero.seat, hero=hero.id, past=hero.past)
        for word, amount in parse_effects(PAST[hero.past].does):
            _PASTS[word](game, hero, amount)
        check(game)


def _strip(game: TheOthers, hero: Hero, amount: int) -> None:
    game.upgrade_discards += hero.upgrades
    hero.upgrades, hero.down = [], []


def _acolytes(game: TheOthers, hero: Hero, amount: int) -> None:
    for _ in range(amount):
        bring(game, "acolyte", hero.place)


def _betray(game: TheOthers, hero: Hero, amount: int) -> None:
    place = hero.place
    bring(game, "abomination", place)
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


def bring(game: TheOthers, kind: str, place: str) -> None:
    """Put a monster of this kind on the board: a dead one first, else one that has not entered
    yet."""
    for pile in (game.dead, game.box):
        if kind in pile:
            pile.remove(kind)
            game.put_monster(kind, place)
            game.tell("summoned", monster=kind, place=place)
            return


def draw_cards(game: TheOthers, count: int) -> None:
    """The Sins draw cards; the discards refill an empty deck."""
    drawn = draw(game, game.sin_deck, count, game.sin_discards)
    game.hand = by_order([*game.hand, *drawn])
    game.reveal()
    secret = {game.sins: {"cards": by_order(drawn)}}
    game.tell("drew", secret, seat=game.sins, amount=len(drawn))


# --- tokens and monsters of the Sins


def spots(game: TheOthers, kind: str) -> list[str]:
    """Return the spaces of a kind with room for a token; for the name of a space, those beside
    it."""
    full = {space for space in {*game.tokens, *game.hidden} if not game.room(space)}
    free = [space for space in SPACES if space not in full]
    if kind == "empty":
        return [space for space in free if not game.at(space)]
    if kind == "street":
        return [space for space in free if space in game.city.streets]
    if kind == "quiet_street":
        return [s for s in free if s in game.city.streets and not game.at(s)]
    if kind == "monster":
        return [space for space in free if game.beasts(space)]
    if kind == "near_monster":
        return [s for s in free if any(game.beasts(neighbour) for neighbour in game.around(s))]
    if kind == "bare_district":
        return [
            space
            for space in free
            if space in game.districts()
            and not (game.at(space) or game.beasts(space) or game.tokens.get(space))
        ]
    places = game.altars if kind == "altar" else [kind]
    beside = {space for place in places for space in BESIDE[place]}
    return [space for space in free if space in beside]


_summon = cache(Summon)


@lru_cache(maxsize=4096)
def _lays(tokens: tuple[str, ...], spaces: tuple[str, ...]) -> tuple[Lay, ...]:
    return tuple([Lay(token, space) for token in tokens for space in spaces])


@step
class LayToken(OfTheSins):
    """Tâches d’Histoire, cards and the track: the Sins lay a token on a space of their choice."""

    picks = (Lay,)
    rules = ("round.lay", "tokens.room")
    tokens: tuple[str, ...]
    where: str

    def options(self, game: TheOthers, seat: Seat) -> Sequence[Pick]:
        return _lays(self.tokens, tuple(spots(game, self.where)))

    def chosen(self, game: TheOthers, seat: Seat, pick: Lay) -> None:
        game.put_token(pick.token, pick.space)


@step
class SummonOne(OfTheSins):
    """Invoquer des Monstres: the Sins put one monster on an unblocked nest, or one of the reserve
    on a printed nest."""

    picks = (Summon,)
    rules = ("end.summon", "end.nests", "end.reserve", "end.unused")
    source: str
    """dead, reserve, acolytes (dead or of the reserve) or dead_acolytes."""

    def _kinds(self, game: TheOthers) -> list[str]:
        if self.source == "reserve":
            return next(([k] for k in ("abomination", "acolyte") if k in game.box), [])
        if self.source == "dead":
            return [kind for kind in ("abomination", "acolyte") if kind in game.dead]
        pile = game.dead if self.source == "dead_acolytes" else [*game.dead, *game.box]
        return ["acolyte"] if "acolyte" in pile else []

    def options(self, game: TheOthers, seat: Seat) -> list[Pick]:
        if self.source == "reserve":
            spaces = [space for space in SPACES if space in game.city.nests]
        else:
            spaces = game.free_nests()
        return [_summon(kind, space) for kind in self._kinds(game) for space in spaces]

    def chosen(self, game: TheOthers, seat: Seat, pick: Summon) -> None:
        if self.source == "reserve":
            game.box.remove(pick.monster)
            game.put_monster(pick.monster, pick.space)
            game.tell("summoned", monster=pick.monster, place=pick.space)
        else:
            bring(game, pick.monster, pick.space)


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
        maximum = max([hero.corruption for hero in game.alive()], default=0)
        return [Accuse(hero.id) for hero in game.alive() if hero.corruption == maximum]

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


@step
class Roam(OfTheSins):
    """An apocalypse card moves abominations; sewermen move a monster that is left after their
    fight."""

    picks = (March, Pass)
    rules = ("track.omens", "acolytes.power")
    place: str
    spaces: int
    kind: str = ""
    """The only kind that may move; empty for any."""

    def options(self, game: TheOthers, seat: Seat) -> list[Pick]:
        kinds = [
            monster
            for monster in dict.fromkeys(game.beasts(self.place))
            if self.kind in ("", monster)
        ]
        goals = within(self.place, self.spaces)
        marches = [March(kind, self.place, to) for kind in kinds for to in goals]
        return [Pass(), *marches] if marches else []

    def chosen(self, game: TheOthers, seat: Seat, pick: Pick) -> None:
        if isinstance(pick, March):
            march(game, pick)


def march(game: TheOthers, pick: March) -> None:
    """Move a monster."""
    game.take_monster(pick.monster, pick.at)
    game.put_monster(pick.monster, pick.space)
    game.tell("marched", monster=pick.monster, source=pick.at, place=pick.space)
    check(game)
