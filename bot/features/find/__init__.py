"""/game find: the tables of this server at which there is a seat to take."""

from bot.features.feature import Feature
from bot.features.find import commands

FIND = Feature(name="find", subcommands=commands.add_find_commands)
