"""Hints: the hard computer's suggestion for a seat, with reasons."""

from bot.features.feature import Commands, Feature, OnMenu
from bot.features.hints import commands
from bot.features.hints.service import Hints
from bot.features.lessons.service import Lessons

HINTS_FEATURE = Feature(
    name="hints",
    services=(lambda tables: Hints(tables.sessions, tables.pick_preview, tables.of(Lessons)),),
    menu=OnMenu(learner_items=commands.learner_items),
    commands=Commands(game=commands.add_hints_commands),
    buttons=commands.BUTTONS,
)
