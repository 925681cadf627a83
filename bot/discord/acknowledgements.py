"""Measures how long users wait for the first answer, at the one place that all requests pass."""

from __future__ import annotations

import re
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final

import aiohttp

BEGUN: Final = 1000
"""Interactions whose arrival is remembered."""
ANSWER: Final = re.compile(r"/interactions/(\d+)/[^/]+/callback$")
"""Path of a first answer, and the interaction that it is to."""


class Acknowledgements:
    """Times each, from the gateway's word of an interaction to the answer that Discord took."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """`clock`: seconds from anywhere."""
        self.told: Callable[[float], None] = lambda _: None
        """Told the seconds of each."""
        self._clock = clock
        self._begun: OrderedDict[int, float] = OrderedDict()

    def watch(self, traced: aiohttp.TraceConfig) -> None:
        """Look at all answers of the sessions that are traced with this."""
        traced.on_request_end.append(self._ended)

    def arrived(self, interaction_id: int) -> None:
        """The gateway has just delivered an interaction."""
        self._begun[interaction_id] = self._clock()
        while len(self._begun) > BEGUN:
            self._begun.popitem(last=False)

    async def _ended(self, _: Any, __: Any, told: aiohttp.TraceRequestEndParams) -> None:
        answered = ANSWER.search(told.url.path)
        if answered is not None and told.response.status < 300:
            begun = self._begun.pop(int(answered[1]), None)
            if begun is not None:
                self.told(self._clock() - begun)
