"""/poll: up to five hours to choose from, and the buttons under them."""

from __future__ import annotations

from typing import Any, Final

from bot.discord.access import LEAD, LOOK, at_table
from bot.discord.components.command_factory import Arg, Making
from bot.discord.components.parts import Page
from bot.discord.context import BotContext, Interaction, answer
from bot.discord.replies import reply_to
from bot.discord.rights import leads
from bot.features.invitations.calling import start_of, suggested_start
from bot.features.invitations.service import Invitations
from bot.features.poll.page import poll_page
from bot.features.poll.service import HourPolls
from bot.table import Refused, TableInfo
from bot.texts import moment
from bot.words import number

HOUR_OPTIONS: Final = ("first", "second", "third", "fourth", "fifth")


def poll_commands(context: BotContext, making: Making) -> list[Any]:
    """The one command."""

    async def poll(
        interaction: Interaction,
        first: str,
        second: str,
        third: str | None = None,
        fourth: str | None = None,
        fifth: str | None = None,
    ) -> None:
        table = await context.table_here(interaction)
        typed = [one for one in (first, second, third, fourth, fifth) if one and one.strip()]
        hours = [await start_of(context, interaction, one) for one in typed]
        manager = leads(interaction, table)
        by, wanted = interaction.user.id, [one for one in hours if one is not None]
        context.count("invitations", interaction)
        await context.tables.of(HourPolls).open(table.id, by, wanted, manager=manager)
        await answer(
            interaction,
            Page((await context.private(interaction, table)).markdown.say("poll-opened")),
        )

    async def hours(interaction: Interaction, typed: str) -> list[tuple[str, str | int]]:
        return await suggested_start(context, interaction, typed)

    args = [
        Arg(name, f"arg-poll-{name}", required=n < 2, suggest=hours)
        for n, name in enumerate(HOUR_OPTIONS)
    ]
    return [making.command("command-poll", poll, args, in_dm=False)]


async def _tick(context: BotContext, interaction: Interaction, table: TableInfo, hour: str) -> None:
    """Tick or untick: the public message shows it at once."""
    moment_ = number(hour)
    if moment_ is None:
        raise Refused("old-button")
    now, hours = await context.tables.of(HourPolls).tick(
        table.id, interaction.user.id, float(moment_)
    )
    page = poll_page(now, hours, context.localized(now.locale, now))
    if not await reply_to(interaction).redraw(page):
        done = (await context.private(interaction, now)).markdown.say("poll-noted")
        await answer(interaction, Page(done))


async def _take(context: BotContext, interaction: Interaction, table: TableInfo, _: str) -> None:
    """The lobby takes the hour that suits most, and reminds those who sit there."""
    by, manager, polls = (
        interaction.user.id,
        leads(interaction, table),
        context.tables.of(HourPolls),
    )
    hour = await polls.choice(table.id, by, manager=manager)
    now = await context.tables.of(Invitations).set_start(table.id, by, hour, manager=manager)
    await polls.close(table.id)
    texts = context.localized(now.locale, now).markdown
    taken = Page(texts.say("poll-taken", at=moment(hour, "F"), when=moment(hour)))
    if not await reply_to(interaction).redraw(taken):
        await answer(interaction, taken)


BUTTONS: Final = (
    at_table("poll_tick", LOOK, _tick),
    at_table("poll_take", LEAD, _take),
)
