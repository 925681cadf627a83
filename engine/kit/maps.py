"""Maps: how far it is, and hexes that are words.

A hex is a word of a letter for its column and a number for its row, both from the top left ("a1",
"c4"), so that picks, texts and typed commands need nothing new. Columns are straight; the second
and every second one after it are half a hex lower.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

P = TypeVar("P")

_COLUMNS = "abcdefghijklmnopqrstuvwxyz"


def distances(
    starts: Iterable[P],
    beside: Callable[[P], Iterable[P]],
    through: Callable[[P], bool] = lambda place: True,
    most: int | None = None,
) -> dict[P, int]:
    """How many steps it is from the nearest start to each place within `most` steps, nearest first.

    `through` says of a place whether it may be crossed: one that may not can still be reached. A
    start may always be left.
    """
    found = dict.fromkeys(starts, 0)
    edge, steps = list(found), 0
    while edge and steps != most:
        crossed = [here for here in edge if through(here)] if steps else edge
        edge, steps = [], steps + 1
        for here in crossed:
            for there in beside(here):
                if there not in found:
                    found[there] = steps
                    edge.append(there)
    return found


def hex_at(column: int, row: int) -> str:
    """The word of the hex in this column and row, both from 0; ValueError beyond 26 columns."""
    if not 0 <= column < len(_COLUMNS) or row < 0:
        raise ValueError(f"no hex in column {column}, row {row}")
    return f"{_COLUMNS[column]}{row + 1}"


def hex_place(name: str) -> tuple[int, int]:
    """Column and row of a hex, both from 0; ValueError for a word that is none."""
    column, row = _COLUMNS.find(name[:1]), name[1:]
    if column < 0 or not name[:1] or not row.isdecimal() or int(row) < 1:
        raise ValueError(f"no hex is called {name!r}")
    return column, int(row) - 1


def hexes_beside(name: str, columns: int, rows: int) -> list[str]:
    """The hexes beside one, on a map of so many columns and rows, clockwise from the one above."""
    column, row = hex_place(name)
    low = column % 2  # it lies half a hex lower than its neighbours to the sides
    around = [(0, -1), (1, low - 1), (1, low), (0, 1), (-1, low), (-1, low - 1)]
    places = [(column + right, row + down) for right, down in around]
    return [hex_at(c, r) for c, r in places if 0 <= c < columns and 0 <= r < rows]
