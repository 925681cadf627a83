"""Four people with little time, for `tests.lab bench --days`, and when each of them looks."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final
from zoneinfo import ZoneInfo

from engine.rng import below

Times = tuple[tuple[int, int], ...]
"""Hours and minutes of a wall clock."""
DAY_S: Final = 86_400.0
SATURDAY: Final = 5
EARLY_OR_LATE: Final = 45 * 60
"""Maximum number of seconds by which a look is earlier or later than usual."""


@dataclass(frozen=True)
class Habit:
    """When a person is awake and looks at Discord, on their own wall clock."""

    zone: str
    awake: tuple[int, int]
    """Waking hours, as set in the bot."""
    workdays: Times
    """When they look from Monday to Friday."""
    weekends: Times
    away: tuple[int, int] | None = None
    """Absence in days of the game, from 0: the first day away, and the first day back."""

    def looks(self, begins: float, days: int, seed: int) -> Iterator[float]:
        """Yield the times of their looks in seconds since 1970, for this many days; `seed` shifts
        them a little."""
        zone = ZoneInfo(self.zone)
        first = dt.datetime.fromtimestamp(begins, zone).date()
        for n in range(days):
            day = first + dt.timedelta(days=n)
            for hour, minute in self.weekends if day.weekday() >= SATURDAY else self.workdays:
                seed, late = below(seed, 2 * EARLY_OR_LATE)
                usual = dt.datetime.combine(day, dt.time(hour, minute), zone).timestamp()
                at = usual + late - EARLY_OR_LATE
                if at > begins and not self._absent((at - begins) / DAY_S):
                    yield at

    def _absent(self, day: float) -> bool:
        return self.away is not None and self.away[0] <= day < self.away[1]


FOUR: Final = (
    Habit("Europe/Paris", (8, 23), ((12, 30), (21, 0)), ((11, 0), (18, 0), (22, 0))),
    Habit("Europe/Paris", (7, 22), ((8, 15), (13, 0), (18, 30)), ((10, 0), (20, 30))),
    Habit("America/Toronto", (7, 23), ((7, 45), (12, 15), (20, 30)), ((9, 30), (17, 0))),
    Habit("Europe/Paris", (8, 24), ((9, 0), (19, 30)), ((14, 0), (23, 0)), away=(3, 5)),
)
"""Two or three looks a day each; one person lives six hours behind the others, one is away for two
days."""
