"""A small pool of worker processes for what takes long on the processor.

Python runs one thread at a time, so that work in a thread delays every answer. A job is a function
of a module and arguments that can be pickled; a worker process (`bot.schedule.worker`) calls it and
returns its result. Workers start when they are first needed and end after a while without work.

The queue is fair between tables: the next job is of the table that was served longest ago. One
person has at most `OF_ONE_PERSON` jobs under way. A worker that dies, or takes longer than its lane
allows, costs its job only: the caller gets `JobLostError`, and the next job a new worker.
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

log = logging.getLogger(__name__)

T = TypeVar("T")

OF_ONE_PERSON: Final = 2
"""Jobs of one person that may wait or run."""
WAITING: Final = 64
"""Jobs of one lane that may wait."""
IDLE_S: Final = 300.0
"""Seconds without work after which a worker ends, so that it takes no memory."""
HEADER: Final = 4
"""Bytes that say how long a message to or from a worker is."""


class JobLostError(RuntimeError):
    """The worker died or was killed before it had answered."""


class JobFailedError(RuntimeError):
    """The job raised; the message is the worker's traceback."""


class PoolFullError(RuntimeError):
    """This person has too many jobs under way, or too many wait."""


@dataclass(frozen=True)
class Lane:
    """Workers for jobs of about one length, so that short ones never wait for long ones."""

    name: str
    workers: int
    longest_s: float
    """Seconds after which a job is given up and its worker killed."""
    niceness: int


def lanes(cores: int) -> dict[str, Lane]:
    """The lanes of a machine with so many cores: one is the bot's own, and one worker a lane is
    there in any case."""
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
    """The workers of one lane, and what waits for them."""

    lane: Lane
    waiting: OrderedDict[int, deque[_Job]] = field(default_factory=OrderedDict)
    """Table -> its jobs; the table that was served longest ago comes first."""
    free: dict[Process, asyncio.TimerHandle] = field(default_factory=dict)
    """Workers with nothing to do, the one that worked last at the end, and what ends each."""
    busy: dict[asyncio.Task[None], _Job] = field(default_factory=dict)

    def add(self, job: _Job) -> None:
        """Let it wait for its table's turn."""
        self.waiting.setdefault(job.table, deque()).append(job)

    def next(self) -> _Job | None:
        """The job whose turn it is; its table goes to the end. None if there is none that somebody
        still waits for."""
        while self.waiting:
            table, jobs = self.waiting.popitem(last=False)
            job = jobs.popleft()
            if jobs:
                self.waiting[table] = jobs
            if not job.result.done():
                return job
        return None

    def taken(self) -> Process | None:
        """A worker with nothing to do that is alive; of several the one that worked last."""
        while self.free:
            process, rest = self.free.popitem()
            rest.cancel()
            if process.returncode is None:
                return process
        return None

    @property
    def length(self) -> int:
        """How many wait."""
        return sum(map(len, self.waiting.values()))


class Pool:
    """The worker processes of this bot."""

    def __init__(
        self,
        cores: int | None = None,
        command: tuple[str, ...] = ("-m", "bot.schedule.worker"),
        idle_s: float = IDLE_S,
    ) -> None:
        """`cores` of the machine, if they are not to be counted; `command`: what Python runs."""
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
        """How many jobs wait or run."""
        return sum(map(self.waiting_in, self._crews))

    def waiting_in(self, lane: str) -> int:
        """The same in one lane."""
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
        """What `job(*args)` returns in a worker process. With `report` it is given a function as
        its last argument, and what it calls that with is passed on.

        PoolFullError, JobLostError, JobFailedError.
        """
        crew = self._crews[lane]
        if self._closed:
            raise JobLostError("the pool is closed")
        if crew.length >= WAITING or (person is not None and self._people[person] >= OF_ONE_PERSON):
            raise PoolFullError(lane)
        named = f"{job.__module__}:{job.__qualname__}"
        given = pickle.dumps((named, args, report is not None), pickle.HIGHEST_PROTOCOL)
        made = _Job(given, table, person, report)
        if person is not None:
            self._people[person] += 1
        crew.add(made)
        self._dispatch(crew)
        try:
            result: T = await made.result
            return result
        finally:
            if person is not None:
                self._people[person] -= 1
                self._people += Counter()  # drops those with none

    def _dispatch(self, crew: _Crew) -> None:
        while len(crew.busy) < crew.lane.workers and (job := crew.next()) is not None:
            task = asyncio.create_task(self._serve(crew, job))
            crew.busy[task] = job
            task.add_done_callback(lambda done: self._served(crew, done))

    def _served(self, crew: _Crew, task: asyncio.Task[None]) -> None:
        job = crew.busy.pop(task)
        if not job.result.done():
            job.result.set_exception(JobLostError("the pool was closed"))
            job.result.exception()  # read, though there may be no waiter left
        if not self._closed:
            self._dispatch(crew)

    async def _serve(self, crew: _Crew, job: _Job) -> None:
        """One job in one worker, which is free again afterwards, or gone."""
        process: Process | None = None
        try:
            async with asyncio.timeout(crew.lane.longest_s):
                process = crew.taken() or await self._started(crew.lane)
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
        """End a worker that nobody needed for a while."""
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
        """End all workers and make sure that they are gone; waiting callers get JobLostError."""
        self._closed = True
        for crew in self._crews.values():
            while (job := crew.next()) is not None:
                _fail(job, JobLostError("the pool was closed"))
            busy = list(crew.busy)
            for task in busy:
                task.cancel()
            await asyncio.gather(*busy, return_exceptions=True)
            while (process := crew.taken()) is not None:
                self._end(process)
        await asyncio.gather(*self._dying, return_exceptions=True)


def _fail(job: _Job, error: Exception) -> None:
    if not job.result.done():
        job.result.set_exception(error)


async def _answer(process: Process, job: _Job) -> tuple[bool, Any]:
    """Whether the job was done, and what it returned, or its traceback."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(len(job.given).to_bytes(HEADER, "big") + job.given)
    await process.stdin.drain()
    while True:
        length = int.from_bytes(await process.stdout.readexactly(HEADER), "big")
        kind, value = pickle.loads(await process.stdout.readexactly(length))
        if kind != "report":
            return kind == "done", value
        if job.report is not None and not job.result.done():
            job.report(value)
