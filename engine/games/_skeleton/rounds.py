"""The table of contents: it reads as the rulebook's summary."""

from __future__ import annotations

from typing import ClassVar

from engine.games._skeleton.state import Bids
from engine.kernel import Choice, Pick, Sealed, Seat, Step, pick, side_by_side, step


@pick
class SetAside(Pick):
    """Put one card of the hand away, face down."""

    verb: ClassVar[str] = "aside"
    card: int


@pick
class Bid(Pick):
    """Bid one card."""

    verb: ClassVar[str] = "bid"
    card: int


@step
class Opening(Step[Bids]):
    """Setup: prizes are shuffled, every seat sets one card aside, then round after round."""

    rules = ("setup",)

    def run(self, game: Bids) -> None:
        game.aside = [0] * game.seats
        game.prizes = list(range(1, len(game.hands[0])))
        game.shuffle(game.prizes)
        game.then(side_by_side(*([PutAside(seat)] for seat in range(game.seats))), Round())


@step
class PutAside(Choice[Bids]):
    """Setup: each seat, at its own pace, puts one card away that only it knows."""

    picks = (SetAside,)
    rules = ("setup",)
    always_ask = True
    seat: Seat

    def options(self, game: Bids, seat: Seat) -> list[Pick]:
        return [SetAside(card) for card in game.hands[seat]]

    def chosen(self, game: Bids, seat: Seat, pick: SetAside) -> None:
        game.hands[seat].remove(pick.card)
        game.aside[seat] = pick.card
        game.tell("set_aside", seat=seat, secret={seat: {"card": pick.card}})


@step
class Round(Step[Bids]):
    """A round: turn up a prize, bid, award; after the last prize the game ends."""

    rules = ("round",)

    def run(self, game: Bids) -> None:
        if not game.prizes:
            best = max(game.won)
            game.result = tuple(s for s in range(game.seats) if game.won[s] == best)
            game.tell("ended", winners=list(game.result))
            return
        game.round += 1
        game.prize = game.prizes.pop()
        game.reveal()
        game.tell("turned_up", prize=game.prize, round=game.round)
        game.then(SecretBids(), Round())


@step
class SecretBids(Sealed[Bids]):
    """Bidding: all bid in secret and may change their mind until the last bid is in."""

    picks = (Bid,)
    rules = ("bid",)
    always_ask = True
    answers: tuple[tuple[Seat, Pick], ...] = ()

    def seats(self, game: Bids) -> range:
        return range(game.seats)

    def options(self, game: Bids, seat: Seat) -> list[Pick]:
        return [Bid(card) for card in game.hands[seat]]

    def opened(self, game: Bids, answers: dict[Seat, Bid]) -> None:
        game.reveal()
        for seat, bid in answers.items():
            game.hands[seat].remove(bid.card)
            game.tell("bid", seat=seat, card=bid.card)
        best = max(bid.card for bid in answers.values())
        highest = [seat for seat, bid in answers.items() if bid.card == best]
        if len(highest) == 1:
            game.won[highest[0]] += game.prize
            game.tell("won", seat=highest[0], prize=game.prize)
        else:
            game.tell("cancelled", prize=game.prize)
