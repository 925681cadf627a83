"""The record and the report of a game, as files."""

from bot.features.export import commands
from bot.features.feature import Feature

EXPORT = Feature(
    name="export",
    subcommands=commands.add_export_commands,
)
