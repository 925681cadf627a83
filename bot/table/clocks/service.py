"""The clocks of a table, updated in the transaction that changes who is awaited.

A decision is a turn. It begins when a seat is publicly awaited and ends when it is handed on: the
seat is no longer awaited, or its final pick asks others. So secret picks move no clock or display
of one, and picking, taking back and picking again gains no time. A clock runs in the waking time of
the seat's person and stops while the table is paused. No clock begins for a seat that a computer
plays, but a running one stays with the seat: it continues behind a regent, so that coming back
gains no time.

`bot.table.clocks.transitions` says what an event does to a clock; this module finds out which event
happens to which clock.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from bot.model.clocks import ClockEvent, Stage
from bot.model.terms import Terms
from bot.store import clocks, timers
from bot.store.clocks import BudgetRow, ClockRow
from bot.store.people import PersonRow
from bot.store.schema import PUBLIC
from bot.store.transaction import Tx
from bot.table.announcer import Announcer
from bot.table.changes import awaited_seats, phase_key, seen_seats, windows
from bot.table.clocks.case import Cause, ClockCase
from bot.table.clocks.phase_budget import phase_seconds, phases_of
from bot.table.clocks.reminders import Reminders
from bot.table.clocks.transitions import TRANSITION_TABLE
from bot.table.clocks.waking import held, hours_at, terms_of
from bot.table.moves import Move
from bot.table.saving import package_named
from bot.table.sessions import TableSessions, TableTx
from bot.table.start.beginnings import options_of
from engine.kernel import Game, Seat

CLOCK: Final = "clock"
"""Kind of the timer that fires when a decision's clock is due."""
BUDGET: Final = "budget"
"""Kind of the timer that fires when a phase has used its part of the table's budget."""
NO_CAUSE: Final = Cause()


@dataclass
class Clocks:
    """Keeps the clocks of running tables."""

    sessions: TableSessions
    reminders: Reminders
    announcer: Announcer

    # --- one event at one clock -------------------------------------------------------------------

    def fire(
        self,
        table: TableTx,
        seat: Seat,
        row: ClockRow | None,
        event: ClockEvent,
        cause: Cause = NO_CAUSE,
    ) -> ClockRow | None:
        """Apply this event to the clock `row` of a seat (None: there is none). Return the changed
        clock, without later changes by effects; `row` itself if nothing changed."""
        ways = TRANSITION_TABLE[Stage.NONE if row is None else row.stage, event]
        if not ways:
            return row
        was = row or self._none(table, seat)
        case = ClockCase(table, was, was, cause, self.sessions, self.reminders, self.announcer)
        way = next((way for way in ways if way.when is None or way.when(case)), None)
        if way is None:
            return row
        case.row = replace(was, stage=was.stage if way.to is None else way.to)
        if way.change is not None:
            case.row = way.change(case)
        if case.row.stage == Stage.NONE:
            self._drop(table, seat)
        elif way.change is not None or case.row.stage != was.stage:
            self._keep(table, case.row)
        for effect in way.effects:
            effect(case)
        return None if case.row.stage == Stage.NONE else case.row

    def _none(self, table: TableTx, seat: Seat) -> ClockRow:
        """Return a placeholder for a seat without a clock."""
        owner, now = table.seat(seat), self.sessions.now()
        return ClockRow(seat, owner.revision, now, now, owner.bank, Stage.NONE)

    def _keep(self, table: TableTx, row: ClockRow) -> None:
        """Store a clock, and its timer if it runs for a person, or is stopped for a limited time.
        An infinite due time gets no timer."""
        clocks.put_clock(table.tx, table.id, row)
        person = table.seat(row.seat).kind == "human"
        if person and row.ticks and math.isfinite(row.due):
            timers.add(table.tx, table.id, CLOCK, row.seat, row.due)
        elif person and row.open and row.left is not None and held(table, row, self.sessions.now()):
            timers.add(table.tx, table.id, CLOCK, row.seat, row.stopped or 0.0)
        else:
            timers.cancel(table.tx, table.id, CLOCK, [row.seat])
        if row.open and row.left is not None:  # paused: calls are delayed, too
            self.reminders.unplan(table, row.seat)
        elif not row.ticks or row.stage not in (Stage.RUNS, Stage.REACTS):
            self.reminders.cancel_all(table, row.seat)

    def _drop(self, table: TableTx, seat: Seat) -> None:
        """Delete the clock of this seat."""
        clocks.drop_clocks(table.tx, table.id, seat)
        timers.cancel(table.tx, table.id, CLOCK, [seat])
        self.reminders.cancel_all(table, seat)

    # --- a table that is paused or ends -----------------------------------------------------------

    def pause(self, table: TableTx) -> None:
        """Store the remaining time of all clocks: the table is paused."""
        for row in clocks.of_table(table.tx, table.id).values():
            self.fire(table, row.seat, row, ClockEvent.PAUSED)
        budget = clocks.budget(table.tx, table.id)
        if budget is not None and budget.left is None:
            remaining = max(budget.due - self.sessions.now(), 0.0)
            clocks.put_budget(table.tx, table.id, replace(budget, left=remaining))
        timers.cancel(table.tx, table.id, BUDGET)

    def hold(self, table: TableTx, seat: Seat) -> float | None:
        """Stop the clock of this seat for a question, once per decision. It stops until the answer,
        for at most the table's bank on the wall clock (without one: a turn). Return that limit;
        None: no clock stops."""
        row = clocks.clock(table.tx, table.id, seat)
        stopped = self.fire(table, seat, row, ClockEvent.QUESTION)
        return None if stopped is None or stopped is row else stopped.stopped

    def forget(self, table: TableTx) -> None:
        """Delete all clocks: the game has ended."""
        for row in clocks.of_table(table.tx, table.id).values():
            self.fire(table, row.seat, row, ClockEvent.RESET)
        clocks.drop_budget(table.tx, table.id)
        timers.cancel(table.tx, table.id, BUDGET)

    def begin_anew(self, table: TableTx, game: Game) -> None:
        """Restart the clocks under new terms: banks are full, and the time of awaited seats begins,
        as at the start of a game."""
        self.forget(table)
        for seat in table.seats:
            table.set_seat(seat.seat, bank=float(terms_of(table).bank))
        self.plan(table, game)

    # --- a seat changes hands ---------------------------------------------------------------------

    def vacated(self, table: TableTx, seat: Seat) -> None:
        """Keep the clock of a seat's decision, without the waking hours of the person who
        leaves."""
        self._happens(table, seat, ClockEvent.PARTED)
        table.set_seat(seat, waits=[])

    def inherit(self, table: TableTx, seat: Seat, *, knew: bool) -> None:
        """Continue the clock of a seat's decision in the waking hours of the person who sat down. A
        person who never held the seat (not `knew`) gets at least half a turn."""
        self._happens(table, seat, ClockEvent.INHERITED, Cause(knew=knew))

    def seated(self, table: TableTx, seat: Seat) -> None:
        """Continue the clock of a seat that another person or a computer plays now; it affects
        people only."""
        self._happens(table, seat, ClockEvent.SEATED)

    def _happens(
        self, table: TableTx, seat: Seat, event: ClockEvent, cause: Cause = NO_CAUSE
    ) -> None:
        self.fire(table, seat, clocks.clock(table.tx, table.id, seat), event, cause)

    def move(self, tx: Tx, before: PersonRow, after: PersonRow) -> None:
        """This person's absence changes in this transaction: keep the remaining time of their
        clocks, and recompute when it ends."""
        now = self.sessions.now()
        for table_id, row in clocks.of_person(tx, after.user_id):
            table = self.sessions.open_table(tx, table_id, locked=True)
            remaining = row.hours_now(hours_at(tx, table_id, before)).between(now, row.due)
            self.fire(table, row.seat, row, ClockEvent.AWAY, Cause(seconds=remaining))

    # --- a move is made --------------------------------------------------------------------------

    def settle(self, table: TableTx, move: Move) -> None:
        """Before a move is committed: close the decisions that it answers or voids, and reopen the
        one that it undoes."""
        before, after = move.before or move.after, move.after
        if not timed(terms_of(table), before.game, after.game):
            return
        waiting, was, now = seen_seats(after.game), windows(before.game), windows(after.game)
        for seat, row in clocks.of_table(table.tx, table.id).items():
            stands: ClockRow | None = row
            other = was.get(seat) != now.get(seat)
            for event in _events(move, seat, awaited=seat in waiting, other_window=other):
                stands = self.fire(table, seat, stands, event, Cause(by=move.row.by))

    def plan(self, table: TableTx, game: Game) -> None:
        """Give every awaited person a clock, and nobody else."""
        terms = terms_of(table)
        if not timed(terms, game) or table.row.learner is not None:
            return
        fills = self._plan_budget(table, game, terms)
        kept = clocks.of_table(table.tx, table.id)
        waiting = seen_seats(game)
        reacting = windows(game) if terms.reaction else {}
        for seat, row in kept.items():
            if seat not in waiting:
                self.fire(table, seat, row, ClockEvent.UNASKED)
        for seat in sorted(s.seat for s in table.seats if s.kind == "human" and s.seat in waiting):
            if fills:
                event = ClockEvent.PHASE_SPENT
            else:
                event = ClockEvent.ASKED_TO_REACT if seat in reacting else ClockEvent.AWAITED
            self.fire(table, seat, kept.get(seat), event)
        if terms.rendezvous is not None:
            self._resolve(table, game)

    # --- rendezvous -------------------------------------------------------------------------------

    def set_ready(self, table: TableTx, game: Game, seat: Seat, *, ready: bool) -> bool:
        """Store whether the person of an awaited seat is ready for the next rendezvous. Return
        whether that changes anything."""
        row = clocks.clock(table.tx, table.id, seat)
        event = ClockEvent.READY if ready else ClockEvent.NOT_READY
        changed = seat in awaited_seats(game) and self.fire(table, seat, row, event) is not row
        self._resolve(table, game)
        return changed

    def _resolve(self, table: TableTx, game: Game) -> None:
        """If the table waits for nobody but people who are ready, let their clocks be due."""
        awaited = awaited_seats(game)
        ready = [
            row
            for row in clocks.of_table(table.tx, table.id).values()
            if row.seat in awaited
            and row.stage == Stage.READY
            and row.ticks
            and table.seat(row.seat).kind == "human"
        ]
        if len(ready) == len(awaited) and table.row.status == "running":
            for row in ready:
                self.fire(table, row.seat, row, ClockEvent.ALL_READY)

    # --- the budget of a table -------------------------------------------------------------------

    def _plan_budget(self, table: TableTx, game: Game, terms: Terms) -> bool:
        """Give the current phase its part of the budget, if it has none yet. Return whether
        computers fill in."""
        if not terms.budget:
            return False
        package, now = package_named(table.row.game), self.sessions.now()
        phase = phase_key(package.view(game, None))
        row = clocks.budget(table.tx, table.id)
        if row is None or row.phase != phase:
            remaining_budget = float(terms.budget) if row is None else row.rest + _unspent(row, now)
            options = options_of(package, table.row).model_dump_json()
            phases = table.tx.run_outside_loop(
                partial(phases_of, table.row.game, game.seats, options)
            )
            part = phase_seconds(phases, phase, remaining_budget)
            row = BudgetRow(phase, now + part, remaining_budget - part, left=part)
        if row.left is not None and table.row.status == "running":
            row = replace(row, due=now + row.left, left=None)
            if not row.spent:
                timers.add(table.tx, table.id, BUDGET, PUBLIC, row.due)
        clocks.put_budget(table.tx, table.id, row)
        return row.spent


def _events(change: Move, seat: Seat, *, awaited: bool, other_window: bool) -> Iterator[ClockEvent]:
    """Yield the clock events of a move for a seat. `awaited`: whether it is awaited after the move;
    `other_window`: whether another window asks the seat."""
    before, after, move = change.before or change.after, change.after, change.row
    if move.kind == "rewind":  # all players agreed to it
        yield ClockEvent.RESET
        return
    is_mover = seat == move.seat
    if other_window:
        yield ClockEvent.WINDOW_CHANGED
    if not awaited and after.game.barriers > before.game.barriers:
        yield ClockEvent.FINAL
    if move.kind == "pick" and is_mover:
        if handed_on(change, seat) or move.by == "default":  # that time is used up
            yield ClockEvent.TAKEN
    elif move.kind == "undo" and is_mover and awaited:
        yield ClockEvent.TAKEN_BACK
    elif not awaited:
        yield ClockEvent.UNDONE if move.kind == "undo" else ClockEvent.UNASKED


def handed_on(move: Move, seat: Seat) -> bool:
    """Return whether this seat's pick visibly ends its turn: the seat is no longer awaited, or
    others are asked because of it, so that it cannot be undone."""
    was, now = seen_seats((move.before or move.after).game), seen_seats(move.after.game)
    return seat not in now or (move.row.barrier and bool(now - was - {seat}))


def timed(terms: Terms, *states: Game) -> bool:
    """Return whether a clock runs at a table with these terms in these states."""
    return terms.timed or (terms.reaction > 0 and any(windows(state) for state in states))


def _unspent(row: BudgetRow, now: float) -> float:
    """Return the seconds that a phase has left; below 0 if computers took longer to end it."""
    return row.due - now if row.left is None else row.left
