"""Workers are watched over: what ends is started again, what keeps ending ends the program."""

from __future__ import annotations

import asyncio

import pytest

from bot.app.heartbeat import Heartbeat, last_beat
from bot.app.lease import Lease
from bot.app.shards import Shards
from bot.app.workers import HANGS, LOOKS, RESTART_WINDOW_S, WorkerError, Workers
from bot.model.intents import Intent
from tests.bot.core.conftest import Program
from tests.waiting import PATIENCE_S, until


class Failing:
    """Fails the first times, in one way or another, then works."""

    def __init__(self, *ways: str) -> None:
        self.ways = list(ways)
        self.works = asyncio.Event()
        self.turns = 0

    async def run(self) -> None:
        way = self.ways.pop(0) if self.ways else ""
        if way == "raises":
            raise RuntimeError("as it does on a bad day")
        if way == "cancelled by another":
            raise asyncio.CancelledError
        if way == "returns":
            return
        self.works.set()
        await asyncio.Event().wait()


class Steady(Failing):
    """Works."""


@pytest.mark.parametrize("way", ["raises", "returns", "cancelled by another"])
async def test_a_worker_that_ends_is_logged_and_restarted(
    way: str, caplog: pytest.LogCaptureFixture
) -> None:
    work = Failing(way, way)
    workers = Workers()
    workers.start(work)
    await asyncio.wait_for(work.works.wait(), PATIENCE_S)
    assert caplog.text.count("Failing") == 2
    assert caplog.text.count("started again") == 2
    assert workers.dead() == []
    await workers.stop()
    assert workers.dead() == ["Failing"]


async def test_a_worker_that_keeps_ending_is_dropped_and_the_others_run_on() -> None:
    steady = Steady()
    workers = Workers()
    workers.start(Failing(*["raises"] * 3))
    workers.start(steady)
    with pytest.raises(WorkerError, match="Failing has ended 3 times within a minute"):
        await asyncio.wait_for(workers.failure(), PATIENCE_S)
    assert workers.dead() == ["Failing"]
    assert steady.works.is_set()
    await workers.stop()


async def test_a_worker_that_ends_rarely_is_kept() -> None:
    hours = iter(range(0, 1000, int(RESTART_WINDOW_S / 2)))
    work = Failing(*["raises"] * 9)
    workers = Workers(lambda: next(hours))
    workers.start(work)
    await asyncio.wait_for(work.works.wait(), PATIENCE_S)
    assert workers.dead() == []
    await workers.stop()


async def test_a_hanging_worker_is_dropped_and_a_turning_one_kept() -> None:
    now, hanging, steady = [0.0], Failing(), Steady()
    workers = Workers(lambda: now[0])
    workers.start(hanging)
    workers.start(steady)
    failure = asyncio.create_task(workers.failure())
    for _ in range(LOOKS):
        assert workers.since_turned() == {"Failing": now[0], "Steady": 0.0}
        now[0] += HANGS / LOOKS
        steady.turns += 1
    assert not failure.done()
    assert workers.since_turned() == {"Failing": HANGS, "Steady": 0.0}
    with pytest.raises(WorkerError, match="Failing has hung for 120 s"):
        await asyncio.wait_for(failure, PATIENCE_S)
    await workers.stop()


async def test_a_suspended_machine_does_not_count_as_a_hanging_worker() -> None:
    now = [0.0]
    workers = Workers(lambda: now[0])
    workers.start(Failing())
    failure = asyncio.create_task(workers.failure())
    workers.since_turned()
    now[0] += 10 * HANGS
    workers.since_turned()
    await asyncio.sleep(0)
    assert not failure.done()
    failure.cancel()
    await workers.stop()


async def test_every_worker_of_a_bot_counts_its_turns(program: Program) -> None:
    for work in (program.outbox, program.clock):
        task = asyncio.create_task(work.run())
        for turns in (1, 2, 3):
            await until(lambda work=work, turns=turns: work.turns == turns)
            work.wake()
        task.cancel()
        await asyncio.wait({task})


async def test_no_heartbeat_while_a_worker_fails(program: Program) -> None:
    trouble = [""]
    lease = Lease(program.store, Shards())
    await lease.take()
    heartbeat = Heartbeat(lease, program.time, lambda: trouble[0])
    await heartbeat.round()
    alive = await last_beat(program.store)
    program.time.pass_(30)
    trouble[0] = "Clock stopped."
    await heartbeat.round()
    assert await last_beat(program.store) == alive
    trouble[0] = ""
    await heartbeat.round()
    assert await last_beat(program.store) == program.time.now()


async def test_a_programming_error_is_not_hidden_by_retries(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only a database that cannot be read is waited for."""

    async def broken(*_: object) -> int:
        raise RuntimeError("a fault of ours")

    for work in (program.outbox, program.clock):
        monkeypatch.setattr(work, "_look", broken)
        with pytest.raises(RuntimeError):
            await work.run()


async def test_a_closing_outbox_finishes_current_sends_and_begins_none(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, go_on = asyncio.Event(), asyncio.Event()
    send = program.post.send

    async def slowly(intent: Intent) -> int:
        begun.set()
        await go_on.wait()
        return await send(intent)

    monkeypatch.setattr(program.post, "send", slowly)
    await program.lobby()
    running = asyncio.create_task(program.outbox.run())
    await asyncio.wait_for(begun.wait(), PATIENCE_S)
    finishing = asyncio.create_task(program.outbox.finish())
    await asyncio.sleep(0)
    await program.lobby(channel=7001)
    program.outbox.wake()
    go_on.set()
    await finishing
    await until(lambda: not program.outbox.at_work)
    assert len(program.post.calls) == 1
    running.cancel()
    await asyncio.wait({running})
