"""SQLite without a thread for each connection: a transaction runs in the event loop's own thread.

Handing each transaction to a thread and back cost a tenth of the tests of the bot. Other tasks
still run before a transaction begins, and while it waits for the lock of another connection.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from aiosqlite import core

Job = tuple[asyncio.Future[Any] | None, Callable[[], Any]]


def without_threads(changes: pytest.MonkeyPatch) -> None:
    """Open connections without a thread until the changes are undone."""
    changes.setattr(core, "SimpleQueue", Jobs)
    changes.setattr(core, "Thread", NoThread)


class Jobs:
    """In place of the queue of a connection's thread."""

    def put_nowait(self, job: Job) -> None:
        """Run a job when the loop comes to it; at once if there is no loop any more."""
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            _run(job)
        else:
            loop.call_soon(_run, job)


def _run(job: Job) -> None:
    future, work = job
    try:
        result = work()
    except BaseException as error:  # as aiosqlite's thread does
        if future is not None and not future.done():
            future.set_exception(error)
    else:
        if future is not None and not future.done():
            future.set_result(result)


class NoThread:
    """In place of a connection's thread."""

    daemon = True

    def __init__(self, **_: Any) -> None:
        pass

    def start(self) -> None:
        """The loop runs what the thread would run."""
