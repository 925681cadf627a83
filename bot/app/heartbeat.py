"""The heartbeat of a process: a row that `bot.app.health` reads."""

from __future__ import annotations

import logging
from collections.abc import Callable

from bot.app.lease import Lease
from bot.model.times import Time
from bot.schedule.periodic import Periodic
from bot.store import Store
from bot.store.program import processes

log = logging.getLogger(__name__)


class Heartbeat(Periodic):
    """Renews the lease and reports health; the heartbeat itself proves that the event loop and the
    database work."""

    every_s = 10.0

    def __init__(self, lease: Lease, when: Time, trouble: Callable[[], str] = str) -> None:
        """`trouble`: the current problem, in one sentence; empty if there is none."""
        super().__init__(when)
        self._lease = lease
        self._trouble = trouble
        self._told = ""

    async def round(self) -> None:
        """Renew once. LeaseError if another process has taken over."""
        trouble = self._trouble()
        if trouble != self._told and self.turns > 1:  # at the start nothing is connected yet
            log.warning("not well: %s", trouble) if trouble else log.info("all is well again")
            self._told = trouble
        await self._lease.renew(None if trouble else self._time.now(), trouble)


async def last_beat(store: Store) -> float | None:
    """Return the last good heartbeat, in seconds since 1970; None if there was none."""
    return await store.read(lambda tx: processes.last_well(tx))
