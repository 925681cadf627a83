"""Seasons: a server's league over some weeks, with standings and a champion."""

from bot.discord.access import MORE_BUTTONS
from bot.discord.client import TOP_COMMANDS
from bot.features.seasons import commands
from bot.features.seasons.service import Seasons
from bot.slots import Feature
from bot.table.tables import SERVICES

SEASONS = Feature(
    "seasons",
    SERVICES(Seasons),
    TOP_COMMANDS(commands.seasons_commands),
    MORE_BUTTONS(*commands.BUTTONS),
)
