"""/privacy: export the user's stored data as a file, or delete it."""

from __future__ import annotations

import asyncio
import gzip
import json
from collections.abc import Sequence
from typing import Any, Final

from bot.discord.access import of_person
from bot.discord.components.command_factory import CommandFactory
from bot.discord.components.ids import house_id
from bot.discord.components.parts import DANGER, Attached, Page, button
from bot.discord.context import BotContext, Context
from bot.discord.replies import reply_to
from bot.features.privacy.service import Privacy, StoredCounts
from bot.render.panel import Panel
from bot.store.program.host_orders import HostOrder
from bot.table import Refused
from bot.texts import Texts
from bot.words import cleaned

UNCOMPRESSED_BYTES: Final = 8 * 2**20
"""Maximum file size in bytes that Discord accepts anywhere; a larger file is compressed."""


def privacy_commands(factory: CommandFactory) -> list[Any]:
    """Return the group of two commands."""
    group = factory.group("command-privacy")

    async def export(ctx: Context) -> None:
        ctx.count("exports")
        export_data = await ctx.tables.of(Privacy).export_of(ctx.user.id)
        message = (await ctx.private()).markdown.say("privacy-export")
        file = await asyncio.to_thread(as_file, export_data)
        await ctx.answer(Page(message, files=(file,)))

    async def delete(ctx: Context) -> None:
        kept = await ctx.tables.of(Privacy).kept_of(ctx.user.id)
        texts = (await ctx.private()).markdown
        await ctx.answer(delete_page(kept, ctx.user.id, texts))

    group.add_command(factory.command("command-privacy-export", export))
    group.add_command(factory.command("command-privacy-delete", delete))
    return [group]


def as_file(export_data: dict[str, Any]) -> Attached:
    """Return a person's stored data as a file."""
    data = json.dumps(export_data, ensure_ascii=False, indent=1).encode()
    if len(data) <= UNCOMPRESSED_BYTES:
        return Attached("gharkane.json", data)
    return Attached("gharkane.json.gz", gzip.compress(data))


def delete_page(stored: StoredCounts, user_id: int, texts: Texts) -> Page:
    """Return what is deleted, what stays and why, and the button that does it."""
    goes = [texts.say("privacy-goes-person"), texts.say("privacy-goes-name")]
    for kind in ("running", "lobbies", "led", "lessons"):
        if count := getattr(stored, kind):
            goes.append(texts.say(f"privacy-goes-{kind}", n=count))
    stays = [texts.say("privacy-stays-words"), texts.say("privacy-stays-discord")]
    if stored.tried:
        stays.insert(0, texts.say("privacy-stays-tried"))
    if stored.results:
        stays.insert(0, texts.say("privacy-stays-results", n=stored.results))
    if stored.finished:
        stays.insert(0, texts.say("privacy-stays-games", n=stored.finished))
    parts = (
        (texts.say("privacy-goes"), "\n".join(goes)),
        (texts.say("privacy-stays"), "\n".join(stays)),
    )
    panel = Panel(texts.say("privacy-title"), "", parts, texts.say("privacy-footer"))
    row = (button(texts.say("button-forget"), house_id("forget", str(user_id)), DANGER),)
    return Page(panel=panel, rows=(row,))


async def _forget(ctx: Context, whom: str, _: Sequence[str]) -> None:
    """Delete the data of the person who clicked, if the button is their own."""
    user = ctx.user
    if whom != str(user.id):
        raise Refused("old-button")
    texts = (await ctx.private()).markdown  # this stores the language: call it before deleting
    neutral = ctx.bot.library.texts(ctx.bot.locale).say("forgotten")
    names = {cleaned(name or "") for name in (user.name, user.display_name, user.global_name)}
    await reply_to(
        ctx.interaction
    ).defer()  # one transaction per game: they may sit at hundreds of tables
    await ctx.tables.of(Privacy).forget(user.id, names, neutral)
    ctx.bot.forget_locale(user.id)
    await ctx.turn(Page(texts.say("privacy-done")))


async def forget_by_order(context: BotContext, order: HostOrder) -> None:
    """Carry out `gharkane host forget`."""
    neutral = context.library.texts(context.locale).say("forgotten")
    await context.tables.of(Privacy).forget(order.target, (), neutral)
    context.forget_locale(order.target)


BUTTONS: Final = (of_person("forget", _forget),)
