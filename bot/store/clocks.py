"""Queries on the clocks of a table: one for each timed decision, and its budget.

A decision is a public turn: it begins when a seat is awaited and ends when it is handed on (see
`bot.table.clocks.service`). Its row stays until the next one begins, so that an undo can restore
the remaining time.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any

import sqlalchemy as sa

from bot.model.clocks import Stage
from bot.model.hours import Hours
from bot.store.bind_params import TABLE_PARAM
from bot.store.notes import put
from bot.store.schema import IS_LIVE, budgets, clocks, games, one_of, seats, status_in
from bot.store.transaction import Tx


@dataclass(frozen=True)
class ClockRow:
    """A row of `clocks`. Moments in seconds since 1970; `left` and `bank` in waking seconds."""

    seat: int
    revision: int
    """The seat's revision when the decision began."""
    began_at: float
    due: float
    bank: float
    stage: Stage = Stage.RUNS
    left: float | None = None
    hours: Mapping[str, Any] | None = None
    """The waking hours in which it runs: those of its person when it began (fields of `Hours`,
    without absences); None: the current ones."""
    stopped: float | None = None
    """The latest end of a stop by a question to the game master. Kept afterwards: a second question
    in the same decision stops nothing."""

    def hours_now(self, now: Hours) -> Hours:
        """Return the hours in which it runs, given its person's current hours: of those only the
        absence applies at once."""
        if self.hours is None:
            return now
        return Hours(**{**self.hours, "days": tuple(self.hours["days"])}, away=now.away)

    @property
    def open(self) -> bool:
        """Whether the decision has still to be taken."""
        return self.stage not in _SHUT

    @property
    def ticks(self) -> bool:
        """Whether it acts when it is due."""
        return self.open and self.left is None and self.stage != Stage.SPENT


def hours_to_json(hours: Hours) -> dict[str, Any]:
    """Return waking hours in the format of `ClockRow.hours`."""
    return {"zone": hours.zone, "days": [*hours.days], "start": hours.start, "end": hours.end}


@dataclass(frozen=True)
class BudgetRow:
    """A row of `budgets`."""

    phase: str
    due: float
    rest: float
    spent: bool = False
    left: float | None = None


_CLOCK = [clocks.c[f.name] for f in fields(ClockRow)]
_BUDGET = [budgets.c[f.name] for f in fields(BudgetRow)]


_SHUT = (Stage.ANSWERED, Stage.LATE, Stage.VOID, Stage.VOID_LATE)
_TIMED = (Stage.RUNS, Stage.GRACE, Stage.REACTS)
"""Stages that consume the person's own time."""


# --- decisions ----------------------------------------------------------------------------------


def of_table(tx: Tx, table_id: int) -> dict[int, ClockRow]:
    """Return the clocks of a table by seat, including those of answered decisions."""
    return {row.seat: _row(*row) for row in tx.execute(_OF_TABLE, {TABLE_PARAM.key: table_id})}


_OF_TABLE = sa.select(*_CLOCK).where(clocks.c.game_id == TABLE_PARAM).order_by(clocks.c.seat)


def _row(*values: Any) -> ClockRow:
    """Return the row of these values, which are in the order of `_CLOCK`."""
    columns = dict(zip((column.name for column in _CLOCK), values, strict=True))
    return ClockRow(**{**columns, "stage": Stage(columns["stage"])})


def clock(tx: Tx, table_id: int, seat: int) -> ClockRow | None:
    """Return the clock of a seat."""
    return of_table(tx, table_id).get(seat)


def put_clock(tx: Tx, table_id: int, row: ClockRow) -> None:
    """Store a clock in place of the seat's previous one."""
    put(tx, clocks, {"game_id": table_id, "seat": row.seat}, asdict(row))


def drop_clocks(tx: Tx, table_id: int, seat: int | None = None) -> None:
    """Delete the clock of a seat, or of all seats."""
    gone = sa.delete(clocks).where(clocks.c.game_id == table_id)
    if seat is not None:
        gone = gone.where(clocks.c.seat == seat)
    tx.execute(gone)


def overdue(tx: Tx, since: float, now: float) -> list[int]:
    """Return the running tables where a clock ran out between these moments, the earliest first."""
    query = (
        sa.select(clocks.c.game_id)
        .join(games, games.c.id == clocks.c.game_id)
        .where(
            clocks.c.left.is_(None),
            one_of(clocks.c.stage, _TIMED),
            clocks.c.due > since,
            clocks.c.due <= now,
            IS_LIVE,
            status_in("running"),
        )
        .group_by(clocks.c.game_id)
        .order_by(sa.func.min(clocks.c.due), clocks.c.game_id)
    )
    return list(tx.execute(query).scalars())


def of_person(tx: Tx, user_id: int) -> list[tuple[int, ClockRow]]:
    """Return the clocks that run for a person, with their tables."""
    condition = (seats.c.game_id == clocks.c.game_id) & (seats.c.seat == clocks.c.seat)
    query = (
        sa.select(clocks.c.game_id, *_CLOCK)
        .join(seats, condition)
        .where(seats.c.user_id == user_id, clocks.c.left.is_(None))
        .order_by(clocks.c.game_id)
    )
    running = []
    for table_id, *values in tx.execute(query):
        row = _row(*values)
        if row.ticks:
            running.append((int(table_id), row))
    return running


# --- budgets ------------------------------------------------------------------------------------


def budget(tx: Tx, table_id: int) -> BudgetRow | None:
    """Return the budget of a table."""
    row = tx.execute(_BUDGET_OF, {TABLE_PARAM.key: table_id}).first()
    return None if row is None else BudgetRow(**row._mapping)


_BUDGET_OF = sa.select(*_BUDGET).where(budgets.c.game_id == TABLE_PARAM)


def running_budgets(tx: Tx) -> list[int]:
    """Return the running tables whose budget has time left."""
    query = (
        sa.select(budgets.c.game_id)
        .join(games, games.c.id == budgets.c.game_id)
        .where(budgets.c.left.is_(None), ~budgets.c.spent, IS_LIVE, status_in("running"))
        .order_by(budgets.c.due, budgets.c.game_id)
    )
    return list(tx.execute(query).scalars())


def put_budget(tx: Tx, table_id: int, row: BudgetRow) -> None:
    """Store the budget of a table."""
    put(tx, budgets, {"game_id": table_id}, asdict(row))


def drop_budget(tx: Tx, table_id: int) -> None:
    """Delete the budget of a table."""
    tx.execute(sa.delete(budgets).where(budgets.c.game_id == table_id))
