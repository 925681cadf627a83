"""Hints: the hard computer's suggestion for a seat, with reasons."""

from bot.discord.access import MORE_BUTTONS
from bot.discord.client import GAME_COMMANDS
from bot.features.hints import commands
from bot.features.hints.service import Hints
from bot.features.lessons.page import LEARNER_ITEMS
from bot.slots import Feature
from bot.table.tables import SERVICES

HINTS_FEATURE = Feature(
    "hints",
    SERVICES(Hints),
    LEARNER_ITEMS(commands.learner_items),
    GAME_COMMANDS(commands.add_hints_commands),
    MORE_BUTTONS(*commands.BUTTONS),
)
