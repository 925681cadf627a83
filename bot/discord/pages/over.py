"""A channel whose game is over: what is asked there is about that game, until another is opened."""

from __future__ import annotations

from bot.discord.access import admitted
from bot.discord.components.parts import Page
from bot.discord.context import Context
from bot.discord.pages.ended import ended_row
from bot.render.panel import Panel
from bot.table import Refused, TableInfo
from bot.texts import Said


async def table_or_last(ctx: Context) -> TableInfo:
    """The table of this channel, or else the last one that was over here; Refused
    ("no-table-here") if there is neither."""
    if ctx.channel_id is None or ctx.guild_id is None:
        raise Refused("no-table-here")
    table = await ctx.tables.table_queries.at_channel(ctx.channel_id)
    if table is not None:
        return table
    last = await ctx.tables.table_queries.last_finished(ctx.channel_id)
    if last is None:
        raise Refused("no-table-here")
    return await admitted(ctx, last.table_id)


async def show_over(ctx: Context) -> None:
    """Where something of a running game was asked for: that the last one here is over, and what may
    be done with it. Refused ("no-table-here") if there was none."""
    table = await table_or_last(ctx)
    texts = (await ctx.private(table)).markdown
    title = texts.say("end-title", game=Said(texts.say("game-name")))
    panel = Panel(title, texts.say("over-here"))
    await ctx.answer(Page(panel=panel, rows=(ended_row(ctx.bot.features, table, texts),)))
