"""/rules: any rule of a game, in this project's own words."""

from bot.features.feature import Commands, Feature
from bot.features.rules import commands

RULES = Feature(
    name="rules", commands=Commands(top=commands.rules_commands, game=commands.add_rules_commands)
)
