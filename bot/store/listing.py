"""Queries that list tables: finished games, which stay for ever, and tables by number."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from bot.store.schema import IS_LIVE, IS_PAST, games, leavers, seats, status_in
from bot.store.sharing import Portion
from bot.store.transaction import Tx


@dataclass(frozen=True)
class FinishedRow:
    """A finished game, with the data to search by."""

    table_id: int
    game: str
    guild_id: int | None
    channel_id: int
    at: float
    """When it ended, in seconds since 1970."""
    result: Sequence[int] | None
    """The winning seats; None if it was ended early."""
    parent_id: int | None
    """The channel that contains the table's thread; None: it was not a thread, or that is
    unknown."""
    private: bool
    """Whether that thread is private."""
    names: Sequence[str]
    """By seat; empty for a computer of its own and for a forgotten person."""
    people: frozenset[int]
    """The people who sat there at the end, its host and its game master."""


def _finished() -> sa.Select[Any]:
    shown = [column for column in games.c if column is not games.c.state]
    return sa.select(*shown).where(IS_PAST)


def finished_on(tx: Tx, guild_id: int, count: int, game: str | None = None) -> list[FinishedRow]:
    """Return the finished games of a server, only those of `game` if it is given, the latest
    first."""
    query = _finished().where(games.c.guild_id == guild_id)
    return _with_seats(tx, query if game is None else query.where(games.c.game == game), count)


def finished_in(tx: Tx, channel_id: int, count: int) -> list[FinishedRow]:
    """Return the finished games of a channel, the latest first."""
    return _with_seats(tx, _finished().where(games.c.channel_id == channel_id), count)


def finished_by(tx: Tx, user_id: int, count: int) -> list[FinishedRow]:
    """Return the games where this person sat to the end, the latest first."""
    sat = sa.select(seats.c.game_id).where(seats.c.user_id == user_id)
    return _with_seats(tx, _finished().where(games.c.id.in_(sat)), count)


def _with_seats(tx: Tx, query: sa.Select[Any], count: int) -> list[FinishedRow]:
    order = games.c.changed_at.desc(), games.c.id.desc()
    rows = list(tx.execute(query.order_by(*order).limit(count)))
    names_by_table: dict[int, list[tuple[str, int | None]]] = {row.id: [] for row in rows}
    seat_query = sa.select(seats.c.game_id, seats.c.name, seats.c.user_id).where(
        seats.c.game_id.in_(list(names_by_table))
    )
    for table_id, name, user_id in tx.execute(seat_query.order_by(seats.c.game_id, seats.c.seat)):
        names_by_table[table_id].append((name, user_id))
    people_by_table = {
        row.id: {row.host_id, row.master_id, *(user for _, user in names_by_table[row.id])}
        for row in rows
    }
    return [
        FinishedRow(
            row.id, row.game, row.guild_id, row.channel_id, row.changed_at, row.result,
            row.parent_id, row.private,
            names=[name for name, _ in names_by_table[row.id]],
            people=frozenset(people_by_table[row.id] - {None}),
        )
        for row in rows
    ]  # fmt: skip


def begun_tables(tx: Tx, part: Portion | None = None) -> list[int]:
    """Return the tables whose game is under way, lessons included: all, or those of this part."""
    query = sa.select(games.c.id).where(IS_LIVE, status_in("running", "paused"))
    if part is not None:
        query = query.where(part.serves)
    return list(tx.execute(query.order_by(games.c.id)).scalars())


def table_of_each_game(tx: Tx) -> list[int]:
    """Return of each game the newest table where it runs, without lessons."""
    running = IS_LIVE, status_in("running"), games.c.learner.is_(None)
    query = sa.select(sa.func.max(games.c.id)).where(*running).group_by(games.c.game)
    return list(tx.execute(query).scalars())


def ended_tables(tx: Tx) -> list[int]:
    """Return the tables whose game has ended, lessons included."""
    query = sa.select(games.c.id).where(status_in("ended")).order_by(games.c.id)
    return list(tx.execute(query).scalars())


def for_host(
    tx: Tx, *, table: int | None = None, server: int | None = None, person: int | None = None
) -> list[Any]:
    """Return this table, or the tables of a server, or those that a person opened or leads, or
    where they sit or sat, the latest last, without lessons."""
    held = sa.select(seats.c.game_id).where(seats.c.user_id == person)
    left = sa.select(leavers.c.game_id).where(leavers.c.user_id == person)
    led = (games.c.host_id == person) | (games.c.master_id == person)
    theirs: sa.ColumnElement[bool] = led | games.c.id.in_(held) | games.c.id.in_(left)
    if person is None:
        theirs = games.c.guild_id == server if table is None else games.c.id == table
    shown = [column for column in games.c if column is not games.c.state]
    query = sa.select(*shown).where(theirs, games.c.learner.is_(None))
    return list(tx.execute(query.order_by(games.c.id)))


def ended_before(tx: Tx, until: float, most: int) -> dict[int, int | None]:
    """Return at most this many tables that ended before this moment, each with its server."""
    over = status_in("ended", "cancelled") & (games.c.changed_at < until)
    query = sa.select(games.c.id, games.c.guild_id).where(over).order_by(games.c.id).limit(most)
    return {row.id: row.guild_id for row in tx.execute(query)}


def live(tx: Tx) -> list[int]:
    """Return the unfinished tables, without lessons."""
    condition = IS_LIVE & games.c.learner.is_(None)
    return list(tx.execute(sa.select(games.c.id).where(condition).order_by(games.c.id)).scalars())


def live_on(tx: Tx, guild_id: int) -> list[int]:
    """Return the unfinished tables of this server."""
    condition = (games.c.guild_id == guild_id) & IS_LIVE
    return list(tx.execute(sa.select(games.c.id).where(condition).order_by(games.c.id)).scalars())
