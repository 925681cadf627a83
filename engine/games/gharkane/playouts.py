"""What makes random games fast: the sets that are tried first, and what is worked out once.

`tests/gharkane/test_playouts.py` compares them with the rules, over random games.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import combinations
from typing import Final

from engine.games.gharkane.content import EQUIPMENT, MATERIALS
from engine.games.gharkane.day.picks import Mend
from engine.games.gharkane.shelter import Shelter

MAX_MENDS: Final = 12
"""Maximum sets of repairs that are listed; others can be composed."""
GEAR_TRIED: Final = 8
"""Pieces of equipment of which every set is tried; of others only pairs."""
_FEWEST_ICONS: Final = min(len(row.icons) for row in EQUIPMENT.values())


def mends(shelter: Shelter, gear: tuple[str, ...]) -> list[Mend]:
    """Return sets of two or more of these repairs that the seat can pay for together, the largest
    first."""
    largest = min(len(gear), GEAR_TRIED, shelter.stock(MATERIALS) // _FEWEST_ICONS)
    payable_sets = [
        chosen
        for count in range(largest, 1, -1)
        for chosen in combinations(gear if count == 2 else gear[:GEAR_TRIED], count)
        if all(shelter.stores[kind] >= amount for kind, amount in _icons(chosen))
    ]
    return [Mend(chosen) for chosen in list(dict.fromkeys(payable_sets))[:MAX_MENDS]]


@lru_cache(maxsize=4096)
def _icons(gear: tuple[str, ...]) -> tuple[tuple[str, int], ...]:
    """Return the materials that these repairs cost together."""
    return tuple(Counter(icon for id in gear for icon in EQUIPMENT[id].icons).items())
