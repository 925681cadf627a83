"""/game question: a player asks the game master, and their clock stops for a while."""

from __future__ import annotations

from typing import Any

from bot.discord.components.making import Arg, Making
from bot.discord.components.parts import Page
from bot.discord.house import House, Interaction, answer
from bot.features.gm.disputes import Disputes
from bot.texts import moment
from bot.words import WORDS


def add(house: House, making: Making, group: Any) -> None:
    """Add the command to the group of the table's commands."""

    async def question(interaction: Interaction, text: str) -> None:
        table = await house.table_here(interaction)
        asked, until = await house.tables.of(Disputes).ask(table.id, interaction.user.id, text)
        texts = (await house.private(interaction, asked)).prose
        if until is None:
            said = texts.say("question-sent")
        else:
            said = texts.say("question-sent-stops", due=moment(until))
        await answer(interaction, Page(said))

    words = Arg("text", "arg-asked", most=WORDS)
    group.add_command(making.command("command-question", question, [words]))
