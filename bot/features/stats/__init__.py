"""Statistics: games played, points, punctuality, ratings and a server's ranking."""

from bot.features.feature import Commands, Feature
from bot.features.stats import commands
from bot.features.stats.service import Stats

STATS = Feature(
    name="stats",
    services=(lambda tables: Stats(tables.sessions),),
    commands=Commands(top=commands.stats_commands, game=commands.add_stats_commands),
)
