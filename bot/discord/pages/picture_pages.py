"""Pages with their pictures where files may be sent, and without them elsewhere."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from bot.discord.components.ids import house_id
from bot.discord.components.parts import Item, Page, button
from bot.discord.context import BotContext, Localized
from bot.discord.pages.ended import ended_page, more_rows
from bot.discord.pages.tableaux import tableau_page, tableau_text
from bot.discord.pages.tables import (
    absence_lines,
    board_alt,
    board_page,
    dashboard_page,
    sheet_alt,
    sheet_page,
)
from bot.model.person import DEVICES
from bot.present.pictures import Illustration
from bot.render.lines import block
from bot.render.looks import symbols_of
from bot.render.panel import Panel
from bot.slots import Slot
from bot.table import TableInfo
from bot.table.message_data import MessageContent
from bot.texts import Texts
from engine.kernel import View

BOARD_ROWS: Final[Slot[Callable[[BotContext, TableInfo, Texts], Sequence[Item]]]] = Slot()
"""Adds a row of buttons under the public message of a started game."""
SHEET_PAGES: Final[Slot[Callable[[Page, MessageContent, Texts], Page]]] = Slot()
"""Adds what `SHEET_DATA` has read to the sheet of a seat in a running game."""
OVER_PICTURE: Final[
    Slot[Callable[[BotContext, MessageContent, Localized], Awaitable[Illustration | None]]]
] = Slot()
"""Returns the picture of the final message."""


async def dashboard(
    context: BotContext, now: MessageContent, localized: Localized, pictured: bool
) -> Page:
    """Return the dashboard of a running game."""
    table, picture = now.table, None
    if pictured:
        alt = partial(board_alt, table, now.view, localized.plain)
        picture = await context.pictures.board(
            now.view, localized.plain, alt, table.screen, now.since
        )
    absent = absence_lines(now.absent, context.tables.sessions.now(), localized.markdown)
    page = dashboard_page(
        table,
        now.view,
        now.lines,
        localized.markdown,
        localized.plain,
        picture,
        absent,
        forecast=now.forecast,
        features=context.features,
    )
    makers = BOARD_ROWS.of(context.features)
    more = [tuple(make(context, table, localized.plain)) for make in makers]
    return replace(page, rows=(*page.rows, *filter(None, more)))


async def board(
    context: BotContext,
    table: TableInfo,
    view: View,
    localized: Localized,
    pictured: bool,
    user: int,
    since: View | None = None,
) -> Page:
    """Return the board, in the format that the person who asked for it prefers, with marks on what
    has changed since that view; in words, what has changed since their last pick comes first."""
    shown, changed = None, ""
    screen = await context.tables.person_settings.screen(user)
    own = [seat.seat for seat in table.seated if seat.user_id == user]
    if screen is None and own:
        changed = (await context.changes(table, own[0], localized.markdown)).text
    elif pictured and screen is not None:
        alt = partial(board_alt, table, view, localized.plain)
        shown = await context.pictures.board(
            view, localized.plain, alt, screen, since, own=bool(own)
        )
    return board_page(table, view, localized.markdown, localized.plain, shown, changed)


async def tableau(
    context: BotContext,
    table: TableInfo,
    view: View,
    seat: int,
    localized: Localized,
    pictured: bool,
) -> Page:
    """Return the public cards of a seat, for the person who asked."""
    shown, plain = None, localized.plain
    if pictured:
        alt = partial(tableau_text, table, view, seat, plain)
        shown = await context.pictures.shown("tableau", (view, seat), plain, alt)
    return tableau_page(table, view, seat, localized.markdown, plain, shown)


async def sheet(
    context: BotContext,
    now: MessageContent,
    localized: Localized,
    pictured: bool,
    channel: str = "",
) -> Page:
    """Return a seat's own sheet, for its owner only."""
    table, picture = now.table, None
    viewer = now.view.viewer
    if pictured and not (isinstance(viewer, int) and table.seated[viewer].worded):
        alt = partial(sheet_alt, table, now.view, localized.plain)
        picture = await context.pictures.shown("sheet", now.view, localized.plain, alt)
    markdown, plain, forecast = localized.markdown, localized.plain, now.forecast
    page = sheet_page(
        table, now.view, markdown, plain, channel, picture, forecast, context.features
    )
    if table.status == "running":
        for draw in SHEET_PAGES.of(context.features):
            page = draw(page, now, localized.markdown)
    if picture is not None and now.tall is None:
        page = replace(page, rows=(*page.rows, device_row(localized.plain)))
    return page


async def symbols(context: BotContext, view: View, localized: Localized, pictured: bool) -> Page:
    """Return what the symbols of the game's pictures mean."""
    plain, pictures = localized.plain, context.pictures
    entries = symbols_of(plain, view)
    words = "\n".join(said for _, said in entries)
    picture = await pictures.shown("symbols", entries, plain, lambda: words) if pictured else None
    panel = Panel(plain.say("button-symbols"), board="" if picture else block(words))
    return Page(panel=panel, picture=picture)


def device_row(texts: Texts) -> tuple[Item, ...]:
    """Return the buttons that ask once where someone plays."""
    return tuple(
        button(texts.say(f"device-{device}"), house_id("device", device)) for device in DEVICES
    )


async def ended(
    context: BotContext, now: MessageContent, localized: Localized, pictured: bool
) -> Page:
    """Return the final message of a game; with a picture if it was played to its end."""
    picture, draw = None, OVER_PICTURE.first(context.features)
    if pictured and now.table.result is not None and draw is not None:
        picture = await draw(context, now, localized)
    page = ended_page(now, localized.markdown, localized.plain, picture, features=context.features)
    more = more_rows(context, now.table, localized.plain)
    return replace(page, rows=(*page.rows, *more))
