"""/poll: up to five times to choose from, and the buttons under them."""

from __future__ import annotations

from typing import Any, Final

from bot.discord.access import LEAD, LOOK, at_table, sent_number
from bot.discord.components.command_factory import Arg, CommandFactory
from bot.discord.components.parts import Page
from bot.discord.context import Context
from bot.discord.replies import reply_to
from bot.discord.rights import leads
from bot.features.invitations.calling import start_of, suggested_start
from bot.features.invitations.service import Invitations
from bot.features.poll.page import poll_page
from bot.features.poll.service import HourPolls
from bot.table import TableInfo
from bot.texts import moment

HOUR_OPTIONS: Final = ("first", "second", "third", "fourth", "fifth")


def poll_commands(factory: CommandFactory) -> list[Any]:
    """Return the only command."""

    async def poll(
        ctx: Context,
        first: str,
        second: str,
        third: str | None = None,
        fourth: str | None = None,
        fifth: str | None = None,
    ) -> None:
        table = await ctx.table_here()
        typed = [
            option for option in (first, second, third, fourth, fifth) if option and option.strip()
        ]
        hours = [await start_of(ctx, option) for option in typed]
        manager = leads(ctx, table)
        by, wanted = ctx.user.id, [option for option in hours if option is not None]
        ctx.count("invitations")
        await ctx.tables.of(HourPolls).open(table.id, by, wanted, manager=manager)
        await ctx.answer(Page((await ctx.private(table)).markdown.say("poll-opened")))

    async def hours(ctx: Context, typed: str) -> list[tuple[str, str | int]]:
        return await suggested_start(ctx, typed)

    args = [
        Arg(name, f"arg-poll-{name}", required=n < 2, suggest=hours)
        for n, name in enumerate(HOUR_OPTIONS)
    ]
    return [factory.command("command-poll", poll, args, in_dm=False)]


async def _tick(ctx: Context, table: TableInfo, hour: str) -> None:
    """Tick or untick a time; the public message shows it at once."""
    offered = float(sent_number(hour))
    now, hours = await ctx.tables.of(HourPolls).tick(table.id, ctx.user.id, offered)
    page = poll_page(now, hours, ctx.bot.localized(now.locale, now))
    if not await reply_to(ctx.interaction).redraw(page):
        done = (await ctx.private(now)).markdown.say("poll-noted")
        await ctx.answer(Page(done))


async def _take(ctx: Context, table: TableInfo, _: str) -> None:
    """Set the time that suits most people as the lobby's start, and remind the seated people."""
    by, manager, polls = (
        ctx.user.id,
        leads(ctx, table),
        ctx.tables.of(HourPolls),
    )
    hour = await polls.choice(table.id, by, manager=manager)
    now = await ctx.tables.of(Invitations).set_start(table.id, by, hour, manager=manager)
    await polls.close(table.id)
    texts = ctx.bot.localized(now.locale, now).markdown
    taken = Page(texts.say("poll-taken", at=moment(hour, "F"), when=moment(hour)))
    if not await reply_to(ctx.interaction).redraw(taken):
        await ctx.answer(taken)


BUTTONS: Final = (
    at_table("poll_tick", LOOK, _tick),
    at_table("poll_take", LEAD, _take),
)
