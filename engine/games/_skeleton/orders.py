"""Standing orders of the sealed bids game."""

from __future__ import annotations

from typing import ClassVar

from pydantic import Field

from engine.games._skeleton.rounds import Allow, Bid, Objection, SecretBids
from engine.kernel import Choice, Pick
from engine.orders import Known, Order, by_name


class Bidding(Order):
    """Bid the highest card that is at most `most`, or else the lowest card."""

    answers: ClassVar[tuple[type[Choice], ...]] = (SecretBids,)  # type: ignore[type-arg]
    most: int = Field(default=3, ge=1, le=7)

    def pick(self, known: Known) -> Pick:
        cards = [bid.card for bid in known.picks if isinstance(bid, Bid)]
        return Bid(max([card for card in cards if card <= self.most], default=min(cards)))


class Vetoing(Order):
    """Allow a prize below `prize`; leave higher ones to the owner.

    Each seat has it from the start, so that a pause to ask an owner reveals nothing.
    """

    answers: ClassVar[tuple[type[Choice], ...]] = (Objection,)  # type: ignore[type-arg]
    given: ClassVar[bool] = True
    prize: int = Field(default=3, ge=1, le=7)

    def pick(self, known: Known) -> Pick | None:
        return Allow() if known.view.prize < self.prize else None


ORDERS = by_name(Bidding, Vetoing)
