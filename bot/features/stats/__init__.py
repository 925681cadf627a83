"""Statistics: games played, points, reliability, ratings and a server's ranking."""

from bot.features.feature import Feature
from bot.features.stats import commands
from bot.features.stats.service import Stats

STATS = Feature(
    name="stats",
    services=(lambda tables: Stats(tables.sessions),),
    commands=commands.stats_commands,
    subcommands=commands.add_stats_commands,
)
