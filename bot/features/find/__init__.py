"""/game find: the tables of this server with a free seat."""

from bot.features.feature import Commands, Feature
from bot.features.find import commands

FIND = Feature(name="find", commands=Commands(game=commands.add_find_commands))
