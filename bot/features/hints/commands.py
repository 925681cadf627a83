"""/game hint: what the hard computer would do in one's place, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from bot.discord.access import SEAT, at_table
from bot.discord.commands.play import chooser_page
from bot.discord.components.command_factory import Making
from bot.discord.components.ids import table_id
from bot.discord.components.parts import PRIMARY, Item, Page, button
from bot.discord.context import Context
from bot.discord.progress import answered, waited_for
from bot.features.hints.service import Advice, Hints
from bot.present.ahead import ahead_text
from bot.render.panel import Panel
from bot.render.picks import pick_text
from bot.table import Asked, TableInfo
from bot.texts import Said, Texts

HINT_ACTION: Final = "hint"
"""The action that shows it: `l1:<table>:hint`."""


def add_hints_commands(making: Making, group: Any) -> None:
    """Add the command to the group of the table's commands."""

    async def hint(ctx: Context) -> None:
        own = await ctx.own_tables()
        if len(own) > 1:
            await ctx.answer(await chooser_page(ctx, own, HINT_ACTION))
        else:
            await show_hint(ctx, own[0], "")

    group.add_command(making.command("command-hint", hint))


async def show_hint(ctx: Context, table: TableInfo, _: str) -> None:
    """A message of its own: the menu stays where it is."""
    texts = (await ctx.private(table)).markdown
    looking = Page(texts.say("looking"))
    work = ctx.tables.of(Hints).best(table.id, ctx.user.id)
    asked, found = await waited_for(ctx, work, lambda: looking)
    await answered(ctx, hint_page(asked, found, texts))


def hint_page(asked: Asked, found: Sequence[Advice], texts: Texts) -> Page:
    """The best picks, each with what it gains and what it fears."""
    lines = [texts.say("hint-text")]
    for n, one in enumerate(found, 1):
        lines.append(texts.say("hint-pick", n=n, pick=Said(pick_text(texts, one.pick))))
        if told := _preview(asked, one, texts):
            lines.append(f"-# {told}")
        for kind, names in (("gains", one.gains), ("fears", one.fears)):
            if names:
                what = texts.listed([texts.say(f"hint-{name}") for name in names])
                lines.append(f"-# {texts.say(f'hint-{kind}', what=Said(what))}")
    play = button(texts.say("button-play"), table_id(asked.table.id, "play"), PRIMARY)
    panel = Panel(texts.say("hint-title"), "\n".join(lines), footer=texts.say("hint-small"))
    return Page(panel=panel, rows=((play,),))


def _preview(asked: Asked, one: Advice, texts: Texts) -> str:
    """What the menu says of the pick: what it costs and brings."""
    return ahead_text(asked, asked.picks.index(one.pick), texts) if one.pick in asked.picks else ""


def learner_items(asked: Asked, texts: Texts) -> list[Item]:
    """A hint, for learners."""
    return [button(texts.say("button-hint"), table_id(asked.table.id, HINT_ACTION))]


BUTTONS: Final = (at_table(HINT_ACTION, SEAT, show_hint),)
