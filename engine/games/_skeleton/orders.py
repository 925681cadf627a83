"""Standing orders of the sealed bids game."""

from __future__ import annotations

from typing import ClassVar

from pydantic import Field

from engine.games._skeleton.rounds import Bid, SecretBids
from engine.kernel import Choice, Pick
from engine.orders import Known, Order


class Bidding(Order):
    """Bid the highest card that is not above `most`; where all are above, the lowest."""

    answers: ClassVar[tuple[type[Choice], ...]] = (SecretBids,)  # type: ignore[type-arg]
    most: int = Field(default=3, ge=1, le=7)

    def pick(self, known: Known) -> Pick:
        cards = [bid.card for bid in known.picks if isinstance(bid, Bid)]
        return Bid(max([card for card in cards if card <= self.most], default=min(cards)))


ORDERS: dict[str, type[Order]] = {"bidding": Bidding}
