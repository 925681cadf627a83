"""What a table may know of its clocks: when each ends, and when the next turn is likely.

All of it comes from what everybody could see: since when a seat is awaited, and how long its person
took for decisions that they were seen to take.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from statistics import median
from typing import Final

from bot.schedule.hours import Hours
from bot.store import clocks
from bot.store.clocks import FILL as FILL
from bot.store.clocks import GRACE as GRACE
from bot.store.clocks import MISSED, ClockRow
from bot.store.clocks import REACTS as REACTS
from bot.store.clocks import RUNS as RUNS
from bot.table.clocks import Clocks, terms_of, timed
from bot.table.desk import Desk, Sitting
from bot.table.terms import Terms
from engine.kernel import Seat

FEW: Final = 3
"""Decisions of a person from which their own pace counts; before, everybody's at the table."""
FIRST: Final = 4
"""Which part of an allowance somebody is thought to need of whom nothing is known."""


@dataclass(frozen=True)
class Ticking:
    """The clock of a seat that is awaited."""

    stage: str
    due: float | None
    """When it is due, in seconds since 1970; None while it is paused."""


@dataclass(frozen=True)
class Budget:
    """The time that is left to a phase and to those after it, in seconds."""

    due: float | None
    """When the phase has spent its share; None while it is paused."""
    left: float
    rest: float
    spent: bool


@dataclass(frozen=True)
class Timing:
    """The clocks of a table."""

    clocks: Mapping[Seat, Ticking] = field(default_factory=dict)
    likely: float | None = None
    """When everybody who is awaited has probably answered, in seconds since 1970."""
    budget: Budget | None = None


@dataclass
class Timings:
    """Looks only."""

    desk: Desk
    clocks: Clocks

    async def timing(self, at: Sitting) -> Timing:
        """The clocks of a table as they stand; public."""
        now, terms = self.desk.now(), terms_of(at)
        if at.row.status not in ("running", "paused"):
            return Timing()
        if not timed(terms, await self.desk.game(at)):
            return Timing()
        found = [row for row in (await clocks.of_table(at.tx, at.id)).values() if row.open]
        shown = {
            row.seat: Ticking(row.stage, None if row.left is not None else row.due) for row in found
        }
        guesses = [await self._guess(at, row, terms, now) for row in found]
        budget = await clocks.budget(at.tx, at.id)
        known = [guess for guess in guesses if guess is not None]
        likely = max(known) if known and len(known) == len(guesses) else None
        if budget is None:
            return Timing(shown, likely)
        left = max(budget.due - now, 0.0) if budget.left is None else budget.left
        due = budget.due if budget.left is None else None
        return Timing(shown, likely, Budget(due, left, max(budget.rest, 0.0), budget.spent))

    async def _guess(self, at: Sitting, row: ClockRow, terms: Terms, now: float) -> float | None:
        seat = at.seat(row.seat)
        everybody = [pace for other in at.seats for pace in other.paces]
        pace = typical(seat.paces, everybody, terms.decision)
        return answer_by(row, await self.clocks.hours(at.tx, at.id, seat), pace, now)


def typical(own: Sequence[float], everybody: Sequence[float], decision: int) -> float:
    """How many waking seconds a person probably takes for a decision."""
    known = own if len(own) >= FEW else everybody
    return median(known) if len(known) >= FEW else decision / FIRST


def answer_by(row: ClockRow, hours: Hours, pace: float, now: float) -> float | None:
    """When this decision is probably taken, at the latest when its clock runs out; None if nobody
    can tell (it is paused, or its person does not answer)."""
    if row.left is not None or row.stage not in (RUNS, GRACE, MISSED, REACTS, FILL):
        return None
    if row.stage == REACTS:  # it shuts for all at once
        return row.due
    likely = hours.later(row.began_at, pace)
    if likely <= now:  # it takes longer than usual: as long again
        likely = hours.later(now, pace)
    return max(min(likely, row.due), now)
