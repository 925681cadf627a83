"""Where time comes from, and how long to wait after a failure."""

from __future__ import annotations

import asyncio
import time
from typing import Protocol


class Time(Protocol):
    """Where time comes from; tests bring their own."""

    def now(self) -> float:
        """Seconds since 1970."""

    async def wait(self, woken: asyncio.Event, seconds: float) -> None:
        """Return when `woken` is set, or after `seconds`."""


class WallTime:
    """The time on the wall."""

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()

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
