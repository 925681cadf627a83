"""Waiting for what happens by itself: for the event, however slow the machine, never for a time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from inspect import isawaitable

PATIENCE_S = 90.0
"""Seconds after which what did not happen never will. No test asserts that something takes less."""
LONGEST_PAUSE_S = 0.02
"""Between two looks; the first come much sooner, since most things happen at once."""


async def until(
    true: Callable[[], bool | Awaitable[bool]], lacking: str = "it did not happen"
) -> None:
    """Let other tasks run until this is so. AssertionError with what is `lacking` if it is not."""
    limit, pause = time.perf_counter() + PATIENCE_S, 0.001
    while True:
        found = true()
        if await found if isawaitable(found) else found:
            return
        assert time.perf_counter() < limit, lacking
        await asyncio.sleep(pause)
        pause = min(2 * pause, LONGEST_PAUSE_S)
