"""A newcomer learns every game in the languages that `make test` leaves out."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from bot.texts import LOCALES
from engine.games import GAMES
from tests.e2e.test_learn import SOME, learns
from tests.standin import StandIn

OTHERS = [pair for pair in product(GAMES, LOCALES) if pair not in SOME]


@pytest.mark.parametrize(("game", "locale"), OTHERS)
async def test_a_newcomer_learns_by_following_the_star(
    game: str,
    locale: str,
    stand_in: StandIn,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
) -> None:
    await learns(game, locale, stand_in, tmp_path, caplog)
