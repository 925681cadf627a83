"""/rules: any rule of a game in our own words."""

from bot.features.feature import Feature
from bot.features.rules import commands

RULES = Feature(
    name="rules", commands=commands.rules_commands, subcommands=commands.add_rules_commands
)
