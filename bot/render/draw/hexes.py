"""Maps of hexagons in axial coordinates: q grows to the right, r to the lower right, points up."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt

from bot.render.draw.layout import Box

Cell = tuple[int, int]
"""A hexagon: q and r."""

_HALF = sqrt(3) / 4
HEX_CORNERS = (
    (0.5, 0.0),
    (0.5 + _HALF, 0.25),
    (0.5 + _HALF, 0.75),
    (0.5, 1.0),
    (0.5 - _HALF, 0.75),
    (0.5 - _HALF, 0.25),
)
"""The corners of a hexagon, as shares of the square around it."""
_AROUND = ((1, -2), (2, -1), (1, 1), (-1, 2), (-2, 1), (-1, -1))
"""The corners of a hexagon, clockwise from its middle, in thirds of the steps q and r."""


class Hexes:
    """The cells of a map in a box, centred and as large as the box allows."""

    def __init__(self, cells: Iterable[Cell], box: Box) -> None:
        """Raises ValueError for a map without cells."""
        self.cells = sorted(set(cells), key=lambda cell: (cell[1], cell[0]))
        if not self.cells:
            raise ValueError("a map has at least one cell")
        xs, ys = zip(*(_plain(cell) for cell in self.cells), strict=True)
        wide, high = max(xs) - min(xs) + sqrt(3), max(ys) - min(ys) + 2
        self.radius = int(min(box.wide / wide, box.high / high))
        """Pixels from a cell's middle to a corner."""
        x, y = box.middle
        self._left = x - self.radius * (max(xs) + min(xs)) / 2
        self._top = y - self.radius * (max(ys) + min(ys)) / 2
        self._squares: dict[Cell, Box] = {}

    def middle(self, cell: Cell) -> tuple[int, int]:
        """Return the centre of a cell."""
        return self.around(cell).middle

    def around(self, cell: Cell) -> Box:
        """Return the square around a cell; squares of neighbours overlap."""
        square = self._squares.get(cell)
        if square is None:
            x, y = _plain(cell)
            x, y = round(self._left + self.radius * x), round(self._top + self.radius * y)
            square = Box(x - self.radius, y - self.radius, x + self.radius, y + self.radius)
            self._squares[cell] = square
        return square

    def outline(self, cells: Iterable[Cell]) -> list[tuple[int, int]]:
        """Return the corners around one cell, or around several that touch each other and enclose
        none."""
        after: dict[Cell, Cell] = {}
        for q, r in cells:
            # counted in thirds of a cell's steps, corners are whole numbers, equal for all cells
            # that share one
            around = [(3 * q + x, 3 * r + y) for x, y in _AROUND]
            for start, end in zip(around, (*around[1:], around[0]), strict=True):
                if after.get(end) == start:
                    del after[end]  # an edge between two of the cells
                else:
                    after[start] = end
        first = at = min(after)
        corners = [self._third(first)]
        while (at := after[at]) != first:
            corners.append(self._third(at))
        return corners

    def _third(self, corner: Cell) -> tuple[int, int]:
        """Return the pixel of a corner that is given in thirds of a cell's steps."""
        x, y = _plain(corner)
        return round(self._left + self.radius * x / 3), round(self._top + self.radius * y / 3)


def _plain(cell: Cell) -> tuple[float, float]:
    """Return the centre of a cell on a map of cells of radius 1."""
    q, r = cell
    return sqrt(3) * (q + r / 2), 1.5 * r
