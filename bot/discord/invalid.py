"""Counts the answers for which Discord shuts an address out: 401, 403 and 429, over ten minutes.

At 10,000 nothing gets through any more, for hours, for every bot on this address. So from 2,000 on
the bot slows itself, and from 8,000 on it does nothing but acknowledge clicks and commands.
Requests are traced in the session of discord.py, which all of them go through.
"""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections import deque
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Final

import aiohttp

log = logging.getLogger(__name__)

INVALID: Final = frozenset({401, 403, 429})
OVER: Final = 600.0
"""Seconds over which Discord counts."""
SLOW_FROM: Final = 2_000
STOP_FROM: Final = 8_000
APART: Final = 1.0
"""Seconds between two requests of a bot that slows itself."""
_ACKNOWLEDGES: Final = re.compile(r"/interactions/\d+/[^/]+/callback$")


class Silent(aiohttp.ClientError):
    """Nothing was sent: too many answers were invalid lately."""


class InvalidAnswers:
    """The invalid answers of the last ten minutes. `now` in seconds, of any clock."""

    def __init__(
        self,
        now: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._now = now
        self._sleep = sleep
        self._at: deque[float] = deque()
        self._next = 0.0
        self._told = 0

    def watch(self, traced: aiohttp.TraceConfig) -> None:
        """See to all requests of the sessions that are traced with this."""
        traced.on_request_start.append(self._begins)
        traced.on_request_end.append(self._ends)

    @property
    def count(self) -> int:
        """How many there were."""
        while self._at and self._now() - self._at[0] >= OVER:
            self._at.popleft()
        return len(self._at)

    def note(self, status: int, scope: str = "") -> None:
        """An answer has come; those of a limit that is shared with others do not count."""
        if status not in INVALID or (status == 429 and scope == "shared"):
            return
        self._at.append(self._now())
        reached = max((step for step in (SLOW_FROM, STOP_FROM) if self.count >= step), default=0)
        if reached > self._told:
            log.critical("Discord has refused %d requests within ten minutes", self.count)
        self._told = reached

    async def let_go(self, path: str) -> None:
        """Hold a request up as long as is needed. Raises Silent for what must not go at all."""
        if _ACKNOWLEDGES.search(path) or self.count < SLOW_FROM:
            return
        if self.count >= STOP_FROM:
            raise Silent(f"too many invalid answers: {path} was not asked for")
        at = max(self._now(), self._next)
        self._next = at + APART
        await self._sleep(at - self._now())

    async def _begins(
        self,
        _: aiohttp.ClientSession,
        __: SimpleNamespace,
        params: aiohttp.TraceRequestStartParams,
    ) -> None:
        await self.let_go(params.url.path)

    async def _ends(
        self,
        _: aiohttp.ClientSession,
        __: SimpleNamespace,
        params: aiohttp.TraceRequestEndParams,
    ) -> None:
        self.note(params.response.status, params.response.headers.get("X-RateLimit-Scope", ""))
