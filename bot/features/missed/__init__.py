"""/game missed: what happened since one's own last move."""

from bot.features.feature import Feature
from bot.features.missed import commands

MISSED = Feature(
    name="missed",
    subcommands=commands.add_missed_commands,
    buttons=commands.BUTTONS,
    folded_items=commands.folded_items,
    dm_items=commands.dm_items,
)
