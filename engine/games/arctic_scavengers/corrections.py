"""Corrections: a misdealt card, the initiator, food. No card is created."""

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
from engine.games.arctic_scavengers.content import CARD, by_order
from engine.games.arctic_scavengers.state import ArcticScavengers
from engine.games.arctic_scavengers.tribe import Tribe
from engine.kernel import Refusal, Seat

MOST = 20
"""Maximum food that a correction sets."""


def _sure(tribe: Tribe) -> list[str]:
    """Return the kinds of card in a hand that the tribe publicly has.

    Swapping a secret find would reveal it to the other tribe, and the public ledger could not
    record it.
    """
    secret_finds = {piece.card for piece in tribe.finds}
    return [card for card in dict.fromkeys(tribe.hand) if card not in secret_finds]


_CARD = card_of(lambda game, seat: _sure(game.tribes[seat]), CARD)


@correction
class SwapCards(CardSwap):
    """Swap a misdealt card with a card of another hand; secret finds cannot be swapped."""

    domains: ClassVar[tuple[Domain, ...]] = (SEAT, _CARD, SEAT, _CARD)
    seat: Seat
    card: str
    rival: Seat
    other: str

    def amend(self, game: ArcticScavengers) -> None:
        for seat, given_card, new_card in self.sides():
            tribe = game.tribes[seat]
            tribe.take(given_card)
            tribe.hand = by_order([*tribe.hand, new_card])
        game.tell(
            "corrected_cards", seat=self.seat, rival=self.rival, card=self.card, other=self.other
        )


@correction
class SetInitiator(Correction):
    """Set the holder of the initiator's card, from the next skirmish or round on."""

    verb: ClassVar[str] = "set_initiator"
    domains: ClassVar[tuple[Domain, ...]] = (SEAT,)
    seat: Seat

    def hindered(self, game: ArcticScavengers) -> Refusal | None:
        return same(game.initiator, self.seat)

    def amend(self, game: ArcticScavengers) -> None:
        game.initiator = self.seat
        game.tell("corrected_initiator", seat=self.seat)


@correction
class SetFood(Correction):
    """Set the food of the gathering tribe."""

    verb: ClassVar[str] = "set_food"
    domains: ClassVar[tuple[Domain, ...]] = (numbers(MOST),)
    count: int

    def hindered(self, game: ArcticScavengers) -> Refusal | None:
        if game.actor < 0:
            return Refusal("", "correction-nobody-gathers")
        return same(game.food, self.count)

    def amend(self, game: ArcticScavengers) -> None:
        game.food = self.count
        game.tell("corrected_food", seat=game.actor, amount=self.count)


CORRECTIONS: tuple[type[Correction], ...] = (SwapCards, SetInitiator, SetFood)
"""All corrections, in the order of the menu."""
