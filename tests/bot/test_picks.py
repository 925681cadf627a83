"""The bench of picks measures as many as it says, and its parts make up the whole."""

from __future__ import annotations

import pytest

from tests.lab import picks

GAME = "happy_dayz"
PICKS = 3


async def test_a_pick_costs_the_sum_of_its_parts() -> None:
    sampler, done, factor = await picks.measured(GAME, PICKS, warming=1)
    assert done == PICKS
    assert factor is None or factor > 0.0
    whole, *parts = sampler.rows(GAME, done, None)
    assert (whole.name, whole.target) == (f"{GAME}: a pick", picks.TARGET_OF_PICK_MS)
    assert whole.value > 0.0
    assert sum(part.value for part in parts) == pytest.approx(whole.value, abs=1.0)


async def test_an_unknown_game_is_named() -> None:
    with pytest.raises(ValueError, match="no game called 'chess'"):
        await picks.measured("chess")
