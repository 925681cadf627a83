"""Tables that were opened and never begun: after a month that nobody touched them they are closed,
and the channel is told. Nothing else ever expires."""

from __future__ import annotations

from typing import Final

from bot.store import messages, timers
from bot.store.schema import PUBLIC
from bot.table.desk import Desk, Sitting
from engine.kernel import Seat

STALE: Final = "stale"
"""Kind of the timer, and occasion of the notice."""
DAYS: Final = 30
"""Days without a touch."""
_SOON: Final = 60.0
"""A timer further away than so many seconds was planned anew since it came due."""


class Stale(Desk):
    """Plans the closing of a lobby at each of its changes, which all redraw it."""

    async def _dashboard(self, at: Sitting, phase: str) -> None:
        await super()._dashboard(at, phase)
        if at.row.learner is not None:
            return
        if at.row.status == "lobby":
            await timers.add(at.tx, at.id, STALE, PUBLIC, self.now() + DAYS * 86400)
        elif phase == "lobby" or at.row.ply == 0:
            await timers.strike(at.tx, at.id, STALE)

    async def close_stale(self, table_id: int, _: Seat) -> None:
        """Close a lobby that nobody touched for so long; the channel hears why."""
        async with self._at(table_id) as at:
            due = await timers.due_of(at.tx, at.id, STALE, PUBLIC)
            if at.row.status != "lobby" or due is None or due > self.now() + _SOON:
                return
            await self._set(at, status="cancelled")
            await self._dashboard(at, "lobby")
            await messages.say(at.tx, at.id, STALE, STALE, {"days": DAYS}, self.now())
