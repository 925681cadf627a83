"""Dates as people type them, in both languages."""

from __future__ import annotations

import datetime as dt

import pytest

from bot.schedule.dates import parse_day, parse_moment
from bot.texts import LOCALES, Library

TODAY = dt.date(2026, 11, 21)
TEXTS = [Library(strict=True).texts(locale) for locale in LOCALES]


@pytest.mark.parametrize(
    ("text", "day"),
    [
        ("today", (2026, 11, 21)),
        ("Aujourd’hui", (2026, 11, 21)),
        ("demain", (2026, 11, 22)),
        ("24 décembre", (2026, 12, 24)),
        ("24 dec", (2026, 12, 24)),
        ("December 24th", (2026, 12, 24)),
        ("1er février", (2027, 2, 1)),
        ("3 mars 2027", (2027, 3, 3)),
        ("24/12", (2026, 12, 24)),
        ("5/1", (2027, 1, 5)),
        ("24.12.2026", (2026, 12, 24)),
        ("2026-12-24", (2026, 12, 24)),
        ("21 nov", (2026, 11, 21)),
    ],
)
def test_days_are_parsed(text: str, day: tuple[int, int, int]) -> None:
    assert parse_day(text, TODAY, TEXTS) == dt.date(*day)


@pytest.mark.parametrize(
    ("text", "days"),
    [
        ("3 days", 3), ("3 jours", 3), ("for 1 day", 1), ("pendant 2 semaines", 14), ("2w", 14),
        ("10j", 10),
    ],
)  # fmt: skip
def test_durations_are_parsed(text: str, days: int) -> None:
    assert parse_day(text, TODAY, TEXTS) == dt.timedelta(days=days)


@pytest.mark.parametrize(
    "text",
    [
        "", "soon", "0 days", "3 moons", "until 3 days", "31/2", "24 ju", "12/24", "2025-12-24",
        "2029-01-01", "999 weeks", "24", "ma 3",
    ],
)  # fmt: skip
def test_a_text_that_is_no_date_is_not_guessed(text: str) -> None:
    assert parse_day(text, TODAY, TEXTS) is None


@pytest.mark.parametrize(
    ("text", "moment"),
    [
        ("20:30", (2026, 11, 21, 20, 30)),
        ("20h30", (2026, 11, 21, 20, 30)),
        ("8 pm", (2026, 11, 21, 20, 0)),
        ("11h", (2026, 11, 22, 11, 0)),
        ("demain à 20 h", (2026, 11, 22, 20, 0)),
        ("tomorrow at 12:05 am", (2026, 11, 22, 0, 5)),
        ("samedi 21h", (2026, 11, 21, 21, 0)),
        ("Sunday 9pm", (2026, 11, 22, 21, 0)),
        ("24/12 18:00", (2026, 12, 24, 18, 0)),
        ("le 24 décembre à 18h", (2026, 12, 24, 18, 0)),
        ("2026-12-24 18:00", (2026, 12, 24, 18, 0)),
    ],
)
def test_moments_are_parsed(text: str, moment: tuple[int, ...]) -> None:
    now = dt.datetime(2026, 11, 21, 12, 0, tzinfo=dt.UTC)
    assert parse_moment(text, now, TEXTS) == dt.datetime(*moment, tzinfo=dt.UTC)  # type: ignore[misc, arg-type]


@pytest.mark.parametrize("text", ["", "soon", "25:00", "20:61", "13 pm", "20:30 xyz", "24"])
def test_invalid_moments_are_refused(text: str) -> None:
    assert parse_moment(text, dt.datetime(2026, 11, 21, 12, 0, tzinfo=dt.UTC), TEXTS) is None
