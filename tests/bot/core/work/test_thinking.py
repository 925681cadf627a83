"""Computers think in worker processes; what happens when one is lost."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest

from bot.schedule import thinking
from bot.schedule.jobs import think
from bot.schedule.pool import JobLostError, Pool, PoolClosedError, PoolFullError
from bot.schedule.thinking import Thinking
from engine.games import GAMES
from engine.kernel import Game, legal
from engine.players import normal_pick
from engine.players.hard import considered

SEED = 11


@pytest.fixture
def game() -> Any:
    package = GAMES["happy_dayz"]
    return package.new_game(3, SEED, package.Options())


@pytest.fixture
async def apart() -> AsyncIterator[Thinking]:
    made = Thinking(Pool())
    yield made
    await made.close()


class Lost(Pool):
    """A pool whose workers are lost, or that is full."""

    def __init__(self, error: Exception) -> None:
        super().__init__()
        self.error = error

    async def run(self, *_: Any, **__: Any) -> Any:
        raise self.error


async def test_a_worker_finds_the_same_pick_as_this_thread(apart: Thinking, game: Game) -> None:
    found = await apart.consider(game, 0, SEED)
    assert [one.pick for one in found] == [one.pick for one in considered(game, 0, SEED)]
    assert found[0].pick in legal(game, 0)
    for kind in ("random", "easy", "normal"):
        here = thinking.PLAYERS[kind](game, 0, SEED)
        assert await apart.pick(kind, game, 0, SEED) == here


async def test_a_lost_worker_loses_no_turn(game: Game, caplog: pytest.LogCaptureFixture) -> None:
    for error in (JobLostError(""), PoolFullError(""), PoolClosedError("")):
        lost = Thinking(Lost(error))
        (found,) = await lost.consider(game, 0, SEED)
        assert found.pick == normal_pick(game, 0, SEED)
        assert await lost.pick("normal", game, 0, SEED) == normal_pick(game, 0, SEED)
    told = [record.levelno for record in caplog.records if record.name == thinking.__name__]
    assert told == [logging.ERROR, logging.WARNING] * 2 + [logging.WARNING]


async def test_a_person_is_told_that_the_pool_is_full(game: Game) -> None:
    with pytest.raises(PoolFullError):
        await Thinking(Lost(PoolFullError("long"))).consider(game, 0, SEED, person=7)


class Slow(Pool):
    """Takes as many seconds for any number of playouts, as far as one can tell."""

    def __init__(self, seconds: float = 4.0) -> None:
        super().__init__()
        self.seconds = seconds
        self.playouts: list[int] = []
        self.others = 0

    def waiting_in(self, lane: str) -> int:
        assert lane == "long"
        return self.others

    async def run(self, lane: str, job: Callable[..., Any], *args: Any, **_: Any) -> Any:
        assert (lane, job) == ("long", think)
        self.playouts.append(args[-1])
        await asyncio.sleep(0)
        return [(0, 0.0, {})], self.seconds


async def test_a_slow_machine_thinks_less_and_waiting_jobs_share_the_time(game: Game) -> None:
    pool = Slow()
    slow, most = Thinking(pool), GAMES["happy_dayz"].SEARCH.playouts
    await slow.consider(game, 0, SEED, 8)  # nothing is known of the machine yet
    await slow.consider(game, 0, SEED)  # four seconds for all of them: one for a quarter
    pool.others = 1
    await slow.consider(game, 0, SEED)
    assert pool.playouts == [most, most // 4, most // 4 // 4 // 2]


async def test_a_fast_machine_thinks_as_often_as_asked(game: Game) -> None:
    pool = Slow(seconds=0.001)
    fast, most = Thinking(pool), GAMES["happy_dayz"].SEARCH.playouts
    for times in (1, 4):
        await fast.consider(game, 0, SEED, times)
    assert pool.playouts == [most, 4 * most]
