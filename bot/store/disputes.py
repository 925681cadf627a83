"""Queries on disputes: questions that a game master must rule on. At most one is open per table."""

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
    """None: open; the game is paused."""


_ROW = [disputes.c[f.name] for f in fields(DisputeRow)]


def _row(columns: Any) -> DisputeRow | None:
    return None if columns is None else DisputeRow(**columns._mapping)


def add_dispute(tx: Tx, table_id: int, case: dict[str, Any], now: float) -> int:
    """Store a case and return its id."""
    statement = sa.insert(disputes).values(game_id=table_id, case=case, at=now)
    return int(tx.execute(statement.returning(disputes.c.id)).scalar_one())


def open_dispute(tx: Tx, table_id: int) -> DisputeRow | None:
    """Return the open dispute of this table."""
    query = sa.select(*_ROW).where(disputes.c.game_id == table_id, disputes.c.ruled_at.is_(None))
    return _row(tx.execute(query.order_by(disputes.c.id.desc()).limit(1)).first())


def dispute(tx: Tx, dispute_id: int) -> DisputeRow | None:
    """Return the dispute with this id."""
    return _row(tx.execute(sa.select(*_ROW).where(disputes.c.id == dispute_id)).first())


def all_disputes(tx: Tx) -> list[DisputeRow]:
    """Return every dispute, the latest first."""
    result = tx.execute(sa.select(*_ROW).order_by(disputes.c.id.desc()))
    return [DisputeRow(**row._mapping) for row in result]


def set_case(tx: Tx, dispute_id: int, case: dict[str, Any], ruled_at: float | None) -> None:
    """Replace the case of a dispute, and set when it was ruled on."""
    change = sa.update(disputes).where(disputes.c.id == dispute_id)
    tx.execute(change.values(case=case, ruled_at=ruled_at))
