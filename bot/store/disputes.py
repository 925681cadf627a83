"""Queries on disputes: what a game master was asked to rule on. At most one a table is open."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

import sqlalchemy as sa

from bot.store.schema import disputes
from bot.store.transaction import Tx


@dataclass(frozen=True)
class DisputeRow:
    """A row of `disputes`."""

    id: int
    game_id: int
    case: dict[str, Any]
    """See `bot.features.gm.cases.Case`."""
    at: float
    ruled_at: float | None
    """None: open, and the game waits."""


_ROW = [disputes.c[f.name] for f in fields(DisputeRow)]


def _row(found: Any) -> DisputeRow | None:
    return None if found is None else DisputeRow(**found._mapping)


def add_dispute(tx: Tx, table_id: int, case: dict[str, Any], now: float) -> int:
    """Keep a case; its id."""
    statement = sa.insert(disputes).values(game_id=table_id, case=case, at=now)
    return int(tx.execute(statement.returning(disputes.c.id)).scalar_one())


def open_dispute(tx: Tx, table_id: int) -> DisputeRow | None:
    """The dispute for which this table waits."""
    query = sa.select(*_ROW).where(disputes.c.game_id == table_id, disputes.c.ruled_at.is_(None))
    return _row(tx.execute(query.order_by(disputes.c.id.desc()).limit(1)).first())


def dispute(tx: Tx, dispute_id: int) -> DisputeRow | None:
    """The dispute of this id."""
    return _row(tx.execute(sa.select(*_ROW).where(disputes.c.id == dispute_id)).first())


def all_disputes(tx: Tx) -> list[DisputeRow]:
    """Every dispute, the latest first."""
    result = tx.execute(sa.select(*_ROW).order_by(disputes.c.id.desc()))
    return [DisputeRow(**row._mapping) for row in result]


def set_case(tx: Tx, dispute_id: int, case: dict[str, Any], ruled_at: float | None) -> None:
    """Put another case in its place, ruled on at that time."""
    change = sa.update(disputes).where(disputes.c.id == dispute_id)
    tx.execute(change.values(case=case, ruled_at=ruled_at))
