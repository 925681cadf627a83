"""Now and then, what is kept of servers that the bot has left is forgotten."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from bot.model.times import Time
from bot.table import Refused

log = logging.getLogger(__name__)

EVERY: Final = 3600.0
"""Seconds between two looks."""
TURN: Final = 60.0
"""Seconds after which it shows that it is at work."""


class Departing:
    """Looks every hour."""

    def __init__(self, forget_due: Callable[[], Awaitable[object]], when: Time) -> None:
        self._forget_due = forget_due
        self._time = when
        self.turns = 0

    async def run(self) -> None:
        """Look until cancelled; what could not be forgotten is, an hour later."""
        never = asyncio.Event()
        next_look = self._time.now()
        while True:
            self.turns += 1
            if self._time.now() >= next_look:
                next_look = self._time.now() + EVERY
                try:
                    await self._forget_due()
                except Refused as refused:
                    log.warning("servers that are gone are not forgotten yet: %s", refused)
            await self._time.wait(never, TURN)
