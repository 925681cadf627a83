"""The main steps of the game, in the order of the rulebook."""

from __future__ import annotations

from typing import ClassVar

from engine.games.happy_dayz.ending import CountRound, EndGame
from engine.games.happy_dayz.setup import (
    ChooseFactions,
    Deal,
    DrawPower,
    FirstStarter,
    ReplaceFaction,
    ShowTransfers,
    TransferCard,
    neighbours,
)
from engine.games.happy_dayz.state import HappyDayz
from engine.games.happy_dayz.tricks import Trick
from engine.kernel import Lanes, Step, side_by_side, step
from engine.kit.ranks import by_lot, highest

Planned = Step[HappyDayz] | Lanes


@step
class Opening(Step[HappyDayz]):
    """Mise en place: choose three factions, then play the rounds."""

    rules: ClassVar[tuple[str, ...]] = ("goal", "goal.seats", "setup.survivors")

    def run(self, game: HappyDayz) -> None:
        game.then(ChooseFactions(), Round())


@step
class Round(Step[HappyDayz]):
    """Déroulé d'une manche: prepare, deal, transfer, play every card in tricks, count."""

    rules: ClassVar[tuple[str, ...]] = ("round", "round.length")

    def run(self, game: HappyDayz) -> None:
        is_first = not game.round
        game.round += 1
        game.tell("round_began", round=game.round)
        planned: list[Planned] = [] if is_first else [NextStarter(), ReplaceFaction()]
        if game.variant.power_cards != "none":
            planned.append(DrawPower())
        lanes = side_by_side(
            *([TransferCard(seat, *neighbours(game, seat))] for seat in range(game.seats))
        )
        planned += [Deal(), lanes, ShowTransfers()]
        if is_first:
            planned.append(FirstStarter())
        game.then(*planned, FirstLead(), Trick(), CountRound(), NextRound())


@step
class NextStarter(Step[HappyDayz]):
    """Fin de manche: the community with the fewest survivors starts; ties by greater loss, then
    chance."""

    rules: ClassVar[tuple[str, ...]] = ("starter.next", "starter.chance")

    def run(self, game: HappyDayz) -> None:
        needs = [(-game.survivors[seat], -game.change[seat]) for seat in range(game.seats)]
        game.starter = by_lot(game, highest(needs))
        game.tell("starts", seat=game.starter)


@step
class FirstLead(Step[HappyDayz]):
    """Mise en place 7: the starter of the round leads its first trick."""

    rules: ClassVar[tuple[str, ...]] = ("trick.lead",)

    def run(self, game: HappyDayz) -> None:
        game.leader = game.starter


@step
class NextRound(Step[HappyDayz]):
    """Fin de partie: play another round, unless it was the last or a community is empty."""

    rules: ClassVar[tuple[str, ...]] = ("end", "end.empty")

    def run(self, game: HappyDayz) -> None:
        over = game.round >= game.variant.rounds or not all(game.survivors)
        game.then(EndGame() if over else Round())
