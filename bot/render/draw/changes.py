"""What changed since an earlier moment, marked on a board: an arrow for what moved, a frame around
what is new, a difference beside a figure. Knows no game: boards say what they show
(`Canvas.shows`). No mark covers a text, what is kept, or another mark; one without room is left
out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import ceil, floor, hypot
from typing import Final

from bot.render.draw import fonts, kit
from bot.render.draw.blocks import is_tall
from bot.render.draw.canvas import Canvas
from bot.render.draw.kit import Ink
from bot.render.draw.layout import Box
from bot.render.draw.look import EndLook
from bot.render.draw.picture import Picture, Shown
from bot.texts import signed

SIZES: Final = {False: (32, 26, 22), True: (24, 20)}
"""Sizes of the letters of a difference in a wide and in a tall picture: 32 of 1200 are 9 of 350."""
LINE_PX: Final = 5
EDGE_PX: Final = 2
"""Width of marks, and of their edge on each side."""
STEP_PX: Final = 12
"""Length of the pieces of a frame that are drawn or left out."""
LEAST_FRAME: Final = 0.5
"""Share of a frame that must have room."""
HEAD_PX: Final = 22
"""Length of the head of an arrow."""
LEAST_ARROW_PX: Final = 44
LEAST_ARROW: Final = 0.7
"""Share of the way that an arrow must have room for: a shorter one would begin elsewhere."""
CELL_PX: Final = 6
"""Size of the squares of a picture that are free or taken."""
BRIGHTER: Final = 380
"""Sum of red, green and blue above that of dark letters, from which marks have a dark edge."""
APART_PX: Final = 12
"""Distance of the points of an arrow that are looked at."""
BOWS: Final = (0.0, 0.16, -0.16, 0.32, -0.32, 0.5, -0.5)
"""How far arrows bend, as shares of their length."""

Point = tuple[float, float]


def changed(now: Picture, former: Picture, look: EndLook) -> Picture:
    """Return a picture with marks on what it shows otherwise than a former one."""
    pairs, marks = _differing(now.shown, former.shown), _Marks(now, look)
    for shown, was in pairs:
        if not (isinstance(shown.state, int) and was is not None and isinstance(was.state, int)):
            continue
        if not marks.difference(shown.box, shown.state - was.state):
            marks.frame(shown)
    for shown, was in pairs:
        if isinstance(shown.state, str) and not (was and marks.arrow(was.box, shown.box)):
            marks.frame(shown)
    for shown, _ in pairs:
        if isinstance(shown.state, tuple):
            marks.frame(shown)
    return marks.canvas.finish()


def _differing(now: Sequence[Shown], former: Sequence[Shown]) -> list[tuple[Shown, Shown | None]]:
    """Return what is shown otherwise than before, and how it was shown; None: not at all. Things of
    one name are told apart by their states."""
    left: dict[str, list[Shown]] = {}
    for shown in former:
        left.setdefault(shown.thing, []).append(shown)
    new = list[Shown]()
    for shown in now:
        same = next((was for was in left.get(shown.thing, ()) if was.state == shown.state), None)
        if same is None:
            new.append(shown)
        else:
            left[shown.thing].remove(same)
    return [(shown, left[shown.thing].pop(0) if left.get(shown.thing) else None) for shown in new]


class _Marks:
    """Marks on a picture."""

    def __init__(self, picture: Picture, look: EndLook) -> None:
        self.canvas = canvas = Canvas.over(picture)
        bright = sum(look.gold) > sum(look.dark) + BRIGHTER
        other = look.dark if bright else look.light
        self._ink = Ink(look.gold, other, other)
        self._taken = [*(placed.box for placed in picture.placed), *picture.kept]
        self._drawn = picture.sprites
        self._lines, self._all = (_Cells(canvas.box, HEAD_PX // 2) for _ in range(2))
        self._frames = _Cells(canvas.box, (LINE_PX + STEP_PX) // 2 + EDGE_PX)
        for box in self._taken:
            for cells in (self._lines, self._all, self._frames):
                cells.add(box)
        for box in self._drawn:
            self._all.add(box)

    def _take(self, box: Box) -> None:
        self._taken.append(box)
        self.canvas.keep(box)
        for cells in (self._lines, self._all, self._frames):
            cells.add(box)

    def difference(self, box: Box, n: int) -> bool:
        """Draw a difference beside a figure; return whether there is room."""
        text = signed(n, plus=True)
        for size in SIZES[is_tall(self.canvas)]:
            wide, high = fonts.width(text, "bold", size) + size // 2 + 8, size + 6
            for spot in _beside(box, wide, high):
                others = (*self._taken, *self._drawn)
                if _within(spot, self.canvas.box) and not any(_meet(spot, one) for one in others):
                    kit.pill(self.canvas, spot.middle, text, self._ink, size)
                    self._take(spot)
                    return True
        return False

    def frame(self, shown: Shown) -> None:
        """Draw a frame along the edge of something, with gaps where it would cover something
        else."""
        points = [*_along(shown.outline or _corners(shown.box))]
        runs = list[list[Point]]()
        for start, end in pairwise(points):
            if self._frames.has((start[0] + end[0]) / 2, (start[1] + end[1]) / 2):
                continue
            if runs and runs[-1][-1] == start:
                runs[-1].append(end)
            else:
                runs.append([start, end])
        pairs = [pair for run in runs for pair in pairwise(run)]
        if len(pairs) < LEAST_FRAME * len(points):
            return
        self._strokes(runs)
        for pair in pairs:
            self._take(_around(pair).inset(-(LINE_PX // 2 + EDGE_PX)))

    def arrow(self, start: Box, end: Box) -> bool:
        """Draw an arrow from one box to another, as much of its end as has room. Return whether
        that is enough."""
        best = self._longest(self._all, start, end) or self._longest(self._lines, start, end)
        if not best:
            return False
        self._strokes([best[:-1]], _head(best[-3], best[-1]))
        for point in best:
            x, y = round(point[0]), round(point[1])
            self._take(Box(x, y, x, y).inset(-HEAD_PX // 2))
        return True

    def _longest(self, cells: _Cells, start: Box, end: Box) -> list[Point]:
        """Return the longest end of a line that covers nothing; none if too little of it does."""
        best = list[Point]()
        least = LEAST_ARROW * hypot(*(a - b for a, b in zip(start.middle, end.middle, strict=True)))
        for line in _lines(start, end):
            free = list[Point]()
            for point in line:
                if cells.has(*point):
                    break
                free.append(point)
            else:
                return free[::-1]
            best = max(best, free[::-1], key=len)
        return best if len(best) * APART_PX >= max(least, LEAST_ARROW_PX) else []

    def _strokes(self, lines: Sequence[Sequence[Point]], head: Sequence[Point] = ()) -> None:
        """Draw lines and the head of an arrow, first their dark or light edge."""
        for fill, more in ((self._ink.edge, EDGE_PX), (self._ink.ground, 0)):
            for line in lines:
                self.canvas.stroke(line, fill, LINE_PX + 2 * more)
            if head:
                self.canvas.stroke([*head, *head[:2]], fill, 2 * more + 1)
                self.canvas.cut(head, fill)


class _Cells:
    """Squares of a picture, each free or taken."""

    def __init__(self, box: Box, around: int) -> None:
        """`around`: pixels by which what is taken is larger than its box."""
        self._across, self._down = box.wide // CELL_PX + 1, box.high // CELL_PX + 1
        self._around = around
        self._rows = [bytearray(self._across) for _ in range(self._down)]

    def add(self, box: Box) -> None:
        """Note that a box is taken."""
        left, top, right, low = box.inset(-self._around)
        first, last = max(left // CELL_PX, 0), min(right // CELL_PX + 1, self._across)
        if last > first:
            for row in self._rows[max(top // CELL_PX, 0) : max(low // CELL_PX + 1, 0)]:
                row[first:last] = b"\1" * (last - first)

    def has(self, x: float, y: float) -> bool:
        """Return whether a point is taken, or beyond the picture."""
        across, down = int(x) // CELL_PX, int(y) // CELL_PX
        inside = 0 <= across < self._across and 0 <= down < self._down
        return not inside or bool(self._rows[down][across])


def _meet(one: Box, other: Box) -> bool:
    return (
        one.left < other.right
        and other.left < one.right
        and one.top < other.low
        and other.top < one.low
    )


def _within(box: Box, whole: Box) -> bool:
    return (
        box.left >= whole.left
        and box.top >= whole.top
        and box.right <= whole.right
        and box.low <= whole.low
    )


def _beside(box: Box, wide: int, high: int) -> Iterator[Box]:
    """Yield places for something of that size beside a box, the nearest first."""
    x, y = box.middle
    for gap in (3, 16):
        for left in (box.right + gap, box.left - wide - gap):
            yield Box(left, y - high // 2, left + wide, y - high // 2 + high)
        for top in (box.top - high - gap, box.low + gap):
            for left in (box.right - wide, x - wide // 2, box.left):
                yield Box(left, top, left + wide, top + high)


def _around(points: Sequence[Point]) -> Box:
    """Return the box around points."""
    xs, ys = zip(*points, strict=True)
    return Box(floor(min(xs)), floor(min(ys)), ceil(max(xs)), ceil(max(ys)))


def _corners(box: Box) -> list[Point]:
    """Return where a frame inside the edge of a box has its corners."""
    left, top, right, low = box.inset(LINE_PX // 2 + EDGE_PX)
    return [(left, top), (right, top), (right, low), (left, low)]


def _along(corners: Sequence[Point]) -> Iterator[Point]:
    """Yield points `STEP_PX` apart along a closed line, its first one also at the end."""
    for (x, y), (to_x, to_y) in pairwise([*corners, corners[0]]):
        many = max(round(hypot(to_x - x, to_y - y) / STEP_PX), 1)
        for n in range(many):
            yield x + (to_x - x) * n / many, y + (to_y - y) * n / many
    yield corners[0]


def _lines(start: Box, end: Box) -> Iterator[Iterator[Point]]:
    """Yield lines to the middle of a box from an edge of another, straight and bent ones."""
    x, y = start.middle
    edges = [(end.left, end.middle[1]), (end.right, end.middle[1]), (end.middle[0], end.top)]
    nearest = sorted(edges, key=lambda to: hypot(to[0] - x, to[1] - y))
    for bow in BOWS:
        for to in nearest[:2]:
            yield _curve(to, start.middle, bow)


def _curve(start: Point, end: Point, bow: float) -> Iterator[Point]:
    """Yield points about `APART_PX` apart on a curve; `bow`: how far it bends, as a share of its
    length."""
    (x, y), (to_x, to_y) = start, end
    across, down = to_x - x, to_y - y
    bend_x, bend_y = across / 2 - bow * down, down / 2 + bow * across
    many = max(round(hypot(across, down) * (1 + bow * bow) / APART_PX), 3)
    for n in range(many + 1):
        at = n / many
        middle, last = 2 * at * (1 - at), at * at
        yield x + middle * bend_x + last * across, y + middle * bend_y + last * down


def _head(behind: Point, tip: Point) -> list[Point]:
    """Return the corners of the head of an arrow."""
    across, down = tip[0] - behind[0], tip[1] - behind[1]
    share = HEAD_PX / (hypot(across, down) or 1)
    x, y = across * share, down * share
    foot = tip[0] - x, tip[1] - y
    return [
        (tip[0] + x / 8, tip[1] + y / 8),
        (foot[0] - y / 2, foot[1] + x / 2),
        (foot[0] + y / 2, foot[1] - x / 2),
    ]
