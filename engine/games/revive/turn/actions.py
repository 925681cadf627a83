"""The main actions on places: explore and build here, settle in `populating`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from engine.games.revive.content import NUMBERS, SITE_OF, SITES, SIZES, TILE, cost_of
from engine.games.revive.effects.ground import Raise, Survey
from engine.games.revive.effects.tribes import NATURAL, by_tile
from engine.games.revive.picks import Build, Explore
from engine.games.revive.state import NOBODY, Revive
from engine.games.revive.turn.deed import Deed
from engine.games.revive.turn.populating import Populating
from engine.games.revive.turn.reach import Cost, farthest, reached
from engine.kernel import Pick, Refusal, Seat

_EXPLORE: Final = {site: Explore(site) for site in SITES}
_EXPLORE_COST: Final = {tile.id: tile.cost for tile in TILE.values()}


class Exploring(Deed):
    """Explorer."""

    kind, rule = Explore, "explore.cost"

    def offers(self) -> list[Pick]:
        board, less, stock = self.game.board, self.less("explore"), self.tribe.stock
        most = self.free + less + stock["food"] + stock["crystal"]  # for a tile without a cost
        limit: dict[str, int] = {}
        picks: list[Pick] = []
        for site, spaces in self.reach.sites.items():
            if spaces > most:
                continue
            printed = _EXPLORE_COST[board[site].id]
            if printed not in limit:
                limit[printed] = farthest(self.tribe, cost_of(printed), self.free, less)
            if spaces <= limit[printed]:
                picks.append(_EXPLORE[site])
        return picks

    def spaces(self, pick: Explore) -> int | None:
        return self.reach.sites.get(pick.tile)

    def price(self, pick: Explore) -> Cost:
        printed = cost_of(TILE[self.game.board[pick.tile].id].cost)
        return self.lowered(self.with_food(printed, self.way(pick)), "explore")

    def wrong(self, pick: Explore) -> Refusal | None:
        if pick.tile in self.game.explorable():
            return None
        return Refusal("explore.cost", "nothing-to-explore")

    def do(self, pick: Explore) -> None:
        game, tile = self.game, self.game.board[pick.tile]
        self.tribe.explored += 1
        tile.up = True
        game.reveal()
        game.tell("explored", seat=self.seat, tile=pick.tile, spaces=list(TILE[tile.id].spaces))
        game.then(Survey(self.seat, pick.tile))


_BUILDINGS: Final = tuple((size, NUMBERS.building(size)) for size in SIZES)


class Building(Deed):
    """Construire."""

    kind, rule = Build, "build.cost"

    def far(self) -> list[tuple[str, int]]:
        """Return the available sizes, each with the maximum spaces; negative without the gears."""
        built = list(self.tribe.buildings.values())
        return [
            (size, self.farthest("gear", row.gears - self.less(size)))
            for size, row in _BUILDINGS
            if built.count(size) < row.count
        ]

    def able(self) -> list[tuple[int, int, str, str]]:
        """Return the buildings that the seat can pay for on deserts in reach, as sort keys.

        A key is: the negative yield, the position in this list, the nearest first, the hex and the
        size.
        """
        ranked: list[tuple[int, int, str, str]] = []
        far = [(size, 2 if size == "large" else 1, limit) for size, limit in self.far()]
        if not far:
            return ranked
        used_waters = self.tribe.waters
        max_spaces = max([limit for *_, limit in far])
        built = set[str]().union(*[tribe.buildings for tribe in self.game.tribes])
        for hex, spaces, brought, springs in self.reach.deserts:  # the nearest first
            if spaces > max_spaces:
                break
            if hex in built:
                continue
            fresh = 2 * sum([spring not in used_waters for spring in springs]) if springs else 0
            for size, times, limit in far:
                if spaces <= limit:
                    ranked.append((-brought * times - fresh, len(ranked), hex, size))
        return ranked

    def due(self, size: str) -> Cost:
        """Return the cost of a building, without that of getting there."""
        return self.lowered({"gear": NUMBERS.building(size).gears}, size)

    def price(self, pick: Build) -> Cost:
        return self.with_food(self.due(pick.size), self.way(pick))

    def not_built(self, size: str) -> int:
        """Return how many buildings of a size the seat has left."""
        return NUMBERS.building(size).count - self.tribe.count(size)

    def sizes(self, hex: str) -> list[str]:
        """Return the sizes that the seat can build and pay for there."""
        return [size for *_, place, size in self.able() if place == hex]

    def places(self) -> list[str]:
        """Return the hexes on which the seat can build and pay."""
        return list(dict.fromkeys(hex for *_, hex, _ in self.able()))

    def offers(self) -> list[Pick]:
        return [_build(hex, size) for *_, hex, size in sorted(self.able())[: NATURAL + 2]]

    def wrong(self, pick: Build) -> Refusal | None:
        if SITE_OF.get(pick.hex) != pick.tile or self.game.terrain_at(pick.hex) != "desert":
            return Refusal("build.desert", "no-desert")
        if self.game.builder(pick.hex) != NOBODY:
            return Refusal("build.desert", "built-upon")
        if pick.size not in SIZES:
            return Refusal("build.cost", "not-offered")
        if self.not_built(pick.size) <= 0:
            return Refusal("build.cost", "no-buildings-left", {"size": pick.size})
        return None

    def do(self, pick: Build) -> None:
        self.tribe.buildings[pick.hex] = pick.size
        self.game.tell("built", seat=self.seat, hex=pick.hex, size=pick.size)
        self.game.then(Raise(self.seat, pick.hex))


@cache
def _build(hex: str, size: str) -> Build:
    return Build(SITE_OF[hex], hex, size)


DEEDS: Final[dict[type[Pick], type[Deed]]] = {
    deed.kind: deed for deed in (Populating, Building, Exploring)
}
"""The actions on places, in the order of the menu."""


def natural_deeds(game: Revive, seat: Seat) -> list[Pick]:
    """Return the natural actions on places that the seat can pay for."""
    populating = Populating(game, seat)
    populating.reach = reached(game, seat)
    picks = populating.offers()
    picks += Building(game, seat, populating).offers()
    picks += Exploring(game, seat, populating).offers()
    return picks


def deed_values(deed: Deed, so_far: Mapping[str, Any]) -> Sequence[str]:
    """Return what the next field of a composed action may hold: the tile, the hex, then the
    others."""
    assert isinstance(deed, Building | Populating)
    if "hex" in so_far:
        hex = so_far["hex"]
        return deed.sizes(hex) if isinstance(deed, Building) else deed.affordable(hex)
    return by_tile(deed.places() if isinstance(deed, Building) else deed.cities(), so_far)
