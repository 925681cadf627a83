"""/game mine: the games of one person on every server."""

from bot.features.feature import Feature
from bot.features.mine import commands

MINE = Feature(
    name="mine",
    subcommands=commands.add_mine_commands,
    buttons=commands.BUTTONS,
)
