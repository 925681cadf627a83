"""Rematch: a new lobby for the people of an ended game."""

from bot.features.feature import Feature, OnOver
from bot.features.rematch import commands
from bot.features.rematch.service import Rematch

REMATCH = Feature(
    name="rematch",
    services=(lambda tables: Rematch(tables.sessions, tables.lobby),),
    over=OnOver(items=commands.over_items),
    buttons=commands.BUTTONS,
)
