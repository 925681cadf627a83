"""The clocks of a table, put right in the same transaction as whatever changes who is awaited.

A decision is a turn: it begins when everybody can see that a seat is awaited, and is over when it
is handed on: the seat is awaited no longer, or others are asked at its doing for good. So no clock,
and nothing that shows one, moves with what is picked in secret, and what is picked in mid-turn,
taken back and picked again gains nothing. It runs in the waking time of the seat's person and
stands while the table is paused. No clock begins for a seat that a computer plays, but one that
runs outlives who sits there: it goes on behind a regent, so that nobody gains time by coming back.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from bot.model.hours import Hours
from bot.model.person import clock_hours
from bot.model.terms import Terms
from bot.store import clocks, games, timekeeping, timers
from bot.store.clocks import (
    ANSWERED,
    FILL,
    GRACE,
    LATE,
    REACTS,
    RUNS,
    SPENT,
    VOID,
    BudgetRow,
    ClockRow,
    told,
)
from bot.store.games import SeatRow
from bot.store.people import PersonRow
from bot.store.schema import PUBLIC
from bot.store.timekeeping import Punctuality
from bot.store.transaction import Tx
from bot.table.changes import phase_key, seen_seats, windows
from bot.table.desk import TableSessions, TableTx
from bot.table.moves import Move
from bot.table.reminders import Reminders
from bot.table.saving import package_named
from bot.table.saying import Saying
from bot.table.shares import phases_of, share
from bot.table.start.beginnings import options_of
from engine.kernel import Game, Seat

CLOCK: Final = "clock"
"""Kind of the timer at which a decision's clock is due."""
BUDGET: Final = "budget"
"""Kind of the timer at which a phase has spent its share of the table's budget."""
SHORT: Final = 1800.0
"""The least waking seconds that anybody gets who is given time again."""
WAITS: Final = 40
"""Of how many decisions that waited for a person it is remembered when they were."""
BRIEF: Final = 60.0
"""Seconds in which a decision is taken that waited for nobody: its person was there, or a plan."""
_ANSWERS: Final = (RUNS, GRACE)
"""Stages of a clock that a question stops."""
_OWN: Final = ("", "order", "plan")
"""By whom a decision is its person's own; see `MoveRow.by`."""


@dataclass
class Clocks:
    """Keeps the clocks of running tables."""

    desk: TableSessions
    reminders: Reminders
    saying: Saying

    # --- a table that is paused or ends -----------------------------------------------------------

    def pause(self, at: TableTx) -> None:
        """The table is paused: what is left to its clocks is left."""
        for row in clocks.of_table(at.tx, at.id).values():
            if row.ticks:
                self.keep(at, replace(row, left=self._left(at, row)))
        budget = clocks.budget(at.tx, at.id)
        if budget is not None and budget.left is None:
            left = max(budget.due - self.desk.now(), 0.0)
            clocks.put_budget(at.tx, at.id, replace(budget, left=left))
        timers.strike(at.tx, at.id, BUDGET)

    def hold(self, at: TableTx, seat: Seat) -> float | None:
        """Stop the clock of this seat for a question, once a decision: until the answer, at most
        for as long as the table's bank on the wall clock (without one: a turn). Until when; None:
        no clock stops."""
        row, terms = clocks.of_table(at.tx, at.id).get(seat), terms_of(at)
        if row is None or not row.ticks or row.stopped is not None or row.stage not in _ANSWERS:
            return None
        until = self.desk.now() + (terms.bank or terms.decision)
        self.keep(at, replace(row, left=self._left(at, row), stopped=until))
        return until

    def held(self, at: TableTx, row: ClockRow) -> bool:
        """Whether an unanswered question stops this clock now."""
        asked = row.stopped is not None and row.stopped > self.desk.now()
        return asked and bool(at.seat(row.seat).asks)

    def forget(self, at: TableTx) -> None:
        """The game is over."""
        for row in clocks.of_table(at.tx, at.id).values():
            self.drop(at, row.seat)
        clocks.drop_budget(at.tx, at.id)
        timers.strike(at.tx, at.id, BUDGET)

    def begin_anew(self, at: TableTx, game: Game) -> None:
        """The table has other terms now: every bank is full, and the time of whoever is awaited
        begins, as at the start of a game."""
        self.forget(at)
        for seat in at.seats:
            at.set_seat(seat.seat, bank=float(terms_of(at).bank))
        self.plan(at, game)

    # --- who sits there changes -------------------------------------------------------------------

    def part(self, at: TableTx, seat: Seat) -> None:
        """Keep the clock of a seat's decision, without the waking hours of who leaves."""
        row = clocks.of_table(at.tx, at.id).get(seat)
        if row is not None:
            self.reminders.strike(at, seat)
            self.keep(at, replace(row, hours=told(Hours())))
        at.set_seat(seat, waits=[])

    def inherit(self, at: TableTx, seat: Seat, *, knew: bool) -> None:
        """Run the clock of a seat's decision on in the waking hours of the person who sat down. One
        who never held the seat (not `knew`) gets half a turn at least."""
        row = clocks.of_table(at.tx, at.id).get(seat)
        if row is None or not row.open or row.stage in (REACTS, FILL):
            return
        now, terms, left = self.desk.now(), terms_of(at), self._left(at, row)
        if not knew and left < terms.decision / 2:
            row, left = replace(row, stage=RUNS), terms.decision / 2
        row = replace(row, hours=told(self.hours(at.tx, at.id, at.seat(seat))))
        later = self.hours_of(at, row).later(now, left)
        self.keep(at, replace(row, due=later) if row.left is None else replace(row, left=left))

    def seated(self, at: TableTx, seat: Seat) -> None:
        """Another plays this seat now, a person or a computer: its clock goes on as it stands, and
        acts only on a person."""
        row = clocks.of_table(at.tx, at.id).get(seat)
        if row is None or not row.open:
            return
        self.keep(at, row)
        if at.seat(seat).kind != "human":
            self.reminders.strike(at, seat)
        elif row.stage == RUNS and row.left is None:
            hours = self.hours_of(at, row)
            self.remind_of(at, seat, hours, hours.between(self.desk.now(), row.due))

    # --- decisions that are over -----------------------------------------------------------------

    def settle(self, at: TableTx, made: Move) -> None:
        """Before a move is committed: close the decisions that it answers or makes void, and open
        again the one that is taken back."""
        before, after, move = made.before or made.after, made.after, made.row
        if not timed(terms_of(at), before.game, after.game):
            return
        waiting, was, now = seen_seats(after.game), windows(before.game), windows(after.game)
        for row in clocks.of_table(at.tx, at.id).values():
            mine = row.seat == move.seat
            if move.kind == "rewind":  # everybody has agreed to it: all begin anew
                self.drop(at, row.seat)
            elif row.stage == REACTS:
                if was.get(row.seat) != now.get(row.seat):
                    self.drop(at, row.seat)
            elif row.stage == VOID:
                if row.seat not in waiting and after.game.barriers > before.game.barriers:
                    self.drop(at, row.seat)
            elif not row.open:
                if move.kind == "undo" and mine and row.seat in waiting:
                    self._reopen(at, row)
            elif move.kind == "pick" and mine:
                if handed_on(made, row.seat) or move.by == "default":  # that time has run out
                    self._taken(at, row, move.by)
            elif row.seat not in waiting:
                if move.kind == "undo" and row.stage in (RUNS, GRACE):
                    self.keep(at, replace(row, stage=VOID, left=self._left(at, row)))
                else:
                    self.drop(at, row.seat)

    def _left(self, at: TableTx, row: ClockRow) -> float:
        """Waking seconds that a clock has left."""
        if row.left is not None:
            return row.left
        return self.hours_of(at, row).between(self.desk.now(), row.due)

    def _taken(self, at: TableTx, row: ClockRow, by: str) -> None:
        """A decision is taken: the bank keeps what was not needed of it, and gains a little."""
        seat, now = at.seat(row.seat), self.desk.now()
        left = self._left(at, row) if row.stage in (RUNS, GRACE) else 0.0
        if row.stage == RUNS:
            terms = terms_of(at)
            bank = min(seat.bank, left) + (terms.increment if by in _OWN else 0)
            theirs = by != "regent" and now > row.began_at + BRIEF
            waited = [(row.began_at, now)] if theirs else []
            waits = [*seat.waits, *waited][-WAITS:]
            at.set_seat(row.seat, bank=min(bank, terms.bank), waits=waits)
        if by in _OWN and row.stage in (RUNS, GRACE, SPENT):
            kept = Punctuality(in_time=1) if row.stage == RUNS else Punctuality(late=1)
            self.count(at, seat, kept)
        stage = LATE if row.stage == GRACE else ANSWERED
        self.keep(at, replace(row, stage=stage, left=left))

    def _reopen(self, at: TableTx, row: ClockRow) -> None:
        """The end of a turn is taken back: what was left then goes on, neither more nor less, and
        the bank is as it was. Where nothing was left, it was played for its seat, who gets a short
        time to play something else."""
        stage, seat = (GRACE if row.stage == LATE else RUNS), at.seat(row.seat)
        if stage == RUNS:
            waits = [wait for wait in seat.waits if wait[0] != row.began_at]
            at.set_seat(row.seat, bank=row.bank, waits=waits)
        if stage == GRACE or row.left:  # else it was missed, and stays so
            self.count(
                at, seat, Punctuality(late=-1) if stage == GRACE else Punctuality(in_time=-1)
            )
        left = row.left or min(SHORT, terms_of(at).decision)
        self.keep(at, replace(row, stage=stage, left=left))

    def count(self, at: TableTx, seat: SeatRow, turns: Punctuality) -> None:
        """Keep how the person of this seat keeps to clocks over days; evenings tell nothing."""
        if seat.user_id is not None and not terms_of(at).live:
            timekeeping.count(at.tx, at.id, seat.user_id, turns)

    # --- decisions that are open -----------------------------------------------------------------

    def plan(self, at: TableTx, game: Game) -> None:
        """A clock for every person who is awaited, and none for anybody else."""
        terms = terms_of(at)
        if not timed(terms, game) or at.row.learner is not None:
            return
        fills = self._plan_budget(at, game, terms)
        kept = clocks.of_table(at.tx, at.id)
        waiting = seen_seats(game)
        reacting = windows(game) if terms.reaction else {}
        people = {s.seat for s in at.seats if s.kind == "human" and s.seat in waiting}
        for row in kept.values():
            if row.open and row.seat not in waiting:
                self.drop(at, row.seat)
        for seat in sorted(people):
            last = kept.get(seat)
            if last is not None and last.stage == VOID and not fills and seat not in reacting:
                last = replace(last, stage=RUNS, revision=at.seat(seat).revision)
            stands = last if last is not None and last.open else None
            if fills:
                self._plan_filling(at, at.seat(seat), stands)
            elif seat in reacting and (stands is None or stands.stage != REACTS):
                due = self.desk.now() + terms.reaction
                self.reminders.unplan(at, seat)  # of the decision that it comes before
                self._time_decision(at, at.seat(seat), due, REACTS, terms.reaction)
            else:
                self._plan_clock(at, at.seat(seat), stands, terms)

    def _plan_filling(self, at: TableTx, seat: SeatRow, row: ClockRow | None) -> None:
        """A computer plays for a person who is awaited."""
        if row is None or row.stage != FILL or row.left is not None:
            due = self.desk.now() + self.desk.computer_pause
            self._time_decision(at, seat, due, FILL)

    def _plan_clock(self, at: TableTx, seat: SeatRow, row: ClockRow | None, terms: Terms) -> None:
        """The clock of a person who is awaited; `row` is what stands of it."""
        if row is None or row.stage == FILL:
            if terms.decision:
                hours = self.hours(at.tx, at.id, seat)
                total = terms.decision + seat.bank
                due = hours.later(self.desk.now(), total)
                self._time_decision(at, seat, due, RUNS, total)
                self.remind_of(at, seat.seat, hours, total)
            elif row is not None:
                self.drop(at, seat.seat)
        elif row.left is not None and at.row.status == "running" and not self.held(at, row):
            hours = self.hours_of(at, row)
            due = hours.later(self.desk.now(), row.left)
            self.keep(at, replace(row, due=due, left=None))
            if row.stage == RUNS:
                self.remind_of(at, seat.seat, hours, row.left)

    def _time_decision(
        self, at: TableTx, seat: SeatRow, due: float, stage: str, total: float = 0.0
    ) -> None:
        """A decision begins; while the table is paused, it waits."""
        left = None if at.row.status == "running" else total
        hours = told(self.hours(at.tx, at.id, seat))
        now = self.desk.now()
        row = ClockRow(seat.seat, seat.revision, now, due, seat.bank, stage, left, hours)
        self.keep(at, row)

    def keep(self, at: TableTx, row: ClockRow) -> None:
        """Keep a clock, and its timer if it ticks for a person, or is stopped for a while. A time
        that never comes is not waited for."""
        clocks.put_clock(at.tx, at.id, row)
        person = at.seat(row.seat).kind == "human"
        if person and row.ticks and math.isfinite(row.due):
            timers.add(at.tx, at.id, CLOCK, row.seat, row.due)
        elif person and row.open and row.left is not None and self.held(at, row):
            timers.add(at.tx, at.id, CLOCK, row.seat, row.stopped or 0.0)
        else:
            timers.strike(at.tx, at.id, CLOCK, [row.seat])
        if row.open and row.left is not None:  # paused: calls wait with it
            self.reminders.unplan(at, row.seat)
        elif not row.ticks or row.stage not in (RUNS, REACTS):
            self.reminders.strike(at, row.seat)

    def drop(self, at: TableTx, seat: Seat) -> None:
        """No decision of this seat is timed any more."""
        clocks.drop_clocks(at.tx, at.id, seat)
        timers.strike(at.tx, at.id, CLOCK, [seat])
        self.reminders.strike(at, seat)

    def remind_of(self, at: TableTx, seat: Seat, hours: Hours, left: float) -> None:
        """So much is left to a seat's clock: plan its reminders over the allowance, so that the
        bank need not be touched; over the bank once only that is left."""
        if at.row.status == "running":
            allowance = left - at.seat(seat).bank
            due = hours.later(self.desk.now(), allowance if allowance > 0 else left)
            if math.isfinite(due):
                self.reminders.plan(at, seat, hours, self.desk.now(), due)

    # --- the budget of a table -------------------------------------------------------------------

    def _plan_budget(self, at: TableTx, game: Game, terms: Terms) -> bool:
        """Give the phase that the table is in its share of the budget, if it has none yet; whether
        computers fill in."""
        if not terms.budget:
            return False
        package, now = package_named(at.row.game), self.desk.now()
        phase = phase_key(package.view(game, None))
        row = clocks.budget(at.tx, at.id)
        if row is None or row.phase != phase:
            rest = float(terms.budget) if row is None else row.rest + _unspent(row, now)
            options = options_of(package, at.row).model_dump_json()
            phases = at.tx.apart(partial(phases_of, at.row.game, game.seats, options))
            part = share(phases, phase, rest)
            row = BudgetRow(phase, now + part, rest - part, left=part)
        if row.left is not None and at.row.status == "running":
            row = replace(row, due=now + row.left, left=None)
            if not row.spent:
                timers.add(at.tx, at.id, BUDGET, PUBLIC, row.due)
        clocks.put_budget(at.tx, at.id, row)
        return row.spent

    # --- waking time -----------------------------------------------------------------------------

    def hours(self, tx: Tx, table_id: int, seat: SeatRow) -> Hours:
        """When the person of this seat is awake, as their clock counts it."""
        if seat.user_id is None:
            return Hours()
        return hours_at(tx, table_id, seat.owner)

    def hours_of(self, at: TableTx, row: ClockRow) -> Hours:
        """In which time this clock runs: the waking hours with which it began, and absences."""
        if row.stage == REACTS:
            return Hours()
        return row.hours_now(self.hours(at.tx, at.id, at.seat(row.seat)))

    def move(self, tx: Tx, before: PersonRow, after: PersonRow) -> None:
        """This person is away otherwise than `before`, in this transaction: what is left to their
        clocks stays, and ends when so much of it has passed."""
        now = self.desk.now()
        for table_id, row in clocks.of_person(tx, after.user_id):
            at = self.desk.sit(tx, table_id, locked=True)
            if row.stage not in (FILL, REACTS):
                left = row.hours_now(hours_at(tx, table_id, before)).between(now, row.due)
                hours = row.hours_now(hours_at(tx, table_id, after))
                self.keep(at, replace(row, due=hours.later(now, left)))
                if row.stage == RUNS and at.seat(row.seat).kind == "human":
                    self.remind_of(at, row.seat, hours, left)
                self.saying.redraw(at)


def hours_at(tx: Tx, table_id: int, person: PersonRow) -> Hours:
    """When a person is awake, as the clocks of this table count it."""
    began = 0.0 if person.away is None else games.began_at(tx, table_id)
    return clock_hours(person.preferences, person.away, began)


def terms_of(at: TableTx) -> Terms:
    """What the table has agreed on."""
    return Terms.model_validate(at.row.terms)


def handed_on(made: Move, seat: Seat) -> bool:
    """Whether this seat's pick ends its turn, for all to see: it is awaited no longer, or others
    are asked at its doing, which it cannot take back."""
    was, now = seen_seats((made.before or made.after).game), seen_seats(made.after.game)
    return seat not in now or (made.row.barrier and bool(now - was - {seat}))


def timed(terms: Terms, *states: Game) -> bool:
    """Whether a clock runs at a table of these terms that stands so."""
    return terms.timed or (terms.reaction > 0 and any(windows(state) for state in states))


def _unspent(row: BudgetRow, now: float) -> float:
    """What a phase has left of its share; below 0 if computers took longer to end it."""
    return row.due - now if row.left is None else row.left
