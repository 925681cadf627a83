"""Two worlds and all that the bot says, at thousands of moments: see `tests.worlds`."""

from __future__ import annotations

from itertools import islice

import pytest

from tests.worlds.conftest import Sides, sides
from tests.worlds.pairs import compare_glances, compare_lives, pairs
from tests.worlds.test_worlds import TABLES

__all__ = ["sides"]

PAIRS = 10_000
LIVES, GLANCES = 10, 40
"""Of which, in each test, so many are of both kinds."""
TESTS = -(-PAIRS // ((LIVES + GLANCES) * len(TABLES)))


@pytest.mark.parametrize("seed", range(1, TESTS + 1))
@pytest.mark.parametrize(("game", "seats"), TABLES)
async def test_messages_to_a_seat_and_the_public_are_the_same_in_both_worlds(
    game: str,
    seats: int,
    seed: int,
    sides: Sides,
) -> None:
    for pair in islice(pairs(game, seats, 1_000 * seed, every=13), LIVES):
        await compare_lives(*sides, pair)
    found = islice(pairs(game, seats, 1_000 * seed + 500, every=7), GLANCES)
    await compare_glances(*sides, found, pictured=4)
    print(f"{LIVES + GLANCES} pairs of worlds looked the same")
