"""The report of a night: places by name, as people would tell it."""

from __future__ import annotations

import re

import pytest

from bot.games import face
from bot.games.the_others.story import UNIQUE
from bot.render.happenings import SeenEvent, seen_events
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
    """[missions.order] Whatever its goal; a death is told where it happens."""
    texts = LIBRARY.texts(locale, others.NAME, ())
    rows = [
        branch for row in STORY.values() for mission in row.missions for branch in mission.branches
    ]
    goals = {row.goal for row in rows}
    assert set(UNIQUE) < goals
    told = {texts.say(f"story-done-{goal}-1") for goal in goals - set(UNIQUE)}
    assert len(told) == len(goals) - len(UNIQUE)


Happened = tuple[str, dict[str, object]]


def told_of(*lines: Happened, before: tuple[Happened, ...] = ()) -> str:
    """An English story of these lines, in which Vigie acts first, after rounds of others; Zoé is
    the Sins."""
    texts = LIBRARY.texts("en", others.NAME, ("Zoé", "Luc", "Anaïs"))
    seen = [SeenEvent(name, facts) for name, facts in (("first_hero", {"hero": "vigie"}), *lines)]
    earlier = [SeenEvent(name, facts) for name, facts in before]
    return " ".join(face(others.NAME).story(Tale(texts, 7, 2, seen, before=earlier)))


def test_the_controllers_death_is_told_once_where_it_happens() -> None:
    killed = ("killed", {"monster": "controller", "place": "d2"})
    done = ("mission_done", {"mission": 2, "goal": "controller"})
    began = ("mission_began", {"mission": 3, "goal": "avatar"})
    assert told_of(killed).count("the controller") == 1
    assert "controller" not in told_of(done, began)


def test_who_takes_a_dead_heros_place_is_told_with_the_death() -> None:
    died = ("died", {"seat": 1, "hero": "vigie", "place": "d2"})
    other = ("died", {"seat": 2, "hero": "saba", "place": "e1"})
    entered = ("entered", {"seat": 1, "hero": "ines", "place": "a1"})
    both = told_of(died, other, entered)
    assert both.count("Inès Valmont") == 1
    assert re.search(r"Vigie[^.]*market halls[^S]*Inès Valmont", both)
    assert "Inès Valmont" in told_of(entered)


def test_an_avatar_that_never_fell_still_stands_at_the_end() -> None:
    came = ("appeared", {"monster": "avatar", "place": "d2"})
    fell = ("killed", {"monster": "avatar", "place": "d2"})
    ended = ("ended", {"winners": [0], "rivals": [1, 2], "missions": 2})
    standing = LIBRARY.texts("en", others.NAME, ()).say("story-standing-1")
    assert standing not in told_of(ended)
    assert standing in told_of(came, ended)
    assert standing in told_of(ended, before=(came,))
    assert standing not in told_of(fell, ended, before=(came,))
    assert standing not in told_of(ended, before=(came, fell))


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
