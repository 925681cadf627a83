"""Strokes of panels, cached: boards repeat them, and a stroke that is the same object is quickly
compared."""

from __future__ import annotations

from functools import lru_cache

from bot.render.draw import masks
from bot.render.draw.art import Colour
from bot.render.draw.layout import Box
from bot.render.draw.painting import Paste

Spot = tuple[int, int, int, int]
"""A rectangle in pixels: left, top, right, low."""


@lru_cache(maxsize=1024)
def panel(box: Box, fill: Colour, r: int, steps: int) -> tuple[Paste, ...]:
    """Return a filled rectangle with corners of radius `r`, in pixels of the image."""
    left, top, right, low = box
    middle = (fill, (left, top + r, right, low - r))
    if not r:
        return (middle,)
    corners = zip(_spots(box, r), masks.corners(r, steps), strict=True)
    return (
        middle,
        (fill, (left + r, top, right - r, top + r)),
        (fill, (left + r, low - r, right - r, low)),
        *[(fill, spot, mask) for spot, mask in corners],
    )


@lru_cache(maxsize=1024)
def framed(
    box: Box, fill: Colour, line: Colour, r: int, wide: int, steps: int
) -> tuple[Paste, ...]:
    """Return a panel with an outline `wide` pixels across inside its edge."""
    left, top, right, low = box
    masked = masks.edges(r, fill, line, wide, steps), masks.corners(r, steps)
    corners = zip(_spots(box, r), *masked, strict=True)
    return (
        (fill, (left + wide, top + r, right - wide, low - r)),
        (line, (left, top + r, left + wide, low - r)),
        (line, (right - wide, top + r, right, low - r)),
        (fill, (left + r, top + wide, right - r, top + r)),
        (line, (left + r, top, right - r, top + wide)),
        (fill, (left + r, low - r, right - r, low - wide)),
        (line, (left + r, low - wide, right - r, low)),
        *[(corner, spot, mask) for spot, corner, mask in corners],
    )


def _spots(box: Box, r: int) -> tuple[Spot, ...]:
    """Return the squares at the corners of a box, in the order of `masks.corners`."""
    left, top, right, low = box
    return (
        (left, top, left + r, top + r),
        (right - r, top, right, top + r),
        (left, low - r, left + r, low),
        (right - r, low - r, right, low),
    )
