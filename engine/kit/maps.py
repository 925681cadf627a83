"""Maps: distances, and hexes as words.

A hex is a letter for its column and a number for its row, both from the top left ("a1", "c4"). So
picks, texts and typed commands need no new type. Columns are straight; every second column, from
the second on, lies half a hex lower.
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
    """Return the steps from the nearest start to each place within `most` steps, nearest first.

    `through` says whether a place may be crossed; others can still be reached. Starts are always
    crossed.
    """
    distance = dict.fromkeys(starts, 0)
    edge, steps = list(distance), 0
    while edge and steps != most:
        crossed = [place for place in edge if through(place)] if steps else edge
        edge, steps = [], steps + 1
        for place in crossed:
            for neighbour in beside(place):
                if neighbour not in distance:
                    distance[neighbour] = steps
                    edge.append(neighbour)
    return distance


def hex_at(column: int, row: int) -> str:
    """Return the word of the hex in this column and row, both from 0; ValueError if there is
    none."""
    if not 0 <= column < len(_COLUMNS) or row < 0:
        raise ValueError(f"no hex in column {column}, row {row}")
    return f"{_COLUMNS[column]}{row + 1}"


def hex_place(name: str) -> tuple[int, int]:
    """Return column and row of a hex, both from 0; ValueError for a word that is not a hex."""
    column, row = _COLUMNS.find(name[:1]), name[1:]
    if column < 0 or not name[:1] or not row.isdecimal() or int(row) < 1:
        raise ValueError(f"no hex is called {name!r}")
    return column, int(row) - 1


def hexes_beside(name: str, columns: int, rows: int) -> list[str]:
    """Return the neighbours of a hex on a map of `columns` x `rows`, clockwise from the one
    above."""
    column, row = hex_place(name)
    low = column % 2  # 1 if it lies half a hex lower than the neighbouring columns
    around = [(0, -1), (1, low - 1), (1, low), (0, 1), (-1, low), (-1, low - 1)]
    places = [(column + right, row + down) for right, down in around]
    return [hex_at(c, r) for c, r in places if 0 <= c < columns and 0 <= r < rows]
