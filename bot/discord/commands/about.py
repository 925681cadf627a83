"""/about: version, host, privacy and source."""

from __future__ import annotations

from typing import Any

from bot import __version__
from bot.discord.components.command_factory import CommandFactory
from bot.discord.components.parts import Page
from bot.discord.context import Context, Operator
from bot.render.panel import Panel
from bot.texts import Said, Texts


def about_commands(factory: CommandFactory) -> list[Any]:
    """Return the only command."""

    async def about(ctx: Context) -> None:
        texts = (await ctx.private()).markdown
        await ctx.answer(about_page(texts, ctx.bot.operator))

    return [factory.command("command-about", about)]


def about_page(texts: Texts, operator: Operator) -> Page:
    """Return the page; what the host has not set is shown as unknown."""

    def told(which: str, value: str) -> str:
        if not value:
            return texts.say(f"about-no-{which}")
        return texts.say(f"about-{which}", said=texts.written(value))

    lines = [
        texts.say("about-version", version=Said(__version__)),
        told("contact", operator.contact),
        texts.say("about-privacy"),
        told("source", operator.source),
    ]
    return Page(panel=Panel(texts.say("about-title"), "\n".join(f"· {line}" for line in lines)))
