"""Blocks: parts of a picture with a known height, stacked or side by side. Heights are computed
from the texts before drawing, so the picture grows and no text is cut."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from bot.render.draw import fonts
from bot.render.draw.art import Art
from bot.render.draw.canvas import MIN_LETTER_PX, Canvas
from bot.render.draw.fonts import Weight
from bot.render.draw.layout import Box

BLOCK_GAP_PX = 10
"""Pixels between blocks."""
EDGE = 24
"""Margin around the content, in pixels."""
TALL_WIDTH_PX = 720
"""Width of a tall picture, in pixels. Its letters have the same size in pixels as those of a wide
one, so a phone shows them larger by two thirds."""
INNER_WIDTH_PX = TALL_WIDTH_PX - 2 * EDGE
"""The part of that width that blocks may use."""
SHEET_PX = 816
"""Width of the image of a private sheet: a phone shows it with three pixels a point."""
TALL_BOARD_WIDTH_PX = 580
"""Width of a tall board, in pixels: at 350 pixels on screen its smallest letters have twelve."""
TALL_BOARD_EDGE_PX = 12


class Block(NamedTuple):
    """A height in pixels, and a function that draws into a box of that height."""

    high: int
    draw: Callable[[Canvas, Box], None]


def sheet_canvas(high: int, art: Art, base: str | None = None) -> Canvas:
    """Return the canvas of a private sheet, `TALL_WIDTH_PX` across."""
    return Canvas((TALL_WIDTH_PX, high), art, base, SHEET_PX / TALL_WIDTH_PX)


def each(things: Iterable[Any], high: int, draw: Callable[..., None], **same: Any) -> list[Block]:
    """Return a block of this height for each thing, drawn by `draw(canvas, box, thing, **same)`."""

    def block(thing: Any) -> Block:
        return Block(high, lambda canvas, box: draw(canvas, box, thing, **same))

    return [*map(block, things)]


def needed(text: str, wide: int, size: int = MIN_LETTER_PX, weight: Weight = "regular") -> int:
    """Return the height of `text` in lines `wide` pixels long, in pixels."""
    return len(fonts.wrapped(text, wide, weight, size, 99)) * fonts.leading(size)


def height(blocks: Sequence[Block], gap: int = BLOCK_GAP_PX) -> int:
    """Return the height of stacked blocks, in pixels, including the gap after each."""
    return sum(block.high + gap for block in blocks)


def stack(canvas: Canvas, box: Box, blocks: Sequence[Block], gap: int = BLOCK_GAP_PX) -> None:
    """Draw blocks below each other from the top of a box, as wide as the box."""
    top = box.top
    for block in blocks:
        block.draw(canvas, Box(box.left, top, box.right, top + block.high))
        top += block.high + gap


def is_tall(canvas: Canvas) -> bool:
    """Return whether a picture is tall."""
    return canvas.box.wide <= TALL_WIDTH_PX


def narrow(box: Box) -> bool:
    """Return whether a box is on a tall picture, which stacks what a wide one puts side by side."""
    return box.wide <= INNER_WIDTH_PX


def split(
    box: Box, wide: Sequence[float], high: Sequence[float], gap: int = BLOCK_GAP_PX
) -> list[Box]:
    """Return columns of these widths, or rows of these heights if the box is narrow."""
    return box.rows(*high, gap=gap) if narrow(box) else box.columns(*wide, gap=gap)


def beside(blocks: Sequence[Block], columns: int, gap: int = BLOCK_GAP_PX) -> list[Block]:
    """Return rows of `columns` blocks, each row as high as its highest; the last one may have
    fewer."""
    return [side_by_side(blocks[n : n + columns], [1.0] * columns, gap)
            for n in range(0, len(blocks), columns)]  # fmt: skip


def side_by_side(blocks: Sequence[Block], wides: Sequence[float], gap: int = BLOCK_GAP_PX) -> Block:
    """Return a row of blocks, as high as the highest; `wides`: of the columns (`Box.columns`)."""

    def draw(canvas: Canvas, box: Box) -> None:
        for block, spot in zip(blocks, box.columns(*wides, gap=gap), strict=False):
            block.draw(canvas, spot)

    return Block(max(block.high for block in blocks), draw)
