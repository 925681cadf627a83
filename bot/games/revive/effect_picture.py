"""Effects as drawings in a row, each with its amount."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from bot.games.revive.effects import SPRITE, effect_text
from bot.render.draw import fonts
from bot.render.draw.canvas import MIN_LETTER_PX, Canvas
from bot.render.draw.layout import Box
from bot.texts import Texts
from engine.kit.effects import parse_effects

LEAST_ICON: Final = 18
"""Size of the smallest sprite in a row, in pixels."""


def _wide(codes: str, size: int) -> int:
    letters = max(round(size * 0.72), 20)
    return sum(
        size + 3 + (fonts.width(f"{n}", "bold", letters) + 3 if n > 1 else 0)
        for _, n in parse_effects(codes)
    )


@lru_cache(maxsize=1024)
def _fitting(codes: str, room: tuple[int, int], size: int) -> tuple[int, int]:
    """Return the largest size of the sprites with which an effect fits, at most `size`, and its
    width."""
    wide, high = room
    while size > LEAST_ICON and (_wide(codes, size) > wide or size > high):
        size -= 1
    return size, _wide(codes, size)


def draw_effect(
    canvas: Canvas,
    box: Box,
    codes: str,
    texts: Texts,
    size: int = 30,
    sprites: Mapping[str, str] = MappingProxyType({}),
) -> None:
    """Draw an effect in the middle of a box: each sprite once (those of `sprites` replace the usual
    ones), followed by its amount if that is more than one; smaller if there is little room."""
    size, wide = _fitting(codes, (box.wide, box.high), size)
    letters = max(round(size * 0.72), 20)
    x, middle = box.left + max(box.wide - wide, 0) // 2, box.middle[1]
    for code, n in parse_effects(codes):
        canvas.sprite(sprites.get(code, SPRITE[code]), (x, middle - size // 2), size)
        x += size + 3
        if n > 1:
            x += canvas.text((x, middle + 1), f"{n}", letters, "bold") + 3
    if codes:
        canvas.note(effect_text(codes, texts))


def draw_tight(canvas: Canvas, box: Box, parts: Sequence[tuple[str, int]], size: int) -> None:
    """Draw sprites in the middle of a small box with their amounts close by, in two rows if there
    are more than two."""
    half = len(parts) if len(parts) < 3 else -(-len(parts) // 2)
    rows = [parts[:half], parts[half:]] if half < len(parts) else [parts]
    for row, line in zip(rows, box.rows(*[1.0] * len(rows)), strict=True):
        digits = [fonts.width(f"{n}", "bold", MIN_LETTER_PX) if n > 1 else 0 for _, n in row]
        each = min(size, line.high, (line.wide - sum(digits)) // len(row))
        x = line.middle[0] - (each * len(row) + sum(digits)) // 2
        for (name, n), wide in zip(row, digits, strict=True):
            canvas.sprite(name, (x, line.middle[1] - each // 2), each)
            x += each
            if n > 1:
                canvas.text((x, line.middle[1] + 1), f"{n}", MIN_LETTER_PX, "bold")
            x += wide
