"""The button under an ended game."""

from __future__ import annotations

from typing import Final

from bot.discord.access import PLAY, at_table
from bot.discord.components.ids import table_id
from bot.discord.components.parts import SUCCESS, Item, button
from bot.discord.context import Context
from bot.features.rematch.service import Rematch
from bot.table import TableInfo
from bot.texts import Texts


async def _rematch(ctx: Context, table: TableInfo, _: str) -> None:
    rematch = ctx.tables.of(Rematch)
    again = await rematch.open(table.id, ctx.user.id, str(ctx.interaction.id))
    await ctx.say("rematch-opened", table=again)


def over_items(table: TableInfo, texts: Texts) -> list[Item]:
    """Return the rematch button."""
    return [button(texts.say("button-rematch"), table_id(table.id, "rematch"), SUCCESS)]


BUTTONS: Final = (at_table("rematch", PLAY, _rematch),)
