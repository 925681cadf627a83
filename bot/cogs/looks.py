"""Pages with their pictures: what is shown where files may be sent, and the same without them."""

from __future__ import annotations

from collections.abc import Sequence

from bot.cogs.house import House, Interaction, Reading
from bot.cogs.parts import Page
from bot.cogs.tables import (
    absence_lines,
    board_alt,
    board_page,
    dashboard_page,
    ended_alt,
    ended_page,
    sheet_alt,
    sheet_page,
)
from bot.table import Line, TableInfo
from engine.kernel import View


def may_show(interaction: Interaction) -> bool:
    """May a file go with the answer?"""
    return interaction.app_permissions.attach_files


async def dashboard(
    house: House,
    table: TableInfo,
    view: View,
    lines: Sequence[Line],
    reading: Reading,
    pictured: bool,
) -> Page:
    """The dashboard of a game that runs."""
    shown = None
    if pictured:
        alt = board_alt(table, view, reading.raw)
        shown = await house.pictures.board(table.game, view, reading.raw, alt)
    absent = absence_lines(
        await house.tables.presence.absences(table.id), house.tables.desk.now(), reading.prose
    )
    timing = await house.tables.timings.timing(table.id)
    return dashboard_page(
        table, view, lines, reading.prose, reading.raw, shown, absent, timing=timing
    )


async def board(
    house: House, table: TableInfo, view: View, reading: Reading, pictured: bool
) -> Page:
    """The board, for one who asked to see it."""
    shown = None
    if pictured:
        alt = board_alt(table, view, reading.raw)
        shown = await house.pictures.board(table.game, view, reading.raw, alt)
    return board_page(table, view, reading.prose, reading.raw, shown)


async def sheet(
    house: House, table: TableInfo, view: View, reading: Reading, pictured: bool, where: str = ""
) -> Page:
    """A seat's own sheet, for its eyes only."""
    shown = None
    if pictured:
        alt = sheet_alt(table, view, reading.raw)
        shown = await house.pictures.sheet(table.game, view, reading.raw, alt)
    timing = await house.tables.timings.timing(table.id)
    return sheet_page(table, view, reading.prose, reading.raw, where, shown, timing)


async def ended(
    house: House, table: TableInfo, lines: Sequence[Line], reading: Reading, pictured: bool
) -> Page:
    """The last word of a game; a chart if it was played to its end."""
    scores = await house.tables.play.score(table.id)
    shown = None
    if pictured and table.result is not None:
        growth = await house.tables.growth.points(table.id)
        alt = ended_alt(table.result, scores, reading.raw)
        shown = await house.pictures.final(scores, growth, table.result, reading.raw, alt)
    return ended_page(table, scores, lines, reading.prose, reading.raw, shown)
