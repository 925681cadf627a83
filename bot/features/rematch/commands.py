"""The button under a game that is over."""

from __future__ import annotations

from typing import Final

from bot.discord.access import PLAY, at_table
from bot.discord.components.ids import table_id
from bot.discord.components.parts import GOOD, Item, Page, button
from bot.discord.house import House, Interaction, answer
from bot.features.rematch.service import Rematch
from bot.table import TableInfo
from bot.texts import Texts


async def _rematch(house: House, interaction: Interaction, table: TableInfo, _: str) -> None:
    rematch = house.tables.of(Rematch)
    again = await rematch.open(table.id, interaction.user.id, str(interaction.id))
    texts = (await house.private(interaction, again)).prose
    await answer(interaction, Page(texts.say("rematch-opened")))


def over_items(table: TableInfo, texts: Texts) -> list[Item]:
    """Once more, with the same people."""
    return [button(texts.say("button-rematch"), table_id(table.id, "rematch"), GOOD)]


BUTTONS: Final = (at_table("rematch", PLAY, _rematch),)
