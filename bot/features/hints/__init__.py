"""Hints: what the hard computer would do in a seat's place, and why."""

from bot.features.feature import Feature
from bot.features.hints import commands
from bot.features.hints.service import Hints

HINTS = Feature(
    name="hints",
    services=(lambda tables: Hints(tables.desk, tables.foresight),),
    subcommands=commands.add,
    buttons=commands.BUTTONS,
    learner_items=commands.learner_items,
)
