"""Luck with search tiles: tiles with a resource, compared with the mean of a city's ten tiles."""

from __future__ import annotations

from typing import Final

from engine.games.gharkane.content import SEARCH_TILES
from engine.kernel import Seat
from engine.luck import Chance, Fortune
from engine.titles import Finished

_FULL: Final = {id for id, tile in SEARCH_TILES.items() if tile.resource is not None}
_SHARE: Final = sum(SEARCH_TILES[id].copies for id in _FULL) / sum(
    tile.copies for tile in SEARCH_TILES.values()
)
"""Share of a city's tiles that show a resource."""


def _searches(over: Finished, seat: Seat) -> Fortune | None:
    tiles = [
        facts["tile"]
        for name in ("found", "found_nothing")
        for facts in over.by_name.get(name, ())
        if facts["seat"] == seat
    ]
    return Fortune(sum(tile in _FULL for tile in tiles), len(tiles) * _SHARE) if tiles else None


LUCK: Final = (Chance("searches", _searches),)
