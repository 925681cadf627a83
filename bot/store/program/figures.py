"""Queries for hosts: counts and delays."""

from __future__ import annotations

import sqlalchemy as sa

from bot.store.outbox import UNSENT_STATUSES
from bot.store.schema import IS_LIVE, games, one_of, outbox
from bot.store.transaction import Tx


def waiting(tx: Tx, now: float) -> tuple[int, float]:
    """Return the number of due messages, and the seconds that the oldest has been due."""
    due = sa.select(sa.func.count(), sa.func.min(outbox.c.due))
    count, oldest = tx.execute(
        due.where(one_of(outbox.c.state, UNSENT_STATUSES), outbox.c.due <= now)
    ).one()
    return count, 0.0 if oldest is None else now - oldest


def live_games(tx: Tx) -> list[tuple[str, str, int]]:
    """Return the number of unfinished tables by game and status."""
    query = sa.select(games.c.game, games.c.status, sa.func.count()).where(IS_LIVE)
    result = tx.execute(query.group_by(games.c.game, games.c.status))
    return [(game, status, count) for game, status, count in result]
