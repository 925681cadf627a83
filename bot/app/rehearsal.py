"""After the start: open a menu of each game under way, for nobody.

What the first menu of a game imports, compiles and draws takes ten times as long as the next one.
"""

from __future__ import annotations

import asyncio
import logging

from bot.discord.context import BotContext
from bot.menu import Path
from bot.render.digest import news
from bot.store import listing
from bot.texts import LOCALES
from engine.games import GAMES

log = logging.getLogger(__name__)


async def rehearse(context: BotContext) -> None:
    """Open menus of each game, in words while the process that draws starts, then one with its
    picture. A fault is only logged: people who open that menu meet it again."""
    preparing = asyncio.create_task(context.pictures.prepare())
    try:
        tables = await context.tables.sessions.query(listing.table_of_each_game)
        for table_id in tables:
            for locale in LOCALES:
                await _open_menu(context, table_id, locale)
        await preparing
        for table_id in tables:
            await _open_menu(context, table_id, context.locale)
    except Exception:
        log.exception("no menus could be opened in advance")
    finally:
        preparing.cancel()


async def _open_menu(context: BotContext, table_id: int, locale: str) -> None:
    """Open the menu of a seat that is asked, as /play does."""
    table = await context.tables.table_queries.info(table_id)
    localized = context.localized(locale, table)
    for seat in range(len(table.seated)):
        unseen = await context.tables.event_log.unseen(table_id, seat)
        if unseen.asked is not None and unseen.asked.picks:
            losses = GAMES[table.game].LOSSES
            digest = news(localized.markdown, unseen.lines, seat, losses, 900)
            page = await context.menu(unseen.asked, Path(), localized, digest.text, pictured=True)
            page.arguments()
            return
