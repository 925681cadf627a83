"""Computers do not make the blunders that were found in their games."""

from __future__ import annotations

import pytest

from engine.games import GAMES
from tests.positions import Position, forbidden, positions

ALL = [position for game in GAMES for position in positions(game)]


@pytest.mark.parametrize("position", ALL, ids=lambda one: one.name)
def test_a_blunder_is_not_made_again(position: Position) -> None:
    """What must not be picked may be picked there, and something else too."""
    wrong = forbidden(position)
    assert wrong, "nothing to be avoided here"
    assert position.blunders() == []
