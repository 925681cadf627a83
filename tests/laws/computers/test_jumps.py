"""The judgement does not jump: what does nothing moves it by about nothing."""

from __future__ import annotations

import pytest

from engine.games import GAMES
from tests.lab.computers.jumps import kinds, looked_at

GAMES_OF_EACH = 2
"""Games of each setting that are looked at."""
SEED = 7
ENOUGH = 5
"""Answers of one kind whose mean says something."""


@pytest.mark.parametrize("name", [name for name in GAMES if GAMES[name].STRENGTHS])
def test_ending_a_turn_or_passing_moves_the_value_by_about_nothing(name: str) -> None:
    """An evaluation that counts a turn after it has begun makes its owner end the previous one too
    early. The bound of a game is in its value.toml."""
    strengths = GAMES[name].STRENGTHS
    assert strengths is not None
    jumps = [jump for jump in looked_at(GAMES[name], GAMES_OF_EACH, SEED) if jump.quiet]
    for kind in kinds(jumps):
        if len(kind.jumps) >= ENOUGH:
            assert abs(kind.mean) <= strengths.still.mean, kind
        assert abs(kind.largest) <= strengths.still.most, kind
