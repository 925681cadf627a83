"""What a game master may put right: a misdealt card, the initiator, food. No card is made."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Self

from engine.corrections import Correction, correction
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


@correction
class SwapCards(Correction):
    """A misdealt card goes to another hand, and one of that hand comes back for it; only cards that
    are no secret finds."""

    verb: ClassVar[str] = "set_cards"
    seat: Seat
    card: str
    rival: Seat
    other: str

    @classmethod
    def offers(cls, game: ArcticScavengers) -> Iterator[Self]:
        hands = [_sure(tribe) for tribe in game.tribes]
        for seat, hand in enumerate(hands):
            for rival in range(seat + 1, game.seats):
                yield from (
                    cls(seat, card, rival, other)
                    for card in hand
                    for other in hands[rival]
                    if card != other
                )

    def refusal(self, game: ArcticScavengers) -> Refusal | None:
        seats = range(game.seats)
        if self.seat not in seats or self.rival not in seats or self.seat == self.rival:
            return Refusal("", "correction-no-seat")
        for seat, card in ((self.seat, self.card), (self.rival, self.other)):
            if card not in CARD:
                return Refusal("", "correction-unknown")
            if card not in _sure(game.tribes[seat]):
                return Refusal("", "correction-no-card", {"seat": seat, "card": card})
        return Refusal("", "correction-same") if self.card == self.other else None

    def amend(self, game: ArcticScavengers) -> None:
        for seat, gone, come in (
            (self.seat, self.card, self.other),
            (self.rival, self.other, self.card),
        ):
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
    seat: Seat

    @classmethod
    def offers(cls, game: ArcticScavengers) -> Iterator[Self]:
        yield from (cls(seat) for seat in range(game.seats) if seat != game.initiator)

    def refusal(self, game: ArcticScavengers) -> Refusal | None:
        if not 0 <= self.seat < game.seats:
            return Refusal("", "correction-no-seat")
        return Refusal("", "correction-same") if game.initiator == self.seat else None

    def amend(self, game: ArcticScavengers) -> None:
        game.initiator = self.seat
        game.tell("corrected_initiator", seat=self.seat)


@correction
class SetFood(Correction):
    """How much food the tribe that gathers has."""

    verb: ClassVar[str] = "set_food"
    count: int

    @classmethod
    def offers(cls, game: ArcticScavengers) -> Iterator[Self]:
        if game.actor >= 0:
            yield from (cls(n) for n in range(MOST + 1) if n != game.food)

    def refusal(self, game: ArcticScavengers) -> Refusal | None:
        if game.actor < 0:
            return Refusal("", "correction-nobody-gathers")
        if not 0 <= self.count <= MOST:
            return Refusal("", "correction-number", {"most": MOST})
        return Refusal("", "correction-same") if self.count == game.food else None

    def amend(self, game: ArcticScavengers) -> None:
        game.food = self.count
        game.tell("corrected_food", seat=game.actor, amount=self.count)


CORRECTIONS: tuple[type[Correction], ...] = (SwapCards, SetInitiator, SetFood)
"""Everything that can be put right, in the order of the menu."""
