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
from bot.discord.context import BotContext, Interaction, answer, turn
from bot.discord.replies import reply_to
from bot.features.privacy.service import Kept, Privacy
from bot.render.panel import Panel
from bot.table import Refused
from bot.texts import Texts
from bot.words import cleaned

UNCOMPRESSED_BYTES: Final = 8 * 2**20
"""Bytes of a file that Discord takes anywhere; a larger one is compressed."""


def privacy_commands(context: BotContext, making: Making) -> list[Any]:
    """The group of two."""
    group = making.group("command-privacy")

    async def export(interaction: Interaction) -> None:
        context.count("exports", interaction)
        found = await context.tables.of(Privacy).export_of(interaction.user.id)
        said = (await context.private(interaction)).markdown.say("privacy-export")
        file = await asyncio.to_thread(as_file, found)
        await answer(interaction, Page(said, files=(file,)))

    async def delete(interaction: Interaction) -> None:
        kept = await context.tables.of(Privacy).kept_of(interaction.user.id)
        texts = (await context.private(interaction)).markdown
        await answer(interaction, delete_page(kept, interaction.user.id, texts))

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


async def _forget(
    context: BotContext, interaction: Interaction, whom: str, _: Sequence[str]
) -> None:
    """Forget the person who has clicked the button, which must be their own."""
    user = interaction.user
    if whom != str(user.id):
        raise Refused("old-button")
    texts = (await context.private(interaction)).markdown  # this notes the language: ask before
    neutral = context.library.texts(context.locale).say("forgotten")
    names = {cleaned(name or "") for name in (user.name, user.display_name, user.global_name)}
    await reply_to(interaction).defer()  # a transaction a game: they may sit at hundreds of tables
    await context.tables.of(Privacy).forget(user.id, names, neutral)
    context.forget_locale(user.id)
    await turn(interaction, Page(texts.say("privacy-done")))


BUTTONS: Final = (of_person("forget", _forget),)
