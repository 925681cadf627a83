"""A learner's pages: the lesson above the menu, its suggestion, and the congratulation."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from bot.discord.components.ids import house_id, learn_id, table_id
from bot.discord.components.parts import PRIMARY, SUCCESS, Item, Page, button
from bot.discord.context import BotContext
from bot.discord.pages.ended import OVER_LAST_ITEMS, ended_page
from bot.discord.pages.menus import STAR, menu_page
from bot.discord.pages.picture_pages import BOARD_ROWS
from bot.features.lessons.service import Lessons, Progress
from bot.features.lessons.tutorials import Hint, tutorial_of
from bot.menu import Path
from bot.present.pictures import Illustration
from bot.render.panel import Panel
from bot.slots import Slot
from bot.table import Asked
from bot.table.message_data import MessageContent
from bot.texts import Said, Texts

LEARNER_ITEMS: Final[Slot[Callable[[Asked, Texts], Sequence[Item]]]] = Slot()
"""Adds a row of buttons to the menu of a learner who has a choice."""


async def lesson_page(
    context: BotContext,
    asked: Asked,
    path: Path,
    texts: Texts,
    plain: Texts,
    message: str,
    picture: Illustration | None,
) -> Page:
    """Return a learner's menu at `path`, or the page after the end of the lessons or the game."""
    tables, table = context.tables, asked.table
    if table.status == "ended":
        lines = await tables.play.log(table.id, asked.seat, 12)
        scores = await tables.play.score(table.id)
        page = ended_page(
            MessageContent(table, lines=tuple(lines), scores=tuple(scores)), texts, plain
        )
        progress = Progress.of(table.learning)
        if progress.challenge:
            message = texts.say("challenge-late") if progress.late else ""
            ways = OVER_LAST_ITEMS.gather(tables.features, table, texts)
            return replace(page, said=message, rows=(tuple(ways),))
        return replace(page, rows=((_real(asked, texts),),))
    if table.status != "running":
        waits = replace(asked, picks=())
        return menu_page(waits, path, texts, plain, message, features=tables.features)
    hint = await tables.of(Lessons).hint(asked)
    if hint.over:
        return bravo_page(context, asked, texts, message)
    page = menu_page(
        asked,
        path,
        texts,
        plain,
        message,
        star=hint.star,
        more=(_board(asked, texts),),
        features=tables.features,
        picture=picture,
    )
    if len(asked.picks) > 1 and not Progress.of(table.learning).challenge:
        ways = LEARNER_ITEMS.gather(tables.features, asked, texts)
        page = replace(page, rows=(*page.rows, tuple(ways)))
    return replace(page, said=lesson_text(asked, hint, texts))


ALL_LESSONS_MIN: Final = 10
"""Approximate minutes of all lessons of a game."""


def lesson_text(asked: Asked, hint: Hint, texts: Texts) -> str:
    """Return the text above the menu: the lesson of a question asked for the first time, the reason
    for the suggestion, and praise for a good own pick."""
    progress = Progress.of(asked.table.learning)
    parts = [texts.say("learn-strayed")] if progress.strayed else []
    lesson = hint.lesson
    if lesson is not None and not lesson.silent:
        parts.append(f"### 🎓 {_title(asked, lesson.id, texts, progress)}")
        parts.append(texts.say(f"learn-{lesson.id}"))
    if hint.star is not None:
        parts.append(f"{STAR} {_reason(asked, hint, texts)}")
    return "\n".join(parts)


def _reason(asked: Asked, hint: Hint, texts: Texts) -> str:
    """Return why this pick is suggested."""
    if hint.explained and hint.lesson is not None:
        return texts.say(f"learn-{hint.lesson.id}.pick")
    if len(asked.picks) == 1:
        return texts.say("learn-only")
    if hint.reasons:
        reasons = texts.listed([texts.say(f"hint-{name}") for name in hint.reasons])
        return texts.say("learn-because", what=Said(reasons))
    return texts.say("learn-alike")


def _title(asked: Asked, lesson: str, texts: Texts, progress: Progress) -> str:
    """Return the lesson's title, with the progress if it belongs to the script."""
    title = texts.say(f"learn-{lesson}.title")
    script = tutorial_of(asked.table.game).spoken_lessons
    if lesson not in script or progress.free:
        return title
    heard = sum(lesson_id in script for lesson_id in progress.learned)
    minutes_left = -(-ALL_LESSONS_MIN * (len(script) - heard) // len(script))
    return texts.say("learn-title", minutes=minutes_left, title=Said(title))


def bravo_page(context: BotContext, asked: Asked, texts: Texts, message: str = "") -> Page:
    """Return the page at the end of the lessons: what was learnt, the two ways to continue, and the
    latest events."""
    text = f"{texts.say('learn-end')}\n\n{texts.say('learn-ways')}"
    if (
        message
    ):  # whole: as a part of a panel its end would be cut, which is what came of the last move
        text += f"\n\n**{texts.say('dashboard-happened')}**\n{message}"
    panel = Panel(texts.say("learn-end.title"), text)
    row = (
        button(texts.say("button-learn-on"), table_id(asked.table.id, "learn_on"), PRIMARY),
        _real(asked, texts),
        button(texts.say("game-sheet.button"), table_id(asked.table.id, "sheet")),
        _board(asked, texts),
        *BOARD_ROWS.gather(context.features, context, asked.table, texts),
    )
    return Page(panel=panel, rows=(row,))


def _real(asked: Asked, texts: Texts) -> Item:
    return button(texts.say("button-learn-real"), table_id(asked.table.id, "learn_real"), SUCCESS)


def _board(asked: Asked, texts: Texts) -> Item:
    return button(texts.say("button-board"), table_id(asked.table.id, "board"))


def first_items(game: str, texts: Texts) -> list[Item]:
    """Return the button to a first game: of this game, or of one to choose."""
    ident = learn_id(game) if game else house_id("learn")
    return [button(texts.say("button-learn-short"), ident, PRIMARY)]
