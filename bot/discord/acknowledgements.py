"""Measure how long users wait for the first answer, at the one place that all requests pass."""

from __future__ import annotations

import re
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final

import aiohttp

BEGUN: Final = 1000
"""Maximum number of remembered interactions."""
ANSWER: Final = re.compile(r"/interactions/(\d+)/[^/]+/callback$")
"""Path of a first answer, with the id of its interaction."""


class Acknowledgements:
    """Measures each wait from the gateway's event to Discord's acceptance of the answer."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """`clock`: seconds from an arbitrary start."""
        self.told: Callable[[float], None] = lambda _: None
        """Told the seconds of each."""
        self._clock = clock
        self._begun: OrderedDict[int, float] = OrderedDict()

    def watch(self, traced: aiohttp.TraceConfig) -> None:
        """Trace all answers of sessions with this configuration."""
        traced.on_request_end.append(self._on_answer)

    def arrived(self, interaction_id: int) -> None:
        """The gateway has just delivered an interaction."""
        self._begun[interaction_id] = self._clock()
        while len(self._begun) > BEGUN:
            self._begun.popitem(last=False)

    async def _on_answer(self, _: Any, __: Any, params: aiohttp.TraceRequestEndParams) -> None:
        answered = ANSWER.search(params.url.path)
        if answered is not None and params.response.status < 300:
            begun = self._begun.pop(int(answered[1]), None)
            if begun is not None:
                self.told(self._clock() - begun)
