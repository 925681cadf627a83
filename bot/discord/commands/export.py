"""/game export: the record and the report of a game, as files for the one who asks."""

from __future__ import annotations

from typing import Any

from bot.discord.components.making import Making
from bot.discord.components.parts import Attached, Page
from bot.discord.house import House, Interaction, answer
from bot.discord.pages.over import table_or_last
from bot.discord.rights import PICTURES, is_master, need_permissions, roles_of
from bot.record.chronicle import written
from bot.render.report import report
from bot.table import Refused, TableInfo
from bot.table.chronicles import Account
from engine.kernel import EVERYTHING, Viewer


def add(house: House, making: Making, group: Any) -> None:
    """Add the command to the group of the table's commands."""

    async def export(interaction: Interaction) -> None:
        await show(house, interaction, await table_or_last(house, interaction))

    group.add_command(making.command("command-export", export))


async def show(house: House, interaction: Interaction, table: TableInfo) -> None:
    """The files of this game, as far as the one who asks may know it; only they see them."""
    if table.status in ("lobby", "cancelled"):
        raise Refused("not-started" if table.status == "lobby" else "cancelled")
    viewer = await _viewer(house, interaction, table)
    await need_permissions(house, interaction, PICTURES)
    house.count("exports", interaction)
    told = await house.tables.chronicles.chronicle(table.id, viewer)
    texts = (await house.private(interaction, table)).prose
    said = "ended" if table.status == "ended" else "all" if viewer is EVERYTHING else "own"
    files = attached(told, report(told, texts))
    await answer(interaction, Page(texts.say(f"export-{said}"), files=files))


def attached(told: Account, text: str) -> tuple[Attached, ...]:
    """The two files."""
    name = f"{told.table.game}-{told.table.id}"
    return (
        Attached(f"{name}.json", written(told.chronicle).encode()),
        Attached(f"{name}.md", text.encode()),
    )


async def _viewer(house: House, interaction: Interaction, table: TableInfo) -> Viewer:
    """As whom this person may look: at everything once the game is over, or as its game master;
    else from their own seat. Refused for others."""
    user = interaction.user.id
    if table.status == "ended":
        return EVERYTHING
    if is_master(interaction, table):
        await house.tables.master.oversee(table.id, user, roles_of(interaction))
        return EVERYTHING
    seat = table.seat_of(user)
    if seat is None:
        raise Refused("export-nothing")
    return seat
