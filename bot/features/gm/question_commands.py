"""/game question: a player asks the game master, and their clock stands until the answer."""

from __future__ import annotations

from typing import Any

from bot.discord.components.making import Arg, Making
from bot.discord.components.parts import Page
from bot.discord.house import House, Interaction, answer
from bot.features.gm.disputes import Disputes
from bot.words import WORDS


def add(house: House, making: Making, group: Any) -> None:
    """Add the command to the group of the table's commands."""

    async def question(interaction: Interaction, text: str) -> None:
        table = await house.table_here(interaction)
        asked = await house.tables.of(Disputes).ask(table.id, interaction.user.id, text)
        texts = (await house.private(interaction, asked)).prose
        await answer(interaction, Page(texts.say("question-sent")))

    words = Arg("text", "arg-asked", most=WORDS)
    group.add_command(making.command("command-question", question, [words]))
