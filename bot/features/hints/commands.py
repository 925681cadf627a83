"""/game hint: the hard computer's suggestion for one's seat, with reasons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from bot.discord.access import SEAT, at_table
from bot.discord.commands.play import chooser_page
from bot.discord.components.command_factory import CommandFactory
from bot.discord.components.ids import table_id
from bot.discord.components.parts import PRIMARY, Item, Page, button
from bot.discord.context import Context
from bot.discord.progress import wait_with_progress
from bot.features.hints.service import Advice, Hints
from bot.present.ahead import ahead_text
from bot.render.panel import Panel
from bot.render.picks import pick_text
from bot.table import Asked, TableInfo
from bot.texts import Said, Texts

HINT_ACTION: Final = "hint"
"""The action that shows a hint: `l1:<table>:hint`."""


def add_hints_commands(factory: CommandFactory, group: Any) -> None:
    """Add the command to the group of the table's commands."""

    async def hint(ctx: Context) -> None:
        own_tables = await ctx.own_tables()
        if len(own_tables) > 1:
            await ctx.answer(await chooser_page(ctx, own_tables, HINT_ACTION))
        else:
            await show_hint(ctx, own_tables[0], "")

    group.add_command(factory.command("command-hint", hint))


async def show_hint(ctx: Context, table: TableInfo, _: str) -> None:
    """Show a hint in a message of its own: the menu stays where it is."""
    texts = (await ctx.private(table)).markdown
    looking = Page(texts.say("looking"))
    work = ctx.tables.of(Hints).best(table.id, ctx.user.id)
    asked, advice = await wait_with_progress(ctx, work, lambda: looking)
    await ctx.answer(hint_page(asked, advice, texts))


def hint_page(asked: Asked, advice: Sequence[Advice], texts: Texts) -> Page:
    """Return the best picks, each with its advantages and risks."""
    lines = [texts.say("hint-text")]
    for n, option in enumerate(advice, 1):
        lines.append(texts.say("hint-pick", n=n, pick=Said(pick_text(texts, option.pick))))
        if preview_line := _preview(asked, option, texts):
            lines.append(f"-# {preview_line}")
        for kind, names in (("gains", option.gains), ("fears", option.fears)):
            if names:
                reasons = texts.listed([texts.say(f"hint-{name}") for name in names])
                lines.append(f"-# {texts.say(f'hint-{kind}', what=Said(reasons))}")
    play = button(texts.say("button-play"), table_id(asked.table.id, "play"), PRIMARY)
    panel = Panel(texts.say("hint-title"), "\n".join(lines), footer=texts.say("hint-small"))
    return Page(panel=panel, rows=((play,),))


def _preview(asked: Asked, option: Advice, texts: Texts) -> str:
    """Return the menu's text about the pick: what it costs and brings."""
    return (
        ahead_text(asked, asked.picks.index(option.pick), texts)
        if option.pick in asked.picks
        else ""
    )


def learner_items(asked: Asked, texts: Texts) -> list[Item]:
    """Return the hint button, for learners."""
    return [button(texts.say("button-hint"), table_id(asked.table.id, HINT_ACTION))]


BUTTONS: Final = (at_table(HINT_ACTION, SEAT, show_hint),)
