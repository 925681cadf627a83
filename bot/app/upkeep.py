"""What a database needs beside the play: games that are over are folded, statistics are taken, and
features do what is due each hour."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import Final

from bot.features import FEATURES
from bot.model.times import Time
from bot.schedule.periodic import Periodic
from bot.store import Store, compaction, seating
from bot.store.transaction import Tx

log = logging.getLogger(__name__)

COMPACT_AFTER_S: Final = 86_400.0
"""Seconds after which a game that is over is folded: until then it is looked at."""
BETWEEN: Final = 0.2
"""Seconds between two games that are folded: those who play go first."""


class Upkeep(Periodic):
    """Does what is to be done, a game at a time."""

    every_s = 3600.0

    def __init__(self, store: Store, when: Time) -> None:
        super().__init__(when)
        self._store = store

    async def round(self) -> None:
        """Do all that is due each hour."""
        await self._store.write(self._of_features)
        await self._store.write(seating.drop_knowledge)
        count = await self.fold_all(BETWEEN)
        await self._store.analyze()
        if count:
            log.info("%s games that are over were folded", count)

    def _of_features(self, tx: Tx) -> None:
        """What features do each hour."""
        for feature in FEATURES:
            if feature.work.upkeep is not None:
                feature.work.upkeep(tx, self._time.now())

    async def fold_all(self, between: float = 0.0) -> int:
        """Fold what is to be folded by now; how many games."""
        count, after = 0, 0
        while True:
            found = await self._store.read(partial(self._next, after))
            if found is None:
                return count
            count += await self._store.write(partial(self._fold, found))
            after = found
            self.turns += 1
            await asyncio.sleep(between)

    def _next(self, after: int, tx: Tx) -> int | None:
        """The first game after this one that is to be folded."""
        return compaction.next_uncompacted(tx, after, self._time.now() - COMPACT_AFTER_S)

    def _fold(self, table_id: int, tx: Tx) -> bool:
        """Fold a game if it is still to be folded; whether it was."""
        if self._next(table_id - 1, tx) != table_id:
            return False
        compaction.compact(tx, table_id)
        return True
