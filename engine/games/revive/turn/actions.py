"""The main actions, a small class each: their picks, costs and effects."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from typing import Any, ClassVar, Final

from engine.games.revive.content import (
    CORNERS,
    NODES,
    NUMBERS,
    SITE_OF,
    SITES,
    SIZES,
    TILE,
    cost_of,
    opened_by,
)
from engine.games.revive.effects.ground import Learn, Raise, Survey
from engine.games.revive.effects.tribes import NATURAL, by_tile
from engine.games.revive.picks import Build, Explore, Populate
from engine.games.revive.state import NOBODY, Revive, books_of, figures
from engine.games.revive.turn.reach import (
    Cost,
    Reached,
    added,
    between,
    farthest,
    free_spaces,
    lowered,
    reached,
    spend_reach,
)
from engine.kernel import Pick, Refusal, Seat


class Deed:
    """Base of an action on a place, paid for including range."""

    kind: ClassVar[type[Pick]]
    rule: ClassVar[str]

    def __init__(self, game: Revive, seat: Seat, other: Deed | None = None) -> None:
        """`other` is an action of the seat at the same moment, whose figures are shared."""
        self.game, self.seat = game, seat
        self.tribe = tribe = game.tribes[seat]
        if other is None:
            self.always = figures(tribe.id, tuple(tribe.techs))
            self.free = free_spaces(tribe)
        else:
            self.always, self.free, self.reach = other.always, other.free, other.reach

    @cached_property
    def reach(self) -> Reached:
        """The part of the map that the seat can reach."""
        return reached(self.game, self.seat)

    def offers(self) -> list[Pick]:
        """Return the natural picks, the best first; all picks if the kind is not composed."""
        raise NotImplementedError

    def spaces(self, pick: Any) -> int | None:
        """Return the spaces between the seat and the place; None without a way."""
        return between(self.reach.ways, pick.hex)

    def price(self, pick: Any) -> Cost:
        """Return the cost, including food for the way."""
        raise NotImplementedError

    def wrong(self, pick: Any) -> Refusal | None:
        """Return why the place is refused, independently of the cost; None if it is not."""
        raise NotImplementedError

    def do(self, pick: Any) -> None:
        """Carry out the paid action."""
        raise NotImplementedError

    def lowered(self, cost: Cost, figure: str) -> Cost:
        """Return a cost reduced by the seat's permanent and temporary discounts."""
        return lowered(self.tribe.stock, cost, self.less(figure))

    def less(self, figure: str) -> int:
        """Return the seat's discount in resources."""
        return self.always.get(figure, 0) + self.tribe.discounts.get(self.kind.verb, 0)

    def farthest(self, resource: str, amount: int) -> int:
        """Return `farthest` for a cost of a single resource other than food."""
        stock = self.tribe.stock
        spare = stock["crystal"] - max(0, amount - stock[resource])
        return -1 if spare < 0 else self.free + spare + stock["food"]

    def with_food(self, cost: Cost, spaces: int) -> Cost:
        """Return a cost plus the food for the way."""
        return added(cost, "food", spaces - self.free) if spaces > self.free else cost

    def fault(self, pick: Any) -> Refusal | None:
        """Return why it cannot be done; None if it can."""
        if refusal := self.wrong(pick):
            return refusal
        if self.spaces(pick) is None:
            return Refusal("range.obstacles", "no-way")
        cost = self.price(pick)
        if not self.tribe.can_pay(cost):
            missing = self.tribe.short(cost) - self.tribe.stock["crystal"]
            return Refusal(self.rule, "cannot-pay", {"missing": missing})
        return None

    def pay_and_do(self, pick: Any) -> None:
        """Pay for the action and carry it out."""
        self.tribe.pay(self.price(pick))
        self.tribe.discounts.pop(self.kind.verb, None)
        if self.tribe.reach:
            spend_reach(self.game, self.seat, self.spaces(pick) or 0)
        self.do(pick)


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
        return self.due(pick, self.spaces(pick) or 0)

    def due(self, pick: Explore, spaces: int) -> Cost:
        """Return the cost at this distance."""
        printed = cost_of(TILE[self.game.board[pick.tile].id].cost)
        return self.lowered(self.with_food(printed, spaces), "explore")

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
        """Return the available sizes that the seat can pay for, each with the maximum spaces."""
        built = list(self.tribe.buildings.values())
        far: list[tuple[str, int]] = []
        for size, row in _BUILDINGS:
            if built.count(size) < row.count:
                spaces = self.farthest("gear", row.gears - self.less(size))
                if spaces >= 0:
                    far.append((size, spaces))
        return far

    def able(self) -> list[tuple[int, int, int, str, str]]:
        """Return the buildings that the seat can pay for on deserts in reach, as sort keys.

        A key is: the negative yield, the spaces to pay for, the position in this list, the hex and
        the size.
        """
        ranked: list[tuple[int, int, int, str, str]] = []
        far = [(size, 2 if size == "large" else 1, limit) for size, limit in self.far()]
        if not far:
            return ranked
        used_waters, free = self.tribe.waters, self.free
        max_spaces = max([limit for *_, limit in far])
        built = set[str]().union(*[tribe.buildings for tribe in self.game.tribes])
        for hex, spaces, brought, springs in self.reach.deserts:  # the nearest first
            if spaces > max_spaces:
                break
            if hex in built:
                continue
            fresh = 2 * sum([spring not in used_waters for spring in springs]) if springs else 0
            way = spaces - free if spaces > free else 0
            for size, times, limit in far:
                if spaces <= limit:
                    ranked.append((-brought * times - fresh, way, len(ranked), hex, size))
        return ranked

    def due(self, size: str) -> Cost:
        """Return the cost of a building without the way."""
        return self.lowered({"gear": NUMBERS.building(size).gears}, size)

    def price(self, pick: Build) -> Cost:
        return self.with_food(self.due(pick.size), self.spaces(pick) or 0)

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


@cache
def _populate(hex: str, node: str) -> Populate:
    return Populate(SITE_OF[hex], hex, node)


@cache
def connected(learnt: tuple[str, ...]) -> tuple[str, ...]:
    """Return the nodes of the tree that can be learnt next."""
    unknown = (node for node in NODES if node not in learnt)
    return tuple(node for node in unknown if opened_by(node) in ("", *learnt))


_Place = tuple[bool, int, int, str, int, int]
"""A city or large location as a sort key: whether it is a city, its additional cost, its number,
its hex, the spaces to it, and the books due to others."""


class Populating(Deed):
    """Peupler."""

    kind, rule = Populate, "populate.cost"

    def techs(self) -> tuple[str, ...]:
        """Return the technologies that can be learnt next."""
        return connected(tuple(self.tribe.techs))

    def wrong(self, pick: Populate) -> Refusal | None:
        if pick.hex not in SITE_OF or SITE_OF[pick.hex] != pick.tile:
            return Refusal("populate.place", "no-city")
        city = self.game.terrain_at(pick.hex) == "city" or pick.hex in CORNERS
        if not city:
            return Refusal("populate.place", "no-city")
        if pick.hex in self.tribe.settled:
            return Refusal("populate.place", "settled-before")
        if pick.tech not in self.techs():
            return Refusal("populate.tree", "not-connected")
        return None

    def open(self, most: int) -> list[tuple[str, int, int]]:
        """Return the cities and large locations at most so many spaces away where the seat has not
        settled: (place, spaces between, books due to others)."""
        settled = self.tribe.settled
        places = [(hex, n) for hex, n in self.reach.cities if n <= most and hex not in settled]
        if not places:
            return []
        others: dict[str, int] = {}
        if not self.always.get("bank"):
            for tribe in self.game.tribes:
                for place in tribe.settled:
                    others[place] = others.get(place, 0) + 1
        return [(hex, n, others.get(hex, 0)) for hex, n in places]

    def far(self, books: int) -> int:
        """Return the maximum spaces at which so many books can be paid; -1 if they cannot."""
        return self.farthest("book", books)

    def nodes(self) -> list[tuple[str, int]]:
        """Return the learnable technologies that the seat can pay for where nothing is due to
        others, with their books."""
        less, stock = self.less("populate"), self.tribe.stock
        most = stock["book"] + stock["crystal"]
        dues = books_of(self.game.variant.edition)
        return [(n, max(0, dues[n] - less)) for n in self.techs() if dues[n] - less <= most]

    def due(self, node: str) -> Cost:
        """Return the cost of a technology without way and others."""
        return self.lowered({"book": self.game.variant.books(node)}, "populate")

    def others(self, hex: str) -> int:
        """Return the books due to seats that settled there before."""
        return 0 if self.always.get("bank") else len(self.game.occupants(hex))

    def price(self, pick: Populate) -> Cost:
        cost = added(self.due(pick.tech), "book", self.others(pick.hex))
        return self.with_food(cost, self.spaces(pick) or 0)

    def cities(self) -> list[str]:
        """Return the cities and large locations where the seat can settle and pay."""
        book_costs = [books for _, books in self.nodes()]
        places = self.open(max(map(self.far, book_costs), default=-1))
        return [h for h, n, others in places if any(n <= self.far(b + others) for b in book_costs)]

    def affordable(self, hex: str) -> list[str]:
        """Return the technologies that the seat can learn and pay for there."""
        nodes = self.nodes()
        places = self.open(max([self.far(books) for _, books in nodes]))
        [(spaces, others)] = [(n, others) for place, n, others in places if place == hex]
        return [node for node, books in nodes if spaces <= self.far(books + others)]

    def offers(self) -> list[Pick]:
        """Return for each technology the two cheapest places, large locations first, and one more
        city."""
        nodes = self.nodes()
        if not nodes:
            return []
        free, most = self.free, self.far(min([books for _, books in nodes]))
        ranked = sorted(  # the order is the same for all technologies
            [
                (
                    hex not in CORNERS,
                    others + spaces - free if spaces > free else others,
                    n,
                    hex,
                    spaces,
                    others,
                )
                for n, (hex, spaces, others) in enumerate(self.open(most))
            ]
        )
        picks: list[Pick] = []
        if not ranked:
            return picks
        hexes: dict[int, list[str]] = {}
        for node, books in nodes:
            if books not in hexes:
                hexes[books] = self._cheapest(ranked, books)
            picks += [_populate(hex, node) for hex in hexes[books]]
        return picks

    def _cheapest(self, ranked: Sequence[_Place], books: int) -> list[str]:
        """Return the hexes, of these places, at which a technology of this cost is offered."""
        hexes: list[str] = []
        stock = self.tribe.stock
        crystals = stock["crystal"]
        most = self.free + stock["food"] + crystals
        spare_books = stock["book"] - books
        for small, _, _, hex, spaces, others in ranked:
            missing = others - spare_books if others > spare_books else 0
            payable = missing <= crystals and spaces + missing <= most
            if payable and (len(hexes) < 2 or small):
                hexes.append(hex)
                if len(hexes) > 2:
                    break
        return hexes

    def do(self, pick: Populate) -> None:
        self.game.then(Learn(self.seat, pick.hex, pick.tech))


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
