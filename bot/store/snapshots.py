"""Queries on snapshots: the state before a pick, stored as long as the pick may be undone."""

from __future__ import annotations

import sqlalchemy as sa

from bot.store.bind_params import SEAT, TABLE_PARAM
from bot.store.schema import requests, snapshots
from bot.store.transaction import Tx


def _wanted(table_id: int | sa.BindParameter[int]) -> sa.ColumnElement[bool]:
    """SQL condition: the snapshot that an open request needs."""
    targets = sa.select(requests.c.target).where(
        requests.c.game_id == table_id, requests.c.target.is_not(None)
    )
    return snapshots.c.ply.in_(targets)


_THEIR_SNAPSHOTS = (snapshots.c.game_id == TABLE_PARAM) & (snapshots.c.seat == SEAT)
_OLDEST_KEPT = (
    sa.select(snapshots.c.ply)
    .where(_THEIR_SNAPSHOTS)
    .order_by(snapshots.c.ply.desc())
    .offset(sa.bindparam("later", type_=sa.Integer))
    .limit(1)
    .scalar_subquery()
)
_ADD_SNAPSHOT = sa.insert(snapshots)
_DROP_OLD = sa.delete(snapshots).where(
    _THEIR_SNAPSHOTS, snapshots.c.ply < _OLDEST_KEPT, ~_wanted(TABLE_PARAM)
)


def add_snapshot(tx: Tx, table_id: int, ply: int, seat: int, state: bytes, keep: int) -> None:
    """Store the state before `ply`. Of this seat's snapshots keep the latest `keep`, and the one
    that an open request needs."""
    row = {"game_id": table_id, "ply": ply, "seat": seat, "state": state}
    tx.execute(_ADD_SNAPSHOT, row)
    tx.execute(_DROP_OLD, {TABLE_PARAM.key: table_id, SEAT.key: seat, "later": keep - 1})


_SNAPSHOT = sa.select(snapshots.c.state).where(
    snapshots.c.game_id == TABLE_PARAM, snapshots.c.ply == sa.bindparam("at_ply")
)


def snapshot(tx: Tx, table_id: int, ply: int) -> bytes | None:
    """Return the state before this ply, if it is still stored."""
    return tx.execute(_SNAPSHOT, {TABLE_PARAM.key: table_id, "at_ply": ply}).scalar()


def plies(tx: Tx, table_id: int) -> set[int]:
    """Return the plies before which the state is stored."""
    query = sa.select(snapshots.c.ply).where(snapshots.c.game_id == table_id)
    return set(tx.execute(query).scalars())


def set_snapshot(tx: Tx, table_id: int, ply: int, state: bytes) -> None:
    """Replace the state before this ply, if one is stored."""
    condition = (snapshots.c.game_id == table_id) & (snapshots.c.ply == ply)
    tx.execute(sa.update(snapshots).where(condition).values(state=state))


def drop_snapshots(tx: Tx, table_id: int, seat: int | None = None, ply: int = 0) -> None:
    """Delete snapshots: of every seat, or of one without those that an open request needs; of every
    ply, or from `ply` on if that is given."""
    gone = sa.delete(snapshots).where(snapshots.c.game_id == table_id, snapshots.c.ply >= ply)
    if seat is not None:
        gone = gone.where(snapshots.c.seat == seat, ~_wanted(table_id))
    tx.execute(gone)
