"""Lessons: a first game against computers that play at once, with a script of suggestions."""

from bot.features.feature import Feature
from bot.features.lessons import commands
from bot.features.lessons.learning import Learning
from bot.features.lessons.page import first_items, lesson_page
from bot.features.lessons.service import Lessons, Taught
from bot.table import Tables


def _learning(tables: Tables) -> Learning:
    learning = Learning(
        tables.sessions,
        tables.ending,
        tables.table_queries,
        tables.of(Lessons),
        tables.moves,
        tables.lobby,
    )
    tables.play.solo = learning
    return learning


LESSONS = Feature(
    name="lessons",
    services=(lambda tables: Lessons(tables.sessions), _learning),
    consequences=lambda tables: {"lesson": Taught(tables.of(Lessons))},
    subcommands=commands.add_lessons_commands,
    buttons=commands.BUTTONS,
    learner_page=lesson_page,
    first_items=first_items,
)
