"""A finished game, move by move, from any seat's view or with everything visible."""

from bot.discord.access import MORE_BUTTONS
from bot.features.positions import commands
from bot.features.positions.service import MoveReplay
from bot.slots import Feature
from bot.table.tables import SERVICES

POSITIONS = Feature(
    "positions",
    SERVICES(lambda tables: MoveReplay(tables.sessions)),
    MORE_BUTTONS(*commands.BUTTONS),
)
