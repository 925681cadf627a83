"""Verification of a game's deal."""

from bot.features.feature import Commands, Feature
from bot.features.verify import commands

VERIFY = Feature(
    name="verify", commands=Commands(game=commands.add_verify_commands), buttons=commands.BUTTONS
)
