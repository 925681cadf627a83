"""/pin: have the dashboard of this channel's game pinned, or not."""

from __future__ import annotations

from typing import Any

from bot.discord.components.making import Arg, Making
from bot.discord.components.parts import Page
from bot.discord.house import House, Interaction, answer
from bot.discord.rights import leads
from bot.features.pinned.service import Pins


def commands(house: House, making: Making) -> list[Any]:
    """The one command."""

    async def pin(interaction: Interaction, pinned: bool) -> None:
        table = await house.table_here(interaction)
        manager = leads(interaction, table)
        await house.tables.of(Pins).set(table.id, interaction.user.id, pinned, manager=manager)
        texts = (await house.private(interaction, table)).prose
        await answer(interaction, Page(texts.say("pin-on" if pinned else "pin-off")))

    arg = Arg("pinned", "arg-pin-pinned", kind=bool)
    return [making.command("command-pin", pin, [arg], in_dm=False)]
