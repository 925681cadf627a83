"""A correction for tests of the bot."""

from __future__ import annotations

from engine.corrections import SetFigure


def set_points(seat: int, points: int) -> SetFigure:
    """The points of a seat are corrected."""
    return SetFigure("set_points", seat, "", points)
