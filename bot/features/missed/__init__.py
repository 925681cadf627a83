"""/game missed: the events since one's own last move."""

from bot.discord.access import MORE_BUTTONS
from bot.discord.client import GAME_COMMANDS
from bot.discord.context import FOLDED_ITEMS
from bot.discord.pages.tables import DM_ITEMS
from bot.features.missed import commands
from bot.slots import Feature

MISSED = Feature(
    "missed",
    FOLDED_ITEMS(commands.folded_items),
    DM_ITEMS(commands.dm_items),
    GAME_COMMANDS(commands.add_missed_commands),
    MORE_BUTTONS(*commands.BUTTONS),
)
