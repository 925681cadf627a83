"""Corrections: survivors, a misdealt card, the starting seat. No card is created."""

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
from engine.games.happy_dayz.content import ORDER
from engine.games.happy_dayz.rounds import FirstLead
from engine.games.happy_dayz.state import HappyDayz
from engine.kernel import Refusal, Seat

MOST = 150
"""Maximum survivors that a correction sets."""
CORRECTED = "count.master"
"""The rule id of points by corrections."""


@correction
class SetSurvivors(Correction):
    """Set the survivors of a community; the difference becomes a row of its points."""

    verb: ClassVar[str] = "set_survivors"
    domains: ClassVar[tuple[Domain, ...]] = (SEAT, numbers(MOST, minimum=1))
    seat: Seat
    count: int

    def hindered(self, game: HappyDayz) -> Refusal | None:
        return same(game.survivors[self.seat], self.count)

    def amend(self, game: HappyDayz) -> None:
        tally = game.tally[self.seat]
        tally[CORRECTED] = tally.get(CORRECTED, 0) + self.count - game.survivors[self.seat]
        game.survivors[self.seat] = self.count
        game.tell("corrected_survivors", seat=self.seat, amount=self.count)


def _hidden(game: HappyDayz, seat: Seat) -> list[str]:
    """Return the cards of a hand that only its seat sees, except those sent to a neighbour."""
    excluded = {*game.open[seat], *(sent.card for sent in game.sent[seat])}
    return [card for card in game.hands[seat] if card not in excluded]


_CARD = card_of(_hidden, ORDER)


@correction
class SwapCards(CardSwap):
    """Swap a misdealt card with a card of another hand; only the two seats see the cards."""

    domains: ClassVar[tuple[Domain, ...]] = (SEAT, _CARD, SEAT, _CARD)
    seat: Seat
    card: str
    rival: Seat
    other: str

    def amend(self, game: HappyDayz) -> None:
        for seat, given_card, new_card in self.sides():
            hand = game.hands[seat]
            hand[hand.index(given_card)] = new_card
            hand.sort(key=ORDER.__getitem__)
        game.known = [card for card in game.known if card not in (self.card, self.other)]
        cards = {"card": self.card, "other": self.other}
        secret = {self.seat: cards, self.rival: cards}
        game.tell("corrected_cards", secret, seat=self.seat, rival=self.rival)


@correction
class SetStarter(Correction):
    """Set the seat that starts the round, until its first trick is led."""

    verb: ClassVar[str] = "set_starter"
    domains: ClassVar[tuple[Domain, ...]] = (SEAT,)
    seat: Seat

    def hindered(self, game: HappyDayz) -> Refusal | None:
        planned = any(isinstance(step, FirstLead) for step in game.agenda)
        if game.starter < 0 or not planned:
            return Refusal("", "correction-round-begun")
        return same(game.starter, self.seat)

    def amend(self, game: HappyDayz) -> None:
        game.starter = self.seat
        game.tell("starts", seat=self.seat)


CORRECTIONS: tuple[type[Correction], ...] = (SetSurvivors, SwapCards, SetStarter)
"""All corrections, in the order of the menu."""
