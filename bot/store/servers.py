"""Queries on servers: what each has set, and those that have sent the bot away."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import asdict, dataclass
from typing import Any, Final, Literal, get_args

import sqlalchemy as sa

from bot.store.notes import insert_for
from bot.store.schema import IS_LIVE, campaigns, games, guilds, marks, metadata, seats
from bot.store.transaction import Tx

Where = Literal["anywhere", "threads", "channels"]
"""Where on a server tables may be opened; in the last case in those that it names."""
PLACES: Final[tuple[Where, ...]] = get_args(Where)


@dataclass(frozen=True)
class Rules:
    """What a server has set beside its language."""

    opener: int | None = None
    """The role that may open tables; None: everybody may."""
    where: Where = "anywhere"
    channels: tuple[int, ...] = ()
    """Where tables may be opened, with their threads."""
    reports: int | None = None
    """The channel for reports of what stops a table; None: none."""
    promises: int | None = None
    """The channel for the daily promises of the next challenges; None: none."""


def rules(tx: Tx, guild_id: int) -> Rules:
    """What this server has set."""
    found = tx.execute(sa.select(guilds.c.settings).where(guilds.c.guild_id == guild_id)).scalar()
    return Rules(**{**found, "channels": tuple(found.get("channels", ()))}) if found else Rules()


def set_rules(tx: Tx, guild_id: int, chosen: Rules) -> None:
    """Keep what a server has set."""
    kept = {k: v for k, v in asdict(chosen).items() if v != getattr(Rules(), k)}
    made = insert_for(tx, guilds).values(guild_id=guild_id, locale="", settings=kept)
    tx.execute(
        made.on_conflict_do_update(index_elements=[guilds.c.guild_id], set_={"settings": kept})
    )


def that_hear(tx: Tx) -> list[int]:
    """The servers with an unfinished table and a channel for reports."""
    live = sa.select(games.c.guild_id).where(IS_LIVE)
    query = sa.select(guilds.c.guild_id, guilds.c.settings).where(guilds.c.guild_id.in_(live))
    return [row.guild_id for row in tx.execute(query) if row.settings.get("reports")]


def promised(tx: Tx) -> list[tuple[int, int]]:
    """The servers that get the daily promises of the next challenges, and the channel."""
    query = sa.select(guilds.c.guild_id, guilds.c.settings).where(guilds.c.left_at.is_(None))
    told = ((row.guild_id, row.settings.get("promises")) for row in tx.execute(query))
    return [(guild, channel) for guild, channel in told if channel]


# --- servers that do without the bot --------------------------------------------------------------


def note_left(tx: Tx, guild_id: int, now: float) -> bool:
    """The server has sent the bot away; False if that was known."""
    made = insert_for(tx, guilds).values(guild_id=guild_id, locale="", left_at=now)
    kept = made.on_conflict_do_update(
        index_elements=[guilds.c.guild_id], set_={"left_at": now}, where=guilds.c.left_at.is_(None)
    )
    return tx.execute(kept.returning(guilds.c.guild_id)).first() is not None


def note_back(tx: Tx, guild_ids: Collection[int]) -> None:
    """These servers have the bot."""
    theirs = guilds.c.guild_id.in_(list(guild_ids)) & guilds.c.left_at.is_not(None)
    tx.execute(sa.update(guilds).where(theirs).values(left_at=None))


def with_data(tx: Tx) -> set[int]:
    """Every server of which something is kept that it has not been noted to have left."""
    left = sa.select(guilds.c.guild_id).where(guilds.c.left_at.is_not(None))
    found: set[int] = set()
    for column in (games.c.guild_id, campaigns.c.guild_id, guilds.c.guild_id):
        query = sa.select(column).where(column.is_not(None), column.not_in(left)).distinct()
        found |= set(tx.execute(query).scalars())
    return found


def left_before(tx: Tx, then: float) -> list[int]:
    """The servers that have done without the bot since before this moment."""
    query = sa.select(guilds.c.guild_id).where(guilds.c.left_at <= then)
    return list(tx.execute(query).scalars())


def seated_on(tx: Tx, guild_id: int) -> list[Any]:
    """Table and seat of everybody who plays on this server."""
    query = sa.select(seats.c.game_id, seats.c.seat).join(games, games.c.id == seats.c.game_id)
    condition = (games.c.guild_id == guild_id) & IS_LIVE & (games.c.status != "lobby")
    return list(tx.execute(query.where(condition, seats.c.user_id.is_not(None))))


def forget(tx: Tx, guild_id: int) -> int:
    """Everything that is kept of this server goes; how many tables there were."""
    ids = list(tx.execute(sa.select(games.c.id).where(games.c.guild_id == guild_id)).scalars())
    for table in reversed(metadata.sorted_tables):
        if "game_id" in table.c:
            tx.execute(sa.delete(table).where(table.c.game_id.in_(ids)))
    tx.execute(sa.delete(games).where(games.c.id.in_(ids)))
    for table in reversed(metadata.sorted_tables):
        if "guild_id" in table.c:
            tx.execute(sa.delete(table).where(table.c.guild_id == guild_id))
    tx.execute(sa.delete(marks).where(marks.c.key.endswith(f":{guild_id}")))
    return len(ids)
