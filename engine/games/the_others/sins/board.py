"""Tokens and monsters of the Sins: lay, summon and move them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.games.the_others.content import BESIDE, SPACES, within
from engine.games.the_others.missions import check
from engine.games.the_others.picks import Lay, March, Pass, Summon
from engine.games.the_others.state import OfTheSins, TheOthers
from engine.kernel import Pick, Seat, step


def bring(game: TheOthers, kind: str, place: str) -> None:
    """Put a monster of this kind on the board: a dead one first, else one that has not entered
    yet."""
    for pile in (game.dead, game.box):
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
        return [Summon.of(kind, space) for kind in self._kinds(game) for space in spaces]

    def chosen(self, game: TheOthers, seat: Seat, pick: Summon) -> None:
        if self.source == "reserve":
            game.box.remove(pick.monster)
            game.put_monster(pick.monster, pick.space)
            game.tell("summoned", monster=pick.monster, place=pick.space)
        else:
            bring(game, pick.monster, pick.space)


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
