"""A limit with a burst: tokens that are spent at once and return at a steady rate."""

from __future__ import annotations

import time
from collections.abc import Callable


class Bucket:
    """Full at first. `now` in seconds, of any clock."""

    def __init__(
        self, burst: float, per_s: float, now: Callable[[], float] = time.monotonic
    ) -> None:
        self._burst, self._per_s, self._now = burst, per_s, now
        self._left, self._since = burst, now()

    def take(self) -> bool:
        """Spend a token; False if none is left."""
        now = self._now()
        self._left = min(self._left + (now - self._since) * self._per_s, self._burst)
        self._since = now
        if self._left < 1:
            return False
        self._left -= 1
        return True
