"""A move and its consequences: the only way to change a table's game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from bot.model.states import Mover
from bot.slots import Slot
from bot.store import snapshots
from bot.store.games import SETTLED, MoveRow
from bot.table.changes import Changes, between
from bot.table.positions import Position
from bot.table.saving import event_to_json, pack_saved
from bot.table.sessions import TableSessions, TableTx
from engine import codec
from engine.kernel import Event, Pick, Seat, apply, settled

SNAPSHOTS: Final = 12
"""Maximum number of consecutive picks that a seat can undo."""
REGENT_SNAPSHOTS: Final = 64
"""Maximum number of consecutive picks of a regent that can be undone."""


@dataclass(frozen=True)
class Move:
    """The effect of an action on a game."""

    before: Position | None
    """None: the move starts the game."""
    after: Position
    row: MoveRow
    changes: Changes

    @property
    def ends(self) -> bool:
        """Whether the move ends the game."""
        was = None if self.before is None else self.before.game.result
        return was is None and self.after.game.result is not None


Consequence = Callable[[TableTx, Move], None]
"""A consequence of every move, in the move's transaction."""


@dataclass(frozen=True)
class After:
    """A consequence that a feature adds."""

    core: Callable[..., None] | None
    """The method of `Consequences` that it follows directly; None: it comes first."""
    follow: Consequence


CONSEQUENCES: Final[Slot[After]] = Slot()
"""Those that follow the same one run in the order of the features."""


@dataclass
class Moves:
    """Makes moves."""

    sessions: TableSessions
    consequences: tuple[Consequence, ...]

    def make(self, table: TableTx, move: Move) -> None:
        """Write a move and all its consequences."""
        for consequence in self.consequences:
            consequence(table, move)

        if move.row.kind in ("undo", "rewind"):  # this state is older, and may follow older rules
            self.settle(table)

    def settle(self, table: TableTx) -> bool:
        """Bring a game saved under older rules to the first question of today's rules, as a move
        that cannot be undone. Return whether there was anything to do."""
        before = self.sessions.position(table)
        settled_game = settled(before.game)
        if settled_game is None:
            return False
        game, events = settled_game
        after = Position(before.package, game)
        event_data = [event_to_json(event) for event in events]
        row = MoveRow(table.row.ply + 1, SETTLED, None, None, event_data, True)
        self.make(table, Move(before, after, row, between(before, after, events, None)))
        return True

    def play(
        self, table: TableTx, seat: Seat, pick: Pick, by: Mover = "", *more: Event
    ) -> tuple[Position, tuple[Event, ...]]:
        """Apply a pick and write all its consequences. `by`: who picks, see `MoveRow.by`; `more`:
        additional events."""
        before = self.sessions.position(table)
        game, events = apply(before.game, seat, pick)
        events += more
        after, ply = Position(before.package, game), table.row.ply + 1
        after.last = ply, seat, pick
        barrier = game.barriers > before.game.barriers
        event_data = [event_to_json(event) for event in events]
        row = MoveRow(ply, "pick", seat, codec.pick_to_json(pick), event_data, barrier, by=by)
        keep = REGENT_SNAPSHOTS if table.seat(seat).regent_at is not None else SNAPSHOTS
        snapshots.add_snapshot(table.tx, table.id, ply, seat, pack_saved(before.saved), keep)
        changes = between(before, after, events, seat)
        self.make(table, Move(before, after, row, changes))
        return after, events

    def note(
        self, table: TableTx, seat: Seat | None, about: Any, changes: Changes, *events: Event
    ) -> None:
        """Write a line of the log, `about` something, that does not change the game."""
        row = MoveRow(table.row.ply + 1, "note", seat, about, [event_to_json(e) for e in events])
        position = self.sessions.position(table)
        self.make(table, Move(position, position, row, changes))
