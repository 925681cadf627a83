"""Payer pour la portée: distances, and the cost of the way."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property, lru_cache
from typing import Final

from engine.frozen import frozen
from engine.games.revive.content import BESIDE, CORNERS, HEXES_OF, SITE_OF, TILED
from engine.games.revive.effects.ground import brings
from engine.games.revive.state import BLOCKING, Faces, Revive, Tribe, terrain_of
from engine.kernel import Seat

Cost = Mapping[str, int]
"""Amount by resource."""
Ways = Mapping[str, int]
"""Hex -> steps from the nearest origin."""


_SPACES: Final = (0, *range(len(BESIDE)))
"""By steps between two hexes: the spaces between them."""


class Reached:
    """The part of the map that a seat can reach from its origins; valid until a tile changes."""

    def __init__(self, origins: tuple[str, ...], faces: Faces) -> None:
        self._land = land = _land(faces)
        ways = _ways(origins, land.onward)
        self.ways: Ways = ways
        """Hex -> steps from the nearest origin. Blocking spaces can be reached but not crossed."""
        nearest = {SITE_OF[hex]: steps for hex, steps in reversed(ways.items())}
        cities = [(hex, _SPACES[ways[hex]]) for hex in filter(land.cities.__contains__, ways)]
        cities += [(site, _SPACES[nearest[site]]) for site in CORNERS if site in nearest]
        self.cities: tuple[tuple[str, int], ...] = tuple(cities)
        """(Place, spaces between): cities, then large locations."""
        self.sites: Mapping[str, int] = {
            site: _SPACES[nearest[site]] for site in land.hidden if site in nearest
        }
        """Reachable site with a tile that is face down -> spaces between, in the map's order."""

    @cached_property
    def deserts(self) -> tuple[tuple[str, int, int, tuple[str, ...]], ...]:
        """The reachable deserts, the nearest first: (hex, spaces between, amount and springs of a
        small building there)."""
        ways, brought = self.ways, self._land.deserts
        hexes = filter(brought.__contains__, ways)
        return tuple([(hex, _SPACES[ways[hex]], *brought[hex]) for hex in hexes])


@frozen
class _Land:
    """The part of the map that is the same for all seats; valid until a tile changes."""

    onward: Mapping[str, tuple[str, ...]]
    """Hex -> its neighbours if it may be crossed, else ()."""
    deserts: Mapping[str, tuple[int, tuple[str, ...]]]
    """Desert -> amount and springs of a small building there."""
    cities: frozenset[str]
    hidden: tuple[str, ...]
    """The sites whose tile is face down."""


def walks(game: Revive, seat: Seat) -> Ways:
    """Return the steps from the seat's nearest origin to every reachable hex."""
    return reached(game, seat).ways


def reached(game: Revive, seat: Seat) -> Reached:
    """Return what the seat can reach now."""
    return _reached(tuple(game.origins(seat)), game.faces())


@lru_cache(maxsize=32)
def _reached(origins: tuple[str, ...], faces: Faces) -> Reached:
    return Reached(origins, faces)


def _ways(origins: Iterable[str], onward: Mapping[str, Iterable[str]]) -> dict[str, int]:
    """Return `engine.kit.maps.distances` over this map, in the same order, computed faster."""
    ways = dict.fromkeys(origins, 0)
    edge, steps = list(ways), 0
    beside: Mapping[str, Iterable[str]] = BESIDE  # origins are always crossed
    while edge:
        edge_hexes, edge, steps = edge, [], steps + 1
        for hex in edge_hexes:
            for neighbour in beside[hex]:
                if neighbour not in ways:
                    ways[neighbour] = steps
                    edge.append(neighbour)
        beside = onward
    return ways


@lru_cache(maxsize=64)
def _land(faces: Faces) -> _Land:
    terrain = terrain_of(faces)
    return _Land(
        {hex: () if word in BLOCKING else BESIDE[hex] for hex, word in terrain.items()},
        {hex: brings(terrain, hex) for hex, word in terrain.items() if word == "desert"},
        frozenset([hex for hex, word in terrain.items() if word == "city"]),
        tuple([site for site, face in zip(TILED, faces, strict=True) if not face]),
    )


def farthest(tribe: Tribe, cost: Cost, free: int, less: int) -> int:
    """Return the maximum spaces at which a tribe can pay a cost and the food for the way, `free`
    spaces of which are free; negative if it cannot pay the cost alone."""
    stock = tribe.stock
    spare = stock["crystal"] + less
    for resource, n in cost.items():
        if n > stock[resource]:
            spare -= n - stock[resource]
    if spare < 0:
        return spare
    return free + spare + max(0, stock["food"] - cost.get("food", 0))


def between(walked: Ways, place: str) -> int | None:
    """Return the spaces between the nearest origin and a hex, or the nearest hex of a large
    location; None if there is no way."""
    if place not in CORNERS:
        steps = walked.get(place)
        return steps and steps - 1
    steps_by_hex = [walked[hex] for hex in HEXES_OF[place] if hex in walked]
    return _SPACES[min(steps_by_hex)] if steps_by_hex else None


def spaces_to(walked: Ways, hex: str) -> int | None:
    """Return the spaces between the nearest origin and this hex; None if there is no way.

    Unlike `between`, it does not treat a large location as a whole.
    """
    steps = walked.get(hex)
    return steps and steps - 1


def free_spaces(tribe: Tribe) -> int:
    """Return how many spaces cost the tribe no food now."""
    return tribe.figure("range") + tribe.reach


def spend_reach(game: Revive, seat: Seat, spaces: int) -> None:
    """Use up the additional range after paying a distance that needed it."""
    tribe = game.tribes[seat]
    if spaces > tribe.figure("range"):
        tribe.reach = 0


def added(cost: Cost, resource: str, amount: int) -> Cost:
    """Return a cost plus an amount of a resource."""
    return {**cost, resource: cost.get(resource, 0) + amount}


def lowered(stock: Mapping[str, int], cost: Cost, less: int) -> Cost:
    """Return a cost reduced by `less` resources: first missing ones, then the most numerous."""
    if not less:
        return cost
    cost = dict(cost)
    for _ in range(less):
        if payable := [resource for resource, n in cost.items() if n]:
            cost[
                max(
                    payable, key=lambda resource: (cost[resource] - stock[resource], cost[resource])
                )
            ] -= 1
    return {resource: n for resource, n in cost.items() if n}
