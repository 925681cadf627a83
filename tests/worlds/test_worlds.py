"""Two worlds, and all that the bot says: what a seat cannot see does not show in what it gets."""

from __future__ import annotations

from itertools import islice

import pytest

from engine.games import GAMES
from tests.worlds.conftest import Sides
from tests.worlds.pairs import compare_glances, compare_lives, pairs

LIVES, GLANCES = 1, 14
"""Pairs of each game and number of seats: those in which the game goes on, and those that are only
looked at. `make test-long` compares many more."""
TABLES = [(name, seats) for name, package in GAMES.items() for seats in package.SEATS]


@pytest.mark.parametrize(("game", "seats"), TABLES)
async def test_whatever_a_seat_and_the_public_are_told_is_the_same_in_both_worlds(
    game: str, seats: int, sides: Sides
) -> None:
    for pair in islice(pairs(game, seats, seed=seats, every=29), LIVES):
        await compare_lives(*sides, pair)
    found = islice(pairs(game, seats, seed=seats + 1, every=17), GLANCES)
    await compare_glances(*sides, found, pictured=14)
