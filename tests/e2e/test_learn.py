"""A newcomer learns every game by following the star, clicking what is shown."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from bot.features.lessons.page import ALL_LESSONS_MIN
from bot.features.lessons.tutorials import tutorial_of
from bot.texts import LOCALES, Said
from engine.games import GAMES
from tests.bot.face.playing import running
from tests.e2e.learner import Learner
from tests.e2e.player import labelled
from tests.shared_texts import strict_library
from tests.standin import StandIn

TEN_MINUTES = 60
"""Clicks that a newcomer makes in about ten minutes, reading the texts."""


SOME = [(game, LOCALES[n % len(LOCALES)]) for n, game in enumerate(GAMES)]
"""Each game in one language, in turn; the others are learnt in `tests.long`."""


@pytest.mark.parametrize(("game", "locale"), SOME)
async def test_a_newcomer_learns_by_following_the_star(
    game: str,
    locale: str,
    stand_in: StandIn,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
) -> None:
    await learns(game, locale, stand_in, tmp_path, caplog)


async def learns(
    game: str,
    locale: str,
    stand_in: StandIn,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """All lessons of a game, to the end of the last."""
    caplog.set_level(logging.WARNING)
    person = stand_in.person("Alice")
    person.record.locale = "en-US" if locale == "en" else "fr"
    library = strict_library()
    texts = library.texts(locale, game)
    async with running(stand_in, tmp_path, library, locale=locale) as bot:
        learner = Learner(person, stand_in.channel("table"))
        end = await learner.follow(await learner.begin(game))
        assert texts.say("learn-end.title") in end.text()
        for line in texts.say("learn-end").splitlines():
            assert line.strip() in end.text()
        cut = [line for line in end.text().splitlines() if line.endswith("…")]
        assert cut == [], "what came of the last move is cut"
        (table,) = await bot.tables.table_queries.of_user(int(person.id), learning=True)
        await learner.person.click(end, str(labelled(end, texts.say("button-learn-on"))))
        assert not [m for m in person.messages(learner.channel) if m.only_for is None]
    said = tutorial_of(game).spoken_lessons
    titles = [Said(texts.say(f"learn-{lesson}.title")) for lesson in said]
    assert learner.titles == [
        texts.say(
            "learn-title", minutes=-(-ALL_LESSONS_MIN * (len(said) - n) // len(said)), title=title
        )
        for n, title in enumerate(titles)
    ]
    assert table.learning["left"] is None
    assert learner.clicks <= TEN_MINUTES
    assert [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR] == []
