"""The consequences of a move. Each is independent of the others."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from types import MethodType
from typing import Final

from bot.store import games as rows
from bot.store import outbox
from bot.table.after.ranking import winners_of
from bot.table.announcer import Announcer
from bot.table.changes import seen_seats
from bot.table.clocks.reminders import Reminders
from bot.table.clocks.service import Clocks, handed_on
from bot.table.ending import Ending
from bot.table.moves import After, Consequence, Move
from bot.table.sessions import TableTx
from bot.table.turns import Turns, leave_to_owner
from engine.kernel import Seat


@dataclass(frozen=True)
class Consequences:
    """The consequences of the core, each a method."""

    clocks: Clocks
    reminders: Reminders
    announcer: Announcer
    turns: Turns
    ending: Ending

    def settle_clocks(self, table: TableTx, move: Move) -> None:
        """Close the clocks of decisions that the move answers or voids; reopen one that it
        undoes."""
        self.clocks.settle(table, move)

    def store_move(self, table: TableTx, move: Move) -> None:
        """Store the move; cancel its seat's call to the turn."""
        rows.add_move(table.tx, table.id, move.row, table.sessions.now())
        calls = table.row.learner is None  # a learning table sends no messages
        if calls and move.row.seat is not None:
            outbox.cancel_call(table.tx, table.id, move.row.seat)

    def store_state(self, table: TableTx, move: Move) -> None:
        """Store the state after the move, and the awaited seats."""
        result = move.after.game.result
        if result is not None and table.conceded:
            result = winners_of(result, move.after.package.score(move.after.game), table.conceded)
        begun = "running" if move.before is None else table.row.status
        table.sessions.set(
            table,
            ply=move.row.ply,
            state=move.after.saved,
            status=begun if result is None else "ended",
            result=None if result is None else list(result),
        )
        table.position = move.after
        awaited = seen_seats(move.after.game)
        if move.before is None or awaited != seen_seats(move.before.game):
            rows.set_awaited(table.tx, table.id, awaited)

    def raise_revisions(self, table: TableTx, move: Move) -> None:
        """Raise the revision of each seat whose question changed."""
        table.raise_revisions(move.changes.raised)

    def begin_decisions(self, table: TableTx, move: Move) -> None:
        """Begin the decisions of awaited seats; cancel calls to others, and to the seat that has
        just acted."""
        if table.row.learner is not None:
            return
        gone = set(range(move.after.game.seats)) - move.after.awaited
        awaited = {seat for seat, _ in move.after.view(None).awaited}
        acted = set() if move.row.seat is None else {move.row.seat}
        secretly = set() if move.changes.public else acted & awaited
        asked, released = begun(move), move.changes.released
        self.reminders.begin(table, asked, gone | acted, awaited, secretly, released)
        by_hand = acted if move.row.kind == "pick" and not move.row.by else set()
        go_on = {seat for seat in by_hand if not handed_on(move, seat)}
        self.reminders.go_on(table, (gone | by_hand) - go_on, go_on)

    def announce(self, table: TableTx, move: Move) -> None:
        """Announce the changes to those affected."""
        self.announcer.announce(table, move.after, move.changes)

    def await_computers(self, table: TableTx, move: Move) -> None:
        """Schedule the awaited computers' picks after their pause."""
        computers = any(seat.kind != "human" for seat in table.seats)
        running = table.row.status == "running"  # a game master may act while all others wait
        if running and computers:
            self.turns.plan_computers(table, move.after.game, move.changes.raised)

    def await_orders(self, table: TableTx, move: Move) -> None:
        """Schedule a check of awaited seats' orders after a pause; questions that their owner
        reopened by an undo are skipped."""
        if table.row.status == "running":
            self.turns.plan_orders(table, move.after.game, move.changes.raised)
            leave_to_owner(table, move.row)

    def await_clocks(self, table: TableTx, move: Move) -> None:
        """Give every awaited person a clock, and nobody else."""
        if table.row.status == "running":
            self.clocks.plan(table, move.after.game)

    def end(self, table: TableTx, move: Move) -> None:
        """At the end of the game, cancel everything that waits for people."""
        if move.ends:
            self.ending.over(table)

    def in_order(self, added: Sequence[After]) -> tuple[Consequence, ...]:
        """Return the consequences of the core, each followed by the added ones that name it.
        ValueError if one names another than these."""
        if unknown := {one.core for one in added} - {None, *CORE}:
            raise ValueError(f"consequences follow unknown ones: {unknown}")
        ordered = [one.follow for one in added if one.core is None]
        for step in CORE:
            ordered.append(MethodType(step, self))
            ordered += [one.follow for one in added if one.core is step]
        return tuple(ordered)


CORE: Final[tuple[Callable[[Consequences, TableTx, Move], None], ...]] = (
    Consequences.settle_clocks,
    Consequences.store_move,
    Consequences.store_state,
    Consequences.raise_revisions,
    Consequences.begin_decisions,
    Consequences.announce,
    Consequences.await_computers,
    Consequences.await_orders,
    Consequences.await_clocks,
    Consequences.end,
)
"""In the order in which they follow a move."""


def begun(move: Move) -> set[Seat]:
    """Return the seats whose turn begins with this move: those not awaited before, and a seat that
    is asked again after handing on its turn; not a seat that undoes the end of its turn."""
    starting, seat = set(move.changes.asked), move.row.seat
    if seat is None:
        return starting
    if move.row.kind == "undo":
        return starting - {seat}
    if move.row.kind == "pick" and seat in move.after.awaited and handed_on(move, seat):
        starting.add(seat)
    return starting
