"""Every menu of a game opens, and everything is drawn: two minutes of each game."""

from __future__ import annotations

from itertools import islice, product

import pytest

from engine.games import GAMES
from tests.bot.face.every_menu import Walk
from tests.unpainted import unpainted

GAMES_WALKED = 60
"""Games of each kind, each with other options."""


@pytest.mark.parametrize("game", GAMES)
async def test_every_menu_opens_and_everything_is_drawn(game: str) -> None:
    walk = Walk(game)
    tables = product(range(GAMES_WALKED), GAMES[game].SEATS)
    with unpainted():
        for n, (_, seats) in enumerate(islice(tables, GAMES_WALKED)):
            walk.play(seats, n, n + 1)
    assert walk.failures == {}
    print(dict(walk.opened))
