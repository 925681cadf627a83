"""/poll: up to five hours to choose from, and the buttons under them."""

from __future__ import annotations

from typing import Any, Final

from bot.discord.access import LEAD, LOOK, at_table
from bot.discord.components.making import Arg, Making
from bot.discord.components.parts import Page
from bot.discord.house import House, Interaction, answer
from bot.discord.replies import reply_to
from bot.discord.rights import leads
from bot.features.invitations.calling import start_of, suggested_start
from bot.features.invitations.service import Invitations
from bot.features.poll.page import poll_page
from bot.features.poll.service import HourPolls
from bot.table import Refused, TableInfo
from bot.texts import moment
from bot.words import number

NAMES: Final = ("first", "second", "third", "fourth", "fifth")


def commands(house: House, making: Making) -> list[Any]:
    """The one command."""

    async def poll(
        interaction: Interaction,
        first: str,
        second: str,
        third: str | None = None,
        fourth: str | None = None,
        fifth: str | None = None,
    ) -> None:
        table = await house.table_here(interaction)
        typed = [one for one in (first, second, third, fourth, fifth) if one and one.strip()]
        hours = [await start_of(house, interaction, one) for one in typed]
        manager = leads(interaction, table)
        by, wanted = interaction.user.id, [one for one in hours if one is not None]
        house.count("invitations", interaction)
        await house.tables.of(HourPolls).open(table.id, by, wanted, manager=manager)
        await answer(
            interaction, Page((await house.private(interaction, table)).prose.say("poll-opened"))
        )

    async def hours(interaction: Interaction, typed: str) -> list[tuple[str, str | int]]:
        return await suggested_start(house, interaction, typed)

    args = [
        Arg(name, f"arg-poll-{name}", required=n < 2, suggest=hours) for n, name in enumerate(NAMES)
    ]
    return [making.command("command-poll", poll, args, in_dm=False)]


async def _tick(house: House, interaction: Interaction, table: TableInfo, hour: str) -> None:
    """Tick or untick: the public message shows it at once."""
    moment_ = number(hour)
    if moment_ is None:
        raise Refused("old-button")
    now, hours = await house.tables.of(HourPolls).tick(
        table.id, interaction.user.id, float(moment_)
    )
    page = poll_page(now, hours, house.reading(now.locale, now))
    if not await reply_to(interaction).redraw(page):
        done = (await house.private(interaction, now)).prose.say("poll-noted")
        await answer(interaction, Page(done))


async def _take(house: House, interaction: Interaction, table: TableInfo, _: str) -> None:
    """The lobby takes the hour that suits most, and reminds those who sit there."""
    by, manager, polls = interaction.user.id, leads(interaction, table), house.tables.of(HourPolls)
    hour = await polls.choice(table.id, by, manager=manager)
    now = await house.tables.of(Invitations).set_start(table.id, by, hour, manager=manager)
    await polls.close(table.id)
    texts = house.reading(now.locale, now).prose
    taken = Page(texts.say("poll-taken", at=moment(hour, "F"), when=moment(hour)))
    if not await reply_to(interaction).redraw(taken):
        await answer(interaction, taken)


BUTTONS: Final = (
    at_table("poll_tick", LOOK, _tick),
    at_table("poll_take", LEAD, _take),
)
