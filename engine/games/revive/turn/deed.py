"""The base of the actions on places: way, cost, refusals and payment."""

from __future__ import annotations

from functools import cached_property
from typing import Any, ClassVar

from engine.games.revive.state import Revive, figures
from engine.games.revive.turn.reach import (
    Cost,
    Reached,
    added,
    between,
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
        """Return the spaces between the seat and the place; None if there is no way."""
        return between(self.reach.ways, pick.hex)

    def way(self, pick: Any) -> int:
        """Return the spaces between the seat and a place to which there is a way."""
        spaces = self.spaces(pick)
        assert spaces is not None
        return spaces

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
        return spare if spare < 0 else self.free + spare + stock["food"]

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
        spend_reach(self.game, self.seat, self.way(pick))
        self.do(pick)
