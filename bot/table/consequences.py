"""The consequences of a move. Each is independent of the others."""

from __future__ import annotations

from dataclasses import dataclass

from bot.store import games as rows
from bot.store import outbox
from bot.table.after.ranking import winners_of
from bot.table.announcer import Announcer
from bot.table.changes import seen_seats
from bot.table.clocks.reminders import Reminders
from bot.table.clocks.service import Clocks, handed_on
from bot.table.ending import Ending
from bot.table.moves import Move
from bot.table.sessions import TableSessions, TableTx
from bot.table.turns import Turns, leave_to_owner
from engine.kernel import Seat


@dataclass(frozen=True)
class ClocksSettled:
    """Close the clocks of decisions that the move answers or voids; reopen one that it undoes."""

    clocks: Clocks

    def follow(self, table: TableTx, move: Move) -> None:
        self.clocks.settle(table, move)


@dataclass(frozen=True)
class Journal:
    """Store the move; cancel its seat's call to the turn."""

    sessions: TableSessions

    def follow(self, table: TableTx, move: Move) -> None:
        rows.add_move(table.tx, table.id, move.row, self.sessions.now())
        calls = table.row.learner is None  # a learning table sends no messages
        if calls and move.row.seat is not None:
            outbox.cancel_call(table.tx, table.id, move.row.seat)


@dataclass(frozen=True)
class State:
    """Store the state after the move, and the awaited seats."""

    sessions: TableSessions

    def follow(self, table: TableTx, move: Move) -> None:
        result = move.after.game.result
        if result is not None and table.conceded:
            result = winners_of(result, move.after.package.score(move.after.game), table.conceded)
        begun = "running" if move.before is None else table.row.status
        self.sessions.set(
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


@dataclass(frozen=True)
class Revisions:
    """Raise the revision of each seat whose question changed."""

    def follow(self, table: TableTx, move: Move) -> None:
        table.raise_revisions(move.changes.raised)


@dataclass(frozen=True)
class Decisions:
    """Begin the decisions of awaited seats; cancel calls to others, and to the seat that has just
    acted."""

    reminders: Reminders

    def follow(self, table: TableTx, move: Move) -> None:
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


@dataclass(frozen=True)
class Announced:
    """Announce the changes to those affected."""

    announcer: Announcer

    def follow(self, table: TableTx, move: Move) -> None:
        self.announcer.announce(table, move.after, move.changes)


@dataclass(frozen=True)
class ComputersAwaited:
    """Schedule the awaited computers' picks after their pause."""

    turns: Turns

    def follow(self, table: TableTx, move: Move) -> None:
        computers = any(seat.kind != "human" for seat in table.seats)
        running = table.row.status == "running"  # a game master may act while all others wait
        if running and computers:
            self.turns.plan_computers(table, move.after.game, move.changes.raised)


@dataclass(frozen=True)
class OrdersAwaited:
    """Schedule a check of awaited seats' orders after a pause; questions that their owner reopened
    by an undo are skipped."""

    turns: Turns

    def follow(self, table: TableTx, move: Move) -> None:
        if table.row.status == "running":
            self.turns.plan_orders(table, move.after.game, move.changes.raised)
            leave_to_owner(table, move.row)


@dataclass(frozen=True)
class ClocksAwaited:
    """Give every awaited person a clock, and nobody else."""

    clocks: Clocks

    def follow(self, table: TableTx, move: Move) -> None:
        if table.row.status == "running":
            self.clocks.plan(table, move.after.game)


@dataclass(frozen=True)
class Over:
    """At the end of the game, cancel everything that waits for people."""

    ending: Ending

    def follow(self, table: TableTx, move: Move) -> None:
        if move.ends:
            self.ending.over(table)
