"""kill -9 in the phases of a game: nothing acknowledged is lost, nothing is posted twice."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections import Counter
from pathlib import Path

import pytest

from bot.playground import Refusal
from engine.games import GAMES
from tests.e2e.player import Player, newest_public, open_table, parts, play_out
from tests.e2e.process import BotProcess
from tests.standin import StandIn

KILLS = 4
"""In so many phases of one game here; in `tests.long` in all phases of every game."""


@pytest.mark.parametrize("game", list(GAMES)[-1:])
async def test_a_game_survives_a_kill_in_its_phases(
    game: str, stand_in: StandIn, tmp_path: Path
) -> None:
    await killed_in_phases(game, KILLS, stand_in, tmp_path)


async def killed_in_phases(game: str, kills: int, stand_in: StandIn, tmp_path: Path) -> None:
    """kill -9 in so many phases of a game, at least; in some of them twice."""
    people = [stand_in.person("Alice")]
    channel = stand_in.channel("table")
    bot = BotProcess(stand_in, tmp_path)
    await bot.start()
    await open_table(stand_in, people, channel, game, computers=1)
    players = [Player(person, channel, seed=n + 5) for n, person in enumerate(people)]
    phases: list[str] = []

    async def kill_in_a_new_phase() -> bool:
        """Whether that was enough: in every phase, and in some of them twice. A turn's or a day's
        number makes no new phase: where each turn has a title of its own none comes twice."""
        title = _title(newest_public(people[0], channel))
        known = _unnumbered(title) in map(_unnumbered, phases)
        if title in phases or (known and len(phases) >= kills):
            return len(phases) >= kills
        phases.append(title)
        if len(phases) % 2:  # in the middle of a click, every other time
            click = asyncio.create_task(players[0].play())
            await asyncio.sleep(0.01 * (len(phases) % 5))
            await bot.kill()
            click.cancel()  # nobody is left to answer it
            with contextlib.suppress(Refusal, asyncio.CancelledError):
                await click
        else:
            await bot.kill()
        await bot.start()
        return False

    await play_out(stand_in, players, kill_in_a_new_phase)
    await stand_in.settled()
    await bot.kill()
    assert len(phases) >= 4, phases
    log = bot.log.read_text()
    assert "Traceback" not in log, log
    assert " ERROR " not in log, log
    said = Counter(m.text() for m in people[0].messages(channel) if m.only_for is None)
    assert [text for text, times in said.items() if times > 1] == []
    titles = Counter(_title(m) for m in people[0].messages(channel) if _is_board(m))
    assert all(times == 1 for times in titles.values()), titles


def _is_board(message: object) -> bool:
    return any(
        part.get("custom_id", "").endswith(":play")
        for part in parts(message.components)  # type: ignore[attr-defined]
    )


def _unnumbered(title: str) -> str:
    return re.sub(r"\d+", "", title)


def _title(message: object) -> str:
    return str(message.text()).partition("\n")[0]  # type: ignore[attr-defined]
