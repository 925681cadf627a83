"""More time for a turn without a game master."""

from bot.discord.commands.seats import SEAT_COMMANDS
from bot.features.extra_time import commands
from bot.features.extra_time.service import ExtraTime
from bot.slots import Feature
from bot.table.tables import SERVICES

EXTRA_TIME = Feature(
    "extra_time",
    SERVICES(ExtraTime),
    SEAT_COMMANDS(commands.add_extra_time_commands),
)
