"""A channel whose game has ended: questions are about that game, until another is opened."""

from __future__ import annotations

from bot.discord.access import admit
from bot.discord.components.parts import Page
from bot.discord.context import Context
from bot.discord.pages.ended import ended_row, more_rows
from bot.render.panel import Panel
from bot.table import Refused, TableInfo
from bot.texts import Said


async def table_or_last(ctx: Context) -> TableInfo:
    """Return the table of this channel, or else the last one that ended here. Refused
    ("no-table-here") if there is neither."""
    if ctx.channel_id is None or ctx.guild_id is None:
        raise Refused("no-table-here")
    table = await ctx.tables.table_queries.at_channel(ctx.channel_id)
    if table is not None:
        return table
    last = await ctx.tables.table_queries.last_finished(ctx.channel_id)
    if last is None:
        raise Refused("no-table-here")
    return await admit(ctx, last.table_id)


async def show_over(ctx: Context) -> None:
    """Answer a request about a running game in a channel whose game has ended: show the last game
    here, and its buttons. Refused ("no-table-here") if there was none."""
    table = await table_or_last(ctx)
    texts = (await ctx.private(table)).markdown
    title = texts.say("end-title", game=Said(texts.say("game-name")))
    panel = Panel(title, texts.say("over-here"))
    rows = (ended_row(ctx.bot.features, table, texts), *more_rows(ctx.bot, table, texts))
    await ctx.answer(Page(panel=panel, rows=rows))
