"""What follows from a move, each by itself, in the order that `CONSEQUENCE_ORDER` writes down."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bot.store import games as rows
from bot.store import outbox, past, results
from bot.table.after.past import finished
from bot.table.after.results import Facts, result_rows
from bot.table.announcer import Announcer
from bot.table.changes import seen_seats
from bot.table.clocks.reminders import Reminders
from bot.table.clocks.service import Clocks, handed_on
from bot.table.ending import Ending
from bot.table.moves import Consequence, Move
from bot.table.sessions import TableSessions, TableTx
from bot.table.start.beginnings import laid_out
from bot.table.turns import Turns, leave_to_owner
from engine import codec
from engine.kernel import Seat

CONSEQUENCE_ORDER: Final = (
    "lesson", "clocks-settled", "journal", "requests", "state", "revisions", "plans", "decisions",
    "master-alerted", "announced", "computers", "orders", "clocks", "results", "challenge", "over",
    "scenes",
)  # fmt: skip
"""What follows from a move, in this order. Features contribute to it by name."""


def in_order(named: Mapping[str, Consequence]) -> tuple[Consequence, ...]:
    """Sort consequences by `CONSEQUENCE_ORDER`; a name may be absent. KeyError for a name that is
    not in it."""
    if unknown := named.keys() - set(CONSEQUENCE_ORDER):
        raise KeyError(f"no place in CONSEQUENCE_ORDER: {', '.join(sorted(unknown))}")
    return tuple(named[name] for name in CONSEQUENCE_ORDER if name in named)


@dataclass(frozen=True)
class ClocksSettled:
    """Decisions that the move answers or makes void are over; one that it takes back goes on."""

    clocks: Clocks

    def follow(self, table: TableTx, move: Move) -> None:
        self.clocks.settle(table, move)


@dataclass(frozen=True)
class Journal:
    """Store the move; cancel the call of its seat to the turn."""

    sessions: TableSessions

    def follow(self, table: TableTx, move: Move) -> None:
        rows.add_move(table.tx, table.id, move.row, self.sessions.now())
        if move.row.seat is not None:
            outbox.answered(table.tx, table.id, move.row.seat)


@dataclass(frozen=True)
class State:
    """Store the state after the move, and the seats that it awaits."""

    sessions: TableSessions

    def follow(self, table: TableTx, move: Move) -> None:
        result = move.after.game.result
        begun = "running" if move.before is None else table.row.status
        self.sessions.set(
            table,
            ply=move.row.ply,
            state=codec.dumps(move.after.game),
            status=begun if result is None else "ended",
            result=None if result is None else list(result),
        )
        table.position = move.after
        rows.set_awaited(table.tx, table.id, seen_seats(move.after.game))


@dataclass(frozen=True)
class Revisions:
    """Whose question has changed has another revision."""

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
        seen = {seat for seat, _ in move.after.view(None).awaited}
        acted = set() if move.row.seat is None else {move.row.seat}
        secretly = set() if move.changes.public else acted & seen
        self.reminders.begin(table, begun(move), gone | acted, seen, secretly)
        by_hand = acted if move.row.kind == "pick" and not move.row.by else set()
        go_on = {seat for seat in by_hand if not handed_on(move, seat)}
        self.reminders.go_on(table, (gone | by_hand) - go_on, go_on)


def begun(move: Move) -> set[Seat]:
    """The seats whose turn begins with this move: those not awaited before, and a seat that is
    asked again after handing its turn on; not one that takes the end of a turn back."""
    found, seat = set(move.changes.asked), move.row.seat
    if seat is None:
        return found
    if move.row.kind == "undo":
        return found - {seat}
    if move.row.kind == "pick" and seat in move.after.awaited and handed_on(move, seat):
        found.add(seat)
    return found


@dataclass(frozen=True)
class Announced:
    """Announce the changes to those affected."""

    announcer: Announcer

    def follow(self, table: TableTx, move: Move) -> None:
        self.announcer.announce(table, move.after, move.changes)


@dataclass(frozen=True)
class ComputersAwaited:
    """Computers that are awaited play after their pause."""

    turns: Turns

    def follow(self, table: TableTx, move: Move) -> None:
        if table.row.status == "running":  # a game master may act while all others wait
            self.turns.plan_computers(table, move.after.game, move.changes.raised)


@dataclass(frozen=True)
class OrdersAwaited:
    """Plan a check of awaited seats' orders after a pause, without questions that their owner took
    back."""

    turns: Turns

    def follow(self, table: TableTx, move: Move) -> None:
        if table.row.status == "running":
            self.turns.plan_orders(table, move.after.game, move.changes.raised)
            leave_to_owner(table, move.row)


@dataclass(frozen=True)
class ClocksAwaited:
    """Every person who is awaited has a clock, and nobody else."""

    clocks: Clocks

    def follow(self, table: TableTx, move: Move) -> None:
        if table.row.status == "running":
            self.clocks.plan(table, move.after.game)


@dataclass(frozen=True)
class Results:
    """How each seat did, once the game is over; lessons have no results."""

    sessions: TableSessions
    facts: Sequence[Facts] = ()
    """What features keep with each seat's result."""

    def follow(self, table: TableTx, move: Move) -> None:
        if move.ends and table.row.learner is None:
            picks = results.picks_made(table.tx, table.id)
            gone = results.leavers_of(table.tx, table.id)
            package, game = move.after.package, move.after.game
            over = finished(package, game, past.moves_from(table.tx, table.id, 0))
            found = result_rows(
                package, game, table.seats, picks, gone, table.row.master_id,
                        laid_out(table.row.record),
                [] if over is None else [facts(package, over) for facts in self.facts],
            )  # fmt: skip
            results.add_results(table.tx, table.id, found, self.sessions.now())


@dataclass(frozen=True)
class Over:
    """End everything that waits for people when the game is over."""

    ending: Ending

    def follow(self, table: TableTx, move: Move) -> None:
        if move.ends:
            self.ending.over(table)
