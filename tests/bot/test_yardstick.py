"""Figures are scaled to the machine of the targets by the speed of this one."""

from __future__ import annotations

import random

import pytest

from tests.lab.measure import Measure
from tests.lab.yardstick import TARGET_MACHINE, Yardstick, scaled, speed


def test_a_slower_machine_has_a_smaller_factor_and_smaller_figures() -> None:
    assert speed(0, 0.0) is None
    factor = speed(int(TARGET_MACHINE), 2.0)
    assert factor == pytest.approx(0.5)
    cost = Measure("a pick", 40.0, 15, "ms")
    assert scaled(cost, None) == cost
    assert scaled(cost, factor) == Measure("a pick", 20.0, 15, "ms, scaled by 0.50 from 40")


def test_a_sample_counts_decisions_and_leaves_the_global_randomness() -> None:
    yardstick, chance = Yardstick(), random.getstate()
    yardstick.sample()
    first = yardstick.decisions
    yardstick.sample()
    assert 0 < first < yardstick.decisions
    assert yardstick.seconds > 0
    assert yardstick.factor == speed(yardstick.decisions, yardstick.seconds)
    assert random.getstate() == chance
