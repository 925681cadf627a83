"""Queries on deals: the secret of a table, and what its game was dealt from beside it."""

from __future__ import annotations

import sqlalchemy as sa

from bot.store.schema import deals
from bot.store.transaction import Tx


def add_deal(tx: Tx, table_id: int, secret: str) -> None:
    """Keep the secret of a lobby."""
    tx.execute(sa.insert(deals).values(game_id=table_id, secret=secret, told=None))


def seal_deal(tx: Tx, table_id: int, told: str) -> None:
    """Keep what the game was dealt from."""
    tx.execute(sa.update(deals).where(deals.c.game_id == table_id).values(told=told))


def deal_of(tx: Tx, table_id: int) -> tuple[str, str | None] | None:
    """The secret of a table and, once it has begun, what its game was dealt from; None for a table
    opened before there were secrets, and for lessons."""
    query = sa.select(deals.c.secret, deals.c.told).where(deals.c.game_id == table_id)
    row = tx.execute(query).one_or_none()
    return None if row is None else (row.secret, row.told)
