"""Standing orders of Outlive Gharkane.

Whether an order answers depends on its terms and on public facts only; what it answers may depend
on the shelter. So the order for events compares the costs of all open events, not of those that
the seat could pay.
"""

from __future__ import annotations

from typing import ClassVar, Literal

from pydantic import Field

from engine.games.gharkane.content import EDIBLE, EQUIPMENT, EVENTS, GOODS, MATERIALS
from engine.games.gharkane.day.build import PayBuild
from engine.games.gharkane.day.clean import EndDay
from engine.games.gharkane.day.feed import ChooseFood, meal
from engine.games.gharkane.day.picks import Done, Use
from engine.games.gharkane.day.resolve import ANY, PayEdible, ResolveEvent, SpareCost
from engine.games.gharkane.night.gear import amount
from engine.games.gharkane.night.pressure import FacePressure, GiveGoods
from engine.games.gharkane.picks import Build, Defend, Give, Pass
from engine.games.gharkane.state import NONE
from engine.kernel import Choice, Pick
from engine.orders import Known, Order, by_name

Kinds = tuple[type[Choice], ...]  # type: ignore[type-arg]
Good = Literal["most", "food", "water", "can", "med", "wood", "metal", "chip"]
Edible = Literal["food", "water", "can"]
Material = Literal["wood", "metal", "chip"]


def stores(known: Known) -> dict[str, int]:
    """Return the stock of each resource of the asked seat."""
    shelter = known.view.shelters[known.seat]
    return dict(shelter.stores)


class Pressure(Order):
    """Night, collecting: spend at most `ammo` ammo, and a bonus if `bonus`; then give `first`, then
    `second`, then the most frequent good."""

    answers: ClassVar[Kinds] = (FacePressure, GiveGoods)
    ammo: int = Field(default=0, ge=0, le=9)
    bonus: bool = True
    first: Good = "most"
    second: Good = "most"

    def pick(self, known: Known) -> Pick | None:
        if isinstance(known.question, FacePressure):
            offers = [p for p in known.picks if isinstance(p, Defend) and p.ammo <= self.ammo]
            offers = [p for p in offers if self.bonus or p.use == NONE]
            pressure = known.question.pressure
            return min(offers, key=lambda p: (_pressure_left(pressure, p), p.ammo, offers.index(p)))
        offers_of = {p.good: p for p in known.picks if isinstance(p, Give)}
        if not offers_of:
            return Pass()
        for preferred in (self.first, self.second):
            if preferred in offers_of:
                return offers_of[preferred]
        have = stores(known)
        return offers_of[max(offers_of, key=lambda good: (have[good], -GOODS.index(good)))]


def _pressure_left(pressure: int, pick: Defend) -> int:
    """Return the pressure left after a defence; a room's bonus cancels all of it."""
    if pick.use == NONE:
        return pressure - pick.ammo
    return max(0, pressure - pick.ammo - amount((pick.use,))) if pick.use in EQUIPMENT else 0


_DEAREST = max(sum(event.cost.values()) for event in EVENTS.values())


class Events(Order):
    """Day 1: pass if every open event costs more than `cost` resources."""

    answers: ClassVar[Kinds] = (ResolveEvent,)
    cost: int = Field(default=0, ge=0, le=_DEAREST - 1)

    def pick(self, known: Known) -> Pick | None:
        costs = [sum(EVENTS[event].cost.values()) for event in known.view.events_open]
        return Pass() if all(cost > self.cost for cost in costs) else None


class Meals(Order):
    """Pay with `first`, then `second`, then the third edible resource, when feeding the shelter and
    for events.

    A room's bonus on such an event leaves the scarcest resource unpaid. Others cannot tell which of
    the two questions is asked, so the order answers both.
    """

    answers: ClassVar[Kinds] = (ChooseFood, PayEdible, SpareCost)
    first: Edible = "food"
    second: Edible = "water"

    def pick(self, known: Known) -> Pick | None:
        have = stores(known)
        if isinstance(known.question, SpareCost):
            if ANY not in EVENTS[known.question.event].cost:
                return None
            have[ANY] = sum(have[kind] for kind in EDIBLE)
            offers = [pick for pick in known.picks if isinstance(pick, Use)]
            return min(offers, key=lambda pick: have[pick.what])
        assert isinstance(known.question, ChooseFood | PayEdible)
        order = dict.fromkeys((self.first, self.second, *EDIBLE))
        return meal(have, known.question.owed, [*order])


class Materials(Order):
    """Day 5: pay for a room with as much of `first` as possible, then of `second`."""

    answers: ClassVar[Kinds] = (PayBuild,)
    first: Material = "wood"
    second: Material = "metal"

    def pick(self, known: Known) -> Pick | None:
        order = dict.fromkeys((self.first, self.second, *MATERIALS))
        offers = [pick for pick in known.picks if isinstance(pick, Build)]
        return max(offers, key=lambda pick: [getattr(pick, kind) for kind in order])


class Clean(Order):
    """Day 7: preserve as much food as possible, then end the day. With `ask`, leave the question to
    the owner if food can be preserved."""

    answers: ClassVar[Kinds] = (EndDay,)
    food: Literal["preserve", "ask"] = "preserve"

    def pick(self, known: Known) -> Pick | None:
        offers = [pick for pick in known.picks if isinstance(pick, Use)]
        if not offers:
            return Done()
        return None if self.food == "ask" else max(offers, key=lambda pick: pick.count)


ORDERS = by_name(Pressure, Events, Meals, Materials, Clean)
