"""Queries on servers: their settings, and those that have removed the bot."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import asdict, dataclass
from typing import Any, Final, Literal, get_args

import sqlalchemy as sa

from bot.store.games import drop
from bot.store.notes import insert_for, put
from bot.store.schema import IS_LIVE, ON_SERVER, games, guilds, marks, metadata, seats
from bot.store.transaction import Tx

Where = Literal["anywhere", "threads", "channels"]
"""Where on a server tables may be opened; "channels": in those that it names."""
PLACES: Final[tuple[Where, ...]] = get_args(Where)


@dataclass(frozen=True)
class Rules:
    """A server's settings, except its language."""

    opener: int | None = None
    """The role that may open tables; None: everybody may."""
    where: Where = "anywhere"
    channels: tuple[int, ...] = ()
    """Channels where tables may be opened, including their threads."""
    reports: int | None = None
    """The channel for reports of problems that stop a table; None: none."""
    promises: int | None = None
    """The channel for the daily promises of the next challenges; None: none."""


def rules(tx: Tx, guild_id: int) -> Rules:
    """Return the settings of this server."""
    settings = tx.execute(
        sa.select(guilds.c.settings).where(guilds.c.guild_id == guild_id)
    ).scalar()
    return (
        Rules(**{**settings, "channels": tuple(settings.get("channels", ()))})
        if settings
        else Rules()
    )


def set_rules(tx: Tx, guild_id: int, chosen: Rules) -> None:
    """Store the settings of a server."""
    kept = {k: v for k, v in asdict(chosen).items() if v != getattr(Rules(), k)}
    put(tx, guilds, {"guild_id": guild_id}, {"settings": kept}, {"locale": ""})


def with_reports(tx: Tx) -> list[int]:
    """Return the servers with an unfinished table and a channel for reports."""
    live = sa.select(games.c.guild_id).where(IS_LIVE)
    query = sa.select(guilds.c.guild_id, guilds.c.settings).where(guilds.c.guild_id.in_(live))
    return [row.guild_id for row in tx.execute(query) if row.settings.get("reports")]


def with_promises(tx: Tx) -> list[tuple[int, int]]:
    """Return the servers that get the daily promises of the next challenges, each with the
    channel."""
    query = sa.select(guilds.c.guild_id, guilds.c.settings).where(guilds.c.left_at.is_(None))
    channels = ((row.guild_id, row.settings.get("promises")) for row in tx.execute(query))
    return [(guild, channel) for guild, channel in channels if channel]


# --- servers without the bot ----------------------------------------------------------------------


def note_left(tx: Tx, guild_id: int, now: float) -> bool:
    """Record that the server has removed the bot; False if that was known."""
    insert = insert_for(tx, guilds).values(guild_id=guild_id, locale="", left_at=now)
    kept = insert.on_conflict_do_update(
        index_elements=[guilds.c.guild_id], set_={"left_at": now}, where=guilds.c.left_at.is_(None)
    )
    return tx.execute(kept.returning(guilds.c.guild_id)).first() is not None


def note_back(tx: Tx, guild_ids: Collection[int]) -> None:
    """Record that these servers have the bot."""
    theirs = guilds.c.guild_id.in_(list(guild_ids)) & guilds.c.left_at.is_not(None)
    tx.execute(sa.update(guilds).where(theirs).values(left_at=None))


def with_data(tx: Tx) -> set[int]:
    """Return every server with stored data that is not marked as left."""
    left_query = sa.select(guilds.c.guild_id).where(guilds.c.left_at.is_not(None))
    guild_ids: set[int] = set()
    named = (table.c.get("guild_id") for table in metadata.sorted_tables)
    for column in (column for column in named if column is not None and ON_SERVER in column.info):
        query = sa.select(column).where(column.is_not(None), column.not_in(left_query)).distinct()
        guild_ids |= set(tx.execute(query).scalars())
    return guild_ids


def left_before(tx: Tx, then: float) -> list[int]:
    """Return the servers that removed the bot before this moment."""
    query = sa.select(guilds.c.guild_id).where(guilds.c.left_at <= then)
    return list(tx.execute(query).scalars())


def seated_on(tx: Tx, guild_id: int) -> list[Any]:
    """Return table and seat of everybody who plays on this server."""
    query = sa.select(seats.c.game_id, seats.c.seat).join(games, games.c.id == seats.c.game_id)
    condition = (games.c.guild_id == guild_id) & IS_LIVE & (games.c.status != "lobby")
    return list(tx.execute(query.where(condition, seats.c.user_id.is_not(None))))


def forget(tx: Tx, guild_id: int) -> int:
    """Delete all data of this server; return the number of its tables."""
    ids = list(tx.execute(sa.select(games.c.id).where(games.c.guild_id == guild_id)).scalars())
    drop(tx, ids)
    for table in reversed(metadata.sorted_tables):
        if "guild_id" in table.c:
            tx.execute(sa.delete(table).where(table.c.guild_id == guild_id))
    tx.execute(sa.delete(marks).where(marks.c.key.endswith(f":{guild_id}")))
    return len(ids)
