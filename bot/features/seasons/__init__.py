"""Seasons: a server's league over some weeks, with standings and a champion."""

from bot.features.feature import Commands, Feature
from bot.features.seasons import commands
from bot.features.seasons.service import Seasons

SEASONS = Feature(
    name="seasons",
    services=(lambda tables: Seasons(tables.sessions),),
    commands=Commands(top=commands.seasons_commands),
    buttons=commands.BUTTONS,
)
