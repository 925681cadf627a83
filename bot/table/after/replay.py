"""Replay a game from its rows.

Only this module knows how a game begins and what each kind of move does. All replays (score
history, stored moves, exports) use it, so that a new way to begin a game or a new kind of move is
implemented once.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.store import move_history
from bot.store.games import CORRECTION, SETTLED, GameRow, MoveRow
from bot.table.saving import event_from_json, package_named
from bot.table.sessions import TableTx
from bot.table.start.beginnings import deal_game, options_of, read_beginning
from engine import codec
from engine.corrections import amend
from engine.games import GamePackage
from engine.kernel import Game, play, start


class Unreplayable(Exception):
    """These rows do not reproduce their game: it began before seeds were stored, or its rules have
    changed since."""


@dataclass(frozen=True)
class GameHistory:
    """The rows that a game is replayed from: read it in a transaction, replay it outside of one."""

    package: GamePackage
    row: GameRow
    seats: int
    moves: Sequence[MoveRow]
    """The start and the moves that were not undone, in order."""

    @property
    def start(self) -> MoveRow:
        """The move that started the game. Raises Unreplayable if it is not stored."""
        if not self.moves or self.moves[0].kind != "start" or self.moves[0].pick is None:
            raise Unreplayable("its start was not kept")
        return self.moves[0]


def history_of(table: TableTx) -> GameHistory:
    """Return the history of a table so far. Refused for a game that this program does not know."""
    moves = move_history.moves_from(table.tx, table.id, 0)
    return GameHistory(package_named(table.row.game), table.row, len(table.seats), moves)


def initial_game(history: GameHistory) -> Game:
    """Return the game as it was dealt, by the rules it began with, at its first question. Its
    `new_events` are those of the deal."""
    package, seed = history.package, int(history.start.pick)
    options = options_of(package, history.row)
    kept = history.row.record
    beginning = None if kept is None else read_beginning(package, kept)
    if package.rebegin is None:
        return deal_game(package, history.seats, seed, options, beginning)
    record = package.Record() if beginning is None else beginning.record
    events = [event_from_json(data) for data in history.start.events]
    game: Game = package.rebegin(history.seats, seed, options, record, events)
    return game


def apply_move(game: Game, move: MoveRow) -> None:
    """Apply a move in place; `new_events` holds the events. The move was legal when it was made, so
    nothing is checked."""
    game.new_events.clear()
    if move.kind == CORRECTION:
        amend(game, codec.correction_from_json(game, move.pick))
        return
    if move.kind == SETTLED:
        start(game)  # today's rules may already settle it
        return
    play(game, move.seat or 0, codec.pick_from_json(game, move.pick))


def replay_moves(history: GameHistory) -> Iterator[tuple[MoveRow, Game]]:
    """Yield each move with the game after it, the start first. It is one game, changed in place:
    clone what you keep. Exceptions of old moves under changed rules pass through."""
    game = initial_game(history)
    yield history.start, game
    for move in history.moves[1:]:
        apply_move(game, move)
        yield move, game
