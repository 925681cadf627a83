"""Names of seats on pictures."""

from __future__ import annotations

from bot.render.draw.fonts import drawable
from bot.texts import Texts


def seat_name(texts: Texts, seat: int) -> str:
    """Return the display name at a seat as far as it can be drawn, or its number if nothing is
    left."""
    return drawable(texts.seat(seat)) or texts.say("seat-unnamed", n=seat + 1)
