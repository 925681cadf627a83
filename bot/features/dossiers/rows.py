"""The tables of dossiers: those of people, and those opened at a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from bot.store.schema import ON_FORGET, Id, games, metadata
from bot.store.transaction import Tx

dossiers = sa.Table(
    "dossiers",
    metadata,
    sa.Column("id", Id, primary_key=True, autoincrement=True),
    sa.Column("user_id", sa.BigInteger, nullable=False, index=True, info={ON_FORGET: "row"}),
    sa.Column("content", sa.JSON, nullable=False),  # see bot.features.dossiers.dossier
    sa.Column("at", sa.Double, nullable=False),
    sqlite_autoincrement=True,
)

opened_dossiers = sa.Table(  # by table
    "opened_dossiers",
    metadata,
    sa.Column("game_id", Id, sa.ForeignKey("games.id"), primary_key=True, autoincrement=False),
    sa.Column("by_id", sa.BigInteger, nullable=False, index=True, info={ON_FORGET: "row"}),
    sa.Column("content", sa.JSON, nullable=False),
)


@dataclass(frozen=True)
class DossierRow:
    """A dossier of a person, as stored."""

    id: int
    content: dict[str, Any]


def dossiers_of(tx: Tx, user_id: int) -> list[DossierRow]:
    """Return a person's dossiers, the latest first."""
    query = sa.select(dossiers.c.id, dossiers.c.content).where(dossiers.c.user_id == user_id)
    return [DossierRow(*row) for row in tx.execute(query.order_by(dossiers.c.id.desc()))]


def add(tx: Tx, user_id: int, content: dict[str, Any], now: float) -> int:
    """Store a dossier and return its id."""
    statement = sa.insert(dossiers).values(user_id=user_id, content=content, at=now)
    return int(tx.execute(statement.returning(dossiers.c.id)).scalar_one())


def set_content(tx: Tx, dossier_id: int, content: dict[str, Any], now: float) -> None:
    """Replace the content of a dossier."""
    change = sa.update(dossiers).where(dossiers.c.id == dossier_id)
    tx.execute(change.values(content=content, at=now))


def drop(tx: Tx, dossier_id: int) -> None:
    """Delete a dossier of a person; tables that have opened it keep theirs."""
    tx.execute(sa.delete(dossiers).where(dossiers.c.id == dossier_id))


def opened(tx: Tx, table_id: int) -> tuple[int, dict[str, Any]] | None:
    """Return who opened a dossier at this table, and its content."""
    query = sa.select(opened_dossiers.c.by_id, opened_dossiers.c.content)
    row = tx.execute(query.where(opened_dossiers.c.game_id == table_id)).first()
    return None if row is None else (row[0], row[1])


def last_of_campaign(tx: Tx, campaign_id: int | None) -> int | None:
    """Return the table of the last ended game of a campaign; None: there is none."""
    query = sa.select(sa.func.max(games.c.id)).where(
        games.c.campaign_id == campaign_id, games.c.status == "ended"
    )
    last: int | None = tx.execute(query).scalar_one()
    return last


def set_opened(tx: Tx, table_id: int, by: int, content: dict[str, Any] | None) -> None:
    """Open a dossier at this table, or none."""
    tx.execute(sa.delete(opened_dossiers).where(opened_dossiers.c.game_id == table_id))
    if content is not None:
        row = {"game_id": table_id, "by_id": by, "content": content}
        tx.execute(sa.insert(opened_dossiers).values(**row))
