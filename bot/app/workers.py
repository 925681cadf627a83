"""Supervises background tasks: the outbox, the clock and others."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable
from typing import Final

from bot.errors import StartError
from bot.schedule.ending import end_all
from bot.schedule.periodic import Worker

log = logging.getLogger(__name__)

MAX_ENDS: Final = 3
"""Ends of one worker, within the window, after which it is not restarted."""
RESTART_WINDOW_S: Final = 60.0


HANGS: Final = 120.0
"""Seconds without an increment of `turns` after which a worker counts as hanging: each increments
it at least once a minute."""
LOOKS: Final = 3
"""Checks that must agree: a machine that slept has only just woken."""


class WorkerError(StartError):
    """A worker cannot be kept running; the message names it."""


class Workers:
    """Keeps workers running. One that ends is logged and restarted; one that keeps ending is given
    up, and `failure` raises: a bot without it would look well and do nothing."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """`clock`: seconds from an arbitrary start."""
        self._works: dict[str, Worker] = {}
        self._clock = clock
        self._seen: dict[str, tuple[int, float, int]] = {}
        """The turn at which each was last seen, when it was first seen there, and how often
        since."""
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._failure: asyncio.Future[WorkerError] = asyncio.get_running_loop().create_future()

    def start(self, work: Worker) -> None:
        """Start a worker, and keep it running."""
        name = type(work).__name__
        self._works[name] = work
        self._tasks[name] = asyncio.create_task(self._keep(work, name), name=name)

    def dead(self) -> list[str]:
        """Return names of started workers that no longer run."""
        return [name for name, task in self._tasks.items() if task.done()]

    def since_turned(self) -> dict[str, float]:
        """Return the seconds since each worker's last increment, as far as observed. One that hangs
        is given up."""
        now, ages = self._clock(), {}
        for name in self._tasks:
            turns = self._works[name].turns
            known, since, looks = self._seen.get(name, (turns, now, 0))
            self._seen[name] = (turns, since, looks + 1) if known == turns else (turns, now, 1)
            ages[name] = now - self._seen[name][1]
            if ages[name] >= HANGS and looks >= LOOKS:
                self._give_up(f"{name} has hung for {ages[name]:.0f} s: the bot stops.")
        return ages

    async def failure(self) -> None:
        """Wait until a worker is given up, possibly for ever; raises WorkerError then."""
        raise await asyncio.shield(self._failure)

    async def stop(self) -> None:
        """Cancel all, and return when they have ended."""
        await end_all(self._tasks.values())

    async def _keep(self, work: Worker, name: str) -> None:
        this = asyncio.current_task()
        assert this is not None
        ends: deque[float] = deque(maxlen=MAX_ENDS)
        while True:
            try:
                await work.run()
                log.error("%s has ended; it is started again", name)
            except asyncio.CancelledError:
                if this.cancelling():
                    raise
                log.exception("%s was cancelled by what it waited for; it is started again", name)
            except WorkerError as error:
                self._give_up(str(error))
                return
            except Exception:
                log.exception("%s has failed; it is started again", name)
            ends.append(self._clock())
            if len(ends) == MAX_ENDS and ends[-1] - ends[0] < RESTART_WINDOW_S:
                break
        self._give_up(
            f"{name} has ended {MAX_ENDS} times within a minute: the bot stops; its log says why."
        )

    def _give_up(self, reason: str) -> None:
        if not self._failure.done():
            self._failure.set_result(WorkerError(reason))
