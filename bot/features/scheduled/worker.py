"""Create, move and delete Discord's events, as the times of their lobbies say."""

from __future__ import annotations

import datetime as dt
import logging
from typing import Any, Final

import discord

from bot.discord.background import ClientWorker
from bot.features.scheduled.rows import EventDue
from bot.features.scheduled.service import ScheduledEvents
from bot.model.intents import UNREACHED
from bot.texts import Said

log = logging.getLogger(__name__)

EVENT_LENGTH: Final = dt.timedelta(hours=1)
"""Discord asks for an end, and marks the event as over by then; people have come long before."""


class Scheduler(ClientWorker):
    """Handles all tables, one at a time: one query, and no request if nothing is due."""

    every_s = 20.0

    async def round(self) -> None:
        """Update every event. What Discord refuses is given up until the time changes: people may
        delete events, and take the permission back."""
        events = self._context.tables.of(ScheduledEvents)
        for due in await events.due():
            self.turns += 1
            guild = self._client.get_guild(due.guild_id)
            if guild is None:  # another process serves it, or the bot has left
                continue
            try:
                await self._change(guild, due)
            except (discord.DiscordServerError, *UNREACHED) as error:
                log.info("table %s: its event is changed later: %s", due.table_id, error)
            except discord.HTTPException as error:
                log.info("table %s: Discord refuses its event: %s", due.table_id, error)
                await events.note(due, None)

    async def _change(self, guild: discord.Guild, due: EventDue) -> None:
        events = self._context.tables.of(ScheduledEvents)
        come = due.hour <= self._context.tables.sessions.now()
        if come or not due.in_lobby:
            if due.event is not None and not come:  # one whose time has come ends by itself
                await (await guild.fetch_scheduled_event(due.event)).delete()
            await events.drop(due.table_id)
        elif due.event is not None:
            event = await guild.fetch_scheduled_event(due.event)
            await event.edit(**_when_and_where(due))
            await events.note(due, due.event)
        else:
            await events.note(due, None)  # first: an event that may exist is not created again
            if may_schedule(guild, due.channel_id):
                await events.note(due, await self._create(guild, due))

    async def _create(self, guild: discord.Guild, due: EventDue) -> int:
        """Return the number of the new event."""
        table = await self._context.tables.table_queries.info(due.table_id)
        texts = self._context.localized(table.locale, table).plain
        event = await guild.create_scheduled_event(
            name=texts.say("event-title", game=Said(texts.say("game-name"))),
            description=texts.say("event-text"),
            entity_type=discord.EntityType.external,
            privacy_level=discord.PrivacyLevel.guild_only,
            **_when_and_where(due),
        )
        return event.id


def may_schedule(guild: discord.Guild, channel_id: int) -> bool:
    """Return whether the bot may create events, and everybody on the server sees this channel: the
    event names it to all."""
    held, channel = guild.me.guild_permissions, guild.get_channel_or_thread(channel_id)
    if channel is None or not (held.manage_events or held.create_events):
        return False
    if isinstance(channel, discord.Thread) and (channel.is_private() or channel.parent is None):
        return False
    return channel.permissions_for(guild.default_role).view_channel


def _when_and_where(due: EventDue) -> dict[str, Any]:
    start = dt.datetime.fromtimestamp(due.hour, dt.UTC)
    place = f"https://discord.com/channels/{due.guild_id}/{due.channel_id}"
    return {"start_time": start, "end_time": start + EVENT_LENGTH, "location": place}
