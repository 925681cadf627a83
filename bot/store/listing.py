"""Queries that list tables by number, for what is done to each of them."""

from __future__ import annotations

import sqlalchemy as sa

from bot.store.schema import IS_LIVE, games, status_in
from bot.store.transaction import Tx


def begun_tables(tx: Tx) -> list[int]:
    """The tables whose game has begun and is not over, lessons among them."""
    query = sa.select(games.c.id).where(IS_LIVE, status_in("running", "paused"))
    return list(tx.execute(query.order_by(games.c.id)).scalars())


def ended_tables(tx: Tx) -> list[int]:
    """The tables whose game is over, lessons among them."""
    query = sa.select(games.c.id).where(status_in("ended")).order_by(games.c.id)
    return list(tx.execute(query).scalars())


def live_on(tx: Tx, guild_id: int) -> list[int]:
    """The tables of this server that are not over."""
    mine = (games.c.guild_id == guild_id) & IS_LIVE
    return list(tx.execute(sa.select(games.c.id).where(mine).order_by(games.c.id)).scalars())
