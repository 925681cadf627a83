"""A calendar of times at which a table resolves what is open: its rendezvous. Pure."""

from __future__ import annotations

import datetime as dt
from typing import Final
from zoneinfo import ZoneInfo

from pydantic import BaseModel, ConfigDict, Field, field_validator

from bot.model.hours import DAY_MIN, EVERY_DAY, moment_on
from bot.model.person import zones

MAX_TIMES: Final = 6
"""Maximum number of rendezvous a day."""
DAY_S: Final = 86_400


class Calendar(BaseModel):
    """The times of day and the days of the week of a table's rendezvous, in its time zone."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    times: tuple[int, ...] = Field(default=(21 * 60,), min_length=1, max_length=MAX_TIMES)
    """Minutes after midnight, in order."""
    days: tuple[int, ...] = Field(default=EVERY_DAY, min_length=1)
    """Days of the week, in order; Monday is 0."""
    zone: str = ""
    """A name of the time zone database; empty: that of the person who chooses this pace."""

    @field_validator("times")
    @classmethod
    def _of_a_day(cls, times: tuple[int, ...]) -> tuple[int, ...]:
        if not all(0 <= time < DAY_MIN for time in times):
            raise ValueError(f"no times of a day: {times}")
        return tuple(sorted({*times}))

    @field_validator("days")
    @classmethod
    def _of_a_week(cls, days: tuple[int, ...]) -> tuple[int, ...]:
        if not {*days} <= {*EVERY_DAY}:
            raise ValueError(f"no days of a week: {days}")
        return tuple(sorted({*days}))

    @field_validator("zone")
    @classmethod
    def _known(cls, zone: str) -> str:
        if zone and zone not in zones():
            raise ValueError(f"there is no time zone {zone!r}")
        return zone

    @property
    def interval(self) -> int:
        """The mean number of seconds between two rendezvous."""
        return len(EVERY_DAY) * DAY_S // (len(self.times) * len(self.days))

    def at_or_after(self, at: float) -> float:
        """Return the first rendezvous at or after this moment, in seconds since 1970. A time that
        the wall clock shows twice counts the first time; one that it skips is held as if clocks had
        not been put forward."""
        zone = ZoneInfo(self.zone or "UTC")
        first = dt.datetime.fromtimestamp(at, zone).date()
        moments = (
            moment_on(zone, day, time)
            for n in range(-1, len(EVERY_DAY) + 1)
            if (day := first + dt.timedelta(days=n)).weekday() in self.days
            for time in self.times
        )
        return min(moment for moment in moments if moment >= at)
