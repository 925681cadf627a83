"""Verification of a game's deal."""

from bot.discord.access import MORE_BUTTONS
from bot.discord.client import GAME_COMMANDS
from bot.features.verify import commands
from bot.slots import Feature

VERIFY = Feature(
    "verify", GAME_COMMANDS(commands.add_verify_commands), MORE_BUTTONS(*commands.BUTTONS)
)
