"""Every game's tutorial: complete in both languages, reached lesson by lesson, always legal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.features.aid.commands import FEWEST, MOST
from bot.features.lessons import tutorials as learn
from bot.features.lessons.service import reasons_for
from bot.features.lessons.tutorials import (
    Lesson,
    at_hand,
    questions,
    seed_at,
    suggested_index,
    tutorial_of,
)
from bot.model.facts import LEARNER
from bot.texts import DATA, LOCALES, Library
from engine import content
from engine.content import ContentError
from engine.games import GAMES
from engine.kernel import apply, legal, pending, question
from engine.players import ADVISERS, PLAYERS
from tests.fluent import variables_of

NAMES = [*GAMES, "_skeleton"]


def text_ids(game: str, locale: str) -> set[str]:
    path = DATA / game / f"{locale}.ftl"
    return set(variables_of(path.read_text(encoding="utf-8"), path.name))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", NAMES)
def test_every_lesson_and_every_phase_has_its_texts_and_none_is_left_over(
    game: str, locale: str
) -> None:
    tutorial = tutorial_of(game)
    wanted = {"learn-intro", "learn-end", "learn-end.title"}
    for lesson in (*tutorial.lesson, *tutorial.aside):
        wanted |= {f"learn-{lesson.id}.pick"} if lesson.pick else set()
        if not lesson.silent:
            wanted |= {f"learn-{lesson.id}", f"learn-{lesson.id}.title"}
    ids = text_ids(game, locale)
    assert {i for i in ids if i.startswith("learn-")} == wanted
    phases = {i.removeprefix("phase-") for i in ids if i.startswith("phase-") and "." not in i}
    assert {i.removeprefix("help-") for i in ids if i.startswith("help-")} == phases
    assert tutorial.rules.keys() == phases
    for phase, rules in tutorial.rules.items():
        assert FEWEST <= len(rules) <= MOST, phase


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", NAMES)
def test_lessons_stay_within_their_length(game: str, locale: str) -> None:
    texts = Library(strict=True).texts(locale, game)
    tutorial = tutorial_of(game)
    for lesson in (*tutorial.lesson, *tutorial.aside):
        if lesson.silent:
            continue
        text = texts.say(f"learn-{lesson.id}")
        assert len(re.findall(r"[.!?](?:\s|$)", text)) <= 4, text
        assert len(text) <= 320, text
    points = [line for line in texts.say("learn-end").splitlines() if line.startswith("·")]
    assert len(points) == 3


@pytest.mark.parametrize("game", NAMES)
def test_following_the_script_shows_every_lesson(game: str) -> None:
    package, tutorial = GAMES[game], tutorial_of(game)
    options = package.Options.model_validate(tutorial.options)
    state = package.new_game(len(tutorial.computers) + 1, tutorial.seed, options)
    learned: list[str] = []
    asked: set[str] = set()
    explained: list[bool] = []
    for ply in range(1000):
        awaited = {seat for _, seats in pending(state) for seat in seats}
        seat = min(awaited - {LEARNER}, default=LEARNER)
        kind = tutorial.computers[seat - 1] if seat != LEARNER else tutorial.adviser
        picks = legal(state, seat)
        if seat != LEARNER:
            pick = PLAYERS[kind](state, seat, seed_at(tutorial.seed, ply))
        else:
            view = package.view(state, LEARNER)
            if tutorial.end.reached(view):
                break
            name = type(question(state, LEARNER)).__name__
            lesson = at_hand(tutorial, learned, name, view, picks)
            assert name in asked or (lesson and not lesson.silent), f"{name} without a lesson"
            asked.add(name)
            at = None
            if lesson is not None:
                learned.append(lesson.id)
                at = suggested_index(lesson, picks)
                assert (at is not None) == bool(lesson.pick), f"{lesson.id} suggests: not legal"
            seed = seed_at(tutorial.seed, ply)
            pick = ADVISERS[kind](state, seat, seed) if at is None else picks[at]
            if at is None and len(picks) > 1:
                explained.append(bool(reasons_for(pick, picks, state, seed, kind)))
        state, _ = apply(state, seat, pick)
    else:
        raise AssertionError("the script does not end")
    assert learned == [lesson.id for lesson in tutorial.lesson]
    assert state.result is None, "there is nothing left to play on"
    assert all(explained), "a star has no reason"


@pytest.mark.parametrize("game", NAMES)
def test_every_question_has_a_lesson_off_the_script(game: str) -> None:
    tutorial = tutorial_of(game)
    said = {lesson.question for lesson in (*tutorial.lesson, *tutorial.aside) if not lesson.silent}
    assert questions(game).keys() == said


GOOD = """seed = 5
computers = ["normal"]
end = { chapter = 3 }
[rules]
setup = ["setup"]
[[lesson]]
id = "a"
question = "PutAside"
pick = { verb = "aside", card = 1 }
"""


@pytest.mark.parametrize(
    ("wrong", "right", "named"),
    [
        ('"PutAside"', '"PutAway"', "row a, field question: 'PutAway'"),
        ('verb = "aside"', 'verb = "bid"', "row a, field pick: 'bid'"),
        ("card = 1", "cards = 1", "row a, field pick: 'cards'"),
        ('["normal"]', '["clever"]', "field computers: 'clever'"),
        ("seed = 5", 'seed = 5\nadviser = "wise"', "field adviser: 'wise'"),
        ('["normal"]', "[]", "field computers: the game is not played"),
        ('["setup"]', '["sleep"]', "row rules, field setup: 'sleep'"),
        ("[rules]", "[options]\ncards = '9'\n[rules]", "field options"),
        ('id = "a"', 'id = "a"\noffers = "eat"', "row a, field offers: 'eat'"),
        ('id = "a"', 'id = "a"\ncolour = "red"', "colour"),
        ("[[lesson]]", '[[aside]]\nid = "a"\nquestion = "PutAside"\n[[lesson]]', "earlier lesson"),
    ],
)
def test_an_invalid_tutorial_is_refused_with_row_and_field(
    wrong: str, right: str, named: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "_skeleton"
    folder.mkdir()
    monkeypatch.setattr(content, "DATA", tmp_path)
    file = folder / "tutorial.toml"
    file.write_text(GOOD, encoding="utf-8")
    fresh = learn.tutorial_of.__wrapped__
    assert fresh("_skeleton").lesson == (
        Lesson(id="a", question="PutAside", pick={"verb": "aside", "card": 1}),
    )
    assert wrong in GOOD
    file.write_text(GOOD.replace(wrong, right, 1), encoding="utf-8")
    with pytest.raises(ContentError) as error:
        fresh("_skeleton")
    assert named in str(error.value)
    assert "_skeleton/tutorial.toml" in str(error.value)
