"""The main actions, a small class each: what is offered, what may be put together, what it costs,
what it does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, cached_property, lru_cache
from typing import Any, ClassVar, Final

from engine.games.revive.content import (
    CORNERS,
    NODES,
    NUMBERS,
    SITE_OF,
    SIZES,
    TILE,
    cost_of,
    opened_by,
)
from engine.games.revive.effects.ground import Learn, Raise, Survey
from engine.games.revive.effects.tribes import NATURAL, by_tile
from engine.games.revive.picks import Build, Explore, Populate
from engine.games.revive.state import NOBODY, Revive
from engine.games.revive.turn.reach import (
    Cost,
    Reached,
    added,
    between,
    farthest,
    free_spaces,
    lowered,
    reached,
    spaces_after,
    spend_reach,
)
from engine.kernel import Pick, Refusal, Seat


class Deed:
    """Base of an action that is done to a place and paid for, range included."""

    kind: ClassVar[type[Pick]]
    rule: ClassVar[str]

    def __init__(self, game: Revive, seat: Seat) -> None:
        self.game, self.seat, self.tribe = game, seat, game.tribes[seat]
        self.free = free_spaces(self.tribe)

    @cached_property
    def reach(self) -> Reached:
        """What the seat can reach."""
        return reached(self.game, self.seat)

    def offers(self) -> list[Pick]:
        """The natural picks, the best first; all that can be done where none are composed."""
        raise NotImplementedError

    def spaces(self, pick: Any) -> int | None:
        """Spaces between the seat and the place; None where there is no way."""
        return between(self.reach.ways, pick.hex)

    def price(self, pick: Any) -> Cost:
        """What it costs, food for the way included."""
        raise NotImplementedError

    def wrong(self, pick: Any) -> Refusal | None:
        """What is wrong with the place, whatever it costs."""
        raise NotImplementedError

    def do(self, pick: Any) -> None:
        """What follows once it is paid."""
        raise NotImplementedError

    def lowered(self, cost: Cost, figure: str) -> Cost:
        """A cost without what the seat has off it: always, by this figure, and now."""
        return lowered(self.tribe.stock, cost, self.less(figure))

    def less(self, figure: str) -> int:
        """How many resources the seat has off a cost."""
        return self.tribe.figure(figure) + self.tribe.discounts.get(self.kind.verb, 0)

    def with_food(self, cost: Cost, spaces: int) -> Cost:
        """A cost, and the food for the way."""
        return added(cost, "food", spaces - self.free) if spaces > self.free else cost

    def fault(self, pick: Any) -> Refusal | None:
        """Why it cannot be done; None if it can."""
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
        """Pay, and do it."""
        self.tribe.pay(self.price(pick))
        self.tribe.discounts.pop(self.kind.verb, None)
        spend_reach(self.game, self.seat, self.spaces(pick) or 0)
        self.do(pick)


class Exploring(Deed):
    """Explorer."""

    kind, rule = Explore, "explore.cost"

    def offers(self) -> list[Pick]:
        steps, less = self.reach.sites, self.less("explore")
        most: dict[str, int] = {}
        found: list[Pick] = []
        for site, tile in self.game.board.items():
            if tile.up or site not in steps:
                continue
            printed = TILE[tile.id].cost
            if printed not in most:
                most[printed] = farthest(self.tribe, cost_of(printed), self.free, less)
            if spaces_after(steps[site]) <= most[printed]:
                found.append(_explore(site))
        return found

    def spaces(self, pick: Explore) -> int | None:
        steps = self.reach.sites.get(pick.tile)
        return None if steps is None else spaces_after(steps)

    def price(self, pick: Explore) -> Cost:
        return self.due(pick, self.spaces(pick) or 0)

    def due(self, pick: Explore, spaces: int) -> Cost:
        """What it costs from so far away."""
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


class Building(Deed):
    """Construire."""

    kind, rule = Build, "build.cost"

    @cached_property
    def far(self) -> list[tuple[str, int]]:
        """The sizes that are left and can be paid, each with the most spaces."""
        left = [size for size in SIZES if self.left(size) > 0]
        ways = [(size, farthest(self.tribe, self.due(size), self.free)) for size in left]
        return [(size, most) for size, most in ways if most >= 0]

    @cached_property
    def able(self) -> list[tuple[int, int, int, str, str]]:
        """What can be built and paid on the deserts in reach, as it is ranked: what it brings,
        negative, the spaces to pay for, the place in this list, the hex and the size."""
        found: list[tuple[int, int, int, str, str]] = []
        taken, free = self.tribe.waters, self.free
        far = [(size, 2 if size == "large" else 1, most) for size, most in self.far]
        most_of_all = max([most for _, most in self.far], default=-1)
        built = set[str]().union(*[tribe.buildings for tribe in self.game.tribes])
        ways, worth = self.reach.ways, self.reach.worth
        for hex in self.reach.deserts:  # the nearest first
            spaces = spaces_after(ways[hex])
            if spaces > most_of_all:
                break
            if hex in built:
                continue
            brought, springs = worth[hex]
            fresh = 2 * sum([spring not in taken for spring in springs]) if springs else 0
            way = spaces - free if spaces > free else 0
            for size, times, most in far:
                if spaces <= most:
                    found.append((-brought * times - fresh, way, len(found), hex, size))
        return found

    def due(self, size: str) -> Cost:
        """What a building costs without the way to it."""
        return self.lowered({"gear": NUMBERS.building(size).gears}, size)

    def price(self, pick: Build) -> Cost:
        return self.with_food(self.due(pick.size), self.spaces(pick) or 0)

    def left(self, size: str) -> int:
        """The seat's buildings of a size that are not built yet."""
        return NUMBERS.building(size).count - self.tribe.count(size)

    def sizes(self, hex: str) -> list[str]:
        """The sizes that can be built and paid there."""
        return [size for *_, place, size in self.able if place == hex]

    def places(self) -> list[str]:
        """The hexes on which something can be built and paid."""
        return list(dict.fromkeys(hex for *_, hex, _ in self.able))

    def offers(self) -> list[Pick]:
        return [_build(hex, size) for *_, hex, size in sorted(self.able)[: NATURAL + 2]]

    def wrong(self, pick: Build) -> Refusal | None:
        if SITE_OF.get(pick.hex) != pick.tile or self.game.terrain_at(pick.hex) != "desert":
            return Refusal("build.desert", "no-desert")
        if self.game.builder(pick.hex) != NOBODY:
            return Refusal("build.desert", "built-upon")
        if pick.size not in SIZES:
            return Refusal("build.cost", "not-offered")
        if self.left(pick.size) <= 0:
            return Refusal("build.cost", "no-buildings-left", {"size": pick.size})
        return None

    def do(self, pick: Build) -> None:
        self.tribe.buildings[pick.hex] = pick.size
        self.game.tell("built", seat=self.seat, hex=pick.hex, size=pick.size)
        self.game.then(Raise(self.seat, pick.hex))


@cache
def _explore(site: str) -> Explore:
    return Explore(site)


@cache
def _build(hex: str, size: str) -> Build:
    return Build(SITE_OF[hex], hex, size)


@lru_cache(maxsize=4096)
def _populates(hexes: tuple[str, ...], node: str) -> tuple[Populate, ...]:
    return tuple([Populate(SITE_OF[hex], hex, node) for hex in hexes])


@cache
def connected(known: tuple[str, ...]) -> tuple[str, ...]:
    """The nodes of the tree that can be learnt next."""
    found = (node for node in NODES if node not in known)
    return tuple(node for node in found if opened_by(node) in ("", *known))


_Place = tuple[bool, int, int, str, int, int]
"""A city or large location as it is ranked: whether it is a city, what it costs more than others,
its number, its hex, the spaces to it and the books that are due to others."""


class Populating(Deed):
    """Peupler."""

    kind, rule = Populate, "populate.cost"

    def techs(self) -> tuple[str, ...]:
        """The technologies that are connected."""
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

    @cached_property
    def open(self) -> list[tuple[str, int, int]]:
        """The cities and large locations in reach where the seat has not settled, with the spaces
        between and the books that are due to others."""
        settled = self.tribe.settled
        others: dict[str, int] = {}
        if not self.tribe.figure("bank"):
            for tribe in self.game.tribes:
                for place in tribe.settled:
                    others[place] = others.get(place, 0) + 1
        reach = self.reach.cities
        return [(hex, n, others.get(hex, 0)) for hex, n in reach if hex not in settled]

    def far(self, books: int) -> int:
        """The most spaces from which so many books can be paid; -1 if they cannot."""
        ways = self._far
        if books not in ways:  # which technologies share
            ways[books] = farthest(self.tribe, {"book": books}, self.free)
        return ways[books]

    @cached_property
    def _far(self) -> dict[int, int]:
        return {}

    @cached_property
    def nodes(self) -> list[tuple[str, int]]:
        """The connected technologies that can be paid where nothing is due to others, and their
        books."""
        due, less = self.game.variant.books, self.less("populate")
        found = [(node, max(0, due(node) - less)) for node in self.techs()]
        return [(node, books) for node, books in found if self.far(books) >= 0]

    def due(self, node: str) -> Cost:
        """What a technology costs wherever it is learnt."""
        return self.lowered({"book": self.game.variant.books(node)}, "populate")

    def others(self, hex: str) -> int:
        """The books that are due to those who have settled there before."""
        return 0 if self.tribe.figure("bank") else len(self.game.occupants(hex))

    def price(self, pick: Populate) -> Cost:
        cost = added(self.due(pick.tech), "book", self.others(pick.hex))
        return self.with_food(cost, self.spaces(pick) or 0)

    def cities(self) -> list[str]:
        """The cities and large locations where the seat can settle and pay for it."""
        due = [books for _, books in self.nodes]
        return [h for h, n, others in self.open if any(n <= self.far(b + others) for b in due)]

    def affordable(self, hex: str) -> list[str]:
        """The technologies that can be learnt and paid there."""
        [(spaces, others)] = [(n, others) for place, n, others in self.open if place == hex]
        return [node for node, books in self.nodes if spaces <= self.far(books + others)]

    def offers(self) -> list[Pick]:
        """For each technology the two cheapest places, large locations first, and a city more."""
        if not self.nodes:
            return []
        free, most = self.free, self.far(min([books for _, books in self.nodes]))
        ranked = sorted(  # which is the same for all technologies
            [
                (hex not in CORNERS, others + max(0, spaces - free), n, hex, spaces, others)
                for n, (hex, spaces, others) in enumerate(self.open)
                if spaces <= most
            ]
        )
        kept: list[Pick] = []
        hexes: dict[int, tuple[str, ...]] = {}
        for node, books in self.nodes:
            if books not in hexes:
                hexes[books] = self._cheapest(ranked, books)
            kept += _populates(hexes[books], node)
        return kept

    def _cheapest(self, ranked: Sequence[_Place], books: int) -> tuple[str, ...]:
        """Where a technology that costs so many books is offered, of these places."""
        found: list[str] = []
        for small, _, _, hex, spaces, others in ranked:
            if spaces <= self.far(books + others) and (len(found) < 2 or small):
                found.append(hex)
                if len(found) > 2:
                    break
        return tuple(found)

    def do(self, pick: Populate) -> None:
        self.game.then(Learn(self.seat, pick.hex, pick.tech))


DEEDS: Final[dict[type[Pick], type[Deed]]] = {
    one.kind: one for one in (Populating, Building, Exploring)
}
"""The actions that are done to a place, in the order in which they are offered."""


def natural_deeds(game: Revive, seat: Seat) -> list[Pick]:
    """What the seat can do to places and pay for, as it is offered."""
    reach = reached(game, seat)
    picks: list[Pick] = []
    for kind in DEEDS.values():
        deed = kind(game, seat)
        deed.reach = reach
        picks += deed.offers()
    return picks


def deed_values(deed: Deed, so_far: Mapping[str, Any]) -> Sequence[str]:
    """What the next field of a composed action may hold: the tile, the hex, then the rest."""
    assert isinstance(deed, Building | Populating)
    if "hex" in so_far:
        hex = so_far["hex"]
        return deed.sizes(hex) if isinstance(deed, Building) else deed.affordable(hex)
    return by_tile(deed.places() if isinstance(deed, Building) else deed.cities(), so_far)
