"""/shoulder: let somebody see one's hand, or ask to see theirs; and the buttons under it."""

from __future__ import annotations

from typing import Any, Final

import discord

from bot.discord.access import LOOK, at_table
from bot.discord.components.command_factory import Arg, Making
from bot.discord.components.parts import Page
from bot.discord.context import BotContext, Interaction, answer, turn
from bot.discord.replies import may_show
from bot.features.shoulder.page import hand_page
from bot.features.shoulder.service import Shoulders
from bot.table import Refused, TableInfo
from bot.words import number


def shoulder_commands(context: BotContext, making: Making) -> list[Any]:
    """The one command."""

    async def shoulder(interaction: Interaction, person: discord.User | None = None) -> None:
        table = await context.table_here(interaction)
        if person is None:
            await _look(context, interaction, table, "")
            return
        if person.bot or person.id == interaction.user.id:
            raise Refused("shoulder-nobody")
        context.count("requests", interaction)
        await context.tables.of(Shoulders).name(table.id, interaction.user.id, person.id)
        texts = (await context.private(interaction, table)).markdown
        await answer(interaction, Page(texts.say("shoulder-told")))

    who = Arg("person", "arg-shoulder-person", kind=discord.User, required=False)
    return [making.command("command-shoulder", shoulder, [who], in_dm=False)]


async def _look(
    context: BotContext, interaction: Interaction, table: TableInfo, person: str
) -> None:
    """A person who clicks sees what they were granted, on any person's button."""
    user = interaction.user.id
    now, view = await context.tables.of(Shoulders).look(table.id, user)
    localized = await context.private(interaction, now)
    page = await hand_page(context, now, view, localized, user, may_show(interaction))
    await turn(interaction, page)


async def _grant(
    context: BotContext, interaction: Interaction, table: TableInfo, person: str
) -> None:
    await context.tables.of(Shoulders).answer(table.id, interaction.user.id, _person(person))
    await _noted(context, interaction, table)


async def _end(
    context: BotContext, interaction: Interaction, table: TableInfo, person: str
) -> None:
    await context.tables.of(Shoulders).end(table.id, interaction.user.id, _person(person))
    await _noted(context, interaction, table)


async def _noted(context: BotContext, interaction: Interaction, table: TableInfo) -> None:
    texts = (await context.private(interaction, table)).markdown
    await answer(interaction, Page(texts.say("shoulder-told")))


def _person(said: str) -> int:
    """The person that a button names; Refused for what none of ours says."""
    found = number(said)
    if found is None:
        raise Refused("old-button")
    return found


BUTTONS: Final = (
    at_table("shoulder_look", LOOK, _look),
    at_table("shoulder_grant", LOOK, _grant),
    at_table("shoulder_end", LOOK, _end),
)
