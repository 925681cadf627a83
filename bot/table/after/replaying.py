"""Replay a game from its rows: the one place that knows how it begins, and what a move of each kind
does.

All replays (history of points, the archive, an export) use it, so that a new way to begin a game or
a new kind of move is implemented once.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.store import past
from bot.store.games import CORRECTION, SETTLED, GameRow, MoveRow
from bot.table.saving import event_from_json, package_named
from bot.table.sessions import TableTx
from bot.table.start.beginnings import dealt, options_of, recorded
from engine import codec
from engine.corrections import amend
from engine.games import GamePackage
from engine.kernel import Game, play, start


class Unreplayable(Exception):
    """These rows do not make the game they came from: it was begun before seeds were kept, or its
    rules were changed since."""


@dataclass(frozen=True)
class Course:
    """Everything a game is made from: read it in a transaction, play it again outside of one."""

    package: GamePackage
    row: GameRow
    seats: int
    moves: Sequence[MoveRow]
    """Its start and the moves that were not taken back, in order."""

    @property
    def start(self) -> MoveRow:
        """How it began; Unreplayable if that is not kept."""
        if not self.moves or self.moves[0].kind != "start" or self.moves[0].pick is None:
            raise Unreplayable("its start was not kept")
        return self.moves[0]


def course_of(table: TableTx) -> Course:
    """The course of a table so far. Refused for a game that this program does not know."""
    moves = past.moves_from(table.tx, table.id, 0)
    return Course(package_named(table.row.game), table.row, len(table.seats), moves)


def begun(course: Course) -> Game:
    """Return the game as it was dealt, by the rules it began with, at its first question; `told`
    holds the events."""
    package, seed = course.package, int(course.start.pick)
    options = options_of(package, course.row)
    kept = course.row.record
    beginning = None if kept is None else recorded(package, kept)
    if package.rebegin is None:
        return dealt(package, course.seats, seed, options, beginning)
    record = package.Record() if beginning is None else beginning.record
    events = [event_from_json(data) for data in course.start.events]
    game: Game = package.rebegin(course.seats, seed, options, record, events)
    return game


def follow(game: Game, move: MoveRow) -> None:
    """Apply a move in place; `told` holds the events. The move was legal when it was made, so
    nothing is checked."""
    game.told.clear()
    if move.kind == CORRECTION:
        amend(game, codec.correction_from_json(game, move.pick))
        return
    if move.kind == SETTLED:
        start(game)  # by today's rules it may be settled already
        return
    play(game, move.seat or 0, codec.pick_from_json(game, move.pick))


def replayed(course: Course) -> Iterator[tuple[MoveRow, Game]]:
    """Yield each move of a course with the game after it, the start first. It is one game, changed
    in place: clone what you keep. Exceptions of old moves under changed rules pass through."""
    game = begun(course)
    yield course.start, game
    for move in course.moves[1:]:
        follow(game, move)
        yield move, game
