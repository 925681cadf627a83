"""Maintenance of the database: ended games are compacted, statistics are updated, and features do
their hourly work."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import Final

from bot.features import FEATURES
from bot.model.times import Time
from bot.schedule.periodic import UPKEEP, Periodic
from bot.store import Store, compaction, seating
from bot.store.program import host_orders
from bot.store.transaction import Tx

log = logging.getLogger(__name__)

COMPACT_AFTER_S: Final = 86_400.0
"""Seconds after which an ended game is compacted: until then people read it."""
BETWEEN: Final = 0.2
"""Seconds between two games that are compacted, so that players are not delayed."""


class Upkeep(Periodic):
    """Does the maintenance, a game at a time."""

    every_s = 3600.0

    def __init__(self, store: Store, when: Time) -> None:
        super().__init__(when)
        self._store = store

    async def round(self) -> None:
        """Do the hourly work."""
        await self._store.write(self._of_features)
        await self._store.write(seating.drop_knowledge)
        await self._store.write(partial(host_orders.drop_old, now=self._time.now()))
        count = await self.compact_all(BETWEEN)
        await self._store.analyze()
        await self._store.shrink()
        if count:
            log.info("%s games that are over were compacted", count)

    def _of_features(self, tx: Tx) -> None:
        """Do the features' hourly work."""
        for work in UPKEEP.of(FEATURES):
            work(tx, self._time.now())

    async def compact_all(self, between: float = 0.0) -> int:
        """Compact all due games; return their number."""
        count, after = 0, 0
        while True:
            upcoming = await self._store.read(partial(self._next, after))
            if upcoming is None:
                return count
            count += await self._store.write(partial(self._compact, upcoming))
            after = upcoming
            self.turns += 1
            await asyncio.sleep(between)

    def _next(self, after: int, tx: Tx) -> int | None:
        """Return the first game after this one to compact."""
        return compaction.next_uncompacted(tx, after, self._time.now() - COMPACT_AFTER_S)

    def _compact(self, table_id: int, tx: Tx) -> bool:
        """Compact a game if it is still due; return whether it was."""
        if self._next(table_id - 1, tx) != table_id:
            return False
        compaction.compact(tx, table_id)
        return True
