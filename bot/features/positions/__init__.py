"""A finished game, move by move, from any seat's view or with everything visible."""

from bot.features.feature import Feature
from bot.features.positions import commands
from bot.features.positions.service import MoveReplay

POSITIONS = Feature(
    name="positions",
    services=(lambda tables: MoveReplay(tables.sessions),),
    buttons=commands.BUTTONS,
)
