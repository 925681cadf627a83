"""The disk in the middle of a game: locked, full, read-only; and the clock set wrong and right."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy import event

from bot.app.assembly import Bot
from bot.model.times import WallTime
from bot.texts import Library
from engine.games import GAMES
from tests.bot.face.playing import config_for, connected, rest, running
from tests.e2e.player import open_table
from tests.long.sound import unsound
from tests.long.stubborn import Stubborn, lost, play_on
from tests.standin import StandIn

LOCKED = 15.0
"""Seconds for which another process holds the database."""
BROKEN = 8.0
"""Seconds for which the disk takes nothing."""
PICKS = 12
"""Before the fault, and after it."""
HOUR = 3600.0


@asynccontextmanager
async def locked(_: Bot, folder: Path) -> AsyncIterator[float]:
    """Another process writes and writes."""
    with closing(sqlite3.connect(folder / "g.db", timeout=0, isolation_level=None)) as other:
        while not other.in_transaction:
            with contextlib.suppress(sqlite3.OperationalError):
                other.execute("BEGIN IMMEDIATE")
            await asyncio.sleep(0.01)
        yield LOCKED


def pragma(during: str, after: str) -> Callable[[Bot, Path], AbstractAsyncContextManager[float]]:
    """A fault that SQLite itself makes, on every connection the bot uses."""

    @asynccontextmanager
    async def broken(bot: Bot, _: Path) -> AsyncIterator[float]:
        engine, now = bot.store._engine, [during]

        def said(connection: sa.Connection) -> None:
            connection.exec_driver_sql(f"PRAGMA {now[0]}")

        event.listen(engine, "begin", said, insert=True)
        yield BROKEN
        now[0] = after

    return broken


FAULTS = {
    "locked for 15 s": locked,
    "read-only": pragma("query_only=ON", "query_only=OFF"),
    "full": pragma("max_page_count=1", "max_page_count=1000000000"),
}


@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize("game", list(GAMES))
async def test_a_game_goes_on_after_the_disk_failed(
    game: str,
    fault: str,
    stand_in: StandIn,
    tmp_path: Path,
    library: Library,
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.WARNING)
    people, channel = (
        [stand_in.person("Alice"), stand_in.person("Bruno")],
        stand_in.channel("table"),
    )
    async with running(stand_in, tmp_path, library, edit_gap=0.5) as bot:
        await open_table(stand_in, people, channel, game)
        players = [Stubborn(p, channel, n + 3, bot.store) for n, p in enumerate(people)]
        picks = sum_of(players)
        await play_on(players, lambda: picks() >= PICKS)
        async with FAULTS[fault](bot, tmp_path) as seconds:
            until = time.monotonic() + seconds
            during = asyncio.create_task(play_on(players, lambda: time.monotonic() > until))
            await asyncio.sleep(seconds)
        await during
        before, unanswered = picks(), sum(p.unanswered for p in players)
        await play_on(players, lambda: picks() >= before + PICKS)
        await rest(bot, stand_in)
        assert await lost(players) == []
        assert await unsound(stand_in, bot.store, people, [channel]) == []
        assert bot.workers.dead() == []
    assert stand_in.refusals == []
    assert "Traceback" not in caplog.text
    assert unanswered == 0
    refused = caplog.text.count("cannot be used")
    assert (refused == 0) == (fault == "locked for 15 s"), "a lock is waited for, nothing else is"
    print(f"{game}, {fault}: {picks()} acknowledged picks, {refused} writes refused,", end=" ")
    print(f"{unanswered} clicks without an answer")


def sum_of(players: list[Stubborn]) -> Callable[[], int]:
    return lambda: sum(player.picks for player in players)


@pytest.mark.parametrize("set_by", [(HOUR,), (-HOUR,), (HOUR, -HOUR), (-HOUR, HOUR)])
@pytest.mark.parametrize("game", list(GAMES))
async def test_a_game_goes_on_while_the_clock_is_set(
    game: str, set_by: tuple[float, ...], stand_in: StandIn, tmp_path: Path, library: Library
) -> None:
    people, channel = [stand_in.person("Alice")], stand_in.channel("table")
    skew = [0.0]
    when = WallTime(wall=lambda: time.time() + skew[0])
    config = config_for(stand_in, tmp_path, edit_gap=0.5)
    async with connected(config, library, when=when) as bot:
        await open_table(stand_in, people, channel, game, computers=GAMES[game].SEATS[0] - 1)
        players = [Stubborn(people[0], channel, 3, bot.store)]
        picks = sum_of(players)
        for step in (0.0, *set_by):
            skew[0] += step
            before = picks()
            await play_on(players, lambda: picks() >= before + PICKS)  # noqa: B023 (awaited here)
        await rest(bot, stand_in)
        assert await lost(players) == []
        assert await unsound(stand_in, bot.store, people, [channel]) == []
    assert stand_in.refusals == []
    print(f"{game}, clock set by {set_by}: {picks()} acknowledged picks")
