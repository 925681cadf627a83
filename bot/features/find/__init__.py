"""/game find: the tables of this server with a free seat."""

from bot.discord.client import GAME_COMMANDS
from bot.features.find import commands
from bot.slots import Feature

FIND = Feature("find", GAME_COMMANDS(commands.add_find_commands))
