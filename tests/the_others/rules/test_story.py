"""The report of a night: places by name, as people would tell it."""

from __future__ import annotations

import re

import pytest

from bot.games import face
from bot.render.happenings import seen_events
from bot.render.story import Tale
from bot.texts import LOCALES
from engine.games.the_others import PACKAGE as others
from engine.games.the_others.content import SPACES, STORY
from engine.kernel import play
from tests.draw.moments import LIBRARY
from tests.laws.walks import walk
from tests.the_others.tables import fresh

COORDINATES = re.compile(r"\b[A-E][1-3]\b")


@pytest.mark.parametrize("locale", LOCALES)
def test_every_space_has_a_name_of_its_own(locale: str) -> None:
    texts = LIBRARY.texts(locale, others.NAME, ())
    names = [texts.say(f"word-{space}.story") for space in SPACES]
    assert len(set(names)) == len(SPACES)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_mission_is_told_in_a_sentence_of_its_own(locale: str) -> None:
    """[missions.order] Whatever its goal."""
    texts = LIBRARY.texts(locale, others.NAME, ())
    rows = [
        branch for row in STORY.values() for mission in row.missions for branch in mission.branches
    ]
    told = {row.goal: texts.say(f"story-done-{row.goal}-1") for row in rows}
    assert len(set(told.values())) == len(told)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("story", STORY)
def test_a_night_is_told_with_names_of_places(story: str, locale: str) -> None:
    texts = LIBRARY.texts(locale, others.NAME, ("Zoé", "Luc", "Anaïs"))
    game = fresh(3, 4, story=story, sin="wrath")
    for seat, pick in walk(game, 4):
        play(game, seat, pick)
    lines = seen_events(game.new_events, None)
    for name in ("killed", "appeared", "died", "rescued", "delivered", "civilian_lost"):
        some = [line for line in lines if line.name in (name, "first_hero")]
        told = " ".join(face(others.NAME).story(Tale(texts, 7, 1, some)))
        assert told
        assert not COORDINATES.search(told)
