"""When a person is likely to hand a turn on: by the times of day at which they did."""

from __future__ import annotations

import math

from bot.model.hours import Hours
from bot.table.clocks.rhythm import likely
from bot.table.clocks.shares import done
from tests.bot.core.test_clocks import DAY, HOUR

ALWAYS = Hours()
WAKING = Hours("UTC", start=8 * 60, end=23 * 60)


def test_of_whom_nothing_is_known_a_few_waking_hours_are_thought_to_be_needed() -> None:
    soon = likely([], WAKING, 9 * HOUR)
    assert 11 * HOUR < soon < 15 * HOUR
    assert likely([], WAKING, 2 * HOUR) - 8 * HOUR == soon - 9 * HOUR, "nobody looks while asleep"
    assert likely([], Hours(away=(0.0, 3 * DAY)), HOUR) > 3 * DAY
    assert likely([], Hours(away=(0.0, math.inf)), HOUR) == math.inf


def test_who_looks_at_nine_in_the_evening_is_expected_then() -> None:
    waits = [(day * DAY + 9 * HOUR, day * DAY + 21.1 * HOUR) for day in range(8)]
    for asked in (9, 14, 19):
        assert abs(likely(waits, WAKING, 8 * DAY + asked * HOUR) - (8 * DAY + 21 * HOUR)) < HOUR
    assert abs(likely(waits, WAKING, 8 * DAY + 22 * HOUR) - (9 * DAY + 21 * HOUR)) < 2 * HOUR


def test_how_far_a_game_is_by_its_phases() -> None:
    phases = (("setup/1", 10), ("night/1", 20), ("day/1", 30), ("night/2", 40))
    assert done(phases, "setup/1") == 0.05
    assert done(phases, "day/1") == 0.45
    assert done(phases, "night/2") == 0.8
    assert done(phases, "dusk/1") == 0.6, "after those of its chapter"
    assert done(phases, "end/9") == 1
