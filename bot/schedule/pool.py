"""A pool of worker processes for CPU-bound work.

Python runs one thread at a time, so work in a thread delays every answer. A job is a function of a
module and arguments that can be pickled; a worker process (`bot.schedule.worker`) calls it and
returns its result. Workers start on demand and end when idle.

The queue is fair between tables: the next job belongs to the table that was served longest ago. One
person has at most `MAX_JOBS_PER_PERSON` jobs under way. A worker that dies, or exceeds its lane's
limit, loses only its current job: the caller gets `JobLostError`, and the next job gets a new
worker.
"""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

from bot.schedule.ending import end_all
from bot.schedule.worker import HEADER_BYTES

log = logging.getLogger(__name__)

T = TypeVar("T")

MAX_JOBS_PER_PERSON: Final = 2
"""Jobs of one person that may wait or run."""
MAX_WAITING_JOBS: Final = 64
"""Jobs that may wait in one lane."""
IDLE_S: Final = 300.0
"""Seconds without work after which a worker ends, to free its memory."""
START_S: Final = 60.0
"""Seconds to start a worker, on top of its first job's limit. On a busy machine the imports take
longer than a job; a worker killed for that would only be followed by another that starts."""


class JobLostError(RuntimeError):
    """The worker died or was killed before it answered."""


class PoolClosedError(JobLostError):
    """The program ends."""


class JobFailedError(RuntimeError):
    """The job raised; the message is the worker's traceback."""


class PoolFullError(RuntimeError):
    """This person has too many jobs under way, or too many jobs wait."""


@dataclass(frozen=True)
class Lane:
    """Workers for jobs of similar length, so that short jobs never wait for long ones."""

    name: str
    workers: int
    longest_s: float
    """Seconds after which a job is abandoned and its worker killed, if that was started before."""
    niceness: int


def lanes(cores: int) -> dict[str, Lane]:
    """Return the lanes of a machine with this many cores. One core stays reserved for the bot; each
    lane has at least one worker."""
    spare = max(1, min(cores - 1, 4))
    return {
        "quick": Lane("quick", spare, 20.0, 0),  # pictures, a normal computer's pick
        "long": Lane("long", spare, 30.0, 5),  # hints, hard computers, proposals of plans
        "slow": Lane("slow", 1, 900.0, 10),  # the analysis of a finished game
    }


@dataclass(eq=False)
class _Job:
    given: bytes
    table: int
    person: int | None
    report: Callable[[Any], None] | None
    result: asyncio.Future[Any] = field(default_factory=asyncio.Future)


@dataclass
class _Crew:
    """The workers of one lane, and its waiting jobs."""

    lane: Lane
    waiting: OrderedDict[int, deque[_Job]] = field(default_factory=OrderedDict)
    """Table -> its jobs; the table that was served longest ago comes first."""
    free: dict[Process, asyncio.TimerHandle] = field(default_factory=dict)
    """Idle workers, the most recently used last, each with the timer that ends it."""
    busy: dict[asyncio.Task[None], _Job] = field(default_factory=dict)

    def add(self, job: _Job) -> None:
        """Queue a job for its table."""
        self.waiting.setdefault(job.table, deque()).append(job)

    def next(self) -> _Job | None:
        """Return the next job whose caller still waits, and move its table to the end; None if
        there is none."""
        while self.waiting:
            table, jobs = self.waiting.popitem(last=False)
            job = jobs.popleft()
            if jobs:
                self.waiting[table] = jobs
            if not job.result.done():
                return job
        return None

    def take_idle(self) -> Process | None:
        """Return the most recently used idle worker that is alive; None if there is none."""
        while self.free:
            process, timeout = self.free.popitem()
            timeout.cancel()
            if process.returncode is None:
                return process
        return None

    @property
    def length(self) -> int:
        """The number of waiting jobs."""
        return sum(map(len, self.waiting.values()))


class Pool:
    """The worker processes of this bot."""

    def __init__(
        self,
        cores: int | None = None,
        command: tuple[str, ...] = ("-P", "-m", "bot.schedule.worker"),
        idle_s: float = IDLE_S,
    ) -> None:
        """`cores` of the machine, counted if None; `command`: the arguments of the Python process,
        which imports nothing from the working directory (-P)."""
        self._crews = {
            name: _Crew(lane) for name, lane in lanes(cores or os.cpu_count() or 1).items()
        }
        self._command = command
        self._idle_s = idle_s
        self._people: Counter[int] = Counter()
        self._dying: set[asyncio.Task[Any]] = set()
        self._closed = False

    @property
    def waiting(self) -> int:
        """Return the number of jobs that wait or run."""
        return sum(map(self.waiting_in, self._crews))

    def waiting_in(self, lane: str) -> int:
        """Return the number of jobs that wait or run in one lane."""
        crew = self._crews[lane]
        return crew.length + sum(not job.result.done() for job in crew.busy.values())

    async def run(
        self,
        lane: str,
        job: Callable[..., T],
        *args: Any,
        table: int = 0,
        person: int | None = None,
        report: Callable[[Any], None] | None = None,
    ) -> T:
        """Return the result of `job(*args)` in a worker process. With `report`, the job gets a
        function as its last argument; values passed to that are forwarded. Raises PoolFullError,
        JobLostError, JobFailedError."""
        crew = self._crews[lane]
        if self._closed:
            raise PoolClosedError("the pool is closed")
        if crew.length >= MAX_WAITING_JOBS or (
            person is not None and self._people[person] >= MAX_JOBS_PER_PERSON
        ):
            raise PoolFullError(lane)
        job_name = f"{job.__module__}:{job.__qualname__}"
        payload = pickle.dumps((job_name, args, report is not None), pickle.HIGHEST_PROTOCOL)
        queued = _Job(payload, table, person, report)
        if person is not None:
            self._people[person] += 1
        crew.add(queued)
        self._dispatch(crew)
        try:
            result: T = await queued.result
            return result
        finally:
            if person is not None:
                self._people[person] -= 1
                self._people += Counter()  # removes zero counts

    def _dispatch(self, crew: _Crew) -> None:
        while len(crew.busy) < crew.lane.workers and (job := crew.next()) is not None:
            task = asyncio.create_task(self._serve(crew, job))
            crew.busy[task] = job
            task.add_done_callback(lambda done: self._served(crew, done))

    def _served(self, crew: _Crew, task: asyncio.Task[None]) -> None:
        job = crew.busy.pop(task)
        if not job.result.done():
            job.result.set_exception(PoolClosedError("the pool was closed"))
            job.result.exception()  # retrieve the exception, even if nobody waits for it
        if not self._closed:
            self._dispatch(crew)

    async def _serve(self, crew: _Crew, job: _Job) -> None:
        """Run one job in one worker, which becomes idle afterwards, or is removed."""
        process: Process | None = None
        try:
            process = crew.take_idle()
            starting_s = 0.0 if process else START_S
            async with asyncio.timeout(crew.lane.longest_s + starting_s):
                process = process or await self._started(crew.lane)
                good, result = await _answer(process, job)
        except (TimeoutError, OSError, EOFError, pickle.UnpicklingError) as error:
            log.error("a worker for %s jobs was lost (%r)", crew.lane.name, error)
            self._end(process)
            _fail(job, JobLostError(repr(error)))
            return
        except BaseException:
            self._end(process)
            raise
        later = asyncio.get_running_loop().call_later
        crew.free[process] = later(self._idle_s, self._rest, crew, process)
        if not good:
            _fail(job, JobFailedError(result))
        elif not job.result.done():
            job.result.set_result(result)

    async def _started(self, lane: Lane) -> Process:
        paths = {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        return await asyncio.create_subprocess_exec(
            sys.executable, *self._command, str(lane.niceness),
            stdin=PIPE, stdout=PIPE, env={**os.environ, **paths},
        )  # fmt: skip

    def _rest(self, crew: _Crew, process: Process) -> None:
        """End a worker that was idle for too long."""
        del crew.free[process]
        self._end(process)

    def _end(self, process: Process | None) -> None:
        if process is None:
            return
        with suppress(ProcessLookupError):
            process.kill()
        task = asyncio.create_task(process.communicate())
        self._dying.add(task)
        task.add_done_callback(self._dying.discard)

    async def close(self) -> None:
        """End all workers and wait until they are gone; waiting callers get PoolClosedError."""
        self._closed = True
        for crew in self._crews.values():
            while (job := crew.next()) is not None:
                _fail(job, PoolClosedError("the pool was closed"))
            await end_all(crew.busy)
            while (process := crew.take_idle()) is not None:
                self._end(process)
        await asyncio.gather(*self._dying, return_exceptions=True)


def _fail(job: _Job, error: Exception) -> None:
    if not job.result.done():
        job.result.set_exception(error)


async def _answer(process: Process, job: _Job) -> tuple[bool, Any]:
    """Return whether the job succeeded, and its result or traceback."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(len(job.given).to_bytes(HEADER_BYTES, "big") + job.given)
    await process.stdin.drain()
    while True:
        length = int.from_bytes(await process.stdout.readexactly(HEADER_BYTES), "big")
        kind, value = pickle.loads(await process.stdout.readexactly(length))
        if kind != "report":
            return kind == "done", value
        if job.report is not None and not job.result.done():
            job.report(value)
