"""Pages with their pictures: what is shown where files may be sent, and the same without them."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from bot.discord.components.parts import Page
from bot.discord.house import House, Reading
from bot.discord.pages.ended import ended_page
from bot.discord.pages.tableaux import tableau_page, tableau_text
from bot.discord.pages.tables import (
    absence_lines,
    board_alt,
    board_page,
    dashboard_page,
    sheet_alt,
    sheet_page,
)
from bot.table import TableInfo
from bot.table.showing import Shown
from engine.kernel import View


async def dashboard(house: House, now: Shown, reading: Reading, pictured: bool) -> Page:
    """The dashboard of a game that runs."""
    table, picture = now.table, None
    if pictured:
        alt = partial(board_alt, table, now.view, reading.raw)
        picture = await house.pictures.board(table.game, now.view, reading.raw, alt)
    absent = absence_lines(now.absent, house.tables.desk.now(), reading.prose)
    page = dashboard_page(
        table,
        now.view,
        now.lines,
        reading.prose,
        reading.raw,
        picture,
        absent,
        timing=now.timing,
        features=house.features,
    )
    more = [tuple(one.board_row(house, table, reading.raw)) for one in house.features]
    return replace(page, rows=(*page.rows, *filter(None, more)))


async def board(
    house: House, table: TableInfo, view: View, reading: Reading, pictured: bool, user: int
) -> Page:
    """The board, for the person who asked for it: on a phone its text is below the picture, whose
    small letters are hard to read there."""
    shown = None
    if pictured:
        alt = partial(board_alt, table, view, reading.raw)
        shown = await house.pictures.board(table.game, view, reading.raw, alt)
    tall = shown is not None and (await house.tables.presence.person(user)).preferences.tall
    return board_page(table, view, reading.prose, reading.raw, shown, tall=tall)


async def tableau(
    house: House, table: TableInfo, view: View, seat: int, reading: Reading, pictured: bool
) -> Page:
    """What a seat has before it, for one who asked to see it."""
    shown, raw = None, reading.raw
    if pictured:
        alt = partial(tableau_text, table, view, seat, raw)
        shown = await house.pictures.tableau(table.game, view, seat, raw, alt)
    return tableau_page(table, view, seat, reading.prose, raw, shown)


async def sheet(
    house: House, now: Shown, reading: Reading, pictured: bool, where: str = ""
) -> Page:
    """A seat's own sheet, for its eyes only."""
    table, picture = now.table, None
    if pictured:
        alt = partial(sheet_alt, table, now.view, reading.raw)
        picture = await house.pictures.sheet(table.game, now.view, reading.raw, alt, now.tall)
    prose, raw, timing = reading.prose, reading.raw, now.timing
    page = sheet_page(table, now.view, prose, raw, where, picture, timing, house.features)
    if table.status == "running":
        for feature in house.features:
            if feature.sheet is not None:
                page = feature.sheet.draw(page, now, now.parts[feature.name], reading.prose)
    return page


async def ended(house: House, now: Shown, reading: Reading, pictured: bool) -> Page:
    """The last word of a game; with a picture if it was played to its end."""
    picture = None
    if pictured and now.table.result is not None:
        for feature in house.features:
            if feature.end_picture is not None:
                picture = await feature.end_picture(house, now, reading)
    return ended_page(now, reading.prose, reading.raw, picture, features=house.features)
