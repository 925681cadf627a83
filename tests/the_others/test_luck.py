"""Luck with dice: what they showed, beside what as many dice show on average."""

from __future__ import annotations

from typing import Any

from engine.games.the_others.luck import LUCK
from engine.kernel import Event
from engine.luck import Fortune, luck
from engine.titles import Finished


def drawn(*told: tuple[str, dict[str, Any]]) -> dict[str, tuple[Fortune | None, ...]]:
    events = [Event(name, facts, {}) for name, facts in told]
    return {
        row: tuple(fortune and Fortune(fortune.got, round(fortune.mean, 6)) for fortune in seats)
        for row, seats in luck(LUCK, Finished(2, events, (), (0,)))
    }


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
