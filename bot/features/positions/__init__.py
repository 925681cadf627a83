"""A finished game, move by move: forwards and back, as any seat saw it or with everything open."""

from bot.features.feature import Feature
from bot.features.positions import commands
from bot.features.positions.service import MoveReplay

POSITIONS = Feature(
    name="positions",
    services=(lambda tables: MoveReplay(tables.sessions),),
    buttons=commands.BUTTONS,
)
