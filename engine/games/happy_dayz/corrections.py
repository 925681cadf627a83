"""What a game master may put right: survivors, a misdealt card, who starts. No card is made."""

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
"""The most survivors that a correction leaves a community."""
CORRECTED = "count.master"
"""The rule under which the points of corrections are listed."""


@correction
class SetSurvivors(Correction):
    """How many survivors a community has; the difference is a row of its points."""

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
    """The cards of a hand that only its seat sees and that are not on their way to a neighbour."""
    away = {*game.open[seat], *(sent.card for sent in game.sent[seat])}
    return [card for card in game.hands[seat] if card not in away]


_CARD = card_of(_hidden, ORDER)


@correction
class SwapCards(CardSwap):
    """A misdealt card goes to another hand, and one of that hand comes back for it. The two
    communities see both, nobody else any."""

    domains: ClassVar[tuple[Domain, ...]] = (SEAT, _CARD, SEAT, _CARD)
    seat: Seat
    card: str
    rival: Seat
    other: str

    def amend(self, game: HappyDayz) -> None:
        for seat, gone, come in self.sides():
            hand = game.hands[seat]
            hand[hand.index(gone)] = come
            hand.sort(key=ORDER.__getitem__)
        game.known = [card for card in game.known if card not in (self.card, self.other)]
        cards = {"card": self.card, "other": self.other}
        secret = {self.seat: cards, self.rival: cards}
        game.tell("corrected_cards", secret, seat=self.seat, rival=self.rival)


@correction
class SetStarter(Correction):
    """Who starts the round, as long as its first trick has not been led."""

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
"""Everything that can be put right, in the order of the menu."""
