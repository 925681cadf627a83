"""Where time comes from, the days it makes, and how long to wait after a failure."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Final, Protocol

from engine.kernel import Seat

Firing = Callable[[int, Seat], Awaitable[object]]
"""What is done at a timer, given its table and seat."""


class Time(Protocol):
    """Where time comes from; tests bring their own."""

    def now(self) -> float:
        """Seconds since 1970."""

    async def wait(self, woken: asyncio.Event, seconds: float) -> None:
        """Return when `woken` is set, or after `seconds`."""


DAY_S: Final = 86_400.0


def day_of(at: float) -> str:
    """The day of a moment (seconds since 1970), in UTC: the same for everybody."""
    return time.strftime("%Y-%m-%d", time.gmtime(at))


def day_ends(day: str) -> float:
    """When a day (YYYY-MM-DD) is over, in seconds since 1970. ValueError for what is none."""
    return datetime.strptime(day, "%Y-%m-%d").replace(tzinfo=UTC).timestamp() + DAY_S


class WallTime:
    """The time on the wall, which may be set forward, but never goes back: whatever was planned
    before would wait for as long as it went back, and the table with it. Instead it passes at half
    its speed until the wall has caught up."""

    def __init__(
        self,
        since: float = 0.0,
        wall: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        """`since`: the last known moment; more than a day ahead it is ignored. `wall`, `steady`:
        seconds since 1970, and from anywhere but never set."""
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
        """Return when `woken` is set, or after `seconds`."""
        try:
            # not wait_for: before 3.12 it loses a cancellation that comes with the wake
            async with asyncio.timeout(max(seconds, 0)):
                await woken.wait()
        except TimeoutError:
            return


def backoff(attempts: int, most: float = 600.0) -> float:
    """Seconds to wait after that many failures in a row: 2, 4, 8, … at most `most`."""
    return float(min(2.0 ** min(attempts, 30), most))
