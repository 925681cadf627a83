"""Tokens and monsters of the Sins: lay, summon and move them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from engine.games.the_others.content import BESIDE, SPACES, within
from engine.games.the_others.missions import check
from engine.games.the_others.picks import Lay, March, Pass, Summon
from engine.games.the_others.state import OfTheSins, TheOthers
from engine.kernel import Pick, Seat, step


def bring(game: TheOthers, kind: str, place: str, *piles: list[str]) -> None:
    """Put a monster of this kind on the board, from the first of these piles that has one."""
    for pile in piles:
        if kind in pile:
            pile.remove(kind)
            game.put_monster(kind, place)
            game.tell("summoned", monster=kind, place=place)
            return


def spots(game: TheOthers, kind: str) -> list[str]:
    """Return the spaces of a kind with room for a token; for the name of a space, those beside
    it."""
    full = {space for space in {*game.tokens, *game.hidden} if not game.room(space)}
    free = [space for space in SPACES if space not in full]
    if kind in BESIDE:
        return [space for space in free if space in BESIDE[kind]]
    return [space for space in free if _SPOTS[kind](game, space)]


_SPOTS: Final[dict[str, Callable[[TheOthers, str], bool]]] = {
    "empty": lambda game, space: not game.at(space),
    "street": lambda game, space: space in game.city.streets,
    "quiet_street": lambda game, space: space in game.city.streets and not game.at(space),
    "monster": lambda game, space: bool(game.beasts(space)),
    "near_monster": lambda game, space: any(map(game.beasts, game.around(space))),
    "bare_district": lambda game, space: (
        space in game.city.districts
        and not (game.at(space) or game.beasts(space) or game.tokens.get(space))
    ),
    "altar": lambda game, space: any(space in BESIDE[altar] for altar in game.altars),
}


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


_SOURCES: Final[dict[str, Callable[[TheOthers], list[list[str]]]]] = {
    "reserve": lambda game: [game.box],
    "dead": lambda game: [game.dead],
    "acolytes": lambda game: [game.dead, game.box],
    "dead_acolytes": lambda game: [game.dead],
}


@step
class SummonOne(OfTheSins):
    """Invoquer des Monstres: the Sins put one monster on an unblocked nest, or one from the reserve
    on a printed nest."""

    picks = (Summon,)
    rules = ("end.summon", "end.nests", "end.reserve", "end.unused")
    source: str
    """One of `_SOURCES`."""

    def options(self, game: TheOthers, seat: Seat) -> list[Pick]:
        allowed = ("acolyte",) if "acolytes" in self.source else ("abomination", "acolyte")
        found = {kind for pile in _SOURCES[self.source](game) for kind in pile}
        kinds = [kind for kind in allowed if kind in found]
        spaces = game.free_nests()
        if self.source == "reserve":
            kinds, spaces = kinds[:1], [space for space in SPACES if space in game.city.nests]
        return [Summon.of(kind, space) for kind in kinds for space in spaces]

    def chosen(self, game: TheOthers, seat: Seat, pick: Summon) -> None:
        bring(game, pick.monster, pick.space, *_SOURCES[self.source](game))


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
