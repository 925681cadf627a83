"""Analysis of a finished game: each seat's chances over time, and the picks that turned it."""

from bot.discord.access import MORE_BUTTONS
from bot.discord.pages.ended import OVER_LAST_ITEMS
from bot.features.analysis import commands
from bot.features.analysis.service import GameAnalysis
from bot.slots import Feature
from bot.table.tables import SERVICES

ANALYSIS = Feature(
    "analysis",
    SERVICES(GameAnalysis),
    OVER_LAST_ITEMS(commands.end_items),
    MORE_BUTTONS(*commands.BUTTONS),
)
