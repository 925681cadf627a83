"""Luck in the junkyard: finds by what they can do, beside the mean of all finds."""

from __future__ import annotations

from functools import partial

from engine.games.arctic_scavengers.luck import LUCK
from engine.luck import Fortune
from tests.fortunes import fortunes_of

drawn = partial(fortunes_of, LUCK)


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
