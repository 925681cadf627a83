"""Open shelters: how far a rival is in private stays secret, so no redealt world depends on it."""

from __future__ import annotations

from typing import Any

from engine.games import GAMES
from tests.worlds.test_unseen_picks import compare_unseen

GHARKANE: Any = GAMES["gharkane"]


def compare_open(seeds: range) -> set[str]:
    """At each moment of games of two; the phases with unseen picks."""
    options, compared = GHARKANE.Options(open_shelters="yes"), set[str]()
    for seed in seeds:
        compared |= compare_unseen(GHARKANE, GHARKANE.new_game(2, seed, options), seed, every=1)
    return compared


def test_a_redealt_world_is_the_same_before_and_after_a_rivals_unseen_pick() -> None:
    assert {"setup", "day"} <= compare_open(range(1, 7))
