"""Every menu of a game opens, and everything is drawn: two minutes of each game."""

from __future__ import annotations

from itertools import islice, product

import pytest

from engine.games import GAMES
from tests.bot.face.every_menu import Walk
from tests.unpainted import unpainted

GAMES_WALKED = 200
"""Games of each kind at most, each with other options."""
PICTURES = 12_000
"""Pictures after which no other game begins: two minutes of the processor."""


@pytest.mark.parametrize("game", GAMES)
async def test_every_menu_opens_and_everything_is_drawn(game: str) -> None:
    walk = Walk(game)
    tables = product(range(GAMES_WALKED), GAMES[game].SEATS)
    with unpainted():
        for n, (_, seats) in enumerate(islice(tables, GAMES_WALKED)):
            if walk.opened["pictures"] < PICTURES:
                walk.play(seats, n, n + 1)
    assert walk.failures == {}
    print(dict(walk.opened))
