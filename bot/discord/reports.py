"""What stops a table, told in the channel that its server has chosen for that."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import discord

from bot.delivery.intents import UNREACHED
from bot.discord.house import House
from bot.table import Refused
from bot.texts import Said

log = logging.getLogger(__name__)


class Reports:
    """Says it once, of its own accord; what cannot be said is only logged."""

    def __init__(self, client: discord.Client, house: House) -> None:
        self._client = client
        self._house = house
        self._saying: set[asyncio.Task[Any]] = set()

    def missing(self, table_id: int, what: str) -> None:
        """A table is paused: something is missing in its channel."""
        task = asyncio.create_task(self._say(table_id, what))
        self._saying.add(task)
        task.add_done_callback(self._saying.discard)

    async def _say(self, table_id: int, what: str) -> None:
        with self._house.at_work():
            try:
                (table,) = await self._house.tables.register.these([table_id])
                if table.guild_id is None or what == "guild":
                    return
                rules = await self._house.tables.notes.rules(table.guild_id)
                if rules.reports is None:
                    return
                texts = self._house.reading(table.locale, table).prose
                said = texts.say(
                    "report-missing",
                    n=Said(str(table.id)),
                    game=Said(texts.say("game-name")),
                    where=Said(f"<#{table.channel_id}>"),
                    what=Said(texts.say(f"missing-{what}")),
                )
                channel = self._client.get_partial_messageable(rules.reports)
                await channel.send(said)
            except (Refused, discord.HTTPException, *UNREACHED) as error:
                log.info("a report could not be given: %s", error)
