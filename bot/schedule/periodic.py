"""Workers that repeat one task at a fixed interval."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final, Protocol

from bot.model.facts import Refused
from bot.model.times import Time
from bot.schedule.complaints import Complaints
from bot.slots import Slot
from bot.store import StoreError
from bot.store.transaction import Tx

log = logging.getLogger(__name__)

TURN_S: Final = 30.0
"""Maximum seconds between two increments of `turns`: a worker with fewer counts as hanging
(`bot.app.workers`)."""
UPKEEP: Final[Slot[Callable[[Tx, float], object]]] = Slot()
"""Hourly work of features, given the time (`bot.app.upkeep`)."""


class Worker(Protocol):
    """A background task that works until it is cancelled."""

    turns: int
    """Incremented on each iteration, at least once a minute."""

    async def run(self) -> None:
        """Work; to return, or to raise, is an error."""


class Periodic:
    """Calls `round` every `every_s` seconds, the first time at once. A round that the database or a
    table refuses is logged, and the next one follows as usual; other errors end `run`."""

    every_s: float

    def __init__(self, when: Time) -> None:
        self._time = when
        self._complaints = Complaints(log, when)
        self.turns = 0

    async def run(self) -> None:
        """Work until cancelled."""
        never, due = asyncio.Event(), self._time.now()
        while True:
            self.turns += 1
            # A short pause is not a deadline: time that was set back passes more slowly.
            if self.ready() and (self.every_s <= TURN_S or self._time.now() >= due):
                due = self._time.now() + self.every_s
                try:
                    await self.round()
                except (StoreError, Refused) as error:
                    what = f"{type(self).__name__} waits for its next round"
                    self._complaints.error(what, error)
            await self._time.wait(never, min(self.every_s, TURN_S))

    def ready(self) -> bool:
        """Return whether a round may begin."""
        return True

    async def round(self) -> None:
        """Do the task once. A long round increments `turns` while it works."""
        raise NotImplementedError
