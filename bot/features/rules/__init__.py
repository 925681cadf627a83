"""/rules: any rule of a game, in this project's own words."""

from bot.discord.client import TOP_COMMANDS
from bot.features.rules import commands
from bot.slots import Feature

RULES = Feature("rules", TOP_COMMANDS(commands.rules_commands))
