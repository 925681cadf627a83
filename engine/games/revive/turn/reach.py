"""Payer pour la portée: how far things are, and what the way costs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from engine.games.revive.content import BESIDE, CORNERS, HEXES_OF
from engine.games.revive.state import BLOCKING, Faces, Revive, Tribe, terrain_of
from engine.kernel import Seat
from engine.kit.maps import distances

Cost = Mapping[str, int]
"""Resources, by their word."""
Ways = Mapping[str, int]
"""Steps from the nearest origin, by hex."""


@dataclass(frozen=True, slots=True)
class Reached:
    """What of the map a seat can reach from its origins, as long as no tile changes."""

    faces: Faces
    ways: Ways
    """How many steps it is from the nearest origin to every hex: spaces that block can be reached,
    never crossed."""
    deserts: tuple[tuple[str, int], ...]
    """The deserts, each with the spaces between."""
    cities: tuple[tuple[str, int], ...]
    """The same of cities, then of the large locations."""
    sites: dict[str, int | None] = field(default_factory=dict, compare=False)
    """Spaces to whole sites, as far as they were asked for."""

    def to_site(self, site: str) -> int | None:
        """Spaces between the nearest origin and the nearest hex of a site."""
        if site not in self.sites:
            self.sites[site] = between(self.ways, site, whole=True)
        return self.sites[site]


def walks(game: Revive, seat: Seat) -> Ways:
    """How many steps it is from the seat's nearest origin to every hex that can be reached."""
    return reached(game, seat).ways


def reached(game: Revive, seat: Seat) -> Reached:
    """What the seat can reach now."""
    return _reached(tuple(game.origins(seat)), game.faces())


@lru_cache(maxsize=256)
def _reached(origins: tuple[str, ...], faces: Faces) -> Reached:
    terrain = terrain_of(faces)
    ways = distances(origins, BESIDE.__getitem__, lambda hex: terrain[hex] not in BLOCKING)
    deserts, places = [], []
    for hex, steps in ways.items():
        if terrain[hex] == "desert":
            deserts.append((hex, max(0, steps - 1)))
        elif terrain[hex] == "city":
            places.append(hex)
    cities = [(hex, n) for hex in (*places, *CORNERS) if (n := between(ways, hex)) is not None]
    return Reached(faces, ways, tuple(deserts), tuple(cities))


def farthest(tribe: Tribe, cost: Cost, free: int) -> int:
    """The most spaces from which a tribe can pay a cost and the food for the way, of which so many
    spaces are free; -1 if it cannot pay the cost alone."""
    stock = tribe.stock
    short = tribe.short(cost)
    if short > stock["crystal"]:
        return -1
    food = cost.get("food", 0)
    return free + stock["crystal"] - short + max(0, stock["food"] - food)


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
