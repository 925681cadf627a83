"""The clocks of a table, updated in the transaction that changes who is awaited.

A decision is a turn. It begins when a seat is publicly awaited and ends when it is handed on: the
seat is no longer awaited, or its final pick asks others. So secret picks move no clock and no
display of one, and picking, taking back and picking again gains no time. A clock runs in the waking
time of the seat's person and stops while the table is paused. No clock begins for a seat that a
computer plays, but a running one stays with the seat: it continues behind a regent, so that coming
back gains no time.

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
from bot.table.changes import phase_key, seen_seats, windows
from bot.table.clocks.case import Cause, ClockCase
from bot.table.clocks.reminders import Reminders
from bot.table.clocks.shares import phases_of, share
from bot.table.clocks.transitions import TRANSITION_TABLE
from bot.table.clocks.waking import held, hours_at, terms_of
from bot.table.moves import Move
from bot.table.saving import package_named
from bot.table.sessions import TableSessions, TableTx
from bot.table.start.beginnings import options_of
from engine.kernel import Game, Seat

CLOCK: Final = "clock"
"""Kind of the timer at which a decision's clock is due."""
BUDGET: Final = "budget"
"""Kind of the timer at which a phase has spent its share of the table's budget."""
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
        """Stands for the clock of a seat that has none."""
        owner, now = table.seat(seat), self.sessions.now()
        return ClockRow(seat, owner.revision, now, now, owner.bank, Stage.NONE)

    def _keep(self, table: TableTx, row: ClockRow) -> None:
        """Store a clock, and its timer if it ticks for a person, or is stopped for a while. A time
        that never comes is not waited for."""
        clocks.put_clock(table.tx, table.id, row)
        person = table.seat(row.seat).kind == "human"
        if person and row.ticks and math.isfinite(row.due):
            timers.add(table.tx, table.id, CLOCK, row.seat, row.due)
        elif person and row.open and row.left is not None and held(table, row, self.sessions.now()):
            timers.add(table.tx, table.id, CLOCK, row.seat, row.stopped or 0.0)
        else:
            timers.strike(table.tx, table.id, CLOCK, [row.seat])
        if row.open and row.left is not None:  # paused: calls wait with it
            self.reminders.unplan(table, row.seat)
        elif not row.ticks or row.stage not in (Stage.RUNS, Stage.REACTS):
            self.reminders.strike(table, row.seat)

    def _drop(self, table: TableTx, seat: Seat) -> None:
        """Delete the clock of this seat."""
        clocks.drop_clocks(table.tx, table.id, seat)
        timers.strike(table.tx, table.id, CLOCK, [seat])
        self.reminders.strike(table, seat)

    # --- a table that is paused or ends -----------------------------------------------------------

    def pause(self, table: TableTx) -> None:
        """The table is paused: what is left to its clocks is left."""
        for row in clocks.of_table(table.tx, table.id).values():
            self.fire(table, row.seat, row, ClockEvent.PAUSED)
        budget = clocks.budget(table.tx, table.id)
        if budget is not None and budget.left is None:
            left = max(budget.due - self.sessions.now(), 0.0)
            clocks.put_budget(table.tx, table.id, replace(budget, left=left))
        timers.strike(table.tx, table.id, BUDGET)

    def hold(self, table: TableTx, seat: Seat) -> float | None:
        """Stop the clock of this seat for a question, once a decision: until the answer, at most
        for as long as the table's bank on the wall clock (without one: a turn). Until when; None:
        no clock stops."""
        row = clocks.clock(table.tx, table.id, seat)
        stopped = self.fire(table, seat, row, ClockEvent.QUESTION)
        return None if stopped is None or stopped is row else stopped.stopped

    def forget(self, table: TableTx) -> None:
        """The game is over."""
        for row in clocks.of_table(table.tx, table.id).values():
            self.fire(table, row.seat, row, ClockEvent.RESET)
        clocks.drop_budget(table.tx, table.id)
        timers.strike(table.tx, table.id, BUDGET)

    def begin_anew(self, table: TableTx, game: Game) -> None:
        """The table has new terms: banks are full, and the time of awaited seats begins, as at the
        start of a game."""
        self.forget(table)
        for seat in table.seats:
            table.set_seat(seat.seat, bank=float(terms_of(table).bank))
        self.plan(table, game)

    # --- who sits there changes -------------------------------------------------------------------

    def part(self, table: TableTx, seat: Seat) -> None:
        """Keep the clock of a seat's decision, without the waking hours of who leaves."""
        self._happens(table, seat, ClockEvent.PARTED)
        table.set_seat(seat, waits=[])

    def inherit(self, table: TableTx, seat: Seat, *, knew: bool) -> None:
        """Run the clock of a seat's decision on in the waking hours of the person who sat down. One
        who never held the seat (not `knew`) gets half a turn at least."""
        self._happens(table, seat, ClockEvent.INHERITED, Cause(knew=knew))

    def seated(self, table: TableTx, seat: Seat) -> None:
        """Another person or a computer plays this seat now: its clock continues, and acts on
        persons alone."""
        self._happens(table, seat, ClockEvent.SEATED)

    def _happens(
        self, table: TableTx, seat: Seat, event: ClockEvent, cause: Cause = NO_CAUSE
    ) -> None:
        self.fire(table, seat, clocks.clock(table.tx, table.id, seat), event, cause)

    def move(self, tx: Tx, before: PersonRow, after: PersonRow) -> None:
        """This person is away otherwise than `before`, in this transaction: what is left to their
        clocks stays, and ends when so much of it has passed."""
        now = self.sessions.now()
        for table_id, row in clocks.of_person(tx, after.user_id):
            table = self.sessions.sit(tx, table_id, locked=True)
            left = row.hours_now(hours_at(tx, table_id, before)).between(now, row.due)
            self.fire(table, row.seat, row, ClockEvent.AWAY, Cause(seconds=left))

    # --- a move is made --------------------------------------------------------------------------

    def settle(self, table: TableTx, made: Move) -> None:
        """Before a move is committed: close the decisions that it answers or makes void, and open
        again the one that is taken back."""
        before, after = made.before or made.after, made.after
        if not timed(terms_of(table), before.game, after.game):
            return
        waiting, was, now = seen_seats(after.game), windows(before.game), windows(after.game)
        for seat, row in clocks.of_table(table.tx, table.id).items():
            stands: ClockRow | None = row
            other = was.get(seat) != now.get(seat)
            for event in _events(made, seat, awaited=seat in waiting, other_window=other):
                stands = self.fire(table, seat, stands, event, Cause(by=made.row.by))

    def plan(self, table: TableTx, game: Game) -> None:
        """A clock for every person who is awaited, and none for anybody else."""
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

    # --- the budget of a table -------------------------------------------------------------------

    def _plan_budget(self, table: TableTx, game: Game, terms: Terms) -> bool:
        """Give the phase that the table is in its share of the budget, if it has none yet; whether
        computers fill in."""
        if not terms.budget:
            return False
        package, now = package_named(table.row.game), self.sessions.now()
        phase = phase_key(package.view(game, None))
        row = clocks.budget(table.tx, table.id)
        if row is None or row.phase != phase:
            rest = float(terms.budget) if row is None else row.rest + _unspent(row, now)
            options = options_of(package, table.row).model_dump_json()
            phases = table.tx.apart(partial(phases_of, table.row.game, game.seats, options))
            part = share(phases, phase, rest)
            row = BudgetRow(phase, now + part, rest - part, left=part)
        if row.left is not None and table.row.status == "running":
            row = replace(row, due=now + row.left, left=None)
            if not row.spent:
                timers.add(table.tx, table.id, BUDGET, PUBLIC, row.due)
        clocks.put_budget(table.tx, table.id, row)
        return row.spent


def _events(made: Move, seat: Seat, *, awaited: bool, other_window: bool) -> Iterator[ClockEvent]:
    """What a move is to the clock of a seat, which is `awaited` after it or not, by the same window
    as before or not."""
    before, after, move = made.before or made.after, made.after, made.row
    if move.kind == "rewind":  # everybody has agreed to it
        yield ClockEvent.RESET
        return
    mine = seat == move.seat
    if other_window:
        yield ClockEvent.WINDOW_CHANGED
    if not awaited and after.game.barriers > before.game.barriers:
        yield ClockEvent.FINAL
    if move.kind == "pick" and mine:
        if handed_on(made, seat) or move.by == "default":  # that time has run out
            yield ClockEvent.TAKEN
    elif move.kind == "undo" and mine and awaited:
        yield ClockEvent.TAKEN_BACK
    elif not awaited:
        yield ClockEvent.UNDONE if move.kind == "undo" else ClockEvent.UNASKED


def handed_on(made: Move, seat: Seat) -> bool:
    """Whether this seat's pick ends its turn, for all to see: it is awaited no longer, or others
    are asked at its doing, which it cannot take back."""
    was, now = seen_seats((made.before or made.after).game), seen_seats(made.after.game)
    return seat not in now or (made.row.barrier and bool(now - was - {seat}))


def timed(terms: Terms, *states: Game) -> bool:
    """Whether a clock runs at a table with these terms in these states."""
    return terms.timed or (terms.reaction > 0 and any(windows(state) for state in states))


def _unspent(row: BudgetRow, now: float) -> float:
    """What a phase has left of its share; below 0 if computers took longer to end it."""
    return row.due - now if row.left is None else row.left
