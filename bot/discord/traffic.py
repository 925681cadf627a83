"""What Discord answers, counted where every request passes; and how fast it is answered."""

from __future__ import annotations

import json
import re
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import Any, Final

import aiohttp

COUNTED: Final = frozenset({401, 403, 429})
"""Answers that Discord bans an address for, if there are too many."""
BEGUN: Final = 1000
"""Interactions whose arrival is remembered."""

_ANSWER = re.compile(r"/interactions/(\d+)/[^/]+/callback$")


class Traffic:
    """Counts; `trace` is given to the library's client."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """`clock`: seconds from anywhere."""
        self.refused: Counter[tuple[int, int]] = Counter()
        """Refusals, by status and Discord's code (0: none was given)."""
        self.acknowledged: Callable[[float], None] = lambda _: None
        """Told the seconds from each interaction's arrival to the answer that Discord took."""
        self._clock = clock
        self._begun: OrderedDict[int, float] = OrderedDict()
        self.trace = aiohttp.TraceConfig()
        self.trace.on_request_end.append(self._ended)

    def arrived(self, interaction_id: int) -> None:
        """The gateway has just told of an interaction."""
        self._begun[interaction_id] = self._clock()
        while len(self._begun) > BEGUN:
            self._begun.popitem(last=False)

    async def _ended(self, _: Any, __: Any, told: aiohttp.TraceRequestEndParams) -> None:
        status = told.response.status
        answered = _ANSWER.search(told.url.path)
        if answered is not None and status < 300:
            begun = self._begun.pop(int(answered[1]), None)
            if begun is not None:
                self.acknowledged(self._clock() - begun)
        if status in COUNTED:
            self.refused[status, _code(await told.response.read())] += 1  # read again, it is kept


def _code(body: bytes) -> int:
    try:
        return int(json.loads(body)["code"])
    except (ValueError, KeyError, TypeError):  # a page of whatever stands before Discord
        return 0
