"""Luck of the deal: zombies in hand, before anybody handed cards on."""

from __future__ import annotations

from functools import partial

from engine.games.happy_dayz.luck import LUCK
from engine.luck import Fortune
from tests.fortunes import fortunes_of

drawn = partial(fortunes_of, LUCK)


def test_zombies_that_were_dealt_by_round() -> None:
    """A card that was passed counts for the seat that was dealt it; the mean is that of the
    hands."""
    found = drawn(
        ("counted", {}),
        ("played", {"seat": 0, "card": "zombie_1"}),  # before any deal
        ("dealt", {}),
        ("transferred", {"seat": 0, "to": 1, "card": "zombie_3"}),
        ("led", {"seat": 1, "card": "zombie_3"}),
        ("played", {"seat": 0, "card": "zombie_8"}),
        ("dealt", {}),
        ("led", {"seat": 1, "card": "zombie_4"}),
        ("played", {"seat": 0, "card": "hippie_2"}),
    )
    assert found == {"zombies": (Fortune(2, 1.5), Fortune(1, 1.5))}
    assert drawn() == {}
