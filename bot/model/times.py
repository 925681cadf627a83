"""The source of time, days, and the delay after a failure."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Final, Protocol

from engine.kernel import Seat

Firing = Callable[[int, Seat], Awaitable[object]]
"""Called when a timer fires, with its table and seat."""


class Time(Protocol):
    """The source of time; tests supply their own."""

    def now(self) -> float:
        """Seconds since 1970."""

    async def wait(self, woken: asyncio.Event, seconds: float) -> None:
        """Return when `woken` is set, or after `seconds`."""


DAY_S: Final = 86_400.0
MAX_SLEEP_S: Final = 2.0
"""Seconds after which a sleeper looks whether the system clock was set forward."""


def day_of(at: float) -> str:
    """Return the UTC day (YYYY-MM-DD) of a moment in seconds since 1970."""
    return time.strftime("%Y-%m-%d", time.gmtime(at))


def day_ends(day: str) -> float:
    """Return when a UTC day (YYYY-MM-DD) ends, in seconds since 1970. ValueError if it is not a
    date."""
    return datetime.strptime(day, "%Y-%m-%d").replace(tzinfo=UTC).timestamp() + DAY_S


class WallTime:
    """Wall-clock time that never goes back. When the system clock is set back, this time runs at
    half speed until the system clock has caught up; so planned timers are not delayed by the whole
    correction."""

    def __init__(
        self,
        since: float = 0.0,
        wall: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        """`since`: the last known moment, ignored if it lies more than a day ahead. `wall`,
        `steady`: seconds since 1970, and from a monotonic clock."""
        self._wall, self._steady = wall, steady
        self._shown = since if since < wall() + DAY_S else 0.0
        self._looked = steady()

    def now(self) -> float:
        """Seconds since 1970."""
        looked = self._steady()
        self._shown = max(self._wall(), self._shown + (looked - self._looked) / 2)
        self._looked = looked
        return self._shown

    async def wait(self, woken: asyncio.Event, seconds: float) -> None:
        """Return when `woken` is set, or after `seconds`: of the monotonic clock, or earlier if the
        system clock is set forward past them."""
        due, ends = self.now() + seconds, self._steady() + seconds
        while True:
            left = min(due - self.now(), ends - self._steady())
            try:
                # not wait_for: before 3.12 it loses a cancellation that comes with the wake
                async with asyncio.timeout(max(min(left, MAX_SLEEP_S), 0)):
                    await woken.wait()
                    return
            except TimeoutError:
                if left <= MAX_SLEEP_S:
                    return


def backoff(attempts: int, most: float = 600.0) -> float:
    """Seconds to wait after that many failures in a row: 2, 4, 8, … at most `most`."""
    return float(min(2.0 ** min(attempts, 30), most))
