"""Whole games on bad days of Discord: errors, storms of 429, cut lines, slow answers."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from bot.texts import Library
from engine.games import GAMES
from tests.bot.face.playing import rest, running
from tests.e2e.player import newest_public, open_table
from tests.long.sound import unsound
from tests.long.stubborn import Stubborn, lost, play_on
from tests.standin import StandIn

MANY = 1_000_000
DAYS = {
    "a tenth of all requests fails": [{"status": 502, "share": 0.1}],
    "a tenth succeeds and the answer is lost": [{"status": 500, "share": 0.1, "after": True}],
    "a fifth is told to wait": [{"status": 429, "share": 0.2, "retry_after": 0.3}],
    "the whole bot is told to wait": [
        {"status": 429, "share": 0.05, "retry_after": 0.5, "scope_global": True}
    ],
    "a tenth of the lines is cut": [
        {"status": 0, "share": 0.05},
        {"status": 0, "share": 0.05, "after": True},
    ],
    "a third is slow": [{"status": 200, "share": 0.3, "delay": 0.4}],
}


@pytest.mark.parametrize("day", DAYS)
@pytest.mark.parametrize("game", list(GAMES))
async def test_a_game_is_played_to_its_end_on_a_bad_day(
    game: str,
    day: str,
    stand_in: StandIn,
    tmp_path: Path,
    library: Library,
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.WARNING)
    people = [stand_in.person("Alice"), stand_in.person("Bruno")]
    channel = stand_in.channel("table")
    async with running(stand_in, tmp_path, library, edit_gap=0.5) as bot:
        await open_table(stand_in, people, channel, game)
        players = [Stubborn(p, channel, n + 3, bot.store) for n, p in enumerate(people)]
        for fault in DAYS[day]:
            stand_in.faults.next(count=MANY, **fault)  # type: ignore[arg-type]
        await play_on(players)
        stand_in.faults.clear()
        await rest(bot, stand_in)
        assert await lost(players) == []
        assert await unsound(stand_in, bot.store, people, [channel]) == []
    # where an answer was lost, the library gives it again
    assert [said for said in stand_in.refusals if "already been acknowledged" not in said] == []
    assert "Partie terminée" in newest_public(people[0], channel).text()
    assert "Traceback" not in caplog.text
    picks, unanswered = sum(p.picks for p in players), sum(p.unanswered for p in players)
    print(f"{game}, {day}: {len(stand_in.faults.done)} faults,", end=" ")
    print(f"{picks} acknowledged picks, {unanswered} clicks without an answer")
