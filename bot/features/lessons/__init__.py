"""Lessons: a first game against computers that play at once, with a script of suggestions."""

from bot.discord.access import MORE_BUTTONS
from bot.discord.client import GAME_COMMANDS
from bot.discord.context import LEARNER_PAGE
from bot.discord.pages.tour import FIRST_ITEMS
from bot.features.lessons import commands
from bot.features.lessons.learning import Learning
from bot.features.lessons.page import first_items, lesson_page
from bot.features.lessons.service import Lessons, note_taught
from bot.slots import Feature
from bot.table.moves import CONSEQUENCES, After
from bot.table.play import SOLO
from bot.table.tables import SERVICES

LESSONS = Feature(
    "lessons",
    SERVICES(Lessons, Learning),
    SOLO(Learning),
    LEARNER_PAGE(lesson_page),
    CONSEQUENCES(After(None, note_taught)),
    GAME_COMMANDS(commands.add_lessons_commands),
    FIRST_ITEMS(first_items),
    MORE_BUTTONS(*commands.BUTTONS),
)
