"""Luck in the cities: search tiles with something on them, beside eight of ten."""

from __future__ import annotations

from functools import partial

from engine.games.gharkane.luck import LUCK
from engine.luck import Fortune
from tests.fortunes import fortunes_of

drawn = partial(fortunes_of, LUCK)


def test_searches_beside_eight_of_ten() -> None:
    """A cupboard is empty, also where a room makes something of it."""
    found = drawn(
        ("found", {"seat": 0, "tile": "chip"}),
        ("found", {"seat": 0, "tile": "cupboard"}),
        ("found_nothing", {"seat": 0, "tile": "cupboard"}),
    )
    assert found == {"searches": (Fortune(1, 2.4), None)}
    assert drawn() == {}
