"""/game missed: what happened since one's own last move, as one was told it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from bot.discord.access import SEAT, at_table
from bot.discord.commands.play import chooser_page
from bot.discord.components.ids import table_id
from bot.discord.components.making import Making
from bot.discord.components.parts import PRIMARY, Page, button
from bot.discord.house import House, Interaction, answer, turn
from bot.render.happenings import grouped
from bot.render.panel import Panel
from bot.table import Line, Refused, TableInfo
from bot.texts import Texts

ROOM: Final = 3400
"""Characters for all that happened; the latest are kept."""


def add(house: House, making: Making, group: Any) -> None:
    """Add the command to the group of the table's commands."""

    async def missed(interaction: Interaction) -> None:
        own = await house.own_tables(interaction)
        if len(own) > 1:
            await answer(interaction, await chooser_page(house, interaction, own, "missed"))
        else:
            await show_missed(house, interaction, own[0], "")

    group.add_command(making.command("command-missed", missed))


async def show_missed(house: House, interaction: Interaction, table: TableInfo, _: str) -> None:
    """Everything since the last pick of the one who asks."""
    seat = await house.seat_at(table, interaction.user.id)
    if table.status == "lobby":
        raise Refused("not-started")
    lines = await house.tables.past.missed(table.id, seat)
    texts = (await house.private(interaction, table)).prose
    await turn(interaction, missed_page(table, seat, lines, texts))
    await house.waiting.opened(interaction, table, seat)


def missed_page(table: TableInfo, seat: int, lines: Sequence[Line], texts: Texts) -> Page:
    """What was missed, by whom it is about; or that nothing was."""
    text = grouped(texts, lines, seat, ROOM) or texts.say("missed-nothing")
    play = button(texts.say("button-play"), table_id(table.id, "play"), PRIMARY)
    rows = ((play,),) if table.status == "running" else ()
    return Page(panel=Panel(texts.say("missed-title"), text), rows=rows)


BUTTONS: Final = (at_table("missed", SEAT, show_missed),)
