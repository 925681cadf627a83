"""The pool of worker processes: whose turn it is, who has to wait, and what a lost worker costs."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.discord.uploads import decode_upload
from bot.render.draw.uploads import InvalidPicture
from bot.schedule import pool as module
from bot.schedule.pool import (
    MAX_JOBS_PER_PERSON,
    JobFailedError,
    JobLostError,
    Lane,
    Pool,
    PoolClosedError,
    PoolFullError,
    lanes,
)
from bot.schedule.worker import HEADER_BYTES
from tests.jobs import chatter, count, fail, hold, leave, number, sleep
from tests.waiting import until


@pytest.fixture
async def pool() -> AsyncIterator[Pool]:
    made = Pool(cores=1)
    yield made
    await made.close()


def brief(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """Jobs are given up after so long."""
    monkeypatch.setattr(module, "lanes", lambda _: {"quick": Lane("quick", 1, seconds, 0)})


async def test_a_worker_is_reused_and_reports_errors(pool: Pool) -> None:
    first = await pool.run("quick", number)
    assert first != os.getpid()
    with pytest.raises(JobFailedError, match="so it goes"):
        await pool.run("quick", fail)
    assert await pool.run("quick", chatter) == "an answer"
    assert await pool.run("quick", number) == first
    assert await pool.run("long", number) != first
    assert pool.waiting == 0


async def test_no_process_imports_from_the_working_directory(
    pool: Pool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Which may be a folder that others write to: a bot.py there would be executed."""
    for name in ("bot", "engine", "PIL", "pickle"):
        (tmp_path / f"{name}.py").write_text("from pathlib import Path; Path('ran').touch()")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[4]))
    assert await pool.run("quick", number) != os.getpid()
    with pytest.raises(InvalidPicture):
        await decode_upload(b"no picture")
    assert not (tmp_path / "ran").exists()


async def test_a_job_reports_its_progress(pool: Pool) -> None:
    told: list[int] = []
    assert await pool.run("slow", count, 3, report=told.append) == 3
    assert told == [0, 1, 2]


async def test_a_crashed_worker_loses_only_its_job(pool: Pool) -> None:
    first = await pool.run("quick", number)
    lost = asyncio.create_task(pool.run("quick", leave))
    waits = asyncio.create_task(pool.run("quick", number))
    with pytest.raises(JobLostError):
        await lost
    assert await waits != first


async def test_a_killed_worker_loses_only_its_job(pool: Pool) -> None:
    worker = await pool.run("quick", number)
    begun: list[bool] = []
    lost = asyncio.create_task(pool.run("quick", hold, "/nowhere", report=begun.append))
    await until(lambda: begun != [])
    waits = asyncio.create_task(pool.run("quick", number))
    os.kill(worker, signal.SIGKILL)
    with pytest.raises(JobLostError):
        await lost
    assert await waits != worker


async def test_an_idle_worker_that_is_killed_loses_no_job(pool: Pool) -> None:
    worker = await pool.run("quick", number)
    (process,) = pool._crews["quick"].free
    os.kill(worker, signal.SIGKILL)
    await process.wait()
    assert await pool.run("quick", number) != worker


async def test_a_worker_that_hangs_is_killed_and_starting_does_not_count(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    brief(monkeypatch, 0.02)  # a process does not start within this
    made = Pool(cores=1)
    first = await made.run("quick", number)
    with pytest.raises(JobLostError):
        await made.run("quick", sleep, 600)
    assert await made.run("quick", number) != first
    await made.close()


async def test_a_cancelled_job_leaves_no_answer_to_the_next(pool: Pool, tmp_path: Path) -> None:
    await pool.run("quick", number)
    begun, end = [], tmp_path / "end"
    gone = asyncio.create_task(pool.run("quick", hold, str(end), report=begun.append))
    await until(lambda: begun != [])
    gone.cancel()
    with pytest.raises(asyncio.CancelledError):
        await gone
    end.touch()
    assert await pool.run("quick", chatter) == "an answer"


async def test_the_queue_is_fair_between_tables(pool: Pool) -> None:
    order: list[tuple[int, int]] = []

    async def ask(table: int, n: int) -> None:
        await pool.run("quick", number, table=table)
        order.append((table, n))

    first = asyncio.create_task(pool.run("quick", sleep, 0.2))
    await asyncio.sleep(0)
    asked = [(1, n) for n in range(4)] + [(2, 0), (3, 0)]
    await asyncio.gather(first, *(ask(*one) for one in asked))
    assert order == [(1, 0), (2, 0), (3, 0), (1, 1), (1, 2), (1, 3)]


async def test_processor_time_per_person_is_limited(pool: Pool) -> None:
    mine = [
        asyncio.create_task(pool.run("quick", sleep, 0.1, person=7))
        for _ in range(MAX_JOBS_PER_PERSON)
    ]
    await asyncio.sleep(0)
    with pytest.raises(PoolFullError):
        await pool.run("long", number, person=7)
    assert await pool.run("long", number, person=8) > 0
    await asyncio.gather(*mine)
    assert await pool.run("long", number, person=7) > 0


async def test_the_length_of_the_queue_is_limited(
    pool: Pool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "MAX_WAITING_JOBS", 1)
    tasks = [asyncio.create_task(pool.run("quick", sleep, 0.1)) for _ in range(2)]
    await asyncio.sleep(0)
    with pytest.raises(PoolFullError):
        await pool.run("quick", number)
    await asyncio.gather(*tasks)


async def test_a_worker_without_work_ends_after_a_while() -> None:
    made = Pool(cores=1, idle_s=0.05)
    worker = await made.run("quick", number)
    await until(lambda: not made._crews["quick"].free and not made._dying)
    with pytest.raises(ProcessLookupError):
        os.kill(worker, 0)
    await made.close()


async def test_closing_ends_every_worker_and_refuses_waiting_jobs() -> None:
    made = Pool(cores=1)
    worker = await made.run("quick", number)
    waits: list[asyncio.Task[Any]] = [
        asyncio.create_task(made.run("quick", sleep, 600)) for _ in range(2)
    ]
    await asyncio.sleep(0.05)
    await made.close()
    for task in waits:
        with pytest.raises(PoolClosedError):
            await task
    with pytest.raises(ProcessLookupError):
        os.kill(worker, 0)
    with pytest.raises(PoolClosedError):
        await made.run("quick", number)


def test_a_machine_with_one_core_has_a_worker_for_each_lane() -> None:
    assert {lane.workers for lane in lanes(1).values()} == {1}
    assert lanes(2)["quick"].workers == 1
    assert lanes(16)["quick"].workers == 4
    assert lanes(16)["slow"].workers == 1


@pytest.mark.parametrize("job", [(sleep, 0.2), (count, 10**6)])
def test_a_worker_ends_silently_when_its_bot_is_killed(job: tuple[Any, ...]) -> None:
    asked, *args = job
    named = f"{asked.__module__}:{asked.__qualname__}"
    given = pickle.dumps((named, tuple(args), asked is count))
    for sent in (len(given).to_bytes(HEADER_BYTES, "big") + given, b"\0", b"\0\0\1\0 cut off"):
        pipe = subprocess.PIPE
        command = [sys.executable, "-m", "bot.schedule.worker", "0"]
        with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe) as worker:
            assert worker.stdin is not None
            assert worker.stdout is not None
            assert worker.stderr is not None
            worker.stdout.close()
            worker.stdin.write(sent)
            worker.stdin.close()
            assert worker.stderr.read() == b""
            assert worker.wait(10) == 0
