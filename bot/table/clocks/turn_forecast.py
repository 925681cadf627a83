"""What a table may show about its clocks: when each ends, and when the next turn is likely.

All of it comes from public facts: since when a seat has been awaited, when its person handed on
earlier turns, the game's progress, and the clocks themselves.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from bot.model.clocks import Stage
from bot.model.states import UNDER_WAY
from bot.store import clocks
from bot.store.clocks import ClockRow
from bot.table.clocks.answer_times import likely_answer
from bot.table.clocks.lengths import ends_at
from bot.table.clocks.service import timed
from bot.table.clocks.waking import hours_at, hours_of_seat, terms_of
from bot.table.sessions import TableSessions, TableTx
from engine.kernel import Seat


@dataclass(frozen=True)
class Ticking:
    """The clock of an awaited seat."""

    stage: Stage
    due: float | None
    """When it is due, in seconds since 1970; None while the table is paused."""


@dataclass(frozen=True)
class Budget:
    """The remaining time of a phase and of those after it, in seconds."""

    due: float | None
    """When the phase has used its part, in seconds since 1970; None while the table is paused."""
    left: float
    rest: float
    spent: bool


@dataclass(frozen=True)
class TurnForecast:
    """The clocks of a table."""

    clocks: Mapping[Seat, Ticking] = field(default_factory=dict)
    likely: float | None = None
    """When all awaited people have probably answered, in seconds since 1970."""
    budget: Budget | None = None
    rendezvous: float | None = None
    """The table's next rendezvous, in seconds since 1970; None: it has none, or is paused."""
    ends: float | None = None
    """When the game probably ends, in seconds since 1970; only of a running game over days."""


@dataclass
class TurnForecasts:
    """Forecasts turns; changes nothing."""

    sessions: TableSessions

    def clocks(self, table: TableTx) -> dict[Seat, Ticking]:
        """Return the public clocks of a table; none without clocks."""
        return {
            row.seat: Ticking(row.stage, None if row.left is not None else row.due)
            for row in self._rows(table)
        }

    def _rows(self, table: TableTx) -> list[ClockRow]:
        """Return the open clocks of people."""
        if table.row.status not in UNDER_WAY:
            return []
        if not timed(terms_of(table), self.sessions.game(table)):
            return []
        people = {seat.seat for seat in table.seats if seat.kind == "human"}
        rows = clocks.of_table(table.tx, table.id).values()
        return [row for row in rows if row.open and row.seat in people]

    def forecast(self, table: TableTx) -> TurnForecast:
        """Return the public clocks and forecasts of a table."""
        if table.row.status not in UNDER_WAY or not timed(
            terms_of(table), self.sessions.game(table)
        ):
            return TurnForecast()
        now, clock_rows, shown = self.sessions.now(), self._rows(table), self.clocks(table)
        guesses = [self._guess(table, row, now) for row in clock_rows]
        budget = clocks.budget(table.tx, table.id)
        known = [guess for guess in guesses if guess is not None]
        after = max(known) if known and len(known) == len(guesses) else None
        if budget is None:
            absences = self._absences(table, shown)
            ends = ends_at(table, self.sessions.position(table), now, absences)
            running = table.row.status == "running"
            calendar = terms_of(table).rendezvous if running else None
            at = None if calendar is None else calendar.at_or_after(now)
            return TurnForecast(shown, after, rendezvous=at, ends=ends)
        remaining = max(budget.due - now, 0.0) if budget.left is None else budget.left
        due = budget.due if budget.left is None else None
        return TurnForecast(
            shown, after, Budget(due, remaining, max(budget.rest, 0.0), budget.spent)
        )

    def _absences(self, table: TableTx, awaited: Collection[Seat]) -> list[tuple[float, float]]:
        """Return the public absences: those that their person shows to tables, and those that stop
        a public clock."""
        person_rows = [
            seat.owner
            for seat in table.seats
            if seat.user_id is not None and (seat.owner.preferences.tell or seat.seat in awaited)
        ]
        absences = [hours_at(table.tx, table.id, person).away for person in person_rows]
        return [away for away in absences if away is not None]

    def _guess(self, table: TableTx, row: ClockRow, now: float) -> float | None:
        seat = table.seat(row.seat)
        hours = hours_of_seat(table.tx, table.id, seat)
        return answer_by(row, likely_answer(seat.waits, hours, now), now)


def answer_by(row: ClockRow, probably: float, now: float) -> float | None:
    """Return when this decision is probably taken, at the latest when its clock runs out; None if
    unknown (the clock is paused, or its person does not answer)."""
    if not row.ticks:
        return None
    if row.stage in (Stage.REACTS, Stage.READY):  # neither waits for its person
        return row.due
    by = max(min(probably, row.due), now)
    return by if math.isfinite(by) else None
