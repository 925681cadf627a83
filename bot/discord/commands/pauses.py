"""Pausing and going on: at once for whoever leads the table, by silence for its players."""

from __future__ import annotations

from typing import Final

from bot.discord.access import PLAY, SEAT, at_table
from bot.discord.components.ids import table_id
from bot.discord.components.parts import BAD, Item, Page, button
from bot.discord.house import House, Interaction, turn
from bot.discord.pages.consent import count_request
from bot.discord.rights import leads
from bot.table import TableInfo
from bot.texts import Texts, moment


async def pause(house: House, interaction: Interaction, table: TableInfo, _: str = "") -> None:
    """Pause, or ask for it; the dashboard and a notice say it to all."""
    user, leader = interaction.user.id, leads(interaction, table)
    texts = (await house.private(interaction, table)).prose
    if leader or table.seat_of(user) is None:
        await house.tables.pausing.pause(table.id, user, manager=leader)
        await turn(interaction, Page(texts.say("paused")))
        return
    count_request(house, interaction, table)
    now, due = await house.tables.pausing.ask(table.id, user)
    said = texts.say("pause-sent", due=moment(due))
    await turn(interaction, Page(texts.say("paused") if now.status == "paused" else said))


async def resume(house: House, interaction: Interaction, table: TableInfo, _: str = "") -> None:
    """Go on with a paused game."""
    await house.tables.pausing.resume(
        table.id, interaction.user.id, manager=leads(interaction, table)
    )
    texts = (await house.private(interaction, table)).prose
    await turn(interaction, Page(texts.say("resumed")))


async def object_to(house: House, interaction: Interaction, table: TableInfo, key: str) -> None:
    """Object to a pause, or withdraw one's own request."""
    await house.tables.pausing.object_to(table.id, interaction.user.id, key)
    texts = (await house.private(interaction, table)).prose
    await turn(interaction, Page(texts.say("pause-kept")))


def request_row(table: TableInfo, key: str, texts: Texts) -> tuple[Item, ...]:
    """The button under the public request."""
    return (button(texts.say("button-object"), table_id(table.id, "object", key), BAD),)


BUTTONS: Final = (
    at_table("pause", PLAY, pause, old=True),
    at_table("resume", PLAY, resume),
    at_table("object", SEAT, object_to),
)
