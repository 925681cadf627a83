"""Capacités des tribus: star effects."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from engine.games.revive.content import BESIDE, HEXES, NUMBERS, SITE_OF, numbers, tribes
from engine.games.revive.effects.book import Asked, Effect, code, give, mark
from engine.games.revive.picks import Decline, Light
from engine.games.revive.state import BLOCKING, Revive, terrain_of
from engine.games.revive.turn.reach import between, spaces_to, walks
from engine.kernel import Pick, Seat, step
from engine.kit.maps import distances

NATURAL = 8
"""Maximum natural picks of a composed kind."""
PLAIN = "A1"
"""The star effect while tribes have no abilities: in the first step of the learning path."""


@code("S")
@step
class Star(Effect):
    """S: use the tribe's ability `amount` times; the first five uses move a disc onto the progress
    track."""

    rules = ("tribe.star", "tribe.discs")

    def run(self, game: Revive) -> None:
        game.then(*[StarOnce(self.seat)] * self.amount)


@step
class StarOnce(Effect):
    """S, once. Outside of the seat's turn, effects with questions are queued."""

    rules = ("tribe.star", "tribe.discs")

    def run(self, game: Revive) -> None:
        game.tell("starred", seat=self.seat)
        tribe_id = game.tribes[self.seat].id
        if game.variant.moon and game.variant.abilities:
            give(game, self.seat, tribes(game.edition)[tribe_id].moon)
            return
        text = tribes(game.edition)[tribe_id].sun if game.variant.abilities else PLAIN
        if not (game.tribes[self.seat].room() and game.modules):
            text = text.replace("M1", "P2")
        give(game, self.seat, text)
        move_disc(game, self.seat)


def move_disc(game: Revive, seat: Seat) -> None:
    """Move a disc onto the progress track, at most five times."""
    tribe = game.tribes[seat]
    if tribe.discs < NUMBERS.discs:
        tribe.discs += 1
        mark(game, seat)


def lantern_spaces(game: Revive, seat: Seat) -> dict[str, int]:
    """Return the explored spaces for a lantern, with the number of spaces between. In the first
    edition the first space of a large location was as near as the location."""
    walked = walks(game, seat)
    own_lanterns = game.tribes[seat].lanterns
    terrain = terrain_of(game.faces())
    distances_to = {}
    for hex in HEXES:
        spaces = between(walked, hex) if game.first_edition else spaces_to(walked, hex)
        if spaces is None or spaces > NUMBERS.lantern_reach or hex in own_lanterns:
            continue
        if terrain[hex] not in BLOCKING:
            distances_to[hex] = spaces
    return distances_to


def by_tile(spaces: Sequence[str], so_far: Mapping[str, Any]) -> list[str]:
    """Return the tiles of these hexes, or the hexes on the chosen tile."""
    if "tile" not in so_far:
        return list(dict.fromkeys(SITE_OF[hex] for hex in spaces))
    return [hex for hex in spaces if SITE_OF[hex] == so_far["tile"]]


@code("L")
@step
class PutLantern(Asked):
    """Lanterniers: put a lantern on an explored space at most two spaces away, from which range
    then counts; food if impossible."""

    picks = (Light, Decline)
    composed = (Light,)
    rules = ("tribe.lanterns",)
    reason = "no-lantern-there"

    def _spaces(self, game: Revive) -> dict[str, int]:
        if len(game.tribes[self.seat].lanterns) == NUMBERS.lanterns:
            return {}
        return lantern_spaces(game, self.seat)

    def options(self, game: Revive, seat: Seat) -> list[Pick]:
        spaces = self._spaces(game)
        if not spaces:
            return [Decline()]
        own_distances = _distances(tuple(game.origins(seat)))
        terrain = terrain_of(game.faces())
        best = sorted(spaces, key=lambda hex: (-own_distances[hex], -_promise(terrain, hex)))
        return [Light(SITE_OF[hex], hex) for hex in best[:NATURAL]]

    def values(
        self, game: Revive, seat: Seat, kind: type[Pick], so_far: Mapping[str, Any]
    ) -> list[str]:
        return by_tile(list(self._spaces(game)), so_far)

    def chosen(self, game: Revive, seat: Seat, pick: Pick) -> None:
        if not isinstance(pick, Light):
            give(game, seat, "F2")
            return
        game.tribes[seat].lanterns.append(pick.hex)
        game.tell("lantern_lit", seat=seat, hex=pick.hex)
        give(game, seat, numbers(game.edition).lantern_gift)


@lru_cache(maxsize=16)
def _distances(origins: tuple[str, ...]) -> Mapping[str, int]:
    """Return the steps to each hex, over any terrain."""
    return distances(origins, BESIDE.__getitem__)


_USEFUL: Final = frozenset({"ice", "desert", "city", "location"})


def _promise(terrain: Mapping[str, str], hex: str) -> int:
    """Return how many useful spaces a lantern on this space would bring into range."""
    return sum([terrain[neighbour] in _USEFUL for neighbour in BESIDE[hex]])
