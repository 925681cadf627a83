"""The main steps of the game, in the order of the rulebook."""

from __future__ import annotations

from typing import ClassVar, Final

from engine.games.arctic_scavengers.content import NUMBERS
from engine.games.arctic_scavengers.ending import EndGame
from engine.games.arctic_scavengers.gathering.sites import Progress
from engine.games.arctic_scavengers.gathering.turn import Turn
from engine.games.arctic_scavengers.sights import Piece
from engine.games.arctic_scavengers.skirmish import Skirmish
from engine.games.arctic_scavengers.state import ArcticScavengers
from engine.kernel import Seat, Step, step


@step
class Round(Step[ArcticScavengers]):
    """Tour de jeu: draw, gather in turn, and from the third round on skirmish for a resource."""

    rules: ClassVar[tuple[str, ...]] = ("goal", "gather.order", "skirmish.when")

    def run(self, game: ArcticScavengers) -> None:
        game.round += 1
        game.then(*_ROUND)


@step
class PassInitiator(Step[ArcticScavengers]):
    """Phase d'escarmouche: from the fourth round on, pass the initiator's card to the left."""

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
    """Phase de pioche: discard the remaining cards of the last round, then all draw five."""

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
            if game.round <= NUMBERS.quiet_rounds + 1:  # later hands hold only returned cards
                tribe.down += tribe.hand
                tribe.hand = []
                for sight in tribe.sights:
                    sight.down, sight.hand = [*sight.down, *sight.hand], []
            tribe.led = False
            game.take_hand(seat, game.draw_cards(seat, NUMBERS.hand))


@step
class Peek(Step[ArcticScavengers]):
    """Phase de pioche: with three or more seats and a skirmish, the initiator sees the next
    contested resource."""

    rules: ClassVar[tuple[str, ...]] = ("round.peek", "two.peek")

    def run(self, game: ArcticScavengers) -> None:
        if game.quiet or game.seats == 2:
            return
        look(game, game.initiator, game.contested, len(game.contested) - 1)
        secret = {game.initiator: {"card": game.contested[-1].card}}
        game.tell("peeked", secret, seat=game.initiator)


def look(game: ArcticScavengers, seat: Seat, pile: list[Piece], index: int) -> None:
    """Let a seat see a card in a pile; it remembers the card while it lies there."""
    pile[index] = pile[index].shown_to(seat)
    game.reveal()


@step
class Turns(Step[ArcticScavengers]):
    """Tour de jeu: all gather in turn, then skirmish."""

    rules: ClassVar[tuple[str, ...]] = ("gather.order", "skirmish.when")

    def run(self, game: ArcticScavengers) -> None:
        fight = [] if game.quiet else [Skirmish.of()]
        game.then(*map(Turn.of, game.order()), *fight)


@step
class NextRound(Step[ArcticScavengers]):
    """Tour de jeu: play rounds until the last contested resource is gone."""

    rules: ClassVar[tuple[str, ...]] = ("end.last",)

    def run(self, game: ArcticScavengers) -> None:
        game.then(Round() if game.contested else EndGame())


_ROUND: Final = (
    PassInitiator(),
    BeginRound(),
    Progress(),
    DrawHands(),
    Peek(),
    Turns(),
    NextRound(),
)
"""The steps of a round."""
