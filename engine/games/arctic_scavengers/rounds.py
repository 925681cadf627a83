"""The table of contents: it reads as the rulebook's summary."""

from __future__ import annotations

from typing import ClassVar

from engine.games.arctic_scavengers.content import NUMBERS
from engine.games.arctic_scavengers.ending import EndGame
from engine.games.arctic_scavengers.gathering.sites import Progress
from engine.games.arctic_scavengers.gathering.turn import Turn
from engine.games.arctic_scavengers.skirmish import Skirmish
from engine.games.arctic_scavengers.state import ArcticScavengers, Piece
from engine.kernel import Seat, Step, step


@step
class Round(Step[ArcticScavengers]):
    """Tour de jeu: draw, gather in turn, and from the third round on skirmish over a resource."""

    rules: ClassVar[tuple[str, ...]] = ("goal", "gather.order", "skirmish.when")

    def run(self, game: ArcticScavengers) -> None:
        game.round += 1
        turns = [PassInitiator(), BeginRound()] if game.round > 1 else [BeginRound()]
        game.then(*turns, Progress(), DrawHands(), Peek(), Turns(), NextRound())


@step
class PassInitiator(Step[ArcticScavengers]):
    """Phase d'escarmouche: from the fourth round on the initiator's card goes to the left."""

    rules: ClassVar[tuple[str, ...]] = ("round.first",)

    def run(self, game: ArcticScavengers) -> None:
        if game.round >= NUMBERS.passing_round:
            game.initiator = (game.initiator + 1) % game.seats


@step
class BeginRound(Step[ArcticScavengers]):
    """Tour de jeu: a round begins."""

    rules: ClassVar[tuple[str, ...]] = ("gather.order",)

    def run(self, game: ArcticScavengers) -> None:
        game.tell("round_began", round=game.round, first=game.initiator)


@step
class DrawHands(Step[ArcticScavengers]):
    """Phase de pioche: what is left of the last round is discarded, everyone draws five."""

    rules: ClassVar[tuple[str, ...]] = (
        "round.discard",
        "round.draw",
        "round.short",
        "gather.keep",
        "ranks.hardy",
    )

    def run(self, game: ArcticScavengers) -> None:
        for seat in game.order():
            tribe = game.tribes[seat]
            game.clear(seat)
            if game.round <= NUMBERS.quiet_rounds + 1:  # else only those who came back are there
                tribe.down += tribe.hand
                tribe.hand = []
                for sight in tribe.sights:
                    sight.down, sight.hand = [*sight.down, *sight.hand], []
            tribe.led = False
            game.take_hand(seat, game.draw_cards(seat, NUMBERS.hand))


@step
class Peek(Step[ArcticScavengers]):
    """Phase de pioche: the initiator looks at the next contested resource, if three or more play
    and there is a skirmish."""

    rules: ClassVar[tuple[str, ...]] = ("round.peek", "two.peek")

    def run(self, game: ArcticScavengers) -> None:
        if game.quiet or game.seats == 2:
            return
        look(game, game.initiator, game.contested, len(game.contested) - 1)
        secret = {game.initiator: {"card": game.contested[-1].card}}
        game.tell("peeked", secret, seat=game.initiator)


def look(game: ArcticScavengers, seat: Seat, pile: list[Piece], at: int) -> None:
    """A seat looks at a card of a pile: it remembers it as long as it lies there."""
    pile[at] = pile[at].shown_to(seat)
    game.reveal()


@step
class Turns(Step[ArcticScavengers]):
    """Tour de jeu: all gather in turn, then they skirmish."""

    rules: ClassVar[tuple[str, ...]] = ("gather.order", "skirmish.when")

    def run(self, game: ArcticScavengers) -> None:
        fight = [] if game.quiet else [Skirmish()]
        game.then(*(Turn(seat) for seat in game.order()), *fight)


@step
class NextRound(Step[ArcticScavengers]):
    """Tour de jeu: rounds follow until the last contested resource is gone."""

    rules: ClassVar[tuple[str, ...]] = ("end.last",)

    def run(self, game: ArcticScavengers) -> None:
        game.then(Round() if game.contested else EndGame())
