"""/game question: a player asks the game master, and their clock stops for a while."""

from __future__ import annotations

from typing import Any

from bot.discord.components.command_factory import Arg, CommandFactory
from bot.discord.components.parts import Page
from bot.discord.context import Context
from bot.features.gm.disputes import Disputes
from bot.texts import moment
from bot.words import MAX_TEXT_CHARS


def add_gm_question_commands(factory: CommandFactory, group: Any) -> None:
    """Add the command to the group of the table's commands."""

    async def question(ctx: Context, text: str) -> None:
        table = await ctx.table_here()
        asked, until = await ctx.tables.of(Disputes).ask(table.id, ctx.user.id, text)
        texts = (await ctx.private(asked)).markdown
        if until is None:
            confirmation = texts.say("question-sent")
        else:
            confirmation = texts.say("question-sent-stops", due=moment(until))
        await ctx.answer(Page(confirmation))

    words = Arg("text", "arg-asked", most=MAX_TEXT_CHARS)
    group.add_command(factory.command("command-question", question, [words]))
