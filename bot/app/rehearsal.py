"""After startup: warm up by opening a menu of each game under way.

What the first menu of a game imports, compiles and draws takes ten times as long as the next one.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from bot.discord.commands.play import MAX_NEWS_CHARS
from bot.discord.context import BotContext
from bot.discord.pages import picture_pages
from bot.menu import Path
from bot.render.digest import news
from bot.store import listing
from bot.table import Refused
from bot.texts import LOCALES
from engine.games import GAMES

log = logging.getLogger(__name__)


async def rehearse(context: BotContext) -> None:
    """Open menus of each game, in words while the process that draws starts; then draw board and
    sheet, which takes longest. A fault is only logged: people who open that menu meet it again."""
    pictures = context.pictures
    preparing = asyncio.create_task(pictures.prepare())
    try:
        with pictures.starting():
            tables = await context.tables.sessions.query(listing.table_of_each_game)
            shown = [(table_id, locale) for table_id in tables for locale in LOCALES]
            for table_id, locale in shown:
                await _open_menu(context, table_id, locale)
            await preparing
            for table_id, locale in shown:
                await _open_pictures(context, table_id, locale)
        for table_id, locale in shown:
            await _open_menu(context, table_id, locale)
    except Exception:
        log.exception("no menus could be opened in advance")
    finally:
        preparing.cancel()


async def _open_pictures(context: BotContext, table_id: int, locale: str) -> None:
    """Open the public board and the sheet of the first seat, as /game board and /sheet do."""
    with suppress(Refused):  # the table has ended meanwhile, or its save cannot be read
        table = await context.tables.table_queries.info(table_id)
        view = await context.tables.play.view(table_id, None)
        localized = context.localized(locale, table)
        await picture_pages.board(context, table, view, localized, True, table.host_id)
        now = await context.tables.message_data.sheet(table_id, 0)
        await picture_pages.sheet(context, now, localized, True)


async def _open_menu(context: BotContext, table_id: int, locale: str) -> None:
    """Open the menu of a seat that is asked, as /play does."""
    with suppress(Refused):
        table = await context.tables.table_queries.info(table_id)
        localized = context.localized(locale, table)
        for seat in range(len(table.seated)):
            unseen = await context.tables.event_log.unseen(table_id, seat)
            asked = unseen.asked
            if asked is not None and asked.picks:
                losses = GAMES[table.game].LOSSES
                digest = news(localized.markdown, unseen.lines, seat, losses, MAX_NEWS_CHARS)
                page = await context.menu(asked, Path(), localized, digest.text, pictured=True)
                page.arguments()
                break
