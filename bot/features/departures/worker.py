"""Delete the data of servers that the bot has left, periodically."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.model.times import Time
from bot.schedule.periodic import Periodic


class Departing(Periodic):
    """Deletes, every hour, the data of departed servers and of old games that is due."""

    every_s = 3600.0

    def __init__(self, forget_due: Callable[[], Awaitable[object]], when: Time) -> None:
        super().__init__(when)
        self._forget_due = forget_due

    async def round(self) -> None:
        """Delete what is due."""
        await self._forget_due()
