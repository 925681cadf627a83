"""What changed since an earlier moment, marked on a board: an arrow for what moved, corners around
what is new, a difference beside a figure; the legend or a strip below says so. Knows no game:
boards say what they show (`Canvas.shows`). No mark covers a text, what is kept, or another mark;
one without room is left out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise, takewhile
from math import hypot, inf
from typing import Final

from bot.render.draw import fonts, kit
from bot.render.draw.canvas import MIN_LETTER_PX, Canvas
from bot.render.draw.kit import Ink
from bot.render.draw.layout import Box
from bot.render.draw.look import EndLook
from bot.render.draw.picture import Picture, Shown
from bot.texts import signed

LINE_PX: Final = 5
EDGE_PX: Final = 2
"""Width of marks, and of their edge on each side."""
CORNER_PX: Final = 26
"""Length of the two lines of a corner, or a third of a shorter side."""
INSETS: Final = (5, 0, -6, 12, -12)
"""How far inside the edge corners stand, the best first."""
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
BOWS: Final = (0.4, 0.2, 0.6, 0.0)
"""How far arrows bend, as shares of their length, the best first."""
BESIDE_PX: Final = 8
"""Distance of an arrow from what it points at."""

Point = tuple[float, float]


def changed(now: Picture, former: Picture, look: EndLook, said: str) -> Picture:
    """Return a picture with marks on what it shows differently from an earlier one, and a strip
    below with what they mean, which is `said`; without marks the picture itself."""
    marks = _Marks(now, look)
    pairs = _differing(now.shown, _as_laid_out(former.shown, now.shown))
    for kind in (int, str, tuple):
        for shown, was in pairs:
            if isinstance(shown.state, kind) and not marks.told(shown, was):
                marks.corners(shown)
    return marks.explained(said)


def _differing(now: Sequence[Shown], former: Sequence[Shown]) -> list[tuple[Shown, Shown | None]]:
    """Return what is shown differently from before, and how it was shown; None: not at all. Things
    of one name are told apart by their states."""
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


def _as_laid_out(former: Sequence[Shown], now: Sequence[Shown]) -> list[Shown]:
    """Return what was shown where it would be now, as far as what stands still and is nearest to it
    tells: what is above or below may have another height."""
    still = {shown.thing: shown.box for shown in now if not isinstance(shown.state, str)}
    fixed = [(was.box, still[was.thing]) for was in former if was.thing in still]
    laid_out = list[Shown]()
    for was in former:
        x, y = was.box.middle
        here, there = min(
            fixed,
            key=lambda pair: hypot(pair[0].middle[0] - x, pair[0].middle[1] - y),
            default=(was.box, was.box),
        )
        left, top = there.middle[0] - here.middle[0], there.middle[1] - here.middle[1]
        box = Box(was.box.left + left, was.box.top + top, was.box.right + left, was.box.low + top)
        laid_out.append(was._replace(box=box))
    return laid_out


class _Marks:
    """Marks on a picture."""

    def __init__(self, picture: Picture, look: EndLook) -> None:
        self.canvas = canvas = Canvas.over(picture)
        bright = sum(look.gold) > sum(look.dark) + BRIGHTER
        other = look.dark if bright else look.light
        self._look, self._ink = look, Ink(look.gold, other, other)
        self._letters = min((placed.size for placed in picture.placed), default=MIN_LETTER_PX)
        self._taken = picture.taken
        self._drawn = picture.sprites
        self._cells = _Cells(canvas.box, HEAD_PX // 2)
        self._regions = [Box.around(picture.outline(region)) for region in picture.regions]
        self._kinds = set[str]()
        for box in self._taken:
            self._cells.add(box)

    def _take(self, box: Box) -> None:
        self._taken.append(box)
        self.canvas.keep(box)
        self._cells.add(box)

    def told(self, shown: Shown, was: Shown | None) -> bool:
        """Show how something was different, by a figure or an arrow; return whether that can be
        shown."""
        if was is None:
            return False
        if isinstance(shown.state, int) and isinstance(was.state, int):
            self._difference(shown.box, shown.state - was.state)
            return True
        return isinstance(shown.state, str) and self._arrow(was.box, shown.box)

    def _difference(self, box: Box, n: int) -> None:
        """Draw a difference before a figure, or else after, above or below it, if there is room."""
        text, size = signed(n, plus=True), self._letters
        wide, high = kit.pill_size(text, size)
        (x, y), beside, above = box.middle, wide // 2 + 4, high // 2 + 2
        across = ((box.left - beside, y), (box.right + beside, y))
        for middle in (*across, (x, box.top - above), (x, box.low + above)):
            spot = Box(*middle, *middle).centred(wide, high)
            if self._free(spot) and not any(map(spot.shared, self._drawn)):
                kit.pill(self.canvas, middle, text, self._ink, size)
                self._take(spot)
                self._kinds.add("difference")
                return

    def corners(self, shown: Shown) -> None:
        """Draw the corners of something, just inside its edge or near it, if all have room."""
        for inset in INSETS:
            lines = _corners(shown.outline or shown.box.corners, inset)
            boxes = [
                Box.around(pair).inset(-(LINE_PX // 2 + EDGE_PX))
                for line in lines
                for pair in pairwise(line)
            ]
            if all(map(self._free, boxes)):
                self._strokes(lines)
                for box in boxes:
                    self._take(box)
                self._kinds.add("corners")
                return

    def _free(self, box: Box) -> bool:
        """Return whether nothing that is kept or written lies in a box of the picture."""
        return box.within(self.canvas.box) and not any(map(box.shared, self._taken))

    def _arrow(self, start: Box, end: Box) -> bool:
        """Draw an arrow from one box to another, as much of its end as has room. Return whether
        that is enough."""
        best = self._best(start, end)
        if not best:
            return False
        self._strokes([best[:-1]], _head(best[-3], best[-1]))
        for point in best:
            x, y = round(point[0]), round(point[1])
            self._take(Box(x, y, x, y).inset(-HEAD_PX // 2))
        self._kinds.add("arrow")
        return True

    def explained(self, said: str) -> Picture:
        """Return the picture; if there are marks, with each kind of them and what they mean: in the
        last row of its legend if there is room, else below it."""
        picture = self.canvas.finish()
        if not self._kinds:
            return picture
        size, (whole, top) = self._letters, picture.size
        high = size + 16
        foot = [text for text in picture.placed if text.box.low > top - 2 * size]
        row = Box(0, min((text.box.top for text in foot), default=top), whole, top)
        x = 2 * size + max(
            (box.right for box in (*self._taken, *self._drawn) if box.shared(row)), default=whole
        )
        if x + len(self._kinds) * (2 * size + 12) + fonts.width(said, "regular", size) < whole:
            canvas, y, fill = self.canvas, foot[-1].box.middle[1], foot[-1].fill
        else:
            self.canvas = canvas = Canvas.over(picture, high)
            canvas.panel(canvas.box._replace(top=top), self._look.ground, 0)
            x, y, fill = 16, top + high // 2, self._look.words
        for kind in sorted(self._kinds):
            box = Box(x, y - size // 2, x + size, y + size // 2)
            if kind == "difference":
                wide = kit.pill_size("±", size)[0]
                kit.pill(canvas, (x + wide // 2, y), "±", self._ink, size)
                box = box._replace(right=x + wide)
            elif kind == "corners":
                self._strokes(_corners(box.corners, 0))
            else:
                box = box._replace(right=x + 2 * size)
                self._strokes([[(x, y), (box.right - 10, y)]], _head((x, y), (box.right, y)))
            x = box.right + 12
        canvas.text((x, y), said, size, fill=fill)
        return canvas.finish()

    def _best(self, start: Box, end: Box) -> list[Point]:
        """Return the best end of a line: it covers no text and nothing that is kept, the fewest
        drawings beside what it points at, and ends in the same places as that; none if all are too
        short."""
        best, fewest = list[Point](), inf
        homes = [place for place in self._regions if end.within(place) and _roomy(place, end)]
        least = LEAST_ARROW * hypot(*(a - b for a, b in zip(start.middle, end.middle, strict=True)))
        drawn = _Cells(self.canvas.box, 0)
        for box in self._drawn:
            if not end.shared(Box(*box.middle, *box.middle).inset(-1)):
                drawn.add(box)
        for line in map(list, _lines(start, end)):
            free = list(takewhile(lambda point: not self._cells.has(*point), line))
            lost = len(line) - len(free) + sum(drawn.has(*point) for point in free)
            if any(not Box.around(line[:1]).within(home) for home in homes):
                continue  # it would point at the place next to it
            if lost < fewest and len(free) * APART_PX >= max(least, LEAST_ARROW_PX):
                best, fewest = free[::-1], lost
        return best

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
        """`around`: pixels by which what is taken is larger than its box, and the picture
        smaller."""
        self._inner = box.inset(around)
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
        left, top, right, low = self._inner
        inside = left <= x < right and top <= y < low
        return not inside or bool(self._rows[int(y) // CELL_PX][int(x) // CELL_PX])


def _roomy(place: Box, thing: Box) -> bool:
    """Return whether a region shows a place in which a thing stands, not the thing."""
    return place.wide * place.high > 2 * thing.wide * thing.high


def _corners(outline: Sequence[Point], inset: int) -> list[list[Point]]:
    """Return for each corner of a shape two short lines along its edges, `inset` pixels nearer to
    its middle."""
    x, y = (sum(point[n] for point in outline) / len(outline) for n in (0, 1))
    moved = [_towards(point, (x, y), inset) for point in outline]
    lines = list[list[Point]]()
    for n, at in enumerate(moved):
        ends = moved[n - 1], moved[(n + 1) % len(moved)]
        long = min(CORNER_PX, *(hypot(to[0] - at[0], to[1] - at[1]) / 3 for to in ends))
        lines.append([_towards(at, ends[0], long), at, _towards(at, ends[1], long)])
    return lines


def _towards(start: Point, end: Point, pixels: float) -> Point:
    """Return the point that many pixels from one towards another."""
    share = pixels / (hypot(end[0] - start[0], end[1] - start[1]) or 1)
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _lines(start: Box, end: Box) -> Iterator[Iterator[Point]]:
    """Yield lines to the middle of a box from beside another, the most bent ones first, those that
    bend upwards before the others."""
    x, y = start.middle
    left, top, right, _ = end.inset(-BESIDE_PX)
    shoulder = end.top + end.high // 4
    beside = [(left, shoulder), (right, shoulder), (end.middle[0], top)]
    nearest = sorted(beside, key=lambda to: hypot(to[0] - x, to[1] - y))
    for bow in BOWS:
        for to in nearest:
            upwards = bow if x < to[0] else -bow
            yield _curve(to, start.middle, upwards)
            yield _curve(to, start.middle, -upwards)


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
    foot = _towards(tip, behind, HEAD_PX)
    x, y = tip[0] - foot[0], tip[1] - foot[1]
    return [
        (tip[0] + x / 8, tip[1] + y / 8),
        (foot[0] - y / 2, foot[1] + x / 2),
        (foot[0] + y / 2, foot[1] - x / 2),
    ]
