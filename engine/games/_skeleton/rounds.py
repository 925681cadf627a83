"""The steps of the game, in the order of the rulebook."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar

from engine.games._skeleton.state import Bids
from engine.kernel import (
    Aside,
    Pick,
    Refusal,
    Sealed,
    Seat,
    SeatChoice,
    SeatStep,
    Several,
    Step,
    Window,
    during,
    pick,
    side_by_side,
    step,
)
from engine.kit.piles import move

FULL = "full"
"""The command group of the full game: Discord allows 25 subcommands in a command or a group."""


@pick
class SetAside(Pick):
    """Put away one card from the hand, face down."""

    verb: ClassVar[str] = "aside"
    card: int


@pick
class Bid(Pick):
    """Bid one card."""

    card: int


@pick
class Guess(Pick):
    """Stake points on the prizes that the seat expects to win."""

    group: ClassVar[str] = FULL
    stake: int
    prizes: tuple[int, ...]


@pick
class Boast(Pick):
    """Announce a bid of this card, true or not."""

    group: ClassVar[str] = FULL
    card: int


@pick
class Allow(Pick):
    """Give the prize to its winner."""

    group: ClassVar[str] = FULL
    idle: ClassVar[bool] = True


@pick
class Veto(Pick):
    """Keep the prize from its winner: nobody gets it."""

    group: ClassVar[str] = FULL


@step
class Opening(Step[Bids]):
    """Setup: shuffle the prizes, let every seat set one card aside, then play the rounds."""

    rules = ("setup",)

    def run(self, game: Bids) -> None:
        game.aside = [0] * game.seats
        game.prizes = list(range(1, len(game.hands[0])))
        game.shuffle(game.prizes)
        seats = range(game.seats)
        game.vetoes = [int(game.full) for _ in seats]
        game.taken, game.guesses = [[] for _ in seats], [[] for _ in seats]
        game.stakes = [-1 for _ in seats]
        lanes = [[PutAside(s), *([MakeGuess(s)] if game.full else [])] for s in seats]
        game.then(side_by_side(*lanes), Round())


@step
class PutAside(SeatChoice[Bids]):
    """Setup: each seat, at its own pace, sets one card aside that only it sees."""

    picks = (SetAside,)
    rules = ("setup",)
    always_ask = True

    def options(self, game: Bids, seat: Seat) -> list[Pick]:
        return [SetAside(card) for card in game.hands[seat]]

    def chosen(self, game: Bids, seat: Seat, pick: SetAside) -> None:
        game.hands[seat].remove(pick.card)
        game.aside[seat] = pick.card
        game.tell("set_aside", seat=seat, secret={seat: {"card": pick.card}})


STAKES = 3
"""Maximum points staked in all."""


@step
class MakeGuess(SeatChoice[Bids]):
    """Setup: each seat may stake points on one or two prizes; the answer is a composed pick."""

    picks = (Guess,)
    composed = (Guess,)
    rules = ("guess",)
    always_ask = True

    def options(self, game: Bids, seat: Seat) -> list[Pick]:
        best = len(game.prizes)
        return [Guess(0, ()), Guess(1, (best,)), Guess(1, (best - 1, best)), Guess(2, (best,))]

    def values(
        self, game: Bids, seat: Seat, kind: type[Pick], so_far: Mapping[str, Any]
    ) -> Sequence[int] | Several:
        if not so_far:
            return range(STAKES)
        prizes = tuple(sorted(game.prizes))
        return Several(prizes, least=1, most=2) if so_far["stake"] else Several(prizes, most=0)

    def accepts(self, game: Bids, seat: Seat, pick: Guess) -> bool:
        return pick.stake * len(pick.prizes) <= STAKES

    def chosen(self, game: Bids, seat: Seat, pick: Guess) -> None:
        game.stakes[seat], game.guesses[seat] = pick.stake, list(pick.prizes)
        game.whisper("guessed", seat, stake=pick.stake, prizes=list(pick.prizes))

    def refusal(self, game: Bids, seat: Seat, pick: Pick) -> Refusal:
        return Refusal("guess", "stakes-too-high", {"most": STAKES})


@step
class Round(Step[Bids]):
    """A round: turn a prize up, bid, award it; the game ends after the last prize."""

    rules = ("round",)

    def run(self, game: Bids) -> None:
        if not game.prizes:
            points = {
                side: sum(game.won[s] + game.guessed(s) for s in side) for side in game.sides()
            }
            best = max(points.values())
            game.result = tuple(s for side, total in points.items() if total == best for s in side)
            rivals = [s for s in range(game.seats) if s not in game.result]
            game.tell("ended", winners=list(game.result), rivals=rivals if game.against else [])
            return
        game.round += 1
        game.prize = game.prizes.pop()
        game.reveal()
        game.tell("turned_up", prize=game.prize, round=game.round)
        game.then(during(Boasting(), SecretBids()) if game.full else SecretBids(), Round())


@step
class Boasting(Aside[Bids]):
    """Bidding: each seat may boast of a card at any time, once a round."""

    picks = (Boast,)
    rules = ("boast",)
    used: tuple[Seat, ...] = ()

    def seats(self, game: Bids) -> list[Seat]:
        return [seat for seat in range(game.seats) if seat not in self.used]

    def options(self, game: Bids, seat: Seat) -> list[Pick]:
        return [Boast(card) for card in range(1, game.cards + 1)]

    def taken(self, game: Bids, seat: Seat, pick: Boast) -> Boasting:
        game.tell("boasted", seat=seat, card=pick.card)
        return replace(self, used=(*self.used, seat))


@step
class SecretBids(Sealed[Bids]):
    """Bidding: all bid in secret, and may replace their bids until the last one is in."""

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
            move([bid.card], game.hands[seat], game.spent)
            game.tell("bid", seat=seat, card=bid.card)
        best = max(bid.card for bid in answers.values())
        highest = [seat for seat, bid in answers.items() if bid.card == best]
        if len(highest) == 1:
            award = Award(highest[0])
            game.then(Objection(highest[0], award) if game.full else award)
        else:
            game.lost.append(game.prize)
            game.tell("cancelled", prize=game.prize)


@step
class Award(SeatStep[Bids]):
    """Bidding: the single highest bid takes the prize."""

    rules = ("bid",)

    def run(self, game: Bids) -> None:
        game.won[self.seat] += game.prize
        game.taken[self.seat].append(game.prize)
        game.tell("won", seat=self.seat, prize=game.prize)


@step
class Objection(Window[Bids]):
    """Veto: seats with a veto left may keep a prize from its winner; the first clockwise counts."""

    picks = (Allow, Veto)
    rules = ("veto",)
    winner: Seat
    award: Step[Any]
    answers: tuple[tuple[Seat, Pick], ...] = ()

    def seats(self, game: Bids) -> list[Seat]:
        return [seat for seat in game.after(self.winner) if game.vetoes[seat]]

    def options(self, game: Bids, seat: Seat) -> list[Pick]:
        return [Allow(), Veto()]

    def reacted(self, game: Bids, seat: Seat, pick: Veto) -> None:
        game.vetoes[seat] -= 1
        game.lost.append(game.prize)
        game.tell("vetoed", seat=seat, prize=game.prize)

    def passed(self, game: Bids) -> None:
        game.then(self.award)
