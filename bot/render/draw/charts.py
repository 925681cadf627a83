"""Charts: bars on either side of a zero line, and lines that grow from left to right."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import count
from math import ceil
from typing import Final

from bot.render.draw import fonts, kit
from bot.render.draw.art import FAINT, INK, LINE, NIGHT, Colour
from bot.render.draw.canvas import MIN_LETTER_PX, Canvas
from bot.render.draw.layout import Box
from bot.render.marks import mark
from bot.texts import signed

LINES: Final = 4
"""Lines above the lowest one, at most."""
CHAPTER_PX: Final = 30
"""Least distance between the numbers of two chapters."""


@dataclass(frozen=True)
class Scale:
    """The scale of bars: the highest and the lowest figure share `room` pixels."""

    most: int
    least: int
    room: int

    def long(self, figure: int) -> int:
        """Return the length of a bar in pixels; one that is not 0 is always visible."""
        whole = max(self.most + self.least, 1)
        return max(round(abs(figure) * self.room / whole), 3 if figure else 0)

    @property
    def below(self) -> int:
        """Return the pixels from the left end to the zero line."""
        return round(self.least * self.room / max(self.most + self.least, 1))


def curve(
    canvas: Canvas,
    box: Box,
    growth: Sequence[Sequence[int]],
    inks: tuple[Colour, Colour, Colour],
) -> None:
    """Draw a line per seat through its figure at every chapter, oldest first, at least two. Each
    point, or every few where they are many, has the seat's shape; the right end its letter and last
    figure, if there is room. `inks`: of the last figures, of other letters, of lines."""
    bright, faint, thin = inks
    every = [figure for row in growth for figure in row]
    most, least = max(0, *every), min(0, *every)
    figures = max(fonts.width(signed(figure), "bold", 26) for figure in growth[-1])
    first, last = box.left + 70, box.right - 96 - figures
    roof, bottom = box.top + 16, box.low - 46

    def across(n: int) -> int:
        return round(first + n * (last - first) / (len(growth) - 1))

    def up(points: float) -> int:
        return round(bottom - (points - least) * (bottom - roof) / max(most - least, 1))

    for figure in _round(least, most):
        canvas.stroke([(first, up(figure)), (last, up(figure))], thin, 1)
        canvas.text(
            (first - 18, up(figure)), signed(figure), MIN_LETTER_PX, fill=faint, align="right"
        )
    shown = range(0, len(growth), ceil(CHAPTER_PX * (len(growth) - 1) / (last - first)))
    for n in shown:
        canvas.text(
            (across(n), box.low - 16), str(n + 1), MIN_LETTER_PX, "semibold", faint, "middle"
        )
    seats = range(len(growth[0]))
    for seat in seats:
        points = [(float(across(n)), float(up(row[seat]))) for n, row in enumerate(growth)]
        canvas.stroke(points, NIGHT, 7)
        canvas.stroke(points, mark(seat).colour, 4)
    for seat in seats:
        for n in (*shown, len(growth) - 1):
            kit.seat_on(canvas, (across(n), up(growth[n][seat])), 18, seat, NIGHT, "", wide=2)
    ends = {seat: up(growth[-1][seat]) for seat in seats}
    for seat, y in apart(ends, 36, roof, bottom + 12).items():
        x = last + 44
        canvas.stroke([(last + 12, ends[seat]), (x - 4, y)], faint, 1)
        canvas.seat(seat, Box(x, y - 17, x + 34, y + 17))
        canvas.text((x + 44, y), signed(growth[-1][seat]), 26, "bold", bright)


def _round(least: int, most: int) -> range:
    """Return two to five round figures from `least` to `most`, at most 0 and at least 0, among
    which is 0."""
    whole = max(most - least, 1)
    steps = (part * 10**power for power in count() for part in (1, 2, 5))
    step = next(step for step in steps if step * LINES >= whole)
    return range(-(-least // step) * step, most + 1, step)


def apart(wanted: Mapping[int, int], gap: int, top: int, low: int) -> dict[int, int]:
    """Return heights as near as possible to those wanted, in their order, `gap` apart and between
    `top` and `low` as far as there is room."""
    order = sorted(wanted, key=lambda key: (wanted[key], key))
    heights: dict[int, int] = {}
    y = top - gap
    for key in order:
        y = heights[key] = max(wanted[key], y + gap)
    y = max(low, top + gap * (len(order) - 1)) + gap
    for key in reversed(order):
        y = heights[key] = min(heights[key], y - gap)
    return heights


def shares(
    canvas: Canvas,
    box: Box,
    moments: Sequence[tuple[int, Sequence[float]]],
    label: Callable[[int], str],
    turns: Sequence[int] = (),
) -> None:
    """Draw a line per seat through its share of 1 at each moment: (number, share per seat), left to
    right. `turns`: numbers of moments with a numbered vertical line. `label` formats percentages.
    The right end has the seat's letter, if there is room."""
    first, last = box.left + 74, box.right - 56
    roof, bottom = box.top + 26, box.low - 12
    begin, end = moments[0][0], max(moments[-1][0], moments[0][0] + 1)

    def across(number: int) -> int:
        return round(first + (number - begin) * (last - first) / (end - begin))

    def up(share: float) -> int:
        return round(bottom - share * (bottom - roof))

    for percent in (0, 50, 100):
        y = up(percent / 100)
        canvas.stroke([(first, y), (last, y)], LINE, 1)
        canvas.text((first - 12, y), label(percent), MIN_LETTER_PX, fill=FAINT, align="right")
    for n, turn in enumerate(turns, 1):
        x = across(turn)
        canvas.stroke([(x, roof), (x, bottom)], FAINT, 2)
        canvas.text((x, roof - 14), str(n), MIN_LETTER_PX, "bold", INK, "middle")
    seats = range(len(moments[0][1]))
    for seat in seats:
        points = [(float(across(number)), float(up(row[seat]))) for number, row in moments]
        canvas.stroke(points, mark(seat).colour, 4)
    ends = {seat: up(moments[-1][1][seat]) for seat in seats}
    for seat, y in apart(ends, 34, roof, bottom).items():
        canvas.seat(seat, Box(last + 20, y - 16, last + 52, y + 16))
