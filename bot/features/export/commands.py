"""/game export: the record and the report of a game, as files for the one who asks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from bot.discord.components.command_factory import Making
from bot.discord.components.parts import Attached, Page
from bot.discord.context import BotContext, Interaction, answer
from bot.discord.pages.over import table_or_last
from bot.discord.rights import PICTURES, is_master, need_permissions, roles_of
from bot.features.gm.master import Master
from bot.features.gm.scenes import Scenes
from bot.model.game_export import to_json
from bot.present.report import report
from bot.table import Refused, TableInfo
from bot.table.after.exports import ExportData
from engine.kernel import EVERYTHING, Viewer

MAX_PICTURES: Final = 8
"""Pictures that go with a report: a message takes ten files."""
MAX_EXPORT_BYTES: Final = 8 * 1024 * 1024
"""Bytes of them: a message takes ten MiB."""


def add_export_commands(context: BotContext, making: Making, group: Any) -> None:
    """Add the command to the group of the table's commands."""

    async def export(interaction: Interaction) -> None:
        await show(context, interaction, await table_or_last(context, interaction))

    group.add_command(making.command("command-export", export))


async def show(context: BotContext, interaction: Interaction, table: TableInfo) -> None:
    """The files of this game, as far as the one who asks may know it; only they see them."""
    if table.status in ("lobby", "cancelled"):
        raise Refused("not-started" if table.status == "lobby" else "cancelled")
    viewer = await _viewer(context, interaction, table)
    await need_permissions(context, interaction, PICTURES)
    context.count("exports", interaction)
    export_data = await context.tables.exports.export(table.id, viewer)
    texts = (await context.private(interaction, table)).markdown
    said = "ended" if table.status == "ended" else "all" if viewer is EVERYTHING else "own"
    name = f"{table.game}-{table.id}"
    scenes = await context.tables.of(Scenes).pictures(table.id)
    told_with, pictures = shown_with(scenes, f"{name}-scene")
    files = (*attached(export_data, report(export_data, texts, told_with)), *pictures)
    words = [texts.say(f"export-{said}")]
    if len(pictures) < len(scenes):
        words.append(texts.say("export-pictures-left", n=len(scenes) - len(pictures)))
    await answer(interaction, Page("\n".join(words), files=files))


def attached(export_data: ExportData, text: str) -> tuple[Attached, ...]:
    """The record and the report."""
    name = f"{export_data.table.game}-{export_data.table.id}"
    return (
        Attached(f"{name}.json", to_json(export_data.export).encode()),
        Attached(f"{name}.md", text.encode()),
    )


def shown_with(
    scenes: Sequence[tuple[str, bytes]], name: str
) -> tuple[list[tuple[str, str]], list[Attached]]:
    """The pictures of scenes as files, as many as fit into a message, the oldest first, and with
    which words each goes."""
    told_with, files, room = [], list[Attached](), MAX_EXPORT_BYTES
    for words, data in scenes:
        if len(files) == MAX_PICTURES or len(data) > room:
            break
        files.append(Attached(f"{name}-{len(files) + 1}.webp", data))
        told_with.append((words, files[-1].name))
        room -= len(data)
    return told_with, files


async def _viewer(context: BotContext, interaction: Interaction, table: TableInfo) -> Viewer:
    """As whom this person may look: at everything once the game is over, or as its game master;
    else from their own seat. Refused for others."""
    user = interaction.user.id
    if table.status == "ended":
        return EVERYTHING
    if is_master(interaction, table):
        await context.tables.of(Master).oversee(table.id, user, roles_of(interaction))
        return EVERYTHING
    seat = table.seat_of(user)
    if seat is None:
        raise Refused("export-nothing")
    return seat
