"""Boxes, cut into rows, columns and squares: the layout of a picture.

Parts of a box lie inside it and do not overlap; a cut that needs more room than there is raises
ValueError. Whole numbers (`56`) are sizes in pixels; fractions (`1.0`) are shares of what those
leave.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import ceil, floor
from typing import NamedTuple, TypeVar

T = TypeVar("T")


class Box(NamedTuple):
    """A rectangle: pixels from the top left of the picture, `right` and `low` excluded."""

    left: int
    top: int
    right: int
    low: int

    @property
    def wide(self) -> int:
        return self.right - self.left

    @property
    def high(self) -> int:
        return self.low - self.top

    @property
    def middle(self) -> tuple[int, int]:
        return (self.left + self.right) // 2, (self.top + self.low) // 2

    @property
    def corners(self) -> tuple[tuple[int, int], ...]:
        """Its corners, around once from the top left."""
        left, top, right, low = self
        return (left, top), (right, top), (right, low), (left, low)

    @classmethod
    def around(cls, points: Iterable[tuple[float, float]]) -> Box:
        """Return the box around points."""
        xs, ys = zip(*points, strict=True)
        return cls(floor(min(xs)), floor(min(ys)), ceil(max(xs)), ceil(max(ys)))

    def within(self, whole: Box) -> bool:
        """Return whether no part of the box lies beyond another."""
        left, top, right, low = whole
        return left <= self.left and self.right <= right and top <= self.top and self.low <= low

    def shared(self, other: Box) -> int:
        """Return the area that both boxes cover, in pixels."""
        left, top, right, low = self
        other_left, other_top, other_right, other_low = other
        if left >= other_right or right <= other_left or top >= other_low or low <= other_top:
            return 0
        wide = min(right, other_right) - max(left, other_left)
        return wide * (min(low, other_low) - max(top, other_top))

    def inset(self, across: int, down: int | None = None) -> Box:
        """Return the box without a margin of `across` pixels left and right, `down` above and
        below."""
        down = across if down is None else down
        return Box(self.left + across, self.top + down, self.right - across, self.low - down)

    def columns(self, *sizes: float, gap: int = 0) -> list[Box]:
        """Return boxes side by side, `gap` apart, as high as this one."""
        spans = _spans(self.left, self.right, sizes, gap)
        return [Box(left, self.top, right, self.low) for left, right in spans]

    def rows(self, *sizes: float, gap: int = 0) -> list[Box]:
        """Return boxes below each other, `gap` apart, as wide as this one."""
        spans = _spans(self.top, self.low, sizes, gap)
        return [Box(self.left, top, self.right, low) for top, low in spans]

    def grid(self, across: int, down: int, gap: int = 0) -> list[Box]:
        """Return `across` times `down` equal boxes, row by row."""
        rows = self.rows(*[1.0] * down, gap=gap)
        return [box for row in rows for box in row.columns(*[1.0] * across, gap=gap)]

    def centred(self, wide: int, high: int) -> Box:
        """Return a box of that size around the centre of this one."""
        x, y = self.middle
        return Box(x - wide // 2, y - high // 2, x - wide // 2 + wide, y - high // 2 + high)

    def fan(self, count: int, wide: int, gap: int = 6) -> list[Box]:
        """Return boxes `wide` pixels across from the left, `gap` apart, or overlapping if there is
        no room, the later ones on top."""
        step = min(wide + gap, (self.wide - wide) // max(count - 1, 1))
        starts = [self.left + n * step for n in range(count)]
        return [Box(left, self.top, left + wide, self.low) for left in starts]


def in_rows(things: Iterable[T], wides: Iterable[int], room: int) -> list[list[T]]:
    """Return things of these widths in rows, each with as many as it can hold; at least one row."""
    rows, taken = [list[T]()], 0
    for thing, wide in zip(things, wides, strict=True):
        if rows[-1] and taken + wide > room:
            rows.append([])
            taken = 0
        rows[-1].append(thing)
        taken += wide
    return rows


@lru_cache(maxsize=2048)
def _spans(start: int, end: int, sizes: Sequence[float], gap: int) -> list[tuple[int, int]]:
    """Return stretches from `start` to `end`, one per size; the last share takes the rounding."""
    shares = sum(size for size in sizes if isinstance(size, float))
    fixed = sum(size for size in sizes if not isinstance(size, float))
    left = end - start - fixed - gap * (len(sizes) - 1)
    if left < 0:
        raise ValueError(f"{fixed} px and gaps do not fit into {end - start}")
    spans, at, shared = [], start, 0.0
    for size in sizes:
        if isinstance(size, float):
            before = round(left * shared / shares)
            shared += size
            long = round(left * shared / shares) - before
        else:
            long = int(size)
        spans.append((at, at + long))
        at += long + gap
    return spans
