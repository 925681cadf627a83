"""The parts of games' pictures: plates, pills, bars, tiles, portraits, figures that stand on a
line, amounts, seats, a key of symbols. Colours are arguments; `bot.render.draw.look` has them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import Final, NamedTuple

from bot.render.draw import fonts
from bot.render.draw.art import Colour
from bot.render.draw.blocks import Block
from bot.render.draw.canvas import MIN_LETTER_PX, Canvas
from bot.render.draw.fonts import Weight
from bot.render.draw.layout import Box, in_rows
from bot.render.marks import mark

KEY_GAP_PX: Final = 6
"""Least gap between entries of a legend."""
KEY_STEP_PX: Final = 40
"""Step of the widths that are tried to make the rows of a legend equally long."""
FADED: Final = 0.35
"""Strength of a drawing for an amount of 0."""
FOOT: Final = 128
"""Height of a figure's drawing in its units: it stands on the lower edge of its drawing."""
FIGURE: Final = 140
"""Width of a figure's drawing in its units, the figure in the middle 100."""


class Ink(NamedTuple):
    """How a plate looks: its ground, its letters, its edge."""

    ground: Colour
    letters: Colour
    edge: Colour


def plate_wide(text: str, high: int, size: int = MIN_LETTER_PX, pad: int = 0) -> int:
    """Return the width of a plate with this text, in pixels. `pad`: more than the text, if it is
    not to be as much as suits the height."""
    return fonts.width(text, "bold", size) + (pad or max(high // 2, 16))


def plate(
    canvas: Canvas,
    xy: tuple[int, int],
    high: int,
    text: str,
    ink: Ink,
    size: int = MIN_LETTER_PX,
    weight: Weight = "bold",
    pad: int = 0,
) -> int:
    """Draw a text on a plate, its top left corner at `xy`. Return its right end."""
    x, y = xy
    wide = plate_wide(text, high, size, pad)
    canvas.framed(Box(x, y, x + wide, y + high), ink.ground, ink.edge, 6, 2)
    canvas.text((x + wide // 2, y + high // 2), text, size, weight, ink.letters, "middle")
    return x + wide


def pill_size(text: str, size: int) -> tuple[int, int]:
    """Return the width and the height of a pill with this text, in pixels."""
    return fonts.width(text, "bold", size) + size // 2 + 8, size + 6


def pill(
    canvas: Canvas, middle: tuple[int, int], text: str, ink: Ink, size: int = MIN_LETTER_PX
) -> None:
    """Draw a short text in a pill around a point."""
    box = Box(*middle, *middle).centred(*pill_size(text, size))
    canvas.framed(box, ink.ground, ink.edge, box.high // 2, 2)
    canvas.text(box.middle, text, size, "bold", ink.letters, "middle")


def bar(canvas: Canvas, box: Box, share: float, ink: Ink) -> None:
    """Draw a bar of which a share is filled with the colour of the letters."""
    canvas.framed(box, ink.ground, ink.edge, 6, 2)
    full = box.inset(3)
    wide = round(full.wide * min(max(share, 0), 1))
    if wide:
        canvas.panel(full._replace(right=full.left + wide), ink.letters, 4)


def tile(canvas: Canvas, box: Box, sprite: str, count: int, ink: Ink) -> None:
    """Draw a sprite on a small dark tile, with its number if there are several."""
    canvas.panel(box, ink.ground, 6)
    size, high = canvas.least, box.high - 4
    if count == 1:
        centred(canvas, box, sprite, high)
        return
    at = box.right - 5, box.middle[1]
    wide = canvas.text(at, f"{count}", size, "bold", ink.letters, "right")
    high = min(high, box.wide - wide - 6)
    centred(canvas, box._replace(right=box.left + high + 4), sprite, high)


def centred(canvas: Canvas, box: Box, sprite: str, high: int) -> None:
    """Draw a sprite in the middle of a box, as if it were nine tenths as wide as high."""
    canvas.sprite(sprite, (box.middle[0] - high * 9 // 20, box.middle[1] - high // 2), high)


def standing(
    canvas: Canvas,
    foot: tuple[int, int],
    wide: float,
    figure: str,
    frame: Box | None = None,
    rim: Colour | None = None,
) -> Box:
    """Draw a figure whose 100 units are `wide` pixels, the middle of its feet at `foot`, cut off at
    the edges of a frame, with light of the colour `rim` around it. Return the box in which it
    stands."""
    x, y = foot
    high, half = round(wide * FOOT / 100), round(wide * FIGURE / 200)
    if rim:
        canvas.rim(figure, (x - half, y - high), high, rim)
    canvas.sprite(figure, (x - half, y - high), high, 1.0, frame)
    return Box(x - round(wide / 2), y - round(high * 0.9), x + round(wide / 2), y)


class Portrait(NamedTuple):
    """A face in a frame: its ground, the figure, its frame's colour, and who looms behind it."""

    ground: str
    figure: str
    frame: Colour
    behind: str = ""


def portrait(canvas: Canvas, box: Box, face: Portrait, wide: float, edge: int = 4) -> None:
    """Draw a face in a frame, its 100 units `wide` pixels, its shoulders on the lower edge, or cut
    off by it, a little to the left below who looms behind. The ground has the shape of the box."""
    canvas.panel(box, face.frame, 8)
    inner = box.inset(edge)
    canvas.sprite(face.ground, inner[:2], inner.high, 1.0, inner)
    middle, low = inner.middle[0], inner.low
    if face.behind:
        size = inner.wide * 4 // 7
        at = inner.right - size * 15 // 16, inner.top + inner.high // 12
        canvas.sprite(face.behind, at, size, 1.0, inner)
        low, middle = low + inner.high // 5, middle - inner.wide // 10
    standing(canvas, (middle, low), wide, face.figure, inner)


def seat_on(
    canvas: Canvas,
    middle: tuple[int, int],
    size: int,
    seat: int,
    rim: Colour,
    label: str | None = None,
    wide: int = 3,
) -> None:
    """Draw a seat's mark around a point, with a rim `wide` pixels wide and its letter or `label` in
    it."""
    box = Box(*middle, *middle).centred(size, size)
    canvas.polygon(mark(seat).corners, box.inset(-wide), rim)
    canvas.seat(seat, box, label)


def pips(canvas: Canvas, box: Box, sprites: tuple[str, str], here: int, places: int) -> None:
    """Draw a sprite for each thing present, and the second one for every free place: as high as the
    box, overlapping if there are many."""
    for n, spot in enumerate(box.fan(max(here, places), box.high, 2)):
        canvas.sprite(sprites[0 if n < here else 1], spot[:2], box.high)


def key(
    canvas: Canvas,
    box: Box,
    entries: Sequence[tuple[str, str]],
    high: int,
    size: int,
    fill: Colour,
    most: int = 34,
) -> None:
    """Draw what symbols mean, in rows from the left (`key_rows`), which stand in columns if these
    have room. `most`: the largest gap between entries."""
    rows = key_rows(entries, box.wide, high, size)
    wides = [[high + 8 + fonts.width(text, "regular", size) for _, text in row] for row in rows]
    broad = [max(column) for column in zip_longest(*wides, fillvalue=0)]
    if sum(broad) + KEY_GAP_PX * (len(broad) - 1) <= box.wide:
        wides = [broad for _ in rows]
    for row, some, line in zip(rows, wides, box.rows(*[1.0] * len(rows)), strict=True):
        x, gap = line.left, min((line.wide - sum(some)) // max(len(some) - 1, 1), most)
        for (sprite, text), wide in zip(row, some, strict=False):
            centred(canvas, Box(x, line.top, x + high, line.low), sprite, high)
            canvas.text((x + high + 8, line.middle[1]), text, size, "regular", fill)
            x += wide + gap


def key_rows(
    entries: Sequence[tuple[str, str]], wide: int, high: int, size: int
) -> list[list[tuple[str, str]]]:
    """Return the rows into which symbols and their words go, as few as possible: columns, if these
    have room, or else rows equally long."""
    wides = [high + 8 + KEY_GAP_PX + fonts.width(text, "regular", size) for _, text in entries]
    fewest = in_rows(entries, wides, wide)
    across = -(-len(entries) // len(fewest))
    columns = [max(wides[n::across]) for n in range(across)]
    if entries and sum(columns) - KEY_GAP_PX <= wide:
        return [[*entries[n : n + across]] for n in range(0, len(entries), across)]
    for narrower in range(wide // len(fewest), wide, KEY_STEP_PX):
        rows = in_rows(entries, wides, narrower)
        if len(rows) == len(fewest):
            return rows
    return fewest


def key_block(
    entries: Sequence[tuple[str, str]],
    wide: int,
    high: int,
    size: int,
    fill: Colour,
    row: int = 32,
    edge: tuple[int, int] = (0, 0),
    most: int = 34,
) -> Block:
    """Return a block, `wide` across, that says what symbols mean: rows `row` pixels high, with a
    margin around them."""
    rows = key_rows(entries, wide - 2 * edge[0], high, size)

    def draw(canvas: Canvas, box: Box) -> None:
        key(canvas, box.inset(*edge), entries, high, size, fill, most)

    return Block(len(rows) * row + 2 * edge[1], draw)
