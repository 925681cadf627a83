"""Measure how long users wait for the first answer, at the one place that all requests pass."""

from __future__ import annotations

import re
import time
from collections import deque
from collections.abc import Callable
from typing import Any, Final

import aiohttp

from bot.model.recent import Recent

BEGUN: Final = 1000
"""Maximum number of remembered interactions."""
WAITS: Final = 10_000
"""Maximum number of remembered waits of the last hour."""
HOUR_S: Final = 3600.0
ANSWER: Final = re.compile(r"/interactions/(\d+)/[^/]+/callback$")
"""Path of a first answer, with the id of its interaction."""


class Acknowledgements:
    """Measures each wait from the gateway's event to Discord's acceptance of the answer."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """`clock`: seconds from an arbitrary start."""
        self.told: Callable[[float], None] = lambda _: None
        """Told the seconds of each."""
        self._clock = clock
        self._begun: Recent[int, tuple[float, str]] = Recent(BEGUN)
        self._waits: deque[tuple[float, float, str]] = deque(maxlen=WAITS)
        """When somebody was answered, after how many seconds, and what they had asked for."""

    def watch(self, traced: aiohttp.TraceConfig) -> None:
        """Trace all answers of sessions with this configuration."""
        traced.on_request_end.append(self._on_answer)

    def slowest(self, most: int) -> list[tuple[float, str]]:
        """Return the longest waits of the last hour, in seconds, and what was asked for: at most
        one wait for each."""
        longest: dict[str, float] = {}
        for at, seconds, what in self._waits:
            if at > self._clock() - HOUR_S:
                longest[what] = max(seconds, longest.get(what, 0.0))
        return sorted(((seconds, what) for what, seconds in longest.items()), reverse=True)[:most]

    def arrived(self, interaction_id: int, what: str) -> None:
        """The gateway has just delivered an interaction, which asks for this."""
        self._begun[interaction_id] = self._clock(), what

    async def _on_answer(self, _: Any, __: Any, params: aiohttp.TraceRequestEndParams) -> None:
        answered = ANSWER.search(params.url.path)
        if answered is not None and params.response.status < 300:
            begun = self._begun.pop(int(answered[1]), None)
            if begun is not None:
                at, what = begun
                now = self._clock()
                self._waits.append((now, now - at, what))
                self.told(now - at)
