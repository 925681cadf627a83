"""Reports of faults, in the server's chosen channel, and in the log.

A server gets each report, about the bot or a table, once a day: a recurring fault does not flood
it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, Final

import discord

from bot.discord.client import GharkaneClient
from bot.discord.context import BotContext
from bot.model.intents import UNREACHED
from bot.model.times import DAY_S
from bot.schedule.ending import end_all
from bot.table import Refused, TableInfo
from bot.texts import Said, moment

log = logging.getLogger(__name__)

REPORT_INTERVAL_S: Final = 1.0
"""Minimum seconds between two servers that get the same report."""


class Reports:
    """Posts reports; one that cannot be posted is only logged."""

    def __init__(self, client: GharkaneClient, context: BotContext, name: str) -> None:
        """`name`: this process's, the same after a restart."""
        self._client = client
        self._context = context
        self._stopped = f"stopped {name}"
        self._told: set[tuple[int, str, int]] = set()
        """Server, what, and on which day: so that the database is not asked each time."""
        self._saying: set[asyncio.Task[Any]] = set()

    def missing(self, table_id: int, missing: str) -> None:
        """A table is paused: something is missing in its channel."""
        self._begin(self._missing(table_id, missing))

    def report_trouble(self, trouble: str, table: TableInfo | None = None) -> None:
        """Report a problem (text `report-<trouble>`) at this table, or of the whole bot."""
        self._begin(self._report_trouble(trouble, table))

    async def note_stop(self) -> None:
        """This process ends because of a fault: the next one reports it."""
        await self._context.tables.notes.set_mark(self._stopped, str(int(self._now())))

    def look_back(self) -> None:
        """When connected: report that the previous process ended because of a fault."""
        self._begin(self._look_back())

    async def stop(self) -> None:
        """Send no further reports."""
        await end_all(self._saying)

    # --- deduplication ----------------------------------------------------------------------------

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(self._run_guarded(work))
        self._saying.add(task)
        task.add_done_callback(self._saying.discard)

    async def _run_guarded(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Refused as error:
            log.info("a report could not be given: %s", error)

    async def _missing(self, table_id: int, missing: str) -> None:
        with self._context.at_work():
            (table,) = await self._context.tables.table_queries.by_ids([table_id])
            if table.guild_id is None or missing == "guild":
                return
            if await self._is_first(table.guild_id, f"missing {table.id} {missing}"):
                texts = self._context.localized(table.locale, table).markdown
                missing_name = Said(texts.say(f"missing-{missing}"))
                await self._say(table.guild_id, "missing", table, what=missing_name)

    async def _report_trouble(self, trouble: str, table: TableInfo | None, **facts: Any) -> None:
        if table is not None:
            servers = [] if table.guild_id is None else [table.guild_id]
        else:
            servers = await self._context.tables.notes.servers_that_hear()
        for guild in filter(self._client.is_responsible_for, servers):
            with self._context.at_work():
                first_here = await self._is_first(guild, trouble)
                if first_here:
                    await self._say(guild, trouble, table, **facts)
            if first_here:
                await asyncio.sleep(REPORT_INTERVAL_S)

    async def _is_first(self, guild: int, trouble: str) -> bool:
        """Return whether no process has sent this report to this server today."""
        today = int(self._now() // DAY_S)
        if (guild, trouble, today) in self._told:
            return False
        self._told = {entry for entry in self._told if entry[2] == today} | {
            (guild, trouble, today)
        }
        return await self._context.tables.notes.note_first(f"told {trouble}:{guild}", str(today))

    async def _look_back(self) -> None:
        notes = self._context.tables.notes
        await self._client.began.wait()
        stopped = await notes.mark(self._stopped)
        if stopped is not None:
            await notes.drop_mark(self._stopped)
            await self._report_trouble("worker", None, when=moment(int(stopped)))

    def _now(self) -> float:
        return self._context.tables.sessions.now()

    # --- posting ----------------------------------------------------------------------------------

    async def _say(
        self, guild: int, trouble: str, table: TableInfo | None, /, **facts: Any
    ) -> None:
        notes = self._context.tables.notes
        log.warning("server %s: trouble (%s)", guild, trouble)
        rules = await notes.rules(guild)
        if rules.reports is None:
            return
        locale = await notes.guild_locale(guild) if table is None else table.locale
        texts = self._context.localized(locale, table).markdown
        if table is not None:
            facts["n"] = Said(str(table.id))
            facts["game"] = Said(texts.say("game-name"))
            facts["where"] = Said(f"<#{table.channel_id}>")
        channel = self._client.get_partial_messageable(rules.reports)
        try:
            await channel.send(texts.say(f"report-{trouble}", **facts))
        except (discord.HTTPException, *UNREACHED) as error:
            log.info("a report could not be given: %s", error)
