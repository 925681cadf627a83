"""kill -9 in every phase of a game: nothing acknowledged is lost, nothing is said twice."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.games import GAMES
from tests.e2e.test_kill import killed_in_phases
from tests.standin import StandIn

KILLS = 8
"""More than any game has phases in a chapter and before it."""


@pytest.mark.parametrize("game", list(GAMES))
async def test_a_game_survives_a_kill_in_every_phase(
    game: str, stand_in: StandIn, tmp_path: Path
) -> None:
    await killed_in_phases(game, KILLS, stand_in, tmp_path)
