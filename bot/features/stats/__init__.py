"""Statistics: games played, points, punctuality, ratings and a server's ranking."""

from bot.discord.client import TOP_COMMANDS
from bot.features.stats import commands
from bot.features.stats.service import Stats
from bot.slots import Feature
from bot.table.tables import SERVICES

STATS = Feature(
    "stats",
    SERVICES(Stats),
    TOP_COMMANDS(commands.stats_commands),
)
