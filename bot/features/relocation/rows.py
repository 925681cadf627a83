"""Queries on tables without a usable channel."""

from __future__ import annotations

import sqlalchemy as sa

from bot.model.facts import RULING
from bot.store.schema import IS_LIVE, games, seats
from bot.store.transaction import Tx


def waiting_tables(tx: Tx, user_id: int, guild_id: int | None) -> list[int]:
    """Return the unfinished tables of this person, on this server or on all, in whose channel
    Discord refuses something."""
    sits = sa.select(seats.c.game_id).where(seats.c.user_id == user_id)
    theirs = sa.or_(games.c.id.in_(sits), games.c.host_id == user_id, games.c.master_id == user_id)
    query = sa.select(games.c.id).where(theirs, IS_LIVE, games.c.missing.not_in(("", RULING)))
    if guild_id is not None:
        query = query.where(games.c.guild_id == guild_id)
    return list(tx.execute(query.order_by(games.c.id)).scalars())


def taken_channels(tx: Tx, guild_id: int) -> set[int]:
    """Return the channels of a server's unfinished tables."""
    query = sa.select(games.c.channel_id).where(games.c.guild_id == guild_id, IS_LIVE)
    return set(tx.execute(query.where(games.c.learner.is_(None))).scalars())
