"""Log a fault that lasts, such as a database that refuses writes, once a minute."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from bot.model.times import Time

COMPLAINT_INTERVAL_S: Final = 60.0
"""Minimum seconds between two lines of one worker."""
REFUSED_PAUSE_S: Final = 5.0
"""Seconds for which a worker leaves alone a database that refused it, whatever wakes the worker."""


class Complaints:
    """The faults of one worker."""

    def __init__(self, log: logging.Logger, when: Time) -> None:
        self._log, self._time = log, when
        self._next = float("-inf")

    def error(self, what: str, error: Exception) -> None:
        """Log it, unless the last line is younger than a minute."""
        if (now := self._time.now()) >= self._next:
            self._log.error("%s: %s", what, error)
            self._next = now + COMPLAINT_INTERVAL_S

    async def rest(self, what: str, error: Exception) -> None:
        """Log it likewise, and pause. What would wake the worker would be refused as well."""
        self.error(what, error)
        await self._time.wait(asyncio.Event(), REFUSED_PAUSE_S)
