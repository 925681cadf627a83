"""/game mine: the games of one person on every server."""

from bot.features.feature import Commands, Feature
from bot.features.mine import commands

MINE = Feature(
    name="mine", commands=Commands(game=commands.add_mine_commands), buttons=commands.BUTTONS
)
