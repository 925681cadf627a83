"""The table of planning threads and their members, and its queries."""

from __future__ import annotations

from collections.abc import Collection

import sqlalchemy as sa

from bot.store.schema import Id, metadata, person_key
from bot.store.transaction import Tx

councils = sa.Table(
    "councils",
    metadata,
    sa.Column("game_id", Id, sa.ForeignKey("games.id"), primary_key=True, autoincrement=False),
    # the first seat of its side
    sa.Column("side", sa.Integer, primary_key=True, autoincrement=False),
    person_key(),
    sa.Column("thread_id", sa.BigInteger, nullable=False),
)


def council(tx: Tx, table_id: int, side: int) -> tuple[int | None, frozenset[int]]:
    """Return the thread of a side (None if there is none), and the people who were added."""
    query = sa.select(councils.c.thread_id, councils.c.user_id)
    condition = (councils.c.game_id == table_id) & (councils.c.side == side)
    rows = list(tx.execute(query.where(condition)))
    return (rows[0].thread_id if rows else None), frozenset(row.user_id for row in rows)


def keep_council(tx: Tx, table_id: int, side: int, thread_id: int, people: Collection[int]) -> None:
    """Store the thread of a side, and its members."""
    condition = (councils.c.game_id == table_id) & (councils.c.side == side)
    tx.execute(sa.delete(councils).where(condition))
    for user_id in people:
        row = {"game_id": table_id, "side": side, "user_id": user_id, "thread_id": thread_id}
        tx.execute(sa.insert(councils).values(**row))


def drop_councils(tx: Tx, table_id: int) -> None:
    """Stop maintaining the threads of a table."""
    tx.execute(sa.delete(councils).where(councils.c.game_id == table_id))
