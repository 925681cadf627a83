"""Pins: numbers on a finished picture that mark its regions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, groupby, pairwise
from math import cos, hypot, inf, pi, sin
from typing import Final

from bot.render.draw.art import NIGHT, PIN_RGB, Colour
from bot.render.draw.blocks import TALL_WIDTH_PX
from bot.render.draw.canvas import MIN_LETTER_PX, Canvas
from bot.render.draw.layout import Box
from bot.render.draw.painting import CutOut, Painting
from bot.render.draw.picture import Picture
from bot.render.lettering import Pin
from bot.render.regions import Region

SIZES: Final = (60, 46, 36)
"""Widths of a picture's pins, the largest that have room; a number is two thirds as large."""
REGION_LINE_PX: Final = 4
"""Width of the line around a region."""
THIN_PX: Final = 32
"""Height up to which a region, a line of letters, has a thin one."""
FAR_PX: Final = 99
"""Distance from which lines do not hinder each other."""
LINE_STEP_PX: Final = 4
"""Distance of the points of a line that are looked at."""
MARGIN: Final = 20
"""The margin of a close-up is the picture's width divided by this."""
PIN_TIP_PX: Final = 6
"""Pixels of a pin's tip that must lie within a region."""
PIN_STEP_PX: Final = 14
"""Distance of two candidate places of a pin, in pixels."""
MAX_PIN_STEPS: Final = 9
"""Maximum number of candidates across a large region."""
WEIGHTS: Final = (20, 60, 2, 2)
"""Weight of a covered pixel of a text or of what is kept, of another pin, of other things, and of a
small drawing."""

AWAY: Final = 20
"""Weight of a pixel of the way from the upper right corner of its region."""

_ROUND = [(0.5 + 0.42 * sin(a), 0.42 - 0.42 * cos(a)) for a in (n * pi / 12 for n in range(-9, 10))]
DROP: Final = ((0.5, 1.0), *_ROUND)
"""The outline of a pin: a disc with a tip below, a shape that no seat or piece has."""
EDGE_PX: Final = 2
"""How far the dark edge of a pin keeps others off."""
DISC: Final = 0.84
"""The share of a pin above its tip."""
LID: Final = tuple(n * pi / 16 for n in range(-8, 9))
LASHES: Final = (-0.9, 0.0, 0.9)
"""Where a closed eye has its lid and its lashes: angles from straight down."""

Polygon = Sequence[tuple[float, float]]
"""Corners in canvas coordinates."""


def pinned(picture: Picture, pins: Sequence[Pin], eye: Sequence[Colour] = ()) -> Picture:
    """Draw each number on its regions, where it covers as little as possible. `eye`: the ground and
    the lines of a closed eye, which is drawn instead, without lines around the regions."""
    canvas = Canvas.over(picture)
    marked = [region for pin in pins for region in pin.regions]
    polygons = [picture.outline(region) for region in marked]
    boxes = list(map(Box.around, polygons))
    if not eye and _tells_apart(marked, picture.regions):
        apart = min((_gap(*two) for two in combinations(boxes, 2)), default=FAR_PX)
        for corners in polygons:
            _outlined(canvas, corners, apart, picture.taken)
    least = min((min(box.wide, box.high) for box in boxes), default=0)
    spots = list[Box]()
    for size in SIZES if 3 * SIZES[0] <= 2 * least else SIZES[1:]:
        if spots := _placed(picture, polygons, size, must_be_free=size > SIZES[-1]):
            break
    letters = [pin.letter for pin in pins for _ in pin.regions]
    for letter, spot in zip(letters, spots, strict=True):
        if eye:
            closed_eye(canvas, spot, *eye)
            canvas.shows("hidden", letter, spot)
        else:
            _pin(canvas, spot, letter)
    return canvas.finish()


def _tells_apart(marked: Sequence[Region], regions: Sequence[Region]) -> bool:
    """Return whether lines tell anything: not if most of what is alike has one."""

    def kinds(some: Sequence[Region]) -> Counter[frozenset[str]]:
        return Counter(frozenset(w.partition(":")[0] for w in region.about) for region in some)

    alike = kinds(regions)
    return all(2 * many <= alike[kind] for kind, many in kinds(marked).items())


def _outlined(canvas: Canvas, corners: Polygon, apart: int, taken: Sequence[Box]) -> None:
    """Draw a line round a region, as far beyond its edge as keeps clear of the lines of others
    `apart` from it, and nowhere over a text or what is kept."""
    around = Box.around(corners)
    wide = 2 if around.high <= THIN_PX else REGION_LINE_PX
    beyond = max(min(apart // 2 - wide, wide) - wide // 2, -wide)
    most_x, most_y = canvas.box.right - wide, canvas.box.low - wide
    corners = [
        (min(max(x, wide), most_x), min(max(y, wide), most_y)) for x, y in _grown(corners, beyond)
    ]
    near = [box.inset(-wide // 2) for box in taken if box.shared(around.inset(-2 * wide))]
    line = list(_along([*corners, corners[0]]))

    def free(point: tuple[float, float]) -> bool:
        x, y = point
        return not any(left < x < right and top < y < low for left, top, right, low in near)

    stretches = [list(some) for clear, some in groupby(line, free) if clear]
    if len(stretches) == 1 and len(stretches[0]) == len(line):
        stretches = [[*corners, *corners[:2]]]
    for fill, more in ((NIGHT, 2), (PIN_RGB, 0)):
        for stretch in stretches:
            if len(stretch) > 1:
                canvas.stroke(stretch, fill, wide + more)


def _grown(corners: Polygon, by: int) -> Polygon:
    """Return a polygon with its edges moved out by this many pixels; in, if negative."""
    ways = list[tuple[float, float]]()
    area = 0.0
    for (x1, y1), (x2, y2) in pairwise([corners[-1], *corners, corners[0]]):
        long = hypot(x2 - x1, y2 - y1) or 1
        ways.append(((y2 - y1) / long, (x1 - x2) / long))
        area += x1 * y2 - x2 * y1
    side = by if area > 0 else -by
    return [
        (
            x + (a[0] + b[0]) * side / (1 + a[0] * b[0] + a[1] * b[1]),
            y + (a[1] + b[1]) * side / (1 + a[0] * b[0] + a[1] * b[1]),
        )
        for (x, y), (a, b) in zip(corners, pairwise(ways), strict=True)
    ]


def _along(corners: Polygon) -> Iterator[tuple[float, float]]:
    """Yield points on a line, its corners among them."""
    yield corners[0]
    for (x1, y1), (x2, y2) in pairwise(corners):
        many = max(round(hypot(x2 - x1, y2 - y1) / LINE_STEP_PX), 1)
        for n in range(1, many + 1):
            yield x1 + (x2 - x1) * n / many, y1 + (y2 - y1) * n / many


def _gap(one: Box, other: Box) -> int:
    """Return how far apart two boxes are; negative if they overlap."""
    return max(
        one.left - other.right, other.left - one.right, one.top - other.low, other.top - one.low
    )


def close_up(picture: Picture, pins: Sequence[Pin]) -> Picture:
    """Return the part of a picture with these pins, `TALL_WIDTH_PX` pixels wide, for a phone; texts
    and regions that are cut off are left out."""
    there = [Box.around(region.polygon) for pin in pins for region in pin.regions]
    wide, high = picture.painting.pixels
    part = _room(Box(*_spans(there)), Box(0, 0, wide, high))
    zoom = TALL_WIDTH_PX / part.wide
    size = TALL_WIDTH_PX, round(part.high * zoom)
    scale = zoom / picture.scale
    left, top = part.left * zoom, part.top * zoom

    def closer(box: Box) -> Box:
        return Box(*(round(at * scale - off) for at, off in zip(box, (left, top) * 2, strict=True)))

    texts = [
        text._replace(box=closer(text.box), size=round(text.size * scale))
        for text in picture.placed
    ]
    shown = Box(0, 0, *size)
    regions = [
        region._replace(
            polygon=tuple(
                (round(x * zoom - left), round(y * zoom - top)) for x, y in region.polygon
            )
        )
        for region in picture.regions
    ]
    return Picture(
        Painting(CutOut(picture.painting, part, size)),
        picture.art,
        size,
        tuple(text for text in texts if text.box.within(shown)),
        picture.noted,
        tuple(region for region in regions if Box.around(region.polygon).within(shown)),
        tuple(map(closer, picture.kept)),
    )


def _spans(boxes: Sequence[Box]) -> tuple[int, int, int, int]:
    """Return the left, top, right and low end of the area around all boxes."""
    return (
        min(box.left for box in boxes),
        min(box.top for box in boxes),
        max(box.right for box in boxes),
        max(box.low for box in boxes),
    )


def _room(box: Box, whole: Box) -> Box:
    """Return the box with a margin, at least half as wide as the whole, square, and within the
    whole."""
    margin = whole.wide // MARGIN
    wide = max(box.wide + 2 * margin, whole.wide // 2)
    high = min(max(box.high + 2 * margin, wide), whole.high)
    left = min(max(box.middle[0] - wide // 2, 0), max(whole.right - wide, 0))
    top = min(max(box.middle[1] - high // 2, 0), whole.low - high)
    return Box(left, top, min(left + wide, whole.right), top + high)


def _placed(
    picture: Picture, polygons: Sequence[Polygon], size: int, *, must_be_free: bool
) -> list[Box]:
    """Return the places of pins of this size, each where it covers least, near its region's upper
    right corner; none if one that must be free would cover a text or what is kept."""
    whole, spots = Box(0, 0, *picture.size), list[Box]()
    things = [Box.around(picture.outline(region)) for region in picture.regions]
    for polygon in polygons:
        box = Box.around(polygon)
        apart = [thing for thing in things if not box.within(thing)]
        others = (picture.taken, spots, apart, picture.sprites)
        around = box.inset(-size)
        costs = [
            (other, weight)
            for some, weight in zip(others, WEIGHTS, strict=True)
            for other in some
            if other.shared(around)
        ]
        best = inf, box.centred(size, size)
        at = box.right - size // 2, box.top
        for spot, covered in _spots(box, size, whole, costs):
            away = hypot(spot.middle[0] - at[0], spot.middle[1] - at[1])
            cost = covered + AWAY * away
            if cost < best[0] and _points_at(spot, polygon):
                best = cost, spot
        spots.append(best[1])
        if must_be_free and any(
            part.shared(other)
            for part in _parts(best[1].inset(-EDGE_PX))
            for other, weight in costs
            if weight > WEIGHTS[-1]
        ):
            return []
    return spots


def _spots(
    box: Box, size: int, whole: Box, costs: Sequence[tuple[Box, int]]
) -> Iterator[tuple[Box, int]]:
    """Yield different candidate places of a pin within the picture: on the upper edge of the box,
    or in it. With each, how much of other boxes it covers, by their weights (`costs`)."""
    tops = [box.top - size + size * deep // 6 for deep in (3, 2, 1, 4, 5)]
    tops += [box.top + 4, *_between(box.top, box.high - size), box.low - size - 4]
    lefts = [box.right - size - 4, box.right - size + 6]
    lefts += [*_between(box.left, box.wide - size), box.left + 4]
    inside_y = dict.fromkeys(min(max(y, 0), whole.low - size) for y in tops)
    inside_x = dict.fromkeys(min(max(x, 0), whole.right - size) for x in lefts)
    for y in inside_y:
        beside = [
            (left - there, right - here, there - here, (min(low, end) - max(top, start)) * weight)
            for here, start, there, end in _parts(Box(0, y, size, y + size).inset(-EDGE_PX))
            for (left, top, right, low), weight in costs
            if top < end and low > start
        ]
        for x in inside_x:
            covered = sum(
                min(x - left, right - x, wide, right - left - wide) * cost
                for left, right, wide, cost in beside
                if left < x < right
            )
            yield Box(x, y, x + size, y + size), covered


def _parts(pin: Box) -> tuple[Box, Box]:
    """Return boxes of a pin's disc and of its tip."""
    low, third = pin.top + round(pin.high * DISC), pin.wide // 3
    return pin._replace(low=low), Box(pin.left + third, low, pin.right - third, pin.low)


def _between(start: int, room: int) -> list[int]:
    """Return candidate positions over a length of `room`, `PIN_STEP_PX` apart; its middle if it is
    shorter."""
    many = max(min(room // PIN_STEP_PX, MAX_PIN_STEPS), 2)
    return [start + room * n // many for n in range(1, many)]


def _points_at(spot: Box, polygon: Polygon) -> bool:
    """Return whether the tip of a pin lies within a polygon, and not at its left or right edge: an
    odd number of edges is to its left."""
    y = spot.low - PIN_TIP_PX
    crossed = [
        x1 + (x2 - x1) * (y - y1) / (y2 - y1)
        for (x1, y1), (x2, y2) in zip(polygon, [*polygon[1:], polygon[0]], strict=True)
        if (y1 > y) != (y2 > y)
    ]
    ends = spot.middle[0] - PIN_TIP_PX, spot.middle[0] + PIN_TIP_PX
    return all(sum(edge < x for edge in crossed) % 2 for x in ends)


def _pin(canvas: Canvas, box: Box, letter: str) -> None:
    """Draw a yellow drop with a dark edge and the number in it."""
    canvas.polygon(DROP, box.inset(-4), NIGHT)
    canvas.polygon(DROP, box, PIN_RGB)
    size = max(round(box.wide * (0.62 if len(letter) == 1 else 0.52)), MIN_LETTER_PX)
    middle = box.middle[0], box.top + round(box.high * 0.43)
    canvas.text(middle, letter, size, "bold", NIGHT, "middle")


def closed_eye(canvas: Canvas, box: Box, ground: Colour, line: Colour) -> None:
    """Draw a drop with a closed eye in it."""
    canvas.polygon(DROP, box.inset(-4), line)
    canvas.polygon(DROP, box, ground)
    (x, y), wide = (box.middle[0], box.top + box.wide * 0.36), box.wide
    lid = [(x + wide * 0.27 * sin(a), y + wide * 0.16 * cos(a)) for a in LID]
    canvas.stroke(lid, line, max(wide // 13, 2))
    for a in LASHES:
        start = x + wide * 0.27 * sin(a), y + wide * 0.16 * cos(a)
        end = x + wide * 0.38 * sin(a), y + wide * 0.31 * cos(a)
        canvas.stroke([start, end], line, max(wide // 13, 2))
