"""Counts the answers for which Discord bans an IP address: 401, 403 and 429, over ten minutes.

At 10,000 Discord blocks all bots on this address for hours. So from 2,000 on the bot slows down,
and from 8,000 on it only acknowledges clicks and commands. Requests are traced in the session of
discord.py, which all of them go through.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections import Counter, deque
from collections.abc import Awaitable, Callable
from typing import Any, Final

import aiohttp

from bot.discord.acknowledgements import ANSWER

log = logging.getLogger(__name__)

INVALID: Final = frozenset({401, 403, 429})
WINDOW_S: Final = 600.0
"""Seconds over which Discord counts."""
SLOW_FROM: Final = 2_000
STOP_FROM: Final = 8_000
SLOWED_INTERVAL_S: Final = 1.0
"""Seconds between two requests of a bot that slows down."""


class Silent(aiohttp.ClientError):
    """Nothing was sent: there were too many invalid answers lately."""


class InvalidAnswers:
    """The invalid answers of the last ten minutes. `now` in seconds, of any clock."""

    def __init__(
        self,
        now: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._now = now
        self._sleep = sleep
        self.refused: Counter[tuple[int, int]] = Counter()
        """All since the start, by status and Discord's code (0: none was given)."""
        self.slowed: Callable[[], None] = lambda: None
        """Called when the bot begins to slow down."""
        self._at: deque[float] = deque()
        self._next = 0.0
        self._told = 0

    def watch(self, traced: aiohttp.TraceConfig) -> None:
        """Trace all requests of sessions with this configuration."""
        traced.on_request_start.append(self._begins)
        traced.on_request_end.append(self._ends)

    @property
    def count(self) -> int:
        """The number of invalid answers."""
        while self._at and self._now() - self._at[0] >= WINDOW_S:
            self._at.popleft()
        return len(self._at)

    def note(self, status: int, code: int = 0, scope: str = "") -> None:
        """Count an invalid answer; those of a limit that is shared with others are ignored."""
        self.refused[status, code] += 1
        if status == 429 and scope == "shared":
            return
        self._at.append(self._now())
        reached = max((step for step in (SLOW_FROM, STOP_FROM) if self.count >= step), default=0)
        if reached > self._told:
            log.critical("Discord has refused %d requests within ten minutes", self.count)
            if not self._told:
                self.slowed()
        self._told = reached

    async def let_go(self, path: str) -> None:
        """Delay a request as necessary. Raises Silent for one that must not be sent."""
        if ANSWER.search(path) or self.count < SLOW_FROM:
            return
        if self.count >= STOP_FROM:
            raise Silent(f"too many invalid answers: {path} was not asked for")
        at = max(self._now(), self._next)
        self._next = at + SLOWED_INTERVAL_S
        await self._sleep(at - self._now())

    async def _begins(self, _: Any, __: Any, params: aiohttp.TraceRequestStartParams) -> None:
        await self.let_go(params.url.path)

    async def _ends(self, _: Any, __: Any, params: aiohttp.TraceRequestEndParams) -> None:
        status = params.response.status
        if status in INVALID:
            code = _code(await params.response.read())  # aiohttp caches the body for the next read
            self.note(status, code, params.response.headers.get("X-RateLimit-Scope", ""))


def _code(body: bytes) -> int:
    try:
        return int(json.loads(body)["code"])
    except (ValueError, KeyError, TypeError):  # an error page of a proxy
        return 0
