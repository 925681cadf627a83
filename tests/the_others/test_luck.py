"""Luck with dice: what they showed, beside what as many dice show on average."""

from __future__ import annotations

from functools import partial

from engine.games.the_others.luck import LUCK
from engine.luck import Fortune
from tests.fortunes import fortunes_of

drawn = partial(fortunes_of, LUCK)


def test_dice_of_heroes_and_of_the_sins() -> None:
    """Bursts are thrown again, so each die comes to one of the five other faces."""
    rolled = {
        "seat": 1,
        "dice": ["fist", "both", "burst", "blank"],
        "sin_dice": ["claw", "claw", "burst", "tentacle"],
    }
    left = {"seat": 1, "sin_dice": ["claw", "blank"]}
    found = drawn(("incarnated", {"seat": 0}), ("rolled", rolled), ("left_monsters", left))
    assert found["fist"] == (None, Fortune(2, 1.8))
    assert found["shield"] == (None, Fortune(1, 1.2))
    assert found["claw"] == (Fortune(3, 2.0), None)
    assert found["tentacle"] == (Fortune(1, 2.0), None)


def test_no_dice_no_luck() -> None:
    assert drawn(("incarnated", {"seat": 0})) == {}
