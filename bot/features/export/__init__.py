"""The record and the report of a game, as files."""

from bot.features.export import commands
from bot.features.feature import Commands, Feature

EXPORT = Feature(name="export", commands=Commands(game=commands.add_export_commands))
