"""When a person is likely to hand a turn on: by the times of day at which they did."""

from __future__ import annotations

import math

import pytest

from bot.model.hours import Hours
from bot.table.clocks.answer_times import likely_answer
from bot.table.clocks.phase_budget import chapter_of, fit_chapters, phases_of, progress
from engine.games import GAMES
from tests.bot.core.clocks.test_clocks import DAY, HOUR

WAKING = Hours("UTC", start=8 * 60, end=23 * 60)


def test_an_unknown_person_is_expected_after_a_few_waking_hours() -> None:
    soon = likely_answer([], WAKING, 9 * HOUR)
    assert 11 * HOUR < soon < 15 * HOUR
    assert likely_answer([], WAKING, 2 * HOUR) - 8 * HOUR == soon - 9 * HOUR, (
        "nobody looks while asleep"
    )
    assert likely_answer([], Hours(away=(0.0, 3 * DAY)), HOUR) > 3 * DAY
    assert likely_answer([], Hours(away=(0.0, math.inf)), HOUR) == math.inf


def test_a_person_who_answers_in_the_evening_is_expected_then() -> None:
    waits = [(day * DAY + 9 * HOUR, day * DAY + 21.1 * HOUR) for day in range(8)]
    for asked in (9, 14, 19):
        assert (
            abs(likely_answer(waits, WAKING, 8 * DAY + asked * HOUR) - (8 * DAY + 21 * HOUR)) < HOUR
        )
    assert abs(likely_answer(waits, WAKING, 8 * DAY + 22 * HOUR) - (9 * DAY + 21 * HOUR)) < 2 * HOUR


def test_progress_is_measured_by_phases() -> None:
    phases = (("setup/1", 10), ("night/1", 20), ("day/1", 30), ("night/2", 40))
    assert progress(phases, "setup/1") == 0.05
    assert progress(phases, "day/1") == 0.45
    assert progress(phases, "night/2") == 0.8
    assert progress(phases, "dusk/1") == 0.6, "after those of its chapter"
    assert progress(phases, "night/9") == 100 / 150, "beyond the last chapter one more is to come"


def test_every_game_has_a_usual_number_of_chapters() -> None:
    phases = (("setup/1", 10), ("turn/1", 20), ("turn/2", 30), ("turn/3", 4))
    assert fit_chapters(phases, 2) == phases[:3]
    whole = (*phases[:3], ("turn/3", 30), ("turn/4", 30))
    assert fit_chapters(phases, 4) == whole, "the last chapter was cut short"


@pytest.mark.parametrize("game", [game for game in GAMES if GAMES[game].CHAPTERS])
def test_a_forecast_counts_the_usual_chapters_of_a_game(game: str) -> None:
    package = GAMES[game]
    assert set(package.CHAPTERS) == set(package.SEATS)
    for seats, chapters in package.CHAPTERS.items():
        phases = phases_of(game, seats, package.Options().model_dump_json())
        assert {chapter_of(phase) for phase, _ in phases} == {*range(1, chapters + 1)}
        parts = [progress(phases, phase) for phase, _ in phases]
        assert parts == sorted(parts)
        assert parts[-1] > 0.9 > parts[len(parts) // 2]
