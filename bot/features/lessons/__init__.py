"""Lessons: a first game against computers that play at once, with a script of suggestions."""

from bot.features.feature import Commands, Feature, OnMenu, OnPeople, Work
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
    menu=OnMenu(learner_page=lesson_page),
    work=Work(consequences=lambda tables: {"lesson": Taught(tables.of(Lessons))}),
    commands=Commands(game=commands.add_lessons_commands),
    people=OnPeople(first_items=first_items),
    buttons=commands.BUTTONS,
)
