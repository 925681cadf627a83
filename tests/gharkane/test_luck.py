"""Luck in the cities: search tiles with something on them, beside eight of ten."""

from __future__ import annotations

from typing import Any

from engine.games.gharkane.luck import LUCK
from engine.kernel import Event
from engine.luck import Fortune, luck
from engine.titles import Finished


def drawn(*told: tuple[str, dict[str, Any]]) -> dict[str, tuple[Fortune | None, ...]]:
    events = [Event(name, facts, {}) for name, facts in told]
    return {
        row: tuple(fortune and Fortune(fortune.got, round(fortune.mean, 6)) for fortune in seats)
        for row, seats in luck(LUCK, Finished(2, events, (), (0,)))
    }


def test_searches_beside_eight_of_ten() -> None:
    """A cupboard is empty, also where a room makes something of it."""
    found = drawn(
        ("found", {"seat": 0, "tile": "chip"}),
        ("found", {"seat": 0, "tile": "cupboard"}),
        ("found_nothing", {"seat": 0, "tile": "cupboard"}),
    )
    assert found == {"searches": (Fortune(1, 2.4), None)}
    assert drawn() == {}
