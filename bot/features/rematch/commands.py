"""The button under a game that is over."""

from __future__ import annotations

from typing import Final

from bot.discord.access import PLAY, at_table
from bot.discord.components.ids import table_id
from bot.discord.components.parts import SUCCESS, Item, Page, button
from bot.discord.context import BotContext, Interaction, answer
from bot.features.rematch.service import Rematch
from bot.table import TableInfo
from bot.texts import Texts


async def _rematch(context: BotContext, interaction: Interaction, table: TableInfo, _: str) -> None:
    rematch = context.tables.of(Rematch)
    again = await rematch.open(table.id, interaction.user.id, str(interaction.id))
    texts = (await context.private(interaction, again)).markdown
    await answer(interaction, Page(texts.say("rematch-opened")))


def over_items(table: TableInfo, texts: Texts) -> list[Item]:
    """Once more, with the same people."""
    return [button(texts.say("button-rematch"), table_id(table.id, "rematch"), SUCCESS)]


BUTTONS: Final = (at_table("rematch", PLAY, _rematch),)
