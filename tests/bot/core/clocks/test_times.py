"""A clock that is set wrong, and set right again, holds up no table."""

from __future__ import annotations

import asyncio

import pytest

from bot.model import times
from bot.model.times import DAY_S, WallTime
from tests.waiting import PATIENCE_S

HOUR = 3600.0


class Clocks:
    """A wall clock that can be set, and a steady one."""

    def __init__(self) -> None:
        self.wall, self.steady = 1_000_000.0, 50.0

    def pass_(self, seconds: float) -> None:
        self.wall += seconds
        self.steady += seconds

    def time(self, since: float = 0.0) -> WallTime:
        return WallTime(since, lambda: self.wall, lambda: self.steady)


def test_time_follows_the_wall_clock() -> None:
    clocks = Clocks()
    when = clocks.time()
    for seconds in (0.0, 1.0, HOUR):
        clocks.pass_(seconds)
        assert when.now() == clocks.wall


def test_a_clock_set_forward_is_followed() -> None:
    clocks = Clocks()
    when = clocks.time()
    clocks.wall += HOUR
    assert when.now() == clocks.wall


def test_a_clock_set_back_passes_slowly_until_the_wall_has_caught_up() -> None:
    clocks = Clocks()
    when = clocks.time()
    before = when.now()
    clocks.wall -= HOUR
    assert when.now() == before
    clocks.pass_(HOUR)
    assert when.now() == before + HOUR / 2
    clocks.pass_(HOUR)
    assert when.now() == before + HOUR == clocks.wall
    clocks.pass_(HOUR)
    assert when.now() == clocks.wall


async def test_a_sleeper_notices_that_the_clock_was_set_forward(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """After a machine's sleep, say: what is due by then is not late by the rest of the sleep."""
    monkeypatch.setattr(times, "MAX_SLEEP_S", 0.01)
    clocks = Clocks()
    sleeping = asyncio.create_task(clocks.time().wait(asyncio.Event(), HOUR))
    await asyncio.sleep(0.05)
    assert not sleeping.done()
    clocks.wall += HOUR
    await asyncio.wait_for(sleeping, PATIENCE_S)


async def test_a_sleep_is_not_longer_for_a_clock_that_was_set_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(times, "MAX_SLEEP_S", 0.01)
    clocks = Clocks()
    sleeping = asyncio.create_task(clocks.time().wait(asyncio.Event(), 60.0))
    await asyncio.sleep(0.05)
    clocks.wall -= HOUR
    clocks.steady += 60.0
    await asyncio.wait_for(sleeping, PATIENCE_S)


def test_time_does_not_go_back_over_a_restart() -> None:
    clocks = Clocks()
    known = clocks.wall + HOUR
    assert clocks.time(known).now() == known
    assert clocks.time(clocks.wall - HOUR).now() == clocks.wall
    assert clocks.time(clocks.wall + 2 * DAY_S).now() == clocks.wall
