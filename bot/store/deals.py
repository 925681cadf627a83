"""Queries on deals: the secret of a table, and the other sources of its game."""

from __future__ import annotations

import sqlalchemy as sa

from bot.store.schema import deals
from bot.store.transaction import Tx


def add_deal(tx: Tx, table_id: int, secret: str) -> None:
    """Store the secret of a lobby."""
    tx.execute(sa.insert(deals).values(game_id=table_id, secret=secret, told=None))


def seal_deal(tx: Tx, table_id: int, lines: str) -> None:
    """Store the sources of a dealt game."""
    tx.execute(sa.update(deals).where(deals.c.game_id == table_id).values(told=lines))


def deal_of(tx: Tx, table_id: int) -> tuple[str, str | None] | None:
    """Return the secret of a table and, once it has begun, the other sources of its deal; None for
    a table opened before there were secrets, and for lessons."""
    query = sa.select(deals.c.secret, deals.c.told).where(deals.c.game_id == table_id)
    row = tx.execute(query).one_or_none()
    return None if row is None else (row.secret, row.told)
