"""Pin the newest dashboard of each table that wants it, and unpin the previous one."""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import Final

import discord

from bot.discord.background import ClientWorker
from bot.discord.components.parts import Page
from bot.discord.context import Localized
from bot.features.pinned.rows import Due
from bot.features.pinned.service import Pins
from bot.model.intents import UNREACHED, Intent
from bot.table import TableInfo

log = logging.getLogger(__name__)

TOO_MANY: Final = 30003
"""Discord's error code for too many pins in a channel."""
NEWEST_MESSAGES: Final = 5
"""Newest messages searched for Discord's "pinned a message"."""


class Pinner(ClientWorker):
    """Handles all tables, one at a time: one query, and no request if nothing is due."""

    every_s = 20.0

    async def round(self) -> None:
        """Update every table; what Discord refuses now is tried again in the next round."""
        pins = self._context.tables.of(Pins)
        for due in await pins.due():
            self.turns += 1
            try:
                await self._change(due)
            except discord.HTTPException as error:
                # deleted: the next dashboard will be pinned
                if isinstance(error, discord.NotFound):
                    await pins.note(due.table_id, due.stands)
                elif isinstance(error, discord.Forbidden) or error.code == TOO_MANY:
                    log.info("table %s: its dashboard cannot be pinned: %s", due.table_id, error)
                    await pins.give_up(due.table_id)
                    await pins.note(due.table_id, None)
                else:
                    log.info("table %s: pinned later: %s", due.table_id, error)
            except UNREACHED as error:
                log.info("table %s: pinned later: %s", due.table_id, error)

    async def _change(self, due: Due) -> None:
        channel = self._client.get_partial_messageable(due.channel_id)
        if due.stands is not None:
            await channel.get_partial_message(due.stands).pin()
        if due.pinned is not None:
            with suppress(discord.Forbidden, discord.NotFound):
                await channel.get_partial_message(due.pinned).unpin()
        await self._context.tables.of(Pins).note(due.table_id, due.stands)
        if due.stands is not None:
            with suppress(discord.Forbidden, discord.NotFound):
                await self._quieten(channel, due.stands)

    async def _quieten(self, channel: discord.PartialMessageable, pinned: int) -> None:
        """Delete Discord's message about the pin."""
        async for message in channel.history(limit=NEWEST_MESSAGES):
            about = message.reference.message_id if message.reference else None
            if message.type is discord.MessageType.pins_add and about == pinned:
                await message.delete()


def refused_page(intent: Intent, table: TableInfo, localized: Localized) -> Page:
    """Return the notice that the board cannot be pinned here."""
    return Page(localized.markdown.say("pin-refused"))
