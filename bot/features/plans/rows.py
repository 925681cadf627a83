"""The table of plans, and its queries."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from bot.store.bind_params import TABLE_PARAM
from bot.store.notes import put
from bot.store.schema import OF_SEAT, Id, metadata
from bot.store.transaction import Tx

plans = sa.Table(
    "plans",
    metadata,
    sa.Column("game_id", Id, sa.ForeignKey("games.id"), primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("stretch", sa.String(64), nullable=False),  # the stretch of play to which it belongs
    sa.Column("lines", sa.JSON, nullable=False),  # see bot.features.plans.lines
    sa.Column("stopped", sa.String(16), nullable=False),  # why; empty: it is in force
    # proposed lines, not in force
    sa.Column("draft", sa.JSON, nullable=False, server_default="[]"),
    info={OF_SEAT: True},
)


@dataclass(frozen=True)
class PlanRow:
    """A row of `plans`."""

    seat: int
    stretch: str
    """The stretch of play to which it belongs, as the game names it."""
    lines: Sequence[Mapping[str, Any]]
    """Its lines in the format of `bot.features.plans.lines`; possibly of another version."""
    stopped: str = ""
    """Why it has stopped; empty: it is in force."""
    draft: Sequence[Mapping[str, Any]] = ()
    """Proposed lines; none of them is in force."""


_ALL = sa.select(
    plans.c.seat, plans.c.stretch, plans.c.lines, plans.c.stopped, plans.c.draft
).where(plans.c.game_id == TABLE_PARAM)
SEATS_WITH_PLAN = sa.select(plans.c.seat).where(plans.c.game_id == TABLE_PARAM)
"""Query of the seats of a table with a plan or a draft."""
PLANNED_SEATS = SEATS_WITH_PLAN.where(plans.c.stopped == "")
"""Query of the seats of a table whose plan is in force."""
_IN_ORDER = _ALL.order_by(plans.c.seat)
_ONE = _ALL.where(plans.c.seat == sa.bindparam("of_seat"))


def plans_of(tx: Tx, table_id: int) -> list[PlanRow]:
    """Return every plan of this table."""
    result = tx.execute(_IN_ORDER, {TABLE_PARAM.key: table_id})
    return [PlanRow(*row) for row in result]


def plan_of(tx: Tx, table_id: int, seat: int) -> PlanRow | None:
    """Return the plan of this seat."""
    row = tx.execute(_ONE, {TABLE_PARAM.key: table_id, "of_seat": seat}).one_or_none()
    return None if row is None else PlanRow(*row)


def set_plan(tx: Tx, table_id: int, row: PlanRow) -> None:
    """Store this plan of a seat, replacing the previous one."""
    values = {
        "stretch": row.stretch,
        "lines": list(row.lines),
        "stopped": row.stopped,
        "draft": list(row.draft),
    }
    put(tx, plans, {"game_id": table_id, "seat": row.seat}, values)


def drop_plans(tx: Tx, table_id: int, seats: Sequence[int]) -> None:
    """Delete the plans of these seats."""
    condition = (plans.c.game_id == table_id) & plans.c.seat.in_(list(seats))
    tx.execute(sa.delete(plans).where(condition))
