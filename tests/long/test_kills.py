"""kill -9 and SIGTERM at random moments, over many games of every kind that run side by side."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from bot.store import Store
from engine.games import GAMES
from tests.e2e.player import is_over, open_table
from tests.e2e.process import BotProcess
from tests.long.sound import unsound
from tests.long.stubborn import STUCK, Stubborn, lost
from tests.standin import StandIn

BATCHES = 10
KILLS = 20
"""In a batch, of which every fifth is a SIGTERM."""
TABLES = 5
"""In a batch. With the batches: 200 ends over 50 games."""
LONGEST = 1.5
"""Seconds from the bot's being there to its end."""


def kinds(batch: int) -> list[tuple[str, int]]:
    """Game and number of seats of each table: in turn, so that every kind comes up."""
    every = [(name, seats) for name, package in GAMES.items() for seats in package.SEATS]
    return [every[(batch * TABLES + n) % len(every)] for n in range(TABLES)]


async def play_for_ever(player: Stubborn) -> None:
    """Click and click, until cancelled."""
    while True:
        if not await player.play():
            await asyncio.sleep(0.05)


async def ended_somewhere(bot: BotProcess, players: Sequence[Stubborn], dice: Random) -> str:
    """People play; somewhere in that the bot ends, and is started again."""
    playing = [asyncio.create_task(play_for_ever(player)) for player in players]
    await asyncio.sleep(dice.random() * LONGEST)
    asked = dice.random() < 0.2
    if asked:
        assert await bot.end() == 0, bot.log.read_text()
    else:
        await bot.kill()
    for task in playing:
        task.cancel()
    for task in playing:
        with contextlib.suppress(asyncio.CancelledError):
            await task
    await bot.start()
    return "SIGTERM" if asked else "kill -9"


async def goes_on(player: Stubborn) -> bool:
    """Whether a table is alive: its person plays again, or the game is over."""
    before, tries = player.picks, 0
    while player.picks == before and not is_over(player.person, player.channel):
        await player.play()
        await asyncio.sleep(0.05)
        tries += 1
        if tries * 0.05 > STUCK:
            return False
    return True


@pytest.mark.parametrize("batch", range(BATCHES))
async def test_games_outlive_ends_at_any_moment(
    batch: int, stand_in: StandIn, tmp_path: Path
) -> None:
    dice = Random(f"kills {batch}")
    people = [stand_in.person(name) for name in stand_in.world.people]
    channels = [
        stand_in.world.add_channel(f"50000000000000000{n}", "text", f"t{n}") for n in range(TABLES)
    ]
    bot = BotProcess(stand_in, tmp_path)
    await bot.start()
    players: list[Stubborn] = []
    store = await Store.open(f"sqlite+aiosqlite:///{(tmp_path / 'g.db').as_posix()}")
    for n, (game, seats) in enumerate(kinds(batch)):
        host = people[n % len(people)]
        await open_table(stand_in, [host], channels[n], game, computers=seats - 1)
        players.append(Stubborn(host, channels[n], batch * TABLES + n, store))
    ends = [await ended_somewhere(bot, players, dice) for _ in range(KILLS)]
    alive = [await goes_on(player) for player in players]
    await stand_in.settled()
    assert await bot.end() == 0
    assert alive == [True] * TABLES
    assert await lost(players) == []
    assert await unsound(stand_in, store, people, channels) == []
    await store.close()
    log = bot.log.read_text()
    assert "Traceback" not in log, log
    assert " ERROR " not in log, log
    over = sum(is_over(player.person, player.channel) for player in players)
    picks, unanswered = sum(p.picks for p in players), sum(p.unanswered for p in players)
    print(
        f"batch {batch}: {ends.count('kill -9')} kills, {ends.count('SIGTERM')} SIGTERM,", end=" "
    )
    print(f"{picks} acknowledged picks, {unanswered} clicks without an answer, {over} games over")
