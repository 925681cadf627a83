"""Proof of what a game was dealt from."""

from bot.features.feature import Feature
from bot.features.verify import commands

VERIFY = Feature(
    name="verify",
    subcommands=commands.add_verify_commands,
    buttons=commands.BUTTONS,
)
