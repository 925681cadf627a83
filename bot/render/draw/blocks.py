"""Blocks: parts of a picture that know how high they must be, under and beside each other.

What a text needs is known before the picture is: so it grows, and nothing is cut.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from bot.render.draw import fonts
from bot.render.draw.canvas import LEAST, Canvas
from bot.render.draw.fonts import Weight
from bot.render.draw.layout import Box

GAP = 10
"""Pixels between blocks."""


class Block(NamedTuple):
    """So many pixels of height, and what draws into a box that high."""

    high: int
    draw: Callable[[Canvas, Box], None]


def needed(text: str, wide: int, size: int = LEAST, weight: Weight = "regular") -> int:
    """Pixels of height that `text` takes in lines `wide` pixels long."""
    return len(fonts.wrapped(text, wide, weight, size, 99)) * fonts.leading(size)


def height(blocks: Sequence[Block]) -> int:
    """Pixels that blocks take under each other, with the gap after each."""
    return sum(block.high + GAP for block in blocks)


def stack(canvas: Canvas, box: Box, blocks: Sequence[Block]) -> None:
    """Draw blocks under each other from the top of a box, as wide as it is."""
    top = box.top
    for block in blocks:
        block.draw(canvas, Box(box.left, top, box.right, top + block.high))
        top += block.high + GAP


def beside(blocks: Sequence[Block], columns: int) -> list[Block]:
    """Rows of so many blocks, each row as high as its highest; the last one may have fewer."""
    return [_row(blocks[n : n + columns], columns) for n in range(0, len(blocks), columns)]


def _row(blocks: Sequence[Block], columns: int) -> Block:
    def draw(canvas: Canvas, box: Box) -> None:
        for block, spot in zip(blocks, box.columns(*[1.0] * columns, gap=GAP), strict=False):
            block.draw(canvas, spot)

    return Block(max(block.high for block in blocks), draw)
