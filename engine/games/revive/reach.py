"""Payer pour la portée: how far things are, and what the way costs."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from engine.games.revive.content import BESIDE, CORNERS, HEXES_OF
from engine.games.revive.state import BLOCKING, Faces, Revive, Tribe, terrain_of
from engine.kernel import Seat
from engine.kit.maps import distances

Cost = Mapping[str, int]
"""Resources, by their word."""
Ways = Mapping[str, int]
"""Steps from the nearest origin, by hex."""


def walks(game: Revive, seat: Seat) -> Ways:
    """How many steps it is from the seat's nearest origin to every hex that can be reached: spaces
    that block can be reached, never crossed."""
    return _walks(tuple(game.origins(seat)), game.faces())


@lru_cache(maxsize=256)
def _walks(origins: tuple[str, ...], faces: Faces) -> Ways:
    terrain = terrain_of(faces)
    return distances(origins, BESIDE.__getitem__, lambda hex: terrain[hex] not in BLOCKING)


def between(walked: Ways, place: str, whole: bool = False) -> int | None:
    """Spaces between the nearest origin and a hex, or the nearest hex of a `whole` site. None where
    there is no way."""
    if not whole and place not in CORNERS:
        steps = walked.get(place)
        return steps and steps - 1
    found = [walked[hex] for hex in HEXES_OF[place] if hex in walked]
    return max(0, min(found) - 1) if found else None


def spaces_to(walked: Ways, hex: str) -> int | None:
    """Spaces between the nearest origin and this very hex, also of a large location, which
    `between` takes as a whole. None where there is no way."""
    steps = walked.get(hex)
    return steps and steps - 1


def free_spaces(tribe: Tribe) -> int:
    """How many spaces cost the tribe no food now."""
    return tribe.figure("range") + tribe.reach


def spend_reach(game: Revive, seat: Seat, spaces: int) -> None:
    """A distance has been paid: range for one distance is spent if it was of use."""
    tribe = game.tribes[seat]
    if spaces > tribe.figure("range"):
        tribe.reach = 0


def added(cost: Cost, what: str, more: int) -> Cost:
    """A cost and so much more of a resource."""
    return {**cost, what: cost.get(what, 0) + more}


def lowered(stock: Mapping[str, int], cost: Cost, less: int) -> Cost:
    """A cost with so many resources less: those first that are short, then the most expensive."""
    if not less:
        return cost
    cost = dict(cost)
    for _ in range(less):
        if left := [what for what, n in cost.items() if n > 0]:
            cost[max(left, key=lambda what: (cost[what] - stock[what], cost[what]))] -= 1
    return {what: n for what, n in cost.items() if n > 0}
