"""Unseen picks and redealt worlds, in 160 games of each kind: see `tests.worlds`."""

from __future__ import annotations

import pytest

from engine.games import GAMES
from tests.gharkane.rules.test_open_shelters import compare_open
from tests.worlds.test_unseen_picks import compare_seeds

SEEDS = 160
A_TEST = 20
"""Games in each test."""
BEGINNINGS = range(1, SEEDS + 1, A_TEST)


@pytest.mark.parametrize("first", BEGINNINGS)
@pytest.mark.parametrize("name", GAMES)
def test_a_redealt_world_is_the_same_before_and_after_a_rivals_unseen_pick(
    name: str, first: int
) -> None:
    compare_seeds(name, range(first, first + A_TEST))


@pytest.mark.parametrize("first", BEGINNINGS)
def test_with_open_shelters_at_each_moment(first: int) -> None:
    compare_open(range(first, first + A_TEST))
