"""/shoulder: show one's hand to a person, or ask to see theirs; and the buttons under it."""

from __future__ import annotations

from typing import Any, Final

import discord

from bot.discord.access import LOOK, at_table, sent_number
from bot.discord.components.command_factory import Arg, CommandFactory
from bot.discord.context import Context
from bot.discord.replies import may_show
from bot.features.shoulder.page import hand_page
from bot.features.shoulder.service import Shoulders
from bot.table import Refused, TableInfo


def shoulder_commands(factory: CommandFactory) -> list[Any]:
    """Return the only command."""

    async def shoulder(ctx: Context, person: discord.User | None = None) -> None:
        table = await ctx.table_here()
        if person is None:
            await _look(ctx, table, "")
            return
        if person.bot or person.id == ctx.user.id:
            raise Refused("shoulder-nobody")
        ctx.count("requests")
        await ctx.tables.of(Shoulders).name(table.id, ctx.user.id, person.id)
        await ctx.say("shoulder-told", table=table)

    person_arg = Arg("person", "arg-shoulder-person", kind=discord.User, required=False)
    return [factory.command("command-shoulder", shoulder, [person_arg], in_dm=False)]


async def _look(ctx: Context, table: TableInfo, person: str) -> None:
    """Show the user what they may see, whichever person's button they clicked."""
    user = ctx.user.id
    now, view = await ctx.tables.of(Shoulders).look(table.id, user)
    localized = await ctx.private(now)
    page = await hand_page(ctx.bot, now, view, localized, user, may_show(ctx.interaction))
    await ctx.turn(page)


async def _grant(ctx: Context, table: TableInfo, person: str) -> None:
    await ctx.tables.of(Shoulders).answer(table.id, ctx.user.id, sent_number(person))
    await _noted(ctx, table)


async def _end(ctx: Context, table: TableInfo, person: str) -> None:
    await ctx.tables.of(Shoulders).end(table.id, ctx.user.id, sent_number(person))
    await _noted(ctx, table)


async def _noted(ctx: Context, table: TableInfo) -> None:
    await ctx.say("shoulder-told", table=table)


BUTTONS: Final = (
    at_table("shoulder_look", LOOK, _look),
    at_table("shoulder_grant", LOOK, _grant),
    at_table("shoulder_end", LOOK, _end),
)
