"""The hard computer thinks in a process of its own; what becomes of it when that is lost."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.schedule import thinking
from bot.schedule.thinking import Apart
from engine.games import GAMES
from engine.kernel import legal
from engine.players import normal_pick
from engine.players.hard import considered
from tests.bot.core.conftest import until

SEED = 11


@pytest.fixture
def game() -> Any:
    package = GAMES["happy_dayz"]
    return package.new_game(3, SEED, package.Options())


def speaking(script: str) -> Apart:
    """A process that answers as this says; `asked` is the line it was sent."""
    loop = f"import json, sys, time\nfor line in sys.stdin:\n asked = json.loads(line)\n {script}"
    return Apart(("-c", loop))


@pytest.fixture
async def apart(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Apart]:
    monkeypatch.setattr(thinking, "LOST", 500.0)  # however busy the machine is
    process = Apart()
    yield process
    await process.close()


async def test_it_finds_what_is_found_here(apart: Apart, game: Any) -> None:
    found = await apart.consider(game, 0, SEED)
    assert [one.pick for one in found] == [one.pick for one in considered(game, 0, SEED)]
    assert found[0].pick in legal(game, 0)


async def test_who_goes_away_leaves_no_answer_to_the_next(apart: Apart, game: Any) -> None:
    gone = asyncio.create_task(apart.consider(game, 1, SEED))
    await until(lambda: apart._process is not None)
    gone.cancel()
    with pytest.raises(asyncio.CancelledError):
        await gone
    found = await apart.consider(game, 0, SEED)
    assert [one.pick for one in found] == [one.pick for one in considered(game, 0, SEED)]


@pytest.mark.parametrize("script", ["sys.exit(3)", "time.sleep(600)", "print('no', flush=True)"])
async def test_a_lost_process_costs_nobody_their_turn(
    script: str, game: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(thinking, "LOST", 1.0)
    lost = speaking(script)
    for _ in range(2):  # it is started again, and lost again
        (found,) = await lost.consider(game, 0, SEED)
        assert found.pick == normal_pick(game, 0, SEED)
    told = [one.levelno for one in caplog.records if one.name == thinking.__name__]
    assert told == [logging.ERROR] * 2
    await lost.close()


async def test_a_slow_machine_thinks_less_far_and_who_waits_shares(
    game: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "LOST", 500.0)
    slow = speaking(
        "print(json.dumps({'found': [[0, asked['playouts'], {}]], 'seconds': 4.0}), flush=True)"
    )
    most = GAMES["happy_dayz"].SEARCH.playouts

    async def playouts(times: int = 1) -> float:
        return (await slow.consider(game, 0, SEED, times))[0].value

    assert await playouts(8) == 8 * most
    assert await playouts() == most  # half of what fits into the second
    assert await playouts() == most // 4  # four seconds for all of them: one for a quarter
    two = await asyncio.gather(playouts(), playouts())
    assert two[0] < most // 4
    await slow.close()
