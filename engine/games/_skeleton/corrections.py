"""Corrections: the points of a seat, and misdealt cards."""

from __future__ import annotations

from typing import ClassVar

from engine.corrections import (
    SEAT,
    CardSwap,
    Correction,
    Domain,
    card_of,
    correction,
    numbers,
    same,
)
from engine.games._skeleton.rounds import Bid, SecretBids
from engine.games._skeleton.state import Bids
from engine.kernel import Pick, Refusal, Seat

MOST = 20


@correction
class SetPoints(Correction):
    """Set the points that a seat has won so far."""

    verb: ClassVar[str] = "set_points"
    domains: ClassVar[tuple[Domain, ...]] = (SEAT, numbers(MOST))
    seat: Seat
    count: int

    def hindered(self, game: Bids) -> Refusal | None:
        return same(game.won[self.seat], self.count)

    def amend(self, game: Bids) -> None:
        game.won[self.seat] = self.count
        game.tell("corrected_points", seat=self.seat, amount=self.count)


def _bids(game: Bids) -> tuple[tuple[Seat, Pick], ...]:
    """Return the sealed bids so far."""
    asked = game.agenda[-1] if game.agenda else None
    return asked.answers if isinstance(asked, SecretBids) else ()


_CARD = card_of(lambda game, seat: game.hands[seat], range(1, 100))


@correction
class SwapCards(CardSwap):
    """Swap a misdealt card with a card of another hand; only the two seats see the cards."""

    domains: ClassVar[tuple[Domain, ...]] = (SEAT, _CARD, SEAT, _CARD)
    seat: Seat
    card: int
    rival: Seat
    other: int

    def hindered(self, game: Bids) -> Refusal | None:
        for seat, given_card, new_card in self.sides():
            if new_card in game.hands[seat] or new_card == game.aside[seat]:
                return Refusal("", "correction-same")
            if Bid(given_card) in [bid for bidder, bid in _bids(game) if bidder == seat]:
                return Refusal("", "correction-unfinished", {"seat": seat})
        return CardSwap.hindered(self, game)

    def amend(self, game: Bids) -> None:
        for seat, given_card, new_card in self.sides():
            game.hands[seat].remove(given_card)
            game.hands[seat] = sorted([*game.hands[seat], new_card])
        cards = {"card": self.card, "other": self.other}
        secret = {self.seat: cards, self.rival: cards}
        game.tell("corrected_cards", secret, seat=self.seat, rival=self.rival)


CORRECTIONS: tuple[type[Correction], ...] = (SetPoints, SwapCards)
"""All corrections, in the order of the menu."""
