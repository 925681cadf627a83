"""Who is who in plain text: the shape in its colour and the letter of a seat."""

from __future__ import annotations

from bot.render.draw.seats import MARKS


def letter(seat: int) -> str:
    """The letter of a seat: A, B, C …"""
    return chr(ord("A") + seat)


def tag(seat: int) -> str:
    """The mark of a seat before its name, as on the pictures: shape, colour and letter."""
    return f"{MARKS[seat].emoji}{letter(seat)}" if seat < len(MARKS) else letter(seat)
