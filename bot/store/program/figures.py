"""Queries for hosts: counts, delays, and what the processes note about their day."""

from __future__ import annotations

import json
from typing import Any, Final

import sqlalchemy as sa

from bot.store.outbox import UNSENT_STATUSES
from bot.store.schema import IS_LIVE, games, marks, moves, one_of, outbox, seats, timers
from bot.store.transaction import Tx

_STATUS: Final = "status "


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


def since(tx: Tx, then: float) -> dict[str, int]:
    """Return how many tables were opened and ended since a moment, and how many moves made."""
    real = games.c.learner.is_(None)
    ended = one_of(games.c.status, ("ended", "cancelled")) & (games.c.changed_at >= then)
    return {
        "opened": _count(tx, games, real & (games.c.created_at >= then)),
        "ended": _count(tx, games, real & ended),
        "moves": _count(tx, moves, moves.c.at >= then),
    }


def seated(tx: Tx) -> int:
    """Return how many people sit at unfinished tables."""
    people = sa.select(sa.func.count(seats.c.user_id.distinct()))
    query = people.select_from(seats.join(games, games.c.id == seats.c.game_id)).where(IS_LIVE)
    return int(tx.execute(query).scalar_one())


def late_timers(tx: Tx, then: float) -> tuple[int, float | None]:
    """Return the number of timers that were due before a moment, and when the oldest was due."""
    query = sa.select(sa.func.count(), sa.func.min(timers.c.due)).where(timers.c.due < then)
    count, oldest = tx.execute(query).one()
    return count, oldest


def database_bytes(tx: Tx) -> tuple[int, int]:
    """Return the size of the database, and how much of it is free pages (0 on a server)."""
    if tx.dialect.name != "sqlite":
        size = sa.func.pg_database_size(sa.func.current_database())
        return int(tx.execute(sa.select(size)).scalar_one()), 0
    page, all_pages, free = (
        int(tx.execute(sa.text(f"PRAGMA {pragma}")).scalar_one())
        for pragma in ("page_size", "page_count", "freelist_count")
    )
    return page * all_pages, page * free


def status_mark(name: str) -> str:
    """Return the key of what the process of this name notes about its day."""
    return f"{_STATUS}{name}"


def statuses(tx: Tx) -> dict[str, dict[str, Any]]:
    """Return what each process has noted last about its day."""
    query = sa.select(marks.c.key, marks.c.value).where(marks.c.key.startswith(_STATUS))
    result = tx.execute(query.order_by(marks.c.key))
    return {key.removeprefix(_STATUS): json.loads(value) for key, value in result}


def _count(tx: Tx, table: sa.Table, condition: sa.ColumnElement[bool]) -> int:
    query = sa.select(sa.func.count()).select_from(table).where(condition)
    return int(tx.execute(query).scalar_one())
