"""The titles of the seats of a game that is over, and their luck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.store.games import MoveRow
from bot.table.saving import event_from_json
from engine.games import GamePackage
from engine.kernel import Game
from engine.luck import Luck, luck
from engine.titles import Finished, titles

TITLE: Final = "title"
"""The fact of a seat's result that holds its title."""


def titles_of(package: GamePackage, game: Game, moves: Sequence[MoveRow]) -> tuple[str, ...]:
    """Each seat's title as a content word ("" for none), from the moves that were not taken back;
    none for a game that was not played to its end."""
    over = finished(package, game, moves)
    return titles(package.TITLES, over) if over is not None and package.TITLES else ()


def luck_of(package: GamePackage, game: Game, moves: Sequence[MoveRow]) -> Luck:
    """What dice and draws gave each seat, from the same."""
    over = finished(package, game, moves)
    return luck(package.LUCK, over) if over is not None else ()


def finished(package: GamePackage, game: Game, moves: Sequence[MoveRow]) -> Finished | None:
    """The game with all that happened in it; None if it was not played to its end."""
    if game.result is None:
        return None
    events = [event_from_json(data) for move in moves for data in move.events]
    return Finished(game.seats, events, package.score(game), game.result)
