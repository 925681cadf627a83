"""Discord's limit of fifty requests a second, shared among the processes of one bot.

Discord counts requests for the whole bot. A single process learns of the limit only by a 429, which
then stops all of them for a while. So processes that share a database each reserve requests from
one row, a few at a time. Answers to interactions do not count and are never delayed.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

import aiohttp

from bot.discord.acknowledgements import ANSWER
from bot.store import Store, StoreError
from bot.store.program.budget import take

log = logging.getLogger(__name__)

A_SECOND: Final = 40
"""Requests per second of all processes, evenly spaced. Together with unused batches of two
processes, this stays below Discord's 50."""
REQUESTS_PER_CLAIM: Final = 4
"""Requests that a process reserves with one query."""
LAPSES_S: Final = 1.0
"""Seconds after which unused requests expire."""

Take = Callable[[], Awaitable[float]]


def take_from(store: Store) -> Take:
    """Return a function that reserves a batch from the row of this database."""

    async def taken() -> float:
        return await store.write(lambda tx: take(tx, REQUESTS_PER_CLAIM / A_SECOND), durable=False)

    return taken


class RequestBudget:
    """Delays each request until this process may make it."""

    def __init__(
        self,
        taken: Take,
        now: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        """`taken`: reserves a batch and returns the seconds until it may be used."""
        self._taken, self._now, self._sleep = taken, now, sleep
        self._left = 0
        self._until = 0.0
        self._turn = asyncio.Lock()

    def watch(self, traced: aiohttp.TraceConfig) -> None:
        """Trace all requests of sessions with this configuration."""
        traced.on_request_start.append(self._begins)

    async def let_go(self, path: str) -> None:
        """Wait until a request may be made. If the database fails, only Discord's own limit
        applies."""
        if ANSWER.search(path) or "/webhooks/" in path:
            return
        async with self._turn:
            if not self._left or self._now() >= self._until:
                try:
                    await self._sleep(await self._taken())
                except StoreError as error:
                    log.warning("requests are not counted: %s", error)
                    return
                self._left, self._until = REQUESTS_PER_CLAIM, self._now() + LAPSES_S
            self._left -= 1

    async def _begins(self, _: Any, __: Any, params: aiohttp.TraceRequestStartParams) -> None:
        await self.let_go(params.url.path)
