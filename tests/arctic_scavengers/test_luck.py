"""Luck in the junkyard: finds by what they can do, beside the mean of all finds."""

from __future__ import annotations

from typing import Any

from engine.games.arctic_scavengers.luck import LUCK
from engine.kernel import Event
from engine.luck import Fortune, luck
from engine.titles import Finished


def drawn(*told: tuple[str, dict[str, Any]]) -> dict[str, tuple[Fortune | None, ...]]:
    events = [Event(name, facts, {}) for name, facts in told]
    return {
        row: tuple(fortune and Fortune(fortune.got, round(fortune.mean, 6)) for fortune in seats)
        for row, seats in luck(LUCK, Finished(2, events, (), (0,)))
    }


def test_finds_beside_the_mean_of_all_finds() -> None:
    """Pills cure 1, a net hunts 2, a spear fights 2, junk is worth nothing."""
    found = drawn(
        ("dug", {"seat": 0, "cards": ["net", "spear"]}),
        ("dug", {"seat": 1, "cards": ["junk"]}),
        ("dug", {"seat": 1, "cards": ["pills"]}),
    )
    assert found == {"finds": (Fortune(4, 2.5), Fortune(1, 2.5))}
    assert drawn(("dug", {"seat": 0, "cards": ["net"]}))["finds"] == (Fortune(2, 2), None)
    assert drawn() == {}
