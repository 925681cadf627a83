"""Queries on reminders: what each seat was reminded of, per decision.

A decision is named by the ply at which its seat was asked. It lasts until the seat has picked, and
while the pick is undone; so a question that returns after an undo is not a new decision.
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
"""Kind of the row that begins a decision; every other kind is a sent reminder."""


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
    .where(moves.c.ply > _DECISION.scalar_subquery(), moves.c.undone_by.is_(None))
)
_DECISION_AND_TAKEN = sa.select(_DECISION.scalar_subquery(), _TAKEN.exists())
_CLOCK_DUE = sa.select(clocks.c.due).where(
    clocks.c.game_id == TABLE_PARAM, clocks.c.seat == SEAT, clocks.c.left.is_(None)
)
_DECISION_AND_DUE = sa.select(_DECISION.scalar_subquery(), _CLOCK_DUE.scalar_subquery())


def decision(tx: Tx, table_id: int, seat: int) -> int | None:
    """Return the last decision of a seat, open or not; None if it has never been asked."""
    params = {TABLE_PARAM.key: table_id, SEAT.key: seat}
    ply: int | None = tx.execute(_DECISION, params).scalar()
    return ply


def began(tx: Tx, table_id: int, seat: int) -> float | None:
    """Return when the last decision of a seat began; None if it has never been asked."""
    return tx.execute(_BEGAN, {TABLE_PARAM.key: table_id, SEAT.key: seat}).scalar()


def is_decided(tx: Tx, table_id: int, seat: int) -> bool:
    """Return whether the last decision of a seat was taken and not undone, or there is none."""
    params = {TABLE_PARAM.key: table_id, SEAT.key: seat}
    last, is_taken = tx.execute(_DECISION_AND_TAKEN, params).one()
    return last is None or bool(is_taken)


def note(tx: Tx, table_id: int, seat: int, ply: int, kind: str, now: float) -> bool:
    """Record a reminder; False if it was recorded before."""
    row = {"game_id": table_id, "seat": seat, "decision": ply, "kind": kind, "at": now}
    return tx.execute(_once(tx.dialect.name), row).first() is not None


@cache
def _once(dialect: str) -> Any:
    insert = insert_in(dialect, reminders).on_conflict_do_nothing()
    return insert.returning(reminders.c.kind)


def forget(tx: Tx, table_id: int, seat: int | None = None) -> None:
    """Delete the decisions of a seat, or of every seat: the next question is a new decision."""
    gone = sa.delete(reminders).where(reminders.c.game_id == table_id)
    if seat is not None:
        gone = gone.where(reminders.c.seat == seat)
    tx.execute(gone)


def decision_and_due(tx: Tx, table_id: int, seat: int) -> tuple[int | None, float | None]:
    """Return the last decision of a seat, as `decision`, and when its clock runs out; None if none
    runs."""
    params = {TABLE_PARAM.key: table_id, SEAT.key: seat}
    last, due = tx.execute(_DECISION_AND_DUE, params).one()
    return last, due
