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


def test_each_seat_has_its_own_dice() -> None:
    """The Sins those of every roll, whichever seats roll; a seat of heroes its own."""
    rolls = [("rolled", {"seat": n, "dice": ["fist"] * n, "sin_dice": ["claw"]}) for n in range(5)]
    for sins in range(5):
        told = [row for row in rolls if row[1]["seat"] != sins]
        found = drawn(("incarnated", {"seat": sins}), *told, seats=5)
        assert found["claw"] == tuple(Fortune(4, 1.6) if n == sins else None for n in range(5))
        assert found["fist"] == tuple(
            Fortune(n, round(0.6 * n, 6)) if n and n != sins else None for n in range(5)
        )


def test_no_dice_no_luck() -> None:
    assert drawn(("incarnated", {"seat": 0})) == {}
