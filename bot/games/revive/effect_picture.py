"""Effects as drawings in a row, each with its amount."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from bot.games.revive.effects import SPRITE, effect_text
from bot.render.draw import fonts
from bot.render.draw.canvas import Canvas
from bot.render.draw.layout import Box
from bot.texts import Texts
from engine.kit.effects import parse_effects

LEAST_ICON: Final = 18
"""Pixels of the smallest drawing in a row."""


def _wide(codes: str, size: int) -> int:
    letters = max(round(size * 0.72), 20)
    return sum(
        size + 3 + (fonts.width(f"{n}", "bold", letters) + 3 if n > 1 else 0)
        for _, n in parse_effects(codes)
    )


def draw_effect(
    canvas: Canvas,
    box: Box,
    codes: str,
    texts: Texts,
    size: int = 30,
    sprites: Mapping[str, str] = MappingProxyType({}),
) -> None:
    """An effect in the middle of a box: each drawing once (those of `sprites` instead of the usual
    ones), its amount behind it where that is more than one; smaller where they need more room."""
    while size > LEAST_ICON and (_wide(codes, size) > box.wide or size > box.high):
        size -= 1
    letters = max(round(size * 0.72), 20)
    x, middle = box.left + max(box.wide - _wide(codes, size), 0) // 2, box.middle[1]
    for code, n in parse_effects(codes):
        canvas.sprite(sprites.get(code, SPRITE[code]), (x, middle - size // 2), size)
        x += size + 3
        if n > 1:
            x += canvas.text((x, middle + 1), f"{n}", letters, "bold") + 3
    if codes:
        canvas.note(effect_text(codes, texts))
