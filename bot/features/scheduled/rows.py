"""The table of scheduled events, and its queries."""

from __future__ import annotations

from dataclasses import dataclass

import sqlalchemy as sa

from bot.store.bind_params import NOW
from bot.store.schema import Id, games, metadata
from bot.store.transaction import Tx

scheduled_events = sa.Table(
    "scheduled_events",
    metadata,
    sa.Column("game_id", Id, sa.ForeignKey("games.id"), primary_key=True, autoincrement=False),
    sa.Column("hour", sa.Double, nullable=False),  # when the lobby's game is to begin
    sa.Column("event", sa.String(20)),  # Discord's number; NULL: none, or none may be created
    sa.Column("shown_hour", sa.Double),  # of the event; NULL: it was not tried yet
    sa.Column("channel_id", sa.BigInteger),  # the place that the event names
)


@dataclass(frozen=True)
class EventDue:
    """An event that must be created, changed or deleted."""

    table_id: int
    guild_id: int
    channel_id: int
    hour: float
    """In seconds since 1970."""
    in_lobby: bool
    """Whether the table still waits for its time."""
    event: int | None


def hour_of(tx: Tx, table_id: int) -> float | None:
    """Return the time for which a table wants an event; None: it wants none."""
    query = sa.select(scheduled_events.c.hour).where(scheduled_events.c.game_id == table_id)
    return tx.execute(query).scalar_one_or_none()


def want(tx: Tx, table_id: int, hour: float) -> None:
    """Let the table's event be at this time."""
    here = scheduled_events.c.game_id == table_id
    change = sa.update(scheduled_events).where(here).values(hour=hour)
    if tx.execute(change).rowcount == 0:
        tx.execute(sa.insert(scheduled_events).values(game_id=table_id, hour=hour))


_IN_LOBBY = games.c.status == "lobby"
_AS_SHOWN = (scheduled_events.c.shown_hour == scheduled_events.c.hour) & (
    scheduled_events.c.channel_id == games.c.channel_id
)
_DUE = (
    sa.select(
        games.c.id,
        games.c.guild_id,
        games.c.channel_id,
        scheduled_events.c.hour,
        _IN_LOBBY,
        scheduled_events.c.event,
    )
    .join(games, games.c.id == scheduled_events.c.game_id)
    .where(~_IN_LOBBY | (scheduled_events.c.hour <= NOW) | ~sa.func.coalesce(_AS_SHOWN, sa.false()))
)


def due(tx: Tx, now: float) -> list[EventDue]:
    """Return the events that must change, and those whose time has come."""
    return [
        EventDue(
            table_id, guild_id, channel_id, hour, in_lobby, None if event is None else int(event)
        )
        for table_id, guild_id, channel_id, hour, in_lobby, event in tx.execute(
            _DUE, {NOW.key: now}
        )
    ]


def note(tx: Tx, due: EventDue, event: int | None) -> None:
    """Store an event as it was just created or changed; None: there is none."""
    here = scheduled_events.c.game_id == due.table_id
    shown = {"shown_hour": due.hour, "channel_id": due.channel_id}
    number = None if event is None else str(event)
    tx.execute(sa.update(scheduled_events).where(here).values(event=number, **shown))


def drop(tx: Tx, table_id: int) -> None:
    """Forget the event of a table, which can no longer change."""
    tx.execute(sa.delete(scheduled_events).where(scheduled_events.c.game_id == table_id))
