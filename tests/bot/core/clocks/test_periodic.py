"""What is done every so many seconds is done by one runner."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

import bot
from bot.model.facts import Refused
from bot.schedule.periodic import TURN_S, Periodic
from bot.store import StoreError
from tests.bot.core.conftest import FakeTime
from tests.waiting import until

HOUR: Final = 3600.0


class Hourly(Periodic):
    """Notes when it works, and fails on demand."""

    every_s = HOUR

    def __init__(self, when: FakeTime) -> None:
        super().__init__(when)
        self.worked: list[float] = []
        self.fails: Callable[[], Exception] | None = None
        self.connected = True

    def ready(self) -> bool:
        return self.connected

    async def round(self) -> None:
        self.worked.append(self._time.now())
        if self.fails is not None:
            raise self.fails()


class Often(Hourly):
    """The same every ten seconds."""

    every_s = 10.0


async def passed(when: FakeTime, work: Periodic, seconds: float) -> None:
    """Let so much time pass, a turn at a time."""
    step = min(work.every_s, TURN_S)
    for _ in range(int(seconds / step)):
        turns = work.turns
        when.pass_(step)
        await until(lambda turns=turns: work.turns == turns + 1 and when.waiting == 1)


@pytest.mark.parametrize("kind", [Hourly, Often])
async def test_a_round_runs_at_once_and_then_at_its_interval(kind: type[Hourly]) -> None:
    when = FakeTime()
    work, began = kind(when), when.now()
    task = asyncio.create_task(work.run())
    await until(lambda: when.waiting == 1)
    await passed(when, work, 2 * work.every_s)
    assert work.worked == [began + n * work.every_s for n in range(3)]
    assert work.turns == 1 + int(2 * work.every_s / min(work.every_s, TURN_S))
    task.cancel()


@pytest.mark.parametrize("error", [lambda: Refused("storage"), lambda: StoreError("it is locked")])
async def test_a_refused_round_is_logged_and_the_next_one_runs(
    error: Callable[[], Exception], caplog: pytest.LogCaptureFixture
) -> None:
    when = FakeTime()
    work = Hourly(when)
    work.fails = error
    task = asyncio.create_task(work.run())
    await until(lambda: when.waiting == 1)
    await passed(when, work, HOUR)
    assert len(work.worked) == 2
    assert caplog.text.count("Hourly waits for its next round") == 2
    task.cancel()


async def test_an_unexpected_error_ends_a_periodic_runner() -> None:
    """What watches over workers starts it again, or stops the bot."""
    work = Hourly(FakeTime())
    work.fails = lambda: RuntimeError("a fault of ours")
    with pytest.raises(RuntimeError):
        await work.run()


async def test_a_runner_that_is_not_ready_keeps_polling() -> None:
    when = FakeTime()
    work = Hourly(when)
    work.connected = False
    task = asyncio.create_task(work.run())
    await until(lambda: when.waiting == 1)
    await passed(when, work, 2 * TURN_S)
    assert work.worked == []
    work.connected = True
    await passed(when, work, TURN_S)
    assert len(work.worked) == 1
    task.cancel()


def test_only_the_listed_modules_sleep_in_a_loop() -> None:
    """A loop of its own has no turns, or forgets what to do when the database is locked."""
    loops = re.compile(r"while True:(?:(?!\n    async def |\n    def ).)*?"
                       r"(?:\.wait\(never,|asyncio\.sleep\()", re.S)  # fmt: skip
    source = Path(bot.__file__).parent
    found = {
        path.relative_to(source).as_posix()
        for path in source.rglob("*.py")
        if {"lab", "playground"}.isdisjoint(path.parts) and loops.search(path.read_text("utf-8"))
    }
    assert found == {
        "schedule/periodic.py",
        "app/lease.py",  # while the one before may still live
        "app/upkeep.py",  # between two games that are compacted
        "discord/client.py",  # between attempts to reach Discord
        "store/store.py",  # for a lock of the database, until who waits gives up
    }
