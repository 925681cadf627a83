"""/game export: the record and the report of a game, as files for the user."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Final

from bot.discord.components.command_factory import CommandFactory
from bot.discord.components.parts import Attached, Page
from bot.discord.context import Context
from bot.discord.pages.over import table_or_last
from bot.discord.rights import PICTURES, is_master, need_permissions, roles_of
from bot.features.gm.master import Master
from bot.features.gm.scenes import Scenes
from bot.model.game_export import to_json
from bot.present.notebook import foundry, properties
from bot.present.report import report
from bot.table import Refused, TableInfo
from bot.table.after.exports import ExportData
from bot.texts import Texts
from engine.kernel import EVERYTHING, Viewer

MAX_PICTURES: Final = 7
"""Maximum number of pictures with a report: a message takes ten files."""
MAX_EXPORT_BYTES: Final = 8 * 1024 * 1024
"""Maximum total size of the pictures in bytes: a message takes ten MiB."""


def add_export_commands(factory: CommandFactory, group: Any) -> None:
    """Add the command to the group of the table's commands."""

    async def export(ctx: Context) -> None:
        await show(ctx, await table_or_last(ctx))

    group.add_command(factory.command("command-export", export))


async def show(ctx: Context, table: TableInfo) -> None:
    """Send the files of this game privately, as far as the user may know its content."""
    if table.status in ("lobby", "cancelled"):
        raise Refused("not-started" if table.status == "lobby" else "cancelled")
    viewer = await _viewer(ctx, table)
    await need_permissions(ctx, PICTURES)
    ctx.count("exports")
    export_data = await ctx.tables.exports.export(table.id, viewer)
    localized = await ctx.private(table)
    texts = localized.markdown
    scope = "ended" if table.status == "ended" else "all" if viewer is EVERYTHING else "own"
    name = f"{table.game}-{table.id}"
    scenes = await ctx.tables.of(Scenes).pictures(table.id)
    told_with, pictures = shown_with(scenes, f"{name}-scene")
    whole = report(export_data, texts, told_with)
    written = await asyncio.to_thread(attachments, export_data, whole, localized.plain)
    files = (*written, *pictures)
    words = [texts.say(f"export-{scope}")]
    if len(pictures) < len(scenes):
        words.append(texts.say("export-pictures-left", n=len(scenes) - len(pictures)))
    await ctx.answer(Page("\n".join(words), files=files))


def attachments(export_data: ExportData, whole: str, texts: Texts) -> tuple[Attached, ...]:
    """Return the record, and the `whole` report for people and for Foundry VTT. `texts` are
    plain."""
    name = f"{export_data.table.game}-{export_data.table.id}"
    return (
        Attached(f"{name}.json", to_json(export_data.export).encode()),
        Attached(f"{name}.md", (properties(export_data, texts) + whole).encode()),
        Attached(f"{name}-foundry.json", foundry(export_data, whole, texts).encode()),
    )


def shown_with(
    scenes: Sequence[tuple[str, bytes]], name: str
) -> tuple[list[tuple[str, str]], list[Attached]]:
    """Return the words of each scene with its picture's name, and as many pictures as fit into a
    message, the oldest first."""
    told_with, files, room = [], list[Attached](), MAX_EXPORT_BYTES
    for words, data in scenes:
        if len(files) == MAX_PICTURES or len(data) > room:
            break
        files.append(Attached(f"{name}-{len(files) + 1}.webp", data))
        told_with.append((words, files[-1].name))
        room -= len(data)
    return told_with, files


async def _viewer(ctx: Context, table: TableInfo) -> Viewer:
    """Return the user's viewpoint: everything after the end or for its game master; else their own
    seat. Refused for others."""
    user = ctx.user.id
    if table.status == "ended":
        return EVERYTHING
    if is_master(ctx, table):
        await ctx.tables.of(Master).oversee(table.id, user, roles_of(ctx))
        return EVERYTHING
    seat = table.seat_of(user)
    if seat is None:
        raise Refused("export-nothing")
    return seat
