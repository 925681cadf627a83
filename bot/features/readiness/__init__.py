"""/game ready: at a table with rendezvous, nobody need wait for one any longer."""

from bot.discord.access import MORE_BUTTONS
from bot.discord.client import GAME_COMMANDS
from bot.discord.pages.menus import MENU_ROW
from bot.discord.pages.tables import BOARD_ITEMS
from bot.features.readiness import commands
from bot.features.readiness.service import Readiness
from bot.slots import Feature
from bot.table.tables import SERVICES

READINESS = Feature(
    "readiness",
    SERVICES(Readiness),
    MENU_ROW(commands.menu_row),
    BOARD_ITEMS(commands.board_items),
    GAME_COMMANDS(commands.add_ready_command),
    MORE_BUTTONS(*commands.BUTTONS),
)
