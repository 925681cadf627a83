"""Seat marks: every seat has a letter, a colour and a shape, and each of them suffices.

The colours are Okabe and Ito's, distinguishable with any colour vision ("Color universal design",
2008).
"""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin

Corners = tuple[tuple[float, float], ...]


def _arc(x: float, y: float, radius: float, start: float, end: float) -> Corners:
    """Return points on a circle's arc, angles in quarters of a turn."""
    angles = [(start + (end - start) * n / 16) * pi / 2 for n in range(17)]
    return tuple((x + radius * cos(a), y + radius * sin(a)) for a in angles)


SHAPE_OUTLINES: dict[str, Corners] = {
    "circle": (*_arc(0.5, 0.5, 0.5, 0, 2), *_arc(0.5, 0.5, 0.5, 2, 4)),
    "square": (
        *_arc(0.82, 0.82, 0.12, 0, 1),
        *_arc(0.18, 0.82, 0.12, 1, 2),
        *_arc(0.18, 0.18, 0.12, 2, 3),
        *_arc(0.82, 0.18, 0.12, 3, 4),
    ),
    "triangle": ((0.5, 0), (1, 0.95), (0, 0.95)),
    "diamond": ((0.5, 0), (1, 0.5), (0.5, 1), (0, 0.5)),
    "hexagon": ((0.25, 0), (0.75, 0), (1, 0.5), (0.75, 1), (0.25, 1), (0, 0.5)),
}
"""Outlines of the shapes, as shares of their square."""


@dataclass(frozen=True)
class Mark:
    """A seat's letter, its colour (RGB) and its shape; `emoji` for plain text."""

    letter: str
    colour: tuple[int, int, int]
    shape: str
    emoji: str

    @property
    def corners(self) -> Corners:
        """The outline of the shape."""
        return SHAPE_OUTLINES[self.shape]


SEAT_MARKS: tuple[Mark, ...] = (
    Mark("A", (230, 159, 0), "circle", "🟠"),
    Mark("B", (86, 180, 233), "square", "🟦"),
    Mark("C", (0, 178, 125), "triangle", "🟩"),
    Mark("D", (222, 130, 180), "diamond", "🟪"),
    Mark("E", (240, 228, 66), "hexagon", "🟨"),
)


def mark(seat: int) -> Mark:
    """Return the mark of a seat, 0 <= seat < 5. Raises IndexError beyond."""
    return SEAT_MARKS[seat]
