"""Workers are watched over: what ends is started again, what keeps ending ends the program."""

from __future__ import annotations

import asyncio

import pytest

from bot.app.heartbeat import Heartbeat, last_beat
from bot.app.workers import WITHIN, WorkerError, Workers
from bot.delivery.intents import Intent
from tests.bot.core.conftest import House


class Failing:
    """Fails the first times, in one way or another, then works."""

    def __init__(self, *ways: str) -> None:
        self.ways = list(ways)
        self.works = asyncio.Event()

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
async def test_what_ends_is_logged_and_started_again(
    way: str, caplog: pytest.LogCaptureFixture
) -> None:
    work = Failing(way, way)
    workers = Workers([work])
    workers.start()
    await asyncio.wait_for(work.works.wait(), 5)
    assert caplog.text.count("Failing") == 2
    assert caplog.text.count("started again") == 2
    assert workers.dead() == []
    await workers.stop()
    assert workers.dead() == ["Failing"]


async def test_what_keeps_ending_is_given_up_and_the_others_go_on() -> None:
    steady = Steady()
    workers = Workers([Failing(*["raises"] * 3), steady])
    workers.start()
    with pytest.raises(WorkerError, match="Failing has ended 3 times within a minute"):
        await asyncio.wait_for(workers.failure(), 5)
    assert workers.dead() == ["Failing"]
    assert steady.works.is_set()
    await workers.stop()


async def test_what_ends_now_and_then_is_kept() -> None:
    hours = iter(range(0, 1000, int(WITHIN / 2)))
    work = Failing(*["raises"] * 9)
    workers = Workers([work], lambda: next(hours))
    workers.start()
    await asyncio.wait_for(work.works.wait(), 5)
    assert workers.dead() == []
    await workers.stop()


async def test_no_sign_of_life_without_all_workers(house: House) -> None:
    dead: list[str] = []
    heartbeat = Heartbeat(house.store, house.time, lambda: dead)
    await heartbeat.beat()
    alive = await last_beat(house.store)
    house.time.pass_(30)
    dead.append("Clock")
    await heartbeat.beat()
    assert await last_beat(house.store) == alive
    dead.clear()
    await heartbeat.beat()
    assert await last_beat(house.store) == house.time.now()


async def test_a_fault_in_the_house_is_not_hidden_by_trying_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only a database that cannot be read is waited for."""

    async def broken(*_: object) -> int:
        raise RuntimeError("a fault of ours")

    for work in (house.outbox, house.clock):
        monkeypatch.setattr(work, "_start_due", broken)
        with pytest.raises(RuntimeError):
            await work.run()


async def test_an_outbox_that_finishes_ends_what_is_under_way_and_begins_nothing(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, go_on = asyncio.Event(), asyncio.Event()
    send = house.post.send

    async def slowly(intent: Intent) -> int:
        begun.set()
        await go_on.wait()
        return await send(intent)

    monkeypatch.setattr(house.post, "send", slowly)
    await house.lobby()
    running = asyncio.create_task(house.outbox.run())
    await asyncio.wait_for(begun.wait(), 5)
    finishing = asyncio.create_task(house.outbox.finish())
    await asyncio.sleep(0)
    await house.lobby(channel=7001)
    house.outbox.wake()
    go_on.set()
    await finishing
    assert not house.outbox.at_work
    assert len(house.post.calls) == 1
    running.cancel()
    await asyncio.wait({running})
