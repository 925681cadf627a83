"""/report: say something to the person who runs the bot."""

from __future__ import annotations

import logging
from typing import Any

import discord

from bot.discord.components.command_factory import Arg, CommandFactory
from bot.discord.context import Context
from bot.discord.pages.over import table_or_last
from bot.features.moderation.service import Moderation
from bot.table import Refused, TableInfo
from bot.words import MAX_TEXT_CHARS

log = logging.getLogger(__name__)


def moderation_commands(factory: CommandFactory) -> list[Any]:
    """Return the only command."""

    async def report(ctx: Context, text: str, person: discord.User | None = None) -> None:
        table = await _table_of(ctx)
        about = None if person is None else person.id
        number = await ctx.tables.of(Moderation).report(
            ctx.user.id, text, table, ctx.guild_id, ctx.channel_id, about
        )
        log.warning("report %s to the host", number)
        if table is None:
            await ctx.say("report-kept", number=number)
        else:
            await ctx.say("report-kept-table", table=table, number=number, at=table.id)

    text = Arg("text", "arg-report-text", most=MAX_TEXT_CHARS)
    person = Arg("person", "arg-report-person", kind=discord.User, required=False)
    return [factory.command("command-report", report, [text, person])]


async def _table_of(ctx: Context) -> TableInfo | None:
    """Return the table that a report in this channel is about; None if there is none."""
    try:
        return await table_or_last(ctx)
    except Refused as refused:
        if refused.reason not in ("no-table-here", "no-table"):
            raise
        return None
