"""Waking time: days, nights, absences, and the two days a year on which clocks are put."""

from __future__ import annotations

import datetime as dt
import math
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.model.hours import DAY_MIN, EVERY_DAY, Hours

HOUR = 3600.0
WEEKDAYS = (0, 1, 2, 3, 4)


def at(zone: str, text: str, fold: int = 0) -> float:
    """The moment at which this zone's wall clocks show that."""
    return dt.datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone), fold=fold).timestamp()


def is_awake(hours: Hours, moment: float) -> bool:
    """Whether the person is awake and not away."""
    return hours.next_awake(moment) == moment


def test_by_default_people_are_always_awake() -> None:
    hours = Hours()
    assert hours.always
    assert is_awake(hours, 12.5)
    assert hours.later(100.0, 50.0) == 150.0
    assert hours.between(100.0, 150.0) == 50.0
    assert hours.between(150.0, 100.0) == 0.0
    assert Hours(start=480, end=480).always
    assert not Hours(days=WEEKDAYS).always


@pytest.mark.parametrize("zone", ["Europe/Paris", "America/New_York", "Asia/Tokyo"])
def test_time_passes_only_in_waking_hours(zone: str) -> None:
    hours = Hours(zone, start=8 * 60, end=22 * 60)
    morning, night = at(zone, "2026-05-04 08:00"), at(zone, "2026-05-04 22:00")
    assert is_awake(hours, morning)
    assert not is_awake(hours, morning - 1)
    assert not is_awake(hours, night)
    assert hours.next_awake(night) == at(zone, "2026-05-05 08:00")
    assert hours.between(morning, night) == 14 * HOUR
    assert hours.later(night - HOUR, 2 * HOUR) == at(zone, "2026-05-05 09:00")
    assert hours.later(morning, 24 * HOUR) == at(zone, "2026-05-05 18:00")
    assert hours.later(night, 0) == night


def test_waking_hours_over_midnight_end_on_the_next_day() -> None:
    hours = Hours("Europe/Paris", days=(4,), start=20 * 60, end=2 * 60)
    friday, saturday = (
        at("Europe/Paris", "2026-05-08 20:00"),
        at("Europe/Paris", "2026-05-09 02:00"),
    )
    assert is_awake(hours, saturday - 1)
    assert not is_awake(hours, saturday)
    assert hours.between(friday - 5 * HOUR, saturday + 24 * HOUR) == 6 * HOUR
    assert hours.next_awake(saturday) == at("Europe/Paris", "2026-05-15 20:00")


def test_days_that_are_not_chosen_have_no_waking_hours() -> None:
    hours = Hours("Europe/Paris", days=WEEKDAYS, start=9 * 60, end=18 * 60)
    friday = at("Europe/Paris", "2026-05-08 17:00")
    assert hours.later(friday, 2 * HOUR) == at("Europe/Paris", "2026-05-11 10:00")


@pytest.mark.parametrize(
    ("zone", "day", "seconds"),
    [
        ("Europe/Paris", "2026-03-29", 23 * HOUR),
        ("Europe/Paris", "2026-10-25", 25 * HOUR),
        ("America/New_York", "2026-03-08", 23 * HOUR),
        ("America/New_York", "2026-11-01", 25 * HOUR),
    ],
)
def test_days_of_daylight_saving_changes_have_their_own_length(
    zone: str, day: str, seconds: float
) -> None:
    date = dt.date.fromisoformat(day)
    whole = Hours(zone, days=(date.weekday(),), start=0, end=DAY_MIN)
    first = at(zone, f"{day} 00:00")
    assert whole.between(first, first + 48 * HOUR) == seconds
    waking = Hours(zone, start=8 * 60, end=22 * 60)
    assert waking.between(first, first + seconds) == 14 * HOUR
    assert waking.later(first, 7 * HOUR) == at(zone, f"{day} 15:00")
    night_owl = Hours(zone, start=20 * 60, end=4 * 60)
    before = at(zone, f"{date - dt.timedelta(days=1)} 20:00")
    assert night_owl.between(before, before + 12 * HOUR) == seconds - 16 * HOUR


def test_skipped_and_repeated_hours_are_handled() -> None:
    zone = "Europe/Paris"
    skipped = Hours(zone, start=2 * 60 + 30, end=6 * 60)
    assert skipped.next_awake(at(zone, "2026-03-29 00:00")) == at(zone, "2026-03-29 03:30")
    until_skipped = Hours(zone, start=0, end=2 * 60 + 30)
    midnight = at(zone, "2026-03-29 00:00")
    assert until_skipped.between(midnight, midnight + 12 * HOUR) == 2.5 * HOUR
    twice = Hours(zone, start=2 * 60 + 30, end=6 * 60)
    first = at(zone, "2026-10-25 02:30")
    assert twice.next_awake(first - HOUR) == first
    until_twice = Hours(zone, start=0, end=2 * 60 + 30)
    assert is_awake(until_twice, at(zone, "2026-10-25 02:29", fold=1))
    round_the_clock = Hours(zone, days=(5, 6), start=2 * 60 + 30, end=2 * 60 + 30)
    saturday = at(zone, "2026-10-24 02:30")
    assert round_the_clock.between(saturday, saturday + 72 * HOUR) == 49 * HOUR


def test_no_waking_time_passes_during_an_absence() -> None:
    zone = "America/New_York"
    monday, wednesday = at(zone, "2026-05-04 12:00"), at(zone, "2026-05-06 12:00")
    hours = Hours(zone, start=8 * 60, end=20 * 60, away=(monday, wednesday))
    assert not is_awake(hours, monday)
    assert is_awake(hours, wednesday)
    assert hours.later(monday - HOUR, 2 * HOUR) == wednesday + HOUR
    assert hours.between(monday - HOUR, wednesday + HOUR) == 2 * HOUR
    gone = Hours(zone, start=8 * 60, end=20 * 60, away=(monday, math.inf))
    assert gone.next_awake(monday) == math.inf
    assert gone.later(monday - HOUR, HOUR) == monday
    assert gone.later(monday - HOUR, 2 * HOUR) == math.inf
    assert gone.later(math.inf, 1) == math.inf
    assert Hours(away=(monday, math.inf)).next_awake(monday) == math.inf


@pytest.mark.parametrize(
    "wrong",
    [{"days": ()}, {"days": (7,)}, {"start": DAY_MIN}, {"end": -1}, {"away": (2.0, 1.0)}],
)
def test_invalid_hours_and_zones_are_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="no "):
        Hours(**wrong)  # type: ignore[arg-type]
    with pytest.raises(ZoneInfoNotFoundError):
        Hours("Europe/Atlantis")


@settings(max_examples=60)
@given(
    st.sampled_from(["Europe/Paris", "America/New_York", "Pacific/Noumea", "Asia/Kathmandu"]),
    st.sets(st.sampled_from(EVERY_DAY), min_size=1),
    st.integers(0, DAY_MIN - 1),
    st.integers(60, DAY_MIN),
    st.floats(1.75e9, 1.82e9).map(round).map(float),
    st.integers(1, 400_000),
)
def test_later_and_between_agree(
    zone: str, days: set[int], start: int, awake: int, moment: float, seconds: int
) -> None:
    hours = Hours(zone, tuple(sorted(days)), start, (start + awake) % DAY_MIN)
    until = hours.later(moment, seconds)
    assert hours.between(moment, until) == pytest.approx(seconds)
    middle = (moment + until) / 2
    assert hours.between(moment, middle) + hours.between(middle, until) == pytest.approx(seconds)
    waking = hours.next_awake(moment)
    assert is_awake(hours, waking)
    assert hours.between(moment, waking) == 0
