"""/privacy: everything that is kept of the one who asks, as a file; or forgotten."""

from __future__ import annotations

import asyncio
import gzip
import json
from collections.abc import Sequence
from typing import Any, Final

from bot.discord.access import of_person
from bot.discord.components.command_factory import Making
from bot.discord.components.ids import house_id
from bot.discord.components.parts import DANGER, Attached, Page, button
from bot.discord.context import Context
from bot.discord.replies import reply_to
from bot.features.privacy.service import Kept, Privacy
from bot.render.panel import Panel
from bot.table import Refused
from bot.texts import Texts
from bot.words import cleaned

UNCOMPRESSED_BYTES: Final = 8 * 2**20
"""Bytes of a file that Discord takes anywhere; a larger one is compressed."""


def privacy_commands(making: Making) -> list[Any]:
    """The group of two."""
    group = making.group("command-privacy")

    async def export(ctx: Context) -> None:
        ctx.count("exports")
        found = await ctx.tables.of(Privacy).export_of(ctx.user.id)
        said = (await ctx.private()).markdown.say("privacy-export")
        file = await asyncio.to_thread(as_file, found)
        await ctx.answer(Page(said, files=(file,)))

    async def delete(ctx: Context) -> None:
        kept = await ctx.tables.of(Privacy).kept_of(ctx.user.id)
        texts = (await ctx.private()).markdown
        await ctx.answer(delete_page(kept, ctx.user.id, texts))

    group.add_command(making.command("command-privacy-export", export))
    group.add_command(making.command("command-privacy-delete", delete))
    return [group]


def as_file(found: dict[str, Any]) -> Attached:
    """What is kept of somebody, as a file."""
    data = json.dumps(found, ensure_ascii=False, indent=1).encode()
    if len(data) <= UNCOMPRESSED_BYTES:
        return Attached("gharkane.json", data)
    return Attached("gharkane.json.gz", gzip.compress(data))


def delete_page(found: Kept, user_id: int, texts: Texts) -> Page:
    """What goes, what stays and why, and the button that does it."""
    goes = [texts.say("privacy-goes-person"), texts.say("privacy-goes-name")]
    for what in ("running", "lobbies", "led", "lessons"):
        if count := getattr(found, what):
            goes.append(texts.say(f"privacy-goes-{what}", n=count))
    stays = [texts.say("privacy-stays-words"), texts.say("privacy-stays-discord")]
    if found.tried:
        stays.insert(0, texts.say("privacy-stays-tried"))
    if found.results:
        stays.insert(0, texts.say("privacy-stays-results", n=found.results))
    if found.finished:
        stays.insert(0, texts.say("privacy-stays-games", n=found.finished))
    parts = (
        (texts.say("privacy-goes"), "\n".join(goes)),
        (texts.say("privacy-stays"), "\n".join(stays)),
    )
    panel = Panel(texts.say("privacy-title"), "", parts, texts.say("privacy-footer"))
    row = (button(texts.say("button-forget"), house_id("forget", str(user_id)), DANGER),)
    return Page(panel=panel, rows=(row,))


async def _forget(ctx: Context, whom: str, _: Sequence[str]) -> None:
    """Forget the person who has clicked the button, which must be their own."""
    user = ctx.user
    if whom != str(user.id):
        raise Refused("old-button")
    texts = (await ctx.private()).markdown  # this notes the language: ask before
    neutral = ctx.bot.library.texts(ctx.bot.locale).say("forgotten")
    names = {cleaned(name or "") for name in (user.name, user.display_name, user.global_name)}
    await reply_to(
        ctx.interaction
    ).defer()  # a transaction a game: they may sit at hundreds of tables
    await ctx.tables.of(Privacy).forget(user.id, names, neutral)
    ctx.bot.forget_locale(user.id)
    await ctx.turn(Page(texts.say("privacy-done")))


BUTTONS: Final = (of_person("forget", _forget),)
