"""More time for a turn without a game master."""

from bot.features.extra_time import commands
from bot.features.extra_time.service import ExtraTime
from bot.features.feature import Commands, Feature

EXTRA_TIME = Feature(
    name="extra_time",
    services=(
        lambda tables: ExtraTime(
            tables.sessions, tables.announcer, tables.clocks, tables.seats, tables.ladder
        ),
    ),
    commands=Commands(seat=commands.add_extra_time_commands),
)
