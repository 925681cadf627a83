"""What a game master may put right: a misdealt card, the initiator, food. No card is made."""

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
from engine.games.arctic_scavengers.state import ArcticScavengers, Tribe
from engine.kernel import Refusal, Seat

MOST = 20
"""The most food that a correction leaves."""


def _sure(tribe: Tribe) -> list[str]:
    """The kinds of cards in a hand of which everybody knows that the tribe has them: to exchange a
    secret find would tell the other tribe of it, and the ledger nothing."""
    found = {piece.card for piece in tribe.finds}
    return [card for card in dict.fromkeys(tribe.hand) if card not in found]


_CARD = card_of(lambda game, seat: _sure(game.tribes[seat]), CARD)


@correction
class SwapCards(CardSwap):
    """A misdealt card goes to another hand, and one of that hand comes back for it; only cards that
    are no secret finds."""

    domains: ClassVar[tuple[Domain, ...]] = (SEAT, _CARD, SEAT, _CARD)
    seat: Seat
    card: str
    rival: Seat
    other: str

    def amend(self, game: ArcticScavengers) -> None:
        for seat, gone, come in self.sides():
            tribe = game.tribes[seat]
            tribe.take(gone)
            tribe.hand = by_order([*tribe.hand, come])
        game.tell(
            "corrected_cards", seat=self.seat, rival=self.rival, card=self.card, other=self.other
        )


@correction
class SetInitiator(Correction):
    """Who has the initiator's card; it counts from the next skirmish or round on."""

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
    """How much food the tribe that gathers has."""

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
"""Everything that can be put right, in the order of the menu."""
