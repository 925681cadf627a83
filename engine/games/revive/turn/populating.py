"""Peupler: settle in a city or at a large location and learn a technology."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from engine.games.revive.content import CORNERS, NODES, SITE_OF, book_cost, opened_by
from engine.games.revive.effects.ground import Learn
from engine.games.revive.picks import Populate
from engine.games.revive.turn.deed import Deed
from engine.games.revive.turn.reach import Cost, added
from engine.kernel import Pick, Refusal


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
        """Return the cities and large locations at most this many spaces away where the seat has
        not settled: (place, spaces between, books due to others)."""
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
        """Return the maximum spaces at which this many books can be paid; negative if they
        cannot."""
        return self.farthest("book", books)

    def nodes(self) -> list[tuple[str, int]]:
        """Return the learnable technologies that the seat can pay for where nothing is due to
        others, with their books."""
        less, stock = self.less("populate"), self.tribe.stock
        most = stock["book"] + stock["crystal"]
        dues = [(node, self._books(node) - less) for node in self.techs()]
        return [(node, max(0, due)) for node, due in dues if due <= most]

    def due(self, node: str) -> Cost:
        """Return the cost of a technology, without the way there or what is due to others."""
        return self.lowered({"book": self._books(node)}, "populate")

    def _books(self, node: str) -> int:
        return book_cost(self.game.edition, self.game.variant.cheap, node)

    def others(self, hex: str) -> int:
        """Return the books due to seats that settled there before."""
        return 0 if self.always.get("bank") else len(self.game.occupants(hex))

    def price(self, pick: Populate) -> Cost:
        cost = added(self.due(pick.tech), "book", self.others(pick.hex))
        return self.with_food(cost, self.way(pick))

    def cities(self) -> list[str]:
        """Return the cities and large locations where the seat can settle and pay."""
        book_costs = [books for _, books in self.nodes()]
        places = self.open(max(map(self.far, book_costs))) if book_costs else []
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
                    others + max(0, spaces - free),
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
            missing = max(0, others - spare_books)
            payable = missing <= crystals and spaces + missing <= most
            if payable and (len(hexes) < 2 or small):
                hexes.append(hex)
                if len(hexes) > 2:
                    break
        return hexes

    def do(self, pick: Populate) -> None:
        self.game.then(Learn(self.seat, pick.hex, pick.tech))
