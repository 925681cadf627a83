"""/game missed: what happened since one's own last move."""

from bot.features.feature import Feature
from bot.features.missed import commands

MISSED = Feature(name="missed", subcommands=commands.add, buttons=commands.BUTTONS)
