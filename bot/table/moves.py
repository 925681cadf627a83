"""A move and what follows from it: the one way in which a game at a table changes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Protocol

from bot.model.states import Mover
from bot.store import snapshots
from bot.store.games import SETTLED, MoveRow
from bot.table.changes import Changes, between
from bot.table.saving import event_to_json, pack
from bot.table.sessions import TableSessions, TableTx
from bot.table.standpoints import Position
from engine import codec
from engine.kernel import Event, Pick, Seat, apply, settled

SNAPSHOTS: Final = 12
"""How many picks a seat can take back one after the other."""
REGENT_SNAPSHOTS: Final = 64
"""How many picks of a regent can be taken back one after the other."""


@dataclass(frozen=True)
class Move:
    """The effect of an action on a game."""

    before: Position | None
    """None: it begins."""
    after: Position
    row: MoveRow
    changes: Changes

    @property
    def ends(self) -> bool:
        """Whether the game is over by it."""
        was = None if self.before is None else self.before.game.result
        return was is None and self.after.game.result is not None


class Consequence(Protocol):
    """Something that follows from every move, in its transaction."""

    def follow(self, table: TableTx, move: Move) -> None:
        """Write what follows from this move."""


@dataclass
class Moves:
    """Makes moves."""

    sessions: TableSessions
    consequences: tuple[Consequence, ...]

    def make(self, table: TableTx, move: Move) -> None:
        """Write a move and all that follows from it."""
        for consequence in self.consequences:
            consequence.follow(table, move)

        if move.row.kind in ("undo", "rewind"):  # it is a state of earlier, maybe of other rules
            self.settle(table)

    def settle(self, table: TableTx) -> bool:
        """Bring a game that other rules left to the first question of today's, as a move of its
        own that nobody takes back; whether there was anything to do."""
        before = self.sessions.position(table)
        found = settled(before.game)
        if found is None:
            return False
        game, events = found
        after = Position(before.package, game)
        told = [event_to_json(event) for event in events]
        row = MoveRow(table.row.ply + 1, SETTLED, None, None, told, True)
        self.make(table, Move(before, after, row, between(before, after, events, None)))
        return True

    def play(
        self, table: TableTx, seat: Seat, pick: Pick, by: Mover = "", *more: Event
    ) -> tuple[Position, tuple[Event, ...]]:
        """Apply a pick and write all that follows from it. `by`: who picks, see `MoveRow.by`;
        `more` are events besides the game's own."""
        before = self.sessions.position(table)
        game, events = apply(before.game, seat, pick)
        events += more
        after = Position(before.package, game)
        barrier = game.barriers > before.game.barriers
        ply = table.row.ply + 1
        told = [event_to_json(event) for event in events]
        row = MoveRow(ply, "pick", seat, codec.pick_to_json(pick), told, barrier, by=by)
        keep = REGENT_SNAPSHOTS if table.seat(seat).regent_at is not None else SNAPSHOTS
        snapshots.add_snapshot(table.tx, table.id, ply, seat, pack(before.game), keep)
        changes = between(before, after, events, seat)
        self.make(table, Move(before, after, row, changes))
        return after, events

    def note(
        self, table: TableTx, seat: Seat | None, about: Any, changes: Changes, *told: Event
    ) -> None:
        """A line of the log, `about` something, that changes nothing in the game."""
        row = MoveRow(table.row.ply + 1, "note", seat, about, [event_to_json(e) for e in told])
        position = self.sessions.position(table)
        self.make(table, Move(position, position, row, changes))
