"""The main actions, a small class each: what is offered, what may be put together, what it costs,
what it does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, ClassVar

from engine.games.revive.content import (
    CORNERS,
    NODES,
    NUMBERS,
    SITE_OF,
    TILE,
    cost_of,
    opened_by,
)
from engine.games.revive.ground import Learn, Raise, Survey, yields
from engine.games.revive.picks import Build, Explore, Populate
from engine.games.revive.reach import Ways, between, food_for, lowered, spend_reach, walks
from engine.games.revive.state import NOBODY, Revive
from engine.games.revive.tribes import NATURAL, by_tile
from engine.kernel import Pick, Refusal, Seat
from engine.kit.effects import read


class Deed:
    """Base of an action that is done to a place and paid for, range included."""

    kind: ClassVar[type[Pick]]
    rule: ClassVar[str]

    def __init__(self, game: Revive, seat: Seat, ways: Ways | None = None) -> None:
        self.game, self.seat, self.tribe = game, seat, game.tribes[seat]
        self.ways = walks(game, seat) if ways is None else ways

    def offers(self) -> list[Pick]:
        """The natural picks, the best first; all that can be done where none are composed."""
        raise NotImplementedError

    def spaces(self, pick: Any) -> int | None:
        """Spaces between the seat and the place; None where there is no way."""
        raise NotImplementedError

    def basic(self, pick: Any) -> dict[str, int]:
        """What it costs without range and discounts."""
        raise NotImplementedError

    def less(self, pick: Any) -> int:
        """Resources that it costs less."""
        raise NotImplementedError

    def wrong(self, pick: Any) -> Refusal | None:
        """What is wrong with the place, whatever it costs."""
        raise NotImplementedError

    def do(self, pick: Any) -> None:
        """What follows once it is paid."""
        raise NotImplementedError

    def price(self, pick: Any) -> dict[str, int]:
        """What it costs, food for the way included."""
        cost = lowered(self.tribe.stock, self.basic(pick), self.less(pick))
        return self.with_food(cost, pick)

    def with_food(self, cost: dict[str, int], pick: Any) -> dict[str, int]:
        """A cost, and the food for the way."""
        food = food_for(self.game, self.seat, self.spaces(pick) or 0)
        return cost | {"food": cost.get("food", 0) + food} if food else cost

    def fault(self, pick: Any) -> Refusal | None:
        """Why it cannot be done; None if it can."""
        if found := self.wrong(pick):
            return found
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
        made = (Explore(site) for site in self.game.explorable())
        return [pick for pick in made if self.fault(pick) is None]

    def spaces(self, pick: Explore) -> int | None:
        return between(self.ways, pick.tile, whole=True)

    def basic(self, pick: Explore) -> dict[str, int]:
        return self.with_food(cost_of(TILE[self.game.board[pick.tile].id].cost), pick)

    def less(self, pick: Explore) -> int:
        return self.tribe.figure("explore") + self.tribe.discounts.get("explore", 0)

    def price(self, pick: Explore) -> dict[str, int]:
        return lowered(self.tribe.stock, self.basic(pick), self.less(pick))

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

    def sites(self) -> list[str]:
        """The deserts in reach that are free."""
        game = self.game
        deserts = (hex for hex in self.ways if game.terrain_at(hex) == "desert")
        return [hex for hex in deserts if game.builder(hex) == NOBODY]

    def sizes(self, hex: str) -> list[str]:
        """The sizes that can be built and paid there."""
        made = (Build(SITE_OF[hex], hex, size) for size in ("small", "large"))
        return [pick.size for pick in made if self.fault(pick) is None]

    def places(self) -> list[str]:
        """The hexes on which something can be built and paid."""
        return [hex for hex in self.sites() if self.sizes(hex)]

    def offers(self) -> list[Pick]:
        made = [Build(SITE_OF[h], h, size) for h in self.sites() for size in self.sizes(h)]
        return list(sorted(made, key=self._promise)[: NATURAL + 2])

    def _promise(self, pick: Build) -> tuple[int, int]:
        found = yields(self.game, pick.hex, pick.size, self.tribe.waters)
        amount = sum(n for _, n in read(found.text)) + 2 * len(found.waters)
        return -amount, self.price(pick).get("food", 0)

    def spaces(self, pick: Build) -> int | None:
        return between(self.ways, pick.hex)

    def basic(self, pick: Build) -> dict[str, int]:
        return {"gear": NUMBERS.building(pick.size).gears}

    def less(self, pick: Build) -> int:
        return self.tribe.figure(pick.size) + self.tribe.discounts.get("build", 0)

    def wrong(self, pick: Build) -> Refusal | None:
        if SITE_OF.get(pick.hex) != pick.tile or self.game.terrain_at(pick.hex) != "desert":
            return Refusal("build.desert", "no-desert")
        if self.game.builder(pick.hex) != NOBODY:
            return Refusal("build.desert", "built-upon")
        if pick.size not in ("small", "large"):
            return Refusal("build.cost", "not-offered")
        if self.tribe.count(pick.size) >= NUMBERS.building(pick.size).count:
            return Refusal("build.cost", "no-buildings-left", {"size": pick.size})
        return None

    def do(self, pick: Build) -> None:
        self.tribe.buildings[pick.hex] = pick.size
        self.game.tell("built", seat=self.seat, hex=pick.hex, size=pick.size)
        self.game.then(Raise(self.seat, pick.hex))


@cache
def connected(known: tuple[str, ...]) -> tuple[str, ...]:
    """The nodes of the tree that can be learnt next."""
    found = (node for node in NODES if node not in known)
    return tuple(node for node in found if opened_by(node) in ("", *known))


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

    def cities(self) -> list[str]:
        """The cities and large locations where the seat can settle and pay for it."""
        found = [h for h in self.ways if self.game.terrain_at(h) == "city"]
        found += [site for site in CORNERS if between(self.ways, site) is not None]
        return [hex for hex in found if self.affordable(hex)]

    def affordable(self, hex: str) -> list[str]:
        """The technologies that can be learnt and paid there."""
        made = (Populate(SITE_OF[hex], hex, node) for node in self.techs())
        return [pick.tech for pick in made if self.fault(pick) is None]

    def offers(self) -> list[Pick]:
        made = [Populate(SITE_OF[h], h, node) for h in self.cities() for node in self.affordable(h)]
        made.sort(key=lambda pick: (pick.hex not in CORNERS, sum(self.price(pick).values())))
        kept: list[Pick] = []
        for node in self.techs():
            of_it = [pick for pick in made if pick.tech == node]
            kept += [*of_it[:2], *[pick for pick in of_it[2:] if pick.hex not in CORNERS][:1]]
        return kept

    def spaces(self, pick: Populate) -> int | None:
        return between(self.ways, pick.hex)

    def basic(self, pick: Populate) -> dict[str, int]:
        return {"book": NUMBERS.books[int(pick.tech[1]) - 1]}

    def less(self, pick: Populate) -> int:
        return self.tribe.figure("populate") + self.tribe.discounts.get("populate", 0)

    def price(self, pick: Populate) -> dict[str, int]:
        cost = lowered(self.tribe.stock, self.basic(pick), self.less(pick))
        if not self.tribe.figure("bank"):
            cost["book"] = cost.get("book", 0) + len(self.game.occupants(pick.hex))
        return self.with_food(cost, pick)

    def do(self, pick: Populate) -> None:
        self.game.then(Learn(self.seat, pick.hex, pick.tech))


DEEDS: dict[type[Pick], type[Deed]] = {one.kind: one for one in (Exploring, Building, Populating)}


def deed_values(deed: Deed, so_far: Mapping[str, Any]) -> Sequence[str]:
    """What the next field of a composed action may hold: the tile, the hex, then the rest."""
    assert isinstance(deed, Building | Populating)
    if "hex" in so_far:
        hex = so_far["hex"]
        return deed.sizes(hex) if isinstance(deed, Building) else deed.affordable(hex)
    return by_tile(deed.places() if isinstance(deed, Building) else deed.cities(), so_far)
