"""How the program ends: told to, or because it could only look well from then on."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.app.assembly import run_bot
from bot.errors import StartError
from bot.playground import Refusal
from bot.playground.server import StandIn
from bot.schedule.clock import Clock
from bot.store import Store
from engine.games import GAMES
from tests.bot.face.playing import config_for
from tests.e2e.player import Player, newest_public, open_table, parts
from tests.e2e.process import BotProcess
from tests.playground.wire import until


@pytest.fixture
async def stand_in() -> AsyncIterator[StandIn]:
    made = StandIn()
    await made.start()
    yield made
    await made.stop()
    assert made.refusals == []
    assert made.faulty_answers == []


async def test_told_to_stop_in_the_middle_of_a_move_it_answers_and_ends_well(
    stand_in: StandIn, tmp_path: Path
) -> None:
    alice, channel = stand_in.person("Alice"), stand_in.channel("table")
    bot = BotProcess(stand_in, tmp_path)
    await bot.start()
    await open_table(stand_in, [alice], channel, next(iter(GAMES)), computers=1)
    menu = (await alice.command(channel, "play")).message
    assert menu is not None
    button = next(
        part["custom_id"]
        for part in parts(menu.components)
        if part.get("custom_id", "").startswith(("t1:", "m1:"))
    )
    click = asyncio.create_task(alice.click(menu, button))
    await until(lambda: bool(stand_in.waiting))
    assert await bot.end() == 0
    with contextlib.suppress(Refusal):  # it was told before it had heard of the click
        await click
    assert "Traceback" not in bot.log.read_text()
    await bot.start()
    played = Player(alice, channel, seed=1)
    assert await played.play()
    assert await bot.end() == 0
    assert newest_public(alice, channel).text()


async def test_a_worker_that_keeps_ending_ends_the_program(
    stand_in: StandIn, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(_: Clock) -> None:
        raise RuntimeError("a fault of ours")

    monkeypatch.setattr(Clock, "run", broken)
    with pytest.raises(StartError, match="Clock has ended 3 times within a minute"):
        await asyncio.wait_for(run_bot(config_for(stand_in, tmp_path)), 20)


async def test_while_it_runs_the_collector_passes_over_what_was_there_at_its_start(
    stand_in: StandIn, tmp_path: Path
) -> None:
    before = gc.get_threshold()
    running = asyncio.create_task(run_bot(config_for(stand_in, tmp_path)))
    await until(lambda: gc.get_freeze_count() > 100_000 or running.done())
    assert gc.get_threshold() > before
    running.cancel()
    await asyncio.wait({running})
    assert running.cancelled()
    assert (gc.get_freeze_count(), gc.get_threshold()) == (0, before)


async def test_a_database_that_fails_at_start_is_said_and_nobody_is_online(
    stand_in: StandIn, tmp_path: Path
) -> None:
    await (await Store.open(f"sqlite+aiosqlite:///{tmp_path}/g.db")).close()
    with contextlib.closing(sqlite3.connect(tmp_path / "g.db")) as database:
        database.execute("DROP TABLE marks")
    bot = BotProcess(stand_in, tmp_path)
    assert await bot.ends() == 1
    last = bot.log.read_text().splitlines()[-1]
    assert "cannot be used: no such table: marks" in last
    assert "Traceback" not in bot.log.read_text()
    assert not stand_in.gateway.online
