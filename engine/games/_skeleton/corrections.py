"""What a game master may put right: the points of a seat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Self

from engine.corrections import Correction, correction
from engine.games._skeleton.rounds import Bid, SecretBids
from engine.games._skeleton.state import Bids
from engine.kernel import Pick, Refusal, Seat

MOST = 20


@correction
class SetPoints(Correction):
    """The points that a seat has won so far."""

    verb: ClassVar[str] = "set_points"
    seat: Seat
    count: int

    @classmethod
    def offers(cls, game: Bids) -> Iterator[Self]:
        for seat, now in enumerate(game.won):
            yield from (cls(seat, n) for n in range(MOST + 1) if n != now)

    def refusal(self, game: Bids) -> Refusal | None:
        if not 0 <= self.seat < game.seats:
            return Refusal("", "correction-no-seat")
        if not 0 <= self.count <= MOST:
            return Refusal("", "correction-number", {"most": MOST})
        same = game.won[self.seat] == self.count
        return Refusal("", "correction-same") if same else None

    def amend(self, game: Bids) -> None:
        game.won[self.seat] = self.count
        game.tell("corrected_points", seat=self.seat, amount=self.count)


def _bids(game: Bids) -> tuple[tuple[Seat, Pick], ...]:
    """The sealed bids that have been made."""
    asked = game.agenda[-1] if game.agenda else None
    return asked.answers if isinstance(asked, SecretBids) else ()


@correction
class SwapCards(Correction):
    """A misdealt card goes to another hand, and one of that hand comes back for it; only the two
    seats see them."""

    verb: ClassVar[str] = "set_cards"
    seat: Seat
    card: int
    rival: Seat
    other: int

    @classmethod
    def offers(cls, game: Bids) -> Iterator[Self]:
        for seat, hand in enumerate(game.hands):
            for rival in range(seat + 1, game.seats):
                found = (cls(seat, a, rival, b) for a in hand for b in game.hands[rival])
                yield from (one for one in found if one.refusal(game) is None)

    def refusal(self, game: Bids) -> Refusal | None:
        seats = range(game.seats)
        if self.seat not in seats or self.rival not in seats or self.seat == self.rival:
            return Refusal("", "correction-no-seat")
        for seat, gone, come in (
            (self.seat, self.card, self.other),
            (self.rival, self.other, self.card),
        ):
            if gone not in game.hands[seat]:
                return Refusal("", "correction-no-card", {"seat": seat, "card": gone})
            if come in game.hands[seat] or come == game.aside[seat]:
                return Refusal("", "correction-same")
            if Bid(gone) in [bid for who, bid in _bids(game) if who == seat]:
                return Refusal("", "correction-unfinished", {"seat": seat})
        return None

    def amend(self, game: Bids) -> None:
        for seat, gone, come in (
            (self.seat, self.card, self.other),
            (self.rival, self.other, self.card),
        ):
            game.hands[seat].remove(gone)
            game.hands[seat] = sorted([*game.hands[seat], come])
        cards = {"card": self.card, "other": self.other}
        secret = {self.seat: cards, self.rival: cards}
        game.tell("corrected_cards", secret, seat=self.seat, rival=self.rival)


CORRECTIONS: tuple[type[Correction], ...] = (SetPoints, SwapCards)
"""Everything that can be put right, in the order of the menu."""
