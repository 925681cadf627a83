"""Queries on reminders: what each seat was reminded of, by the decision it is about.

A decision is named by the ply at which its seat was asked. It lasts until the seat has picked, and
while the pick is taken back; so a question that returns after an undo is no new decision.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import sqlalchemy as sa

from bot.store.bind_params import SEAT, TABLE_PARAM
from bot.store.notes import insert_in
from bot.store.schema import clocks, moves, reminders
from bot.store.transaction import Tx

DECISION_BEGUN = "asked"
"""Kind of the row that begins a decision; every other kind is a reminder that was sent."""


_MINE = (reminders.c.game_id == TABLE_PARAM) & (reminders.c.seat == SEAT)
_DECISION = sa.select(sa.func.max(reminders.c.decision)).where(_MINE)
_BEGAN = (
    sa.select(reminders.c.at)
    .where(_MINE, reminders.c.kind == DECISION_BEGUN)
    .order_by(reminders.c.decision.desc())
    .limit(1)
)
_TAKEN = (
    sa.select(moves.c.ply)
    .where(moves.c.game_id == TABLE_PARAM, moves.c.seat == SEAT, moves.c.kind == "pick")
    .where(moves.c.ply > sa.bindparam("since"), moves.c.undone_by.is_(None))
    .limit(1)
)
_NOTED = sa.select(reminders.c.kind).where(_MINE, reminders.c.decision == sa.bindparam("of_ply"))
_CLOCK_DUE = sa.select(clocks.c.due).where(
    clocks.c.game_id == TABLE_PARAM, clocks.c.seat == SEAT, clocks.c.left.is_(None)
)


def decision(tx: Tx, table_id: int, seat: int) -> int | None:
    """The last decision of a seat, taken or not; None if it has never been asked."""
    given = {TABLE_PARAM.key: table_id, SEAT.key: seat}
    found: int | None = tx.execute(_DECISION, given).scalar()
    return found


def began(tx: Tx, table_id: int, seat: int) -> float | None:
    """When the last decision of a seat began; None if it has never been asked."""
    return tx.execute(_BEGAN, {TABLE_PARAM.key: table_id, SEAT.key: seat}).scalar()


def taken(tx: Tx, table_id: int, seat: int, since: int) -> bool:
    """Whether the seat has picked since that ply, and not taken it back."""
    given = {TABLE_PARAM.key: table_id, SEAT.key: seat, "since": since}
    return tx.execute(_TAKEN, given).first() is not None


def note(tx: Tx, table_id: int, seat: int, ply: int, kind: str, now: float) -> bool:
    """Note that a seat is reminded of this; False if it was before."""
    row = {"game_id": table_id, "seat": seat, "decision": ply, "kind": kind, "at": now}
    return tx.execute(_once(tx.dialect.name), row).first() is not None


@cache
def _once(dialect: str) -> Any:
    made = insert_in(dialect, reminders).on_conflict_do_nothing()
    return made.returning(reminders.c.kind)


def noted(tx: Tx, table_id: int, seat: int, ply: int) -> set[str]:
    """The kinds of which a seat was reminded at this decision."""
    given = {TABLE_PARAM.key: table_id, SEAT.key: seat, "of_ply": ply}
    return set(tx.execute(_NOTED, given).scalars())


def forget(tx: Tx, table_id: int, seat: int | None = None) -> None:
    """Everything that a seat, or every seat, is asked from now on is a new decision."""
    gone = sa.delete(reminders).where(reminders.c.game_id == table_id)
    if seat is not None:
        gone = gone.where(reminders.c.seat == seat)
    tx.execute(gone)


def clock_due(tx: Tx, table_id: int, seat: int) -> float | None:
    """When the clock of a seat runs out; None if none runs."""
    return tx.execute(_CLOCK_DUE, {TABLE_PARAM.key: table_id, SEAT.key: seat}).scalar()
