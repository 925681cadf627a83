"""Complete games with each number of seats, by what the bot shows."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.e2e.test_whole_games import RICHEST, SOME, TABLES, Table, whole_game
from tests.standin import StandIn


@pytest.mark.parametrize("table", [table for table in TABLES if table not in SOME])
async def test_a_whole_game_is_played_by_what_the_bot_shows(
    table: Table, stand_in: StandIn, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    await whole_game(table, stand_in, tmp_path, caplog)


@pytest.mark.parametrize("table", RICHEST, ids=lambda table: f"{table[0]}-{table[2]}")
async def test_a_whole_game_is_played_with_the_last_value_of_every_option(
    table: Table, stand_in: StandIn, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    await whole_game(table, stand_in, tmp_path, caplog, richest=True)
