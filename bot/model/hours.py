"""When somebody is awake, and how much of that time lies between two moments. Pure.

A moment is in seconds since 1970 (UTC). A waking stretch begins on one of the person's days at a
time of their wall clock and ends at another: the next day, if that is not later; so a day on which
summer time begins or ends is an hour shorter or longer.
"""

from __future__ import annotations

import datetime as dt
import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final
from zoneinfo import ZoneInfo

DAY_MIN: Final = 24 * 60
"""Minutes of a day."""
EVERY_DAY: Final = (0, 1, 2, 3, 4, 5, 6)
"""The days of a week, Monday first."""
_LONGEST: Final = 5 * 366
"""Days to search for waking time before the result counts as never."""


@dataclass(frozen=True)
class Hours:
    """A person's waking time; by default, always. ValueError for what no wall clock shows,
    `zoneinfo.ZoneInfoNotFoundError` for a zone that does not exist."""

    zone: str = "UTC"
    """A name of the time zone database, such as Europe/Paris."""
    days: tuple[int, ...] = EVERY_DAY
    """Days of the week on which a waking stretch begins; 0 is Monday."""
    start: int = 0
    """Minutes after midnight."""
    end: int = DAY_MIN
    """Minutes after midnight; not later than `start`: of the next day. Equal to `start`: all
    day."""
    away: tuple[float, float] | None = None
    """Start and end of an absence (the end may be infinite), in seconds since 1970."""

    def __post_init__(self) -> None:
        if not self.days or any(day not in EVERY_DAY for day in self.days):
            raise ValueError(f"no days of a week: {self.days}")
        if not (0 <= self.start < DAY_MIN and 0 <= self.end <= DAY_MIN):
            raise ValueError(f"no times of a day: {self.start} to {self.end} minutes")
        if self.away is not None and not self.away[0] < self.away[1]:
            raise ValueError(f"no absence: {self.away}")
        ZoneInfo(self.zone)

    def next_awake(self, at: float) -> float:
        """Return the first moment from this one on at which the person is awake; infinite if
        never."""
        return next((begins for begins, _ in self._stretches(at)), math.inf)

    def later(self, at: float, seconds: float) -> float:
        """Return the moment when `seconds` of waking time have passed since `at`; infinite if
        never."""
        if seconds <= 0:
            return at
        for begins, ends in self._stretches(at):
            if seconds <= ends - begins:
                return begins + seconds
            seconds -= ends - begins
        return math.inf

    def between(self, first: float, last: float) -> float:
        """Return the waking seconds from `first` to `last`; 0 if `last` is not later."""
        return sum(ends - begins for begins, ends in self.stretches(first, last))

    def stretches(self, first: float, last: float) -> Iterator[tuple[float, float]]:
        """Yield the waking stretches between two moments, in order."""
        for begins, ends in self._stretches(first):
            if begins >= last:
                return
            yield begins, min(ends, last)

    @property
    def always(self) -> bool:
        """Whether the person is awake at every hour of the week; absences are ignored."""
        return set(self.days) == set(EVERY_DAY) and (self.end - self.start) % DAY_MIN == 0

    def _stretches(self, at: float) -> Iterator[tuple[float, float]]:
        """Yield the waking stretches from this moment on, in order, none of them empty."""
        if math.isinf(at):
            return
        for begins, ends in self._by_the_week(at):
            for first, last in self._without_absence(max(begins, at), ends):
                if first < last:
                    yield first, last

    def _by_the_week(self, at: float) -> Iterator[tuple[float, float]]:
        if self.always:
            yield at, math.inf
            return
        zone = ZoneInfo(self.zone)
        today = dt.datetime.fromtimestamp(at, zone).date() - dt.timedelta(days=2)
        asleep_until = -math.inf
        for n in range(_LONGEST):
            day = today + dt.timedelta(days=n)
            if day.weekday() not in self.days:
                continue
            begins = max(moment_on(zone, day, self.start, 0), asleep_until)
            asleep_until = moment_on(zone, day, self._until, 1)  # no moment counts twice
            yield begins, asleep_until

    @property
    def _until(self) -> int:
        """Minutes from the midnight before a stretch begins to the stretch's end."""
        return self.end if self.end > self.start else self.end + DAY_MIN

    def _without_absence(self, first: float, last: float) -> Iterator[tuple[float, float]]:
        if self.away is None:
            yield first, last
        else:
            yield first, min(last, self.away[0])
            yield max(first, self.away[1]), last


def moment_on(zone: ZoneInfo, day: dt.date, minutes: int, fold: int = 0) -> float:
    """Return when the wall clock shows this time on this day. If it does so twice, `fold` selects
    the second; if clocks skip it, the time counts as if they had not been put forward."""
    day += dt.timedelta(days=minutes // DAY_MIN)
    time = dt.time(minutes % DAY_MIN // 60, minutes % 60)
    shown = dt.datetime.combine(day, time, zone).replace(fold=fold)
    if shown.astimezone(dt.UTC).astimezone(zone).replace(fold=0) != shown.replace(fold=0):
        shown = shown.replace(fold=0)
    return shown.timestamp()
