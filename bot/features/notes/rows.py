"""The table of private notes, and its queries."""

from __future__ import annotations

import sqlalchemy as sa

from bot.store.schema import ON_FORGET, Id, games, metadata
from bot.store.transaction import Tx

private_notes = sa.Table(
    "private_notes",
    metadata,
    sa.Column("game_id", Id, sa.ForeignKey("games.id"), primary_key=True, autoincrement=False),
    sa.Column(
        "user_id", sa.BigInteger, primary_key=True, autoincrement=False, info={ON_FORGET: "row"}
    ),
    sa.Column("words", sa.Text, nullable=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.Index("ix_private_notes_user_id", "user_id"),
)


def note_of(tx: Tx, table_id: int, user_id: int) -> str:
    """Return this person's note about this table; empty if none."""
    query = sa.select(private_notes.c.words).where(_of(table_id, user_id))
    return tx.execute(query).scalar_one_or_none() or ""


def keep(tx: Tx, table_id: int, user_id: int, words: str, now: float) -> None:
    """Replace a note; empty words delete it."""
    tx.execute(sa.delete(private_notes).where(_of(table_id, user_id)))
    if words:
        row = {"game_id": table_id, "user_id": user_id, "words": words, "at": now}
        tx.execute(sa.insert(private_notes).values(row))


def noted(tx: Tx, user_id: int, limit: int) -> list[tuple[int, str, str]]:
    """Return (table, game, words) of the newest notes of a person."""
    query = (
        sa.select(private_notes.c.game_id, games.c.game, private_notes.c.words)
        .join(games, games.c.id == private_notes.c.game_id)
        .where(private_notes.c.user_id == user_id)
        .order_by(private_notes.c.at.desc(), private_notes.c.game_id.desc())
        .limit(limit)
    )
    return [tuple(row) for row in tx.execute(query)]


def _of(table_id: int, user_id: int) -> sa.ColumnElement[bool]:
    return (private_notes.c.game_id == table_id) & (private_notes.c.user_id == user_id)
