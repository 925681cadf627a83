"""Who is who: every seat has a letter, a colour and a shape, so that no one of them is needed.

The colours are Okabe and Ito's, made to be told apart with any colour vision ("Color universal
design", 2008).
"""

from __future__ import annotations

from dataclasses import dataclass

from bot.render.draw.fonts import drawable
from bot.texts import Texts


@dataclass(frozen=True)
class Mark:
    """A seat's letter, its colour (RGB) and the sprite of its shape; `emoji` for plain text."""

    letter: str
    colour: tuple[int, int, int]
    shape: str
    emoji: str


MARKS: tuple[Mark, ...] = (
    Mark("A", (230, 159, 0), "circle", "🟠"),
    Mark("B", (86, 180, 233), "square", "🟦"),
    Mark("C", (0, 178, 125), "triangle", "🟩"),
    Mark("D", (222, 130, 180), "diamond", "🟪"),
    Mark("E", (240, 228, 66), "hexagon", "🟨"),
)


def mark(seat: int) -> Mark:
    """The mark of a seat, 0 <= seat < 5; IndexError beyond."""
    return MARKS[seat]


def seat_name(texts: Texts, seat: int) -> str:
    """The display name at a seat as far as it can be drawn, or its number if nothing is left."""
    return drawable(texts.seat(seat)) or texts.say("seat-unnamed", n=seat + 1)
