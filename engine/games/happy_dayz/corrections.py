"""What a game master may put right: survivors, a misdealt card, who starts. No card is made."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Self

from engine.corrections import Correction, correction
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
    seat: Seat
    count: int

    @classmethod
    def offers(cls, game: HappyDayz) -> Iterator[Self]:
        for seat, now in enumerate(game.survivors):
            yield from (cls(seat, n) for n in range(1, MOST + 1) if n != now)

    def refusal(self, game: HappyDayz) -> Refusal | None:
        if not 0 <= self.seat < game.seats:
            return Refusal("", "correction-no-seat")
        if not 1 <= self.count <= MOST:
            return Refusal("", "correction-number", {"most": MOST})
        if game.survivors[self.seat] == self.count:
            return Refusal("", "correction-same")
        return None

    def amend(self, game: HappyDayz) -> None:
        tally = game.tally[self.seat]
        tally[CORRECTED] = tally.get(CORRECTED, 0) + self.count - game.survivors[self.seat]
        game.survivors[self.seat] = self.count
        game.tell("corrected_survivors", seat=self.seat, amount=self.count)


def _hidden(game: HappyDayz, seat: Seat) -> list[str]:
    """The cards of a hand that only its seat sees and that are not on their way to a neighbour."""
    away = {*game.open[seat], *(sent.card for sent in game.sent[seat])}
    return [card for card in game.hands[seat] if card not in away]


@correction
class SwapCards(Correction):
    """A misdealt card goes to another hand, and one of that hand comes back for it. The two
    communities see both, nobody else any."""

    verb: ClassVar[str] = "set_cards"
    seat: Seat
    card: str
    rival: Seat
    other: str

    @classmethod
    def offers(cls, game: HappyDayz) -> Iterator[Self]:
        hands = [_hidden(game, seat) for seat in range(game.seats)]
        for seat, hand in enumerate(hands):
            for rival in range(seat + 1, game.seats):
                yield from (
                    cls(seat, card, rival, other) for card in hand for other in hands[rival]
                )

    def refusal(self, game: HappyDayz) -> Refusal | None:
        seats = range(game.seats)
        if self.seat not in seats or self.rival not in seats or self.seat == self.rival:
            return Refusal("", "correction-no-seat")
        for seat, card in ((self.seat, self.card), (self.rival, self.other)):
            if card not in ORDER:
                return Refusal("", "correction-unknown")
            if card not in _hidden(game, seat):
                return Refusal("", "correction-no-card", {"seat": seat, "card": card})
        return None

    def amend(self, game: HappyDayz) -> None:
        for seat, gone, come in (
            (self.seat, self.card, self.other),
            (self.rival, self.other, self.card),
        ):
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
    seat: Seat

    @classmethod
    def offers(cls, game: HappyDayz) -> Iterator[Self]:
        made = (cls(seat) for seat in range(game.seats))
        yield from (one for one in made if one.refusal(game) is None)

    def refusal(self, game: HappyDayz) -> Refusal | None:
        if not 0 <= self.seat < game.seats:
            return Refusal("", "correction-no-seat")
        planned = any(isinstance(step, FirstLead) for step in game.agenda)
        if game.starter < 0 or not planned:
            return Refusal("", "correction-round-begun")
        return Refusal("", "correction-same") if game.starter == self.seat else None

    def amend(self, game: HappyDayz) -> None:
        game.starter = self.seat
        game.tell("starts", seat=self.seat)


CORRECTIONS: tuple[type[Correction], ...] = (SetSurvivors, SwapCards, SetStarter)
"""Everything that can be put right, in the order of the menu."""
