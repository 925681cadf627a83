"""The table of reports to the host, and its queries."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, Final

import sqlalchemy as sa

from bot.model.times import DAY_S
from bot.store.schema import ON_FORGET, Id, metadata
from bot.store.transaction import Tx

KEPT_S: Final = 365 * DAY_S
"""Seconds for which a report is kept."""

reports = sa.Table(
    "reports",
    metadata,
    sa.Column("id", Id, primary_key=True, autoincrement=True),
    sa.Column("by_id", sa.BigInteger, nullable=False, index=True, info={ON_FORGET: "row"}),
    # whom it is about; NULL: nobody in particular
    sa.Column("about_id", sa.BigInteger, index=True, info={ON_FORGET: "null"}),
    sa.Column("guild_id", sa.BigInteger),
    sa.Column("channel_id", sa.BigInteger),
    sa.Column("game_id", Id, sa.ForeignKey("games.id"), index=True),  # NULL: about no table
    sa.Column("words", sa.Text, nullable=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("done_at", sa.Double),  # when the host closed it; NULL: open
    sqlite_autoincrement=True,
)


@dataclass(frozen=True)
class ReportRow:
    """A row of `reports`."""

    id: int
    by_id: int
    about_id: int | None
    guild_id: int | None
    channel_id: int | None
    game_id: int | None
    words: str
    at: float
    done_at: float | None


def add(tx: Tx, **report: Any) -> int:
    """Store a report; return its number."""
    statement = sa.insert(reports).values(**report).returning(reports.c.id)
    return int(tx.execute(statement).scalar_one())


def count_since(tx: Tx, by: int, then: float) -> int:
    """Return how many reports of this person were stored since a moment."""
    query = sa.select(sa.func.count()).where(reports.c.by_id == by, reports.c.at >= then)
    return int(tx.execute(query).scalar_one())


def every(tx: Tx, table_id: int | None = None, *, closed: bool = True) -> list[ReportRow]:
    """Return the reports (about this table), the oldest first; without the `closed` ones only those
    that are open."""
    query = sa.select(*(reports.c[field.name] for field in fields(ReportRow)))
    if table_id is not None:
        query = query.where(reports.c.game_id == table_id)
    if not closed:
        query = query.where(reports.c.done_at.is_(None))
    return [ReportRow(*row) for row in tx.execute(query.order_by(reports.c.id))]


def close(tx: Tx, report_id: int, now: float) -> bool:
    """Close a report; False if none of this number is open."""
    condition = (reports.c.id == report_id) & reports.c.done_at.is_(None)
    return bool(tx.execute(sa.update(reports).where(condition).values(done_at=now)).rowcount)


def drop_old(tx: Tx, now: float) -> None:
    """Delete reports of a year ago."""
    tx.execute(sa.delete(reports).where(reports.c.at < now - KEPT_S))
