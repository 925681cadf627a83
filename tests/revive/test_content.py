"""What lies in the box: control sums of the tables."""

from __future__ import annotations

from collections import Counter

from engine.games.revive.content import (
    BESIDE,
    CARD,
    CHASM,
    COLOURS,
    FAR,
    HEXES,
    MODULE,
    NEAR,
    NUMBERS,
    OUTSIDE,
    SITE,
    TILE,
    stack,
)
from engine.kit.maps import distances


def test_the_terrains_of_the_area_tiles() -> None:
    tiles = [row for row in TILE.values() if row.place not in OUTSIDE]
    assert Counter(space for row in tiles for space in row.spaces) == {
        "forest": 9, "mountain": 9, "field": 9, "desert": 30, "city": 11, "crystal_hex": 5,
        "spring": 7,
    }  # fmt: skip


def test_the_stacks_fill_their_sites_and_the_board_hangs_together() -> None:
    assert (len(stack("near")), len(stack("far"))) == (len(NEAR), len(FAR))
    assert len(distances([CHASM], BESIDE.__getitem__)) == len(HEXES)


def test_cards_modules_and_markers() -> None:
    kinds = Counter((row.kind, row.colour) for row in CARD.values())
    assert all(kinds["start", colour] == 2 and kinds["market", colour] == 12 for colour in COLOURS)
    assert sum(row.copies for row in MODULE.values()) == 48
    markers = len(SITE) + 2 * len(COLOURS) + NUMBERS.discs
    assert len(NUMBERS.progress_points) == markers + 1
