"""The record and the report of a game, as files."""

from bot.discord.client import GAME_COMMANDS
from bot.features.export import commands
from bot.slots import Feature

EXPORT = Feature("export", GAME_COMMANDS(commands.add_export_commands))
