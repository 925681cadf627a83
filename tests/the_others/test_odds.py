"""What the computers expect of dice."""

from __future__ import annotations

import pytest

from engine.games.the_others.computer.odds import CORRUPTION, WOUNDS, cost, gain, harm, showing


def test_dice_come_to_what_they_show() -> None:
    """Bursts are thrown on, so of five faces three have a fist and two a shield."""
    assert sum(chance for _, chance in showing(4, 0.4)) == pytest.approx(1)
    assert gain(1, 0, [(1, 1.0)]) == pytest.approx(0.6)
    assert gain(2, 0, [(2, 1.0)]) == pytest.approx(0.36)
    assert gain(1, 1, [(1, 1.0), (1, 3.0)]) == pytest.approx(3.6), "the dearer one first"


def test_harm_is_what_shields_leave() -> None:
    """A die has two claws and two tentacles on five faces."""
    wounds, levels = harm(0, 0, (0, 0), 1)
    assert wounds == pytest.approx(0.4 * WOUNDS[1])
    assert levels == pytest.approx(0.4 * CORRUPTION[1])
    assert harm(0, 0, (0, 1), 1) == pytest.approx((0, 0))
    assert harm(0, 0, (0, 1), 0, (1, 1)) == pytest.approx((0, CORRUPTION[1])), "claws first"
    assert cost(4, 7, 0, 1) == (1 - WOUNDS[4], 0), "beyond the last level"
