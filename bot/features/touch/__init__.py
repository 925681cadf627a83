"""The touch board: a live page in a browser with the same actions as Discord's buttons."""

from bot.discord.access import MORE_BUTTONS
from bot.discord.background import SITES, Site
from bot.discord.client import TOP_COMMANDS, GharkaneClient
from bot.discord.context import BotContext
from bot.discord.pages.ended import OVER_ROWS
from bot.discord.pages.picture_pages import BOARD_ROWS
from bot.features.gm.panel import PANEL_ITEMS
from bot.features.touch import commands, rows
from bot.features.touch.service import TouchBoards, TouchLinks
from bot.model.times import Time
from bot.schedule.periodic import UPKEEP
from bot.slots import Feature
from bot.table.tables import SERVICES


def _site(context: BotContext, client: GharkaneClient, when: Time) -> Site:
    from bot.features.touch.activity import Activities  # only if the bot has a website
    from bot.features.touch.site import TouchSite

    return TouchSite(context, Activities(context, client), when)


TOUCH = Feature(
    "touch",
    SERVICES(TouchLinks, TouchBoards),
    BOARD_ROWS(commands.board_row),
    OVER_ROWS(commands.over_row),
    PANEL_ITEMS(commands.panel_items),
    SITES(_site),
    UPKEEP(rows.drop_old),
    TOP_COMMANDS(commands.touch_commands),
    MORE_BUTTONS(*commands.BUTTONS),
)
