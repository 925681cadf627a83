"""End tasks and wait for them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any, Final

AGAIN_S: Final = 1.0
"""Seconds until a task that goes on is cancelled again."""


async def end_all(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancel tasks and return when all have ended; what they return or raise is dropped. One that
    goes on is cancelled again, because libraries swallow cancellations: discord.py while it
    reconnects, `asyncio.wait_for` before Python 3.12 if what it waits for fails that moment."""
    pending = set(tasks)
    while pending:
        for task in pending:
            task.cancel()
        done, pending = await asyncio.wait(pending, timeout=AGAIN_S)
        for task in done:
            if not task.cancelled():
                task.exception()  # read, or the event loop would log it
