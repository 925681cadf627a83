"""Tables that were opened and never begun: after a month that nobody touched them they are closed,
and the channel is told. Nothing else ever expires."""

from __future__ import annotations

from typing import Final

from bot.store import timers
from bot.store.schema import PUBLIC
from bot.table.desk import Sitting

STALE: Final = "stale"
"""Kind of the timer, and occasion of the notice."""
DAYS: Final = 30
"""Days without a touch."""
SOON: Final = 60.0
"""A timer further away than so many seconds was planned anew since it came due."""


async def plan_closing(at: Sitting, phase: str, now: float) -> None:
    """The table's public message changes: a lobby is closed so long after that; once it has begun,
    it is not."""
    if at.row.status == "lobby":
        await timers.add(at.tx, at.id, STALE, PUBLIC, now + DAYS * 86400)
    elif phase == "lobby" or at.row.ply == 0:
        await timers.strike(at.tx, at.id, STALE)
