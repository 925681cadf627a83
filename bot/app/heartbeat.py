"""A row that says the bot is alive, and the check that reads it (`gharkane health`)."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence

from bot.schedule.times import Time
from bot.store import Store, StoreError, notes
from bot.store.opening import make_engine, missing_file

log = logging.getLogger(__name__)

EVERY = 20.0
"""Seconds between two beats."""

DEAD_AFTER = 60.0
"""Age of the last beat, in seconds, from which the bot counts as dead."""

MARK = "heartbeat"


class Heartbeat:
    """Writes the time into the store. It beats only while the event loop, the database and the
    other workers work, which is what the check is to find out."""

    def __init__(self, store: Store, when: Time, dead: Callable[[], Sequence[str]] = tuple) -> None:
        """`dead`: the workers that have stopped, by name."""
        self._store = store
        self._time = when
        self._dead = dead

    async def beat(self) -> None:
        """Write the time once, unless a worker is dead."""
        if dead := self._dead():
            log.error("no heartbeat: %s stopped", ", ".join(dead))
            return
        async with self._store.write() as tx:
            await notes.set_mark(tx, MARK, repr(self._time.now()))

    async def run(self) -> None:
        """Beat until cancelled. A failing database stops the beat, not the bot."""
        never = asyncio.Event()
        while True:
            try:
                await self.beat()
            except StoreError as error:
                log.error("no heartbeat: %s", error)
            await self._time.wait(never, EVERY)


async def last_beat(store: Store) -> float | None:
    """When the bot was last alive, in seconds since 1970; None if it never was."""
    async with store.read() as tx:
        found = await notes.mark(tx, MARK)
    return None if found is None else float(found)


async def check(url: str, now: float | None = None) -> str:
    """Empty if the bot on this database beat within the last minute, else one sentence why not.

    Makes no database where there is none.
    """
    try:
        missing = missing_file(url)
        if missing:
            return f"There is no database at {missing}: the bot has never run here."
        store = Store(make_engine(url))  # not migrated: looking changes nothing
        try:
            async with store.read() as tx:
                last = await notes.mark(tx, MARK)
        finally:
            await store.close()
    except StoreError as error:
        return str(error)
    if last is None:
        return "The bot has not run on this database yet."
    age = (time.time() if now is None else now) - float(last)
    return "" if age < DEAD_AFTER else f"The bot last gave a sign of life {age:.0f} seconds ago."
