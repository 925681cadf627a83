"""/block: block a person, see whom one has blocked, and lift it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import discord

from bot.discord.access import Button, Press
from bot.discord.components.command_factory import Arg, CommandFactory
from bot.discord.components.ids import house_id
from bot.discord.components.parts import Option, Page, select
from bot.discord.context import Context, Localized
from bot.features.blocking.service import Blocking
from bot.render.panel import Panel
from bot.texts import Said


def blocking_commands(factory: CommandFactory) -> list[Any]:
    """Return the only command."""

    async def block(ctx: Context, person: discord.User | None = None) -> None:
        blocking, user = ctx.tables.of(Blocking), ctx.user.id
        if person is None:
            people = await blocking.blocked(user)
        else:
            people = await blocking.block(user, person.id)
        await ctx.answer(_page(people, await ctx.private()))

    person_arg = Arg("person", "arg-block-person", kind=discord.User, required=False)
    return [factory.command("command-block", block, [person_arg])]


async def _lift(press: Press) -> None:
    people = await press.tables.of(Blocking).lift(press.user.id, press.chosen)
    await press.turn(_page(people, await press.private()))


def _page(people: Sequence[int], localized: Localized) -> Page:
    """Return the blocked people, and a select to lift a block."""
    texts, plain = localized.markdown, localized.plain
    lines, options = [], []
    for number, person in enumerate(people, 1):
        lines.append(texts.say("block-person", n=number, who=Said(f"<@{person}>")))
        options.append(Option(plain.say("block-lift-one", n=number), str(person)))
    text = "\n".join(lines) or texts.say("block-nobody")
    panel = Panel(texts.say("block-title"), text, footer=texts.say("block-small"))
    if not people:
        return Page(panel=panel)
    lifting = select(plain.say("block-lift"), house_id("unblock"), options)
    return Page(panel=panel, rows=((lifting,),))


BUTTONS: Final = (Button("house", _lift, name="unblock"),)
