"""Effects as drawings in a row, each with its amount; points are coins with the number in them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from bot.games.revive.effects import SPRITE, effect_text
from bot.render.draw import fonts
from bot.render.draw.canvas import MIN_LETTER_PX, Canvas
from bot.render.draw.layout import Box
from bot.render.draw.look import look_of
from bot.texts import Texts
from engine.kit.effects import parse_effects

LOOK: Final = look_of("revive")
HUE: Final = LOOK.hues
LEAST_ICON: Final = 17
"""Size of the smallest sprite in a row, in pixels."""
COIN: Final = "point"
MOST_PARTS, ROOMY_PX = 4, 66
"""Parts of an effect that are drawn at most: two rows of two fill a hex; one more from this width
of the room."""
REST: Final = "+"
"""Stands for the parts beyond."""


def coin(canvas: Canvas, middle: tuple[int, int], points: int, size: int) -> None:
    """Draw points as a coin `size` pixels across, its number in it."""
    x, y = middle
    size = max(size, fonts.width(f"{points}", "bold", MIN_LETTER_PX) + 12)
    canvas.sprite(COIN, (x - size // 2, y - size // 2), size)
    letters = max(size * 9 // 16, MIN_LETTER_PX)
    canvas.text((x, y), f"{points}", letters, "bold", HUE["coin_ink"], "middle")


def _letters(size: int) -> int:
    return max(round(size * 0.68), MIN_LETTER_PX)


def _part_wide(sprite: str, n: int, size: int) -> int:
    """Return the width of a sprite with its amount."""
    wide = fonts.width(f"{n}", "bold", _letters(size))
    if sprite == REST:
        return wide + 16
    if sprite == COIN:
        return max(size, fonts.width(f"{n}", "bold", MIN_LETTER_PX) + 12) + 2
    return size + (wide + 2 if n > 1 else 0)


def _rows(parts: tuple[tuple[str, int], ...], across: int) -> list[tuple[tuple[str, int], ...]]:
    return [parts[n : n + across] for n in range(0, len(parts), across)]


def _fitting(
    parts: tuple[tuple[str, int], ...], room: tuple[int, int], size: int
) -> tuple[int, int]:
    """Return the largest size of the sprites with which an effect fits, at most `size`, and how
    many are in a row: all, or half of them if that is larger."""
    wide, high = room
    best, merit = (size, 1), (False, 0)
    for across in dict.fromkeys((len(parts), -(-len(parts) // 2))):
        rows = _rows(parts, across)
        for tried in range(size, LEAST_ICON - 1, -1):
            longest = max(sum(_part_wide(*part, tried) for part in row) for row in rows)
            if whole := longest <= wide and tried * len(rows) <= high + 2 * len(rows):
                break
        if (whole, tried) >= merit:
            best, merit = (tried, across), (whole, tried)
    return best


def draw_effect(
    canvas: Canvas,
    box: Box,
    codes: str,
    texts: Texts,
    size: int = 30,
    *also: str,
) -> None:
    """Draw an effect in the middle of a box: each sprite once, followed by its amount if that is
    more than one, then the sprites `also`; smaller, or in two rows, if there is little room. Of
    many, the first few and how many more there are."""
    if not (parts := tuple((SPRITE[code], n) for code, n in parse_effects(codes))):
        return
    most = MOST_PARTS + (box.wide >= ROOMY_PX)
    if len(parts) > most:
        parts = (*parts[: most - 1], (REST, len(parts) - most + 1))
    draw_parts(canvas, box, (*parts, *((sprite, 1) for sprite in also)), size)
    canvas.note(effect_text(codes, texts))


def effect_wide(codes: str, size: int) -> int:
    """Return the width of an effect in one row."""
    return sum(_part_wide(SPRITE[code], n, size) for code, n in parse_effects(codes))


def draw_parts(canvas: Canvas, box: Box, parts: tuple[tuple[str, int], ...], size: int) -> None:
    """Draw sprites with their amounts in the middle of a box."""
    left, top = box.middle
    size, spots = _spread(parts, (box.wide, box.high), size)
    for sprite, amount, across, down in spots:
        x, y = left + across, top + down
        if sprite == COIN:
            coin(canvas, (x, y), amount, size)
            continue
        if sprite == REST:
            canvas.text((x, y), f"+{amount}", _letters(size), "bold", HUE["ink"])
            continue
        canvas.sprite(sprite, (x, y - size // 2), size)
        if amount > 1:
            canvas.text((x + size, y + 1), f"{amount}", _letters(size), "bold", HUE["ink"])


@lru_cache(maxsize=1024)
def _spread(
    parts: tuple[tuple[str, int], ...], room: tuple[int, int], size: int
) -> tuple[int, list[tuple[str, int, int, int]]]:
    """Return the size of the sprites, and each with its amount and the left end of its middle line
    (for a coin, its middle), counted from the middle of the room. Cached: effects repeat."""
    size, across = _fitting(parts, room, size)
    rows, spots = _rows(parts, across), []
    top = -(size * len(rows) // 2)
    for n, row in enumerate(rows):
        x = -(sum(_part_wide(*part, size) for part in row) // 2)
        for sprite, amount in row:
            wide = _part_wide(sprite, amount, size)
            middle = wide // 2 if sprite == COIN else 0
            spots.append((sprite, amount, x + middle, top + n * size + size // 2))
            x += wide
    return size, spots
