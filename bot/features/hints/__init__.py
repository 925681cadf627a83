"""Hints: the hard computer's suggestion for a seat, with reasons."""

from bot.features.feature import Commands, Feature, OnMenu
from bot.features.hints import commands
from bot.features.hints.service import Hints

HINTS_FEATURE = Feature(
    name="hints",
    services=(lambda tables: Hints(tables.sessions, tables.pick_preview),),
    menu=OnMenu(learner_items=commands.learner_items),
    commands=Commands(game=commands.add_hints_commands),
    buttons=commands.BUTTONS,
)
