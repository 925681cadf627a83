"""Queries on timers."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import Any

import sqlalchemy as sa

from bot.model.states import TimerKind
from bot.store.bind_params import AT_MOST, NOW, ROW_PARAM, SKIPPED, TABLE_PARAM
from bot.store.schema import timers
from bot.store.sharing import Portion, due_for
from bot.store.transaction import Tx

_PLANNED = sa.select(timers.c.seat).where(
    timers.c.game_id == TABLE_PARAM, timers.c.kind == sa.bindparam("of_kind")
)


def planned_seats(tx: Tx, table_id: int, kind: TimerKind) -> set[int]:
    """Return the seats that have a timer of this kind at this table."""
    params = {TABLE_PARAM.key: table_id, "of_kind": kind}
    return set(tx.execute(_PLANNED, params).scalars())


def due_of(tx: Tx, table_id: int, kind: TimerKind, seat: int) -> float | None:
    """Return when this timer is due; None if there is none."""
    condition = (timers.c.game_id == table_id) & (timers.c.kind == kind) & (timers.c.seat == seat)
    return tx.execute(sa.select(timers.c.due).where(condition)).scalar()


def add(tx: Tx, table_id: int, kind: TimerKind, seat: int, due: float) -> None:
    """Schedule a timer; it replaces one of the same table, kind and seat."""
    replan(tx, table_id, kind, [seat], due)


def replan(
    tx: Tx,
    table_id: int,
    kind: TimerKind,
    seats: Collection[int],
    due: float,
    over: Collection[int] = (),
) -> None:
    """Schedule a timer for each of these seats, and cancel those of the seats `over`."""
    cancel(tx, table_id, kind, {*over, *seats})
    row = {"game_id": table_id, "kind": kind, "due": due, "attempts": 0}
    if seats:
        tx.execute(_ADD, [{**row, "seat": seat} for seat in sorted(seats)])
        tx.next_timer = due if tx.next_timer is None else min(due, tx.next_timer)


_ADD = sa.insert(timers)


_CANCEL_ALL = sa.delete(timers).where(
    timers.c.game_id == TABLE_PARAM, timers.c.kind == sa.bindparam("of_kind")
)
_CANCEL_SEATS = _CANCEL_ALL.where(timers.c.seat.in_(sa.bindparam("seats", expanding=True)))


def cancel(tx: Tx, table_id: int, kind: TimerKind, seats: Collection[int] | None = None) -> None:
    """Delete timers of this kind: of these seats, or of all."""
    params = {TABLE_PARAM.key: table_id, "of_kind": kind}
    if seats is None:
        tx.execute(_CANCEL_ALL, params)
    elif seats:
        tx.execute(_CANCEL_SEATS, {**params, "seats": list(seats)})


def cancel_some(tx: Tx, table_id: int, kinds: Collection[TimerKind], seat: int) -> None:
    """Delete timers of these kinds of a seat."""
    tx.execute(_CANCEL_SOME, {TABLE_PARAM.key: table_id, "kinds": list(kinds), "of_seat": seat})


_CANCEL_SOME = sa.delete(timers).where(
    timers.c.game_id == TABLE_PARAM,
    timers.c.kind.in_(sa.bindparam("kinds", expanding=True)),
    timers.c.seat == sa.bindparam("of_seat"),
)


@cache
def _due_rows(part: Portion | None) -> sa.Select[Any]:
    query = sa.select(timers).where(due_for(timers, part) <= NOW, timers.c.id.not_in(SKIPPED))
    return query.order_by(timers.c.due, timers.c.id).limit(AT_MOST)


@cache
def _next_due(part: Portion | None) -> sa.Select[Any]:
    due = sa.func.min(due_for(timers, part))
    return sa.select(due).where(timers.c.id.not_in(SKIPPED))


def due_rows(
    tx: Tx, now: float, skip: Collection[int], count: int, part: Portion | None = None
) -> list[Any]:
    """Return the due timers, the longest due first, without those in `skip`. A writing transaction
    locks them until its end, and skips those that others have locked."""
    params = {NOW.key: now, SKIPPED.key: list(skip), AT_MOST.key: count}
    return list(tx.execute(tx.claiming(_due_rows(part), timers), params).all())


def next_due(tx: Tx, skip: Collection[int], part: Portion | None = None) -> float | None:
    """Return when the earliest is due."""
    due: float | None = tx.execute(_next_due(part), {SKIPPED.key: list(skip)}).scalar()
    return due


def claim(tx: Tx, row: Any, until: float) -> bool:
    """Claim a timer to fire it; other processes leave it alone until `until`. False if it was
    cancelled, fired or claimed since `row` was read."""
    params = {ROW_PARAM.key: row.id, "was_due": row.due, "due": until}
    return bool(tx.execute(_CLAIM, params).rowcount)


_CLAIM = sa.update(timers).where(
    timers.c.id == ROW_PARAM, timers.c.due == sa.bindparam("was_due", type_=sa.Double)
)


def done(tx: Tx, timer_id: int) -> None:
    """Delete a timer that has fired."""
    tx.execute(_DONE, {ROW_PARAM.key: timer_id})


_DONE = sa.delete(timers).where(timers.c.id == ROW_PARAM)


def retry(tx: Tx, timer_id: int, due: float, attempts: int) -> None:
    """Reschedule a timer that failed."""
    condition = timers.c.id == timer_id
    tx.execute(sa.update(timers).where(condition).values(due=due, attempts=attempts))
