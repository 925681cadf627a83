"""Parse dates as people type them: "3 days", "demain", "24 décembre", "24/12", "2026-12-24".
Pure."""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Sequence
from typing import Final

from bot.model.hours import EVERY_DAY
from bot.texts import Texts, fold

_TIME: Final = re.compile(
    r"\b(\d{1,2})(?:\s?[:h]\s?(\d{2})?|(?=\s?[ap]m))\s?([ap]m)?\b", re.IGNORECASE
)
"""A time of the day: hour, minutes, half of the day."""
_TIME_ALONE: Final = re.compile(r"(\d{1,2})(?:\s?[:h.]\s?(\d{2})?)?\s?([ap]m)?")
"""The same as the whole of a text; full hours even without a sign."""
MIN_DAY_LETTERS: Final = 2
"""Minimum number of letters that identify a day of the week."""
MAX_DAYS_AHEAD: Final = 366
"""Maximum number of days from today to a typed date."""
_LEAST: Final = 3
"""Minimum number of letters that identify a month's name."""


def parse_day(
    text: str, today: dt.date, languages: Sequence[Texts]
) -> dt.date | dt.timedelta | None:
    """Parse a day or a length of time in one of these languages; None if the text is neither. A day
    without a year is the next such day."""
    folded = fold(text)
    for texts in languages:
        if folded == fold(texts.say("date-today")):
            return today
        if folded == fold(texts.say("date-tomorrow")):
            return today + dt.timedelta(days=1)
        if (length := _length(folded, texts)) is not None:
            return length
        if (day := _by_month(folded, today, texts)) is not None:
            return day
    return _by_numbers(text.strip(), today)


def parse_moment(text: str, now: dt.datetime, languages: Sequence[Texts]) -> dt.datetime | None:
    """Parse a time of day ("20:30", "20h30", "8 pm"), optionally with a day as `parse_day` reads it
    or a day of the week; None if it is neither. Without a day it is the next such time after `now`,
    which is in the person's zone."""
    match = _TIME.search(text)
    if match is None:
        return None
    time = _time_of(match)
    if time is None:
        return None
    day_text = " ".join(word for word in _split(text, match) if word not in _joining(languages))
    if not day_text:
        today = dt.datetime.combine(now.date(), time, now.tzinfo)
        return today if today > now else today + dt.timedelta(days=1)
    day = _weekday(day_text, now.date(), languages) or parse_day(day_text, now.date(), languages)
    if isinstance(day, dt.timedelta):
        day = now.date() + day
    return None if day is None else dt.datetime.combine(day, time, now.tzinfo)


def parse_times(text: str, languages: Sequence[Texts]) -> tuple[int, ...] | None:
    """Parse times of day ("21:00", "12h30 et 21h", "9 pm"), in minutes after midnight; None if
    anything in the text is none."""
    parts = _listed(text, languages)
    if not all(map(_TIME_ALONE.fullmatch, parts)):
        parts = [word for part in parts for word in part.split()]
    times = []
    for part in parts:
        match = _TIME_ALONE.fullmatch(part)
        time = None if match is None else _time_of(match)
        if time is None:
            return None
        times.append(time.hour * 60 + time.minute)
    return tuple(times) or None


def parse_weekdays(text: str, languages: Sequence[Texts]) -> tuple[int, ...] | None:
    """Parse days of the week ("lundi", "mon, wed", "lun-ven", "every day"), 0 for Monday; None if
    anything in the text is none."""
    for texts in languages:
        if fold(text) == fold(texts.say("days-all")):
            return EVERY_DAY
    days: list[int] = []
    for part in " ".join(_listed(text, languages)).replace(" - ", "-").split():
        ends = [_day_named(name, languages) for name in part.split("-")]
        if None in ends or len(ends) > 2:
            return None
        first, last = (end for end in (ends[0], ends[-1]) if end is not None)
        days += [(first + n) % 7 for n in range((last - first) % 7 + 1)]
    return tuple(days) or None


def _listed(text: str, languages: Sequence[Texts]) -> list[str]:
    """Return the parts of a typed list, in small letters."""
    words = [re.escape(texts.say("date-and")) for texts in languages]
    parts = re.split(rf"[,;/&+]|\b(?:{'|'.join(words)})\b", text.casefold())
    return [part.strip() for part in parts if part.strip()]


def _day_named(name: str, languages: Sequence[Texts]) -> int | None:
    """Return the day of the week that begins with these letters; None if there is none."""
    name = fold(name)
    if len(name) < MIN_DAY_LETTERS:
        return None
    names = [(fold(texts.say(f"day-{n}")), n) for texts in languages for n in range(7)]
    return next((n for day, n in names if day.startswith(name)), None)


def _time_of(match: re.Match[str]) -> dt.time | None:
    """Return the time of a match of hour, minutes and half of the day; None if there is none."""
    hour, minute = int(match[1]), int(match[2] or 0)
    if half := (match[3] or "").lower():
        if not 1 <= hour <= 12:
            return None
        hour = hour % 12 + (12 if half == "pm" else 0)
    try:
        return dt.time(hour, minute)
    except ValueError:
        return None


def _split(text: str, time: re.Match[str]) -> list[str]:
    return f"{text[: time.start()]} {text[time.end() :]}".split()


def _joining(languages: Sequence[Texts]) -> set[str]:
    """Return the words between a day and a time, such as "at"."""
    return {word for texts in languages for word in texts.say("date-at").split()}


def _weekday(folded: str, today: dt.date, languages: Sequence[Texts]) -> dt.date | None:
    """Return the next such day of the week, today included."""
    for texts in languages:
        for n in range(7):
            if fold(folded) == fold(texts.say(f"day-{n}")):
                return today + dt.timedelta(days=(n - today.weekday()) % 7)
    return None


def _words(texts: Texts, text_id: str) -> list[str]:
    return fold(texts.say(text_id)).split()


def _length(folded: str, texts: Texts) -> dt.timedelta | None:
    match = re.fullmatch(r"(?:(\w+) )?(\d{1,3}) ?([a-z]+)", folded)
    if match is None or (match[1] and match[1] not in _words(texts, "date-for")):
        return None
    for text_id, days in (("date-days", 1), ("date-weeks", 7)):
        if match[3] in _words(texts, text_id):
            length = int(match[2]) * days
            return dt.timedelta(days=length) if 0 < length <= MAX_DAYS_AHEAD else None
    return None


def _by_month(folded: str, today: dt.date, texts: Texts) -> dt.date | None:
    """Parse a day and the name of its month, in either order, optionally with a year."""
    match = re.fullmatch(r"(\d{1,2})[a-z]{0,2} ([a-z]+)(?: (\d{4}))?", folded)
    day, name = (match[1], match[2]) if match else ("", "")
    if match is None:
        match = re.fullmatch(r"([a-z]+) (\d{1,2})[a-z]{0,2}(?: (\d{4}))?", folded)
        if match is None:
            return None
        name, day = match[1], match[2]
    months = _words(texts, "date-months")
    near = [n for n, month in enumerate(months, 1) if month.startswith(name)]
    if len(name) < _LEAST or len(near) != 1:
        return None
    return _day(int(day), near[0], match[3], today)


def _by_numbers(text: str, today: dt.date) -> dt.date | None:
    if match := re.fullmatch(r"(\d{4})-(\d{1,2})-(\d{1,2})", text):
        return _day(int(match[3]), int(match[2]), match[1], today)
    if match := re.fullmatch(r"(\d{1,2})[/.](\d{1,2})(?:[/.](\d{4}))?", text):
        return _day(int(match[1]), int(match[2]), match[3], today)
    return None


def _day(day: int, month: int, year: str | None, today: dt.date) -> dt.date | None:
    years = (int(year),) if year else (today.year, today.year + 1)
    for candidate_year in years:
        try:
            candidate = dt.date(candidate_year, month, day)
        except ValueError:
            continue
        if today <= candidate <= today + dt.timedelta(days=MAX_DAYS_AHEAD):
            return candidate
    return None
