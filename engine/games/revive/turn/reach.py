"""Payer pour la portée: how far things are, and what the way costs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

from engine.frozen import frozen
from engine.games.revive.content import BESIDE, CORNERS, HEXES_OF, SITE_OF
from engine.games.revive.effects.ground import brings
from engine.games.revive.state import BLOCKING, Faces, Revive, Tribe, terrain_of
from engine.kernel import Seat

Cost = Mapping[str, int]
"""Resources, by their word."""
Ways = Mapping[str, int]
"""Steps from the nearest origin, by hex."""


@frozen
class Reached:
    """What of the map a seat can reach from its origins, as long as no tile changes."""

    ways: Ways
    """How many steps it is from the nearest origin to every hex: spaces that block can be reached,
    never crossed."""
    deserts: tuple[str, ...]
    """The deserts, the nearest first."""
    worth: Mapping[str, tuple[int, tuple[str, ...]]]
    """What a small building on each desert of the map `brings`."""
    cities: tuple[tuple[str, int], ...]
    """Cities, then large locations, each with the spaces between."""
    sites: Mapping[str, int]
    """Steps from the nearest origin to the nearest hex of each site that can be reached."""


@frozen
class _Land:
    """What of the map is the same for all seats, as long as no tile changes."""

    onward: Mapping[str, tuple[str, ...]]
    """The hexes beside each that may be crossed; none beside one that may not."""
    deserts: Mapping[str, tuple[int, tuple[str, ...]]]
    """What a small building on each desert brings."""
    cities: frozenset[str]


def walks(game: Revive, seat: Seat) -> Ways:
    """How many steps it is from the seat's nearest origin to every hex that can be reached."""
    return reached(game, seat).ways


def reached(game: Revive, seat: Seat) -> Reached:
    """What the seat can reach now."""
    return _reached(tuple(game.origins(seat)), game.faces())


@lru_cache(maxsize=256)
def _reached(origins: tuple[str, ...], faces: Faces) -> Reached:
    land = _land(faces)
    ways = _ways(origins, land.onward)
    deserts = tuple(filter(land.deserts.__contains__, ways))
    cities = [(hex, spaces_after(ways[hex])) for hex in filter(land.cities.__contains__, ways)]
    cities += [(hex, n) for hex in CORNERS if (n := between(ways, hex)) is not None]
    sites = dict(zip(map(SITE_OF.__getitem__, reversed(ways)), reversed(ways.values())))  # noqa: B905
    return Reached(ways, deserts, land.deserts, tuple(cities), sites)


def _ways(origins: Iterable[str], onward: Mapping[str, Iterable[str]]) -> dict[str, int]:
    """`engine.kit.maps.distances` over this map, in the same order and half the time."""
    ways = dict.fromkeys(origins, 0)
    edge, steps = list(ways), 0
    beside: Mapping[str, Iterable[str]] = BESIDE  # an origin may always be left
    while edge:
        here, edge, steps = edge, [], steps + 1
        for hex in here:
            for there in beside[hex]:
                if there not in ways:
                    ways[there] = steps
                    edge.append(there)
        beside = onward
    return ways


@lru_cache(maxsize=64)
def _land(faces: Faces) -> _Land:
    terrain = terrain_of(faces)
    return _Land(
        {hex: () if word in BLOCKING else BESIDE[hex] for hex, word in terrain.items()},
        {hex: brings(terrain, hex) for hex, word in terrain.items() if word == "desert"},
        frozenset([hex for hex, word in terrain.items() if word == "city"]),
    )


def farthest(tribe: Tribe, cost: Cost, free: int, less: int = 0) -> int:
    """The most spaces from which a tribe can pay a cost and the food for the way, of which so many
    spaces are free; -1 if it cannot pay the cost alone. It has so many resources `less` to pay, of
    the cost and the food together: like crystals, they first cover what is short (`lowered`)."""
    stock = tribe.stock
    spare = stock["crystal"] + less
    for what, n in cost.items():
        if n > stock[what]:
            spare -= n - stock[what]
    if spare < 0:
        return -1
    food = stock["food"] - cost.get("food", 0)
    return free + spare + food if food > 0 else free + spare


def spaces_after(steps: int) -> int:
    """Spaces between two hexes that are so many steps apart."""
    return steps - 1 if steps else 0


def between(walked: Ways, place: str) -> int | None:
    """Spaces between the nearest origin and a hex, or the nearest hex of a large location. None
    where there is no way."""
    if place not in CORNERS:
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
