"""Standing orders. Everything but crates is public, and so is each question."""

from __future__ import annotations

from typing import ClassVar, Literal

from engine.games.revive.content import BASICS, NUMBERS
from engine.games.revive.effects.book import AnyResources
from engine.games.revive.effects.ground import Survey
from engine.games.revive.limits import Overflow
from engine.games.revive.picks import EndTurn, Finish, First, Orient, Take
from engine.games.revive.rounds import AfterTurn
from engine.games.revive.turn.cards import Order
from engine.kernel import Choice, Pick
from engine.orders import Known, by_name
from engine.orders import Order as Standing

Kinds = tuple[type[Choice], ...]  # type: ignore[type-arg]


class Sequence(Standing):
    """The order of effects: the card first, or the modules first."""

    answers: ClassVar[Kinds] = (Order,)
    first: Literal["card", "modules"] = "card"

    def pick(self, known: Known) -> Pick | None:
        question = known.question
        assert isinstance(question, Order)
        return First(question.left[0] if self.first == "card" else question.left[-1])


class Crystals(Standing):
    """Resources of any kind, and excess crystals: the preferred resource first, then the scarcest;
    none above its limit."""

    answers: ClassVar[Kinds] = (AnyResources,)
    wanted: Literal["least", "food", "book", "gear"] = "least"

    def pick(self, known: Known) -> Pick | None:
        takes = [pick for pick in known.picks if isinstance(pick, Take)]
        stock = known.view.tribes[known.seat].stock
        return max(takes, key=lambda take: self._rank(take, stock)) if takes else None

    def _rank(self, take: Take, stock: dict[str, int]) -> tuple[int, int, int]:
        after = {basic: stock[basic] + getattr(take, basic) for basic in BASICS}
        usable = sum(min(n, NUMBERS.basic_limit) for n in after.values())
        preferred = self.wanted in BASICS and getattr(take, self.wanted)
        return usable, preferred, min(after.values())


class Surplus(Standing):
    """Finish the action and lose resources above the limits."""

    answers: ClassVar[Kinds] = (Overflow,)

    def pick(self, known: Known) -> Pick | None:
        return Finish()


class TurnEnds(Standing):
    """After both actions: end the turn without further free actions."""

    answers: ClassVar[Kinds] = (AfterTurn,)

    def pick(self, known: Known) -> Pick | None:
        return EndTurn()


class Orientation(Standing):
    """The orientation of explored tiles: as printed, or turned."""

    answers: ClassVar[Kinds] = (Survey,)
    way: Literal["upright", "turned"] = "upright"

    def pick(self, known: Known) -> Pick | None:
        return Orient(self.way)


ORDERS = by_name(Sequence, Crystals, Surplus, TurnEnds, Orientation)
