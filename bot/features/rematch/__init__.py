"""Rematch: a new lobby for the people of an ended game."""

from bot.discord.access import MORE_BUTTONS
from bot.discord.pages.tables import OVER_ITEMS
from bot.features.rematch import commands
from bot.features.rematch.service import Rematch
from bot.slots import Feature
from bot.table.tables import SERVICES

REMATCH = Feature(
    "rematch",
    SERVICES(Rematch),
    OVER_ITEMS(commands.over_items),
    MORE_BUTTONS(*commands.BUTTONS),
)
