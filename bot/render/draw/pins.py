"""Pins: numbers on a finished picture that mark its regions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import cos, inf, pi, sin
from typing import Final

from bot.render.draw.art import NIGHT, PIN_RGB, Colour
from bot.render.draw.blocks import TALL_WIDTH_PX
from bot.render.draw.canvas import MIN_LETTER_PX, Canvas
from bot.render.draw.layout import Box
from bot.render.draw.painting import CutOut, Painting
from bot.render.draw.picture import Picture
from bot.render.lettering import Pin

PIN_PX: Final = 60
"""Width of a pin if its region has room for it; its number is two thirds as large."""
SMALLEST: Final = 46
CROWDED_PIN_PX: Final = 36
"""Width of a pin if a larger one would cover texts or other pins; its number has 22 pixels."""
REGION_LINE_PX: Final = 4
"""Width of the line around a region."""
THIN_PX: Final = 32
"""Height up to which a region, a line of letters, has a thin one."""
MARGIN: Final = 20
"""The margin of a close-up is the picture's width divided by this."""
CORNER_PX: Final = 40
"""How far from the upper right corner of its region a pin still counts as in it."""
LOW_PX: Final = 240
"""Height below which a region may have its pin above its edge."""
PIN_TIP_PX: Final = 3
"""Pixels of a pin's tip that must lie within a region."""
PIN_STEP_PX: Final = 14
"""Distance of two candidate places of a pin, in pixels."""
MAX_PIN_STEPS: Final = 9
"""Maximum number of candidates across a large region."""
WEIGHTS: Final = (20, 60, 2)
"""Weight of a covered pixel of a text or of what is kept, of another pin, and of other things; one
of a small thing itself counts 1."""

_ROUND = [(0.5 + 0.42 * sin(a), 0.42 - 0.42 * cos(a)) for a in (n * pi / 12 for n in range(-9, 10))]
DROP: Final = ((0.5, 1.0), *_ROUND)
"""The outline of a pin: a disc with a tip below, a shape that no seat and no piece has."""
LID: Final = tuple(n * pi / 16 for n in range(-8, 9))
LASHES: Final = (-0.9, 0.0, 0.9)
"""Where a closed eye has its lid and its lashes: angles from straight down."""

Polygon = Sequence[tuple[float, float]]
"""Corners in canvas coordinates."""


def pinned(picture: Picture, pins: Sequence[Pin], eye: Sequence[Colour] = ()) -> Picture:
    """Draw each number on its regions, where it covers as little as possible. `eye`: the ground and
    the lines of a closed eye, which is drawn instead, without lines around the regions."""
    canvas, taken = Canvas.over(picture), picture.taken
    standing: list[Box] = []
    things = [Box.around(picture.outline(region)) for region in picture.regions]
    for pin in () if eye else pins:
        for region in pin.regions:
            _outlined(canvas, picture.outline(region))
    for pin in pins:
        for region in pin.regions:
            polygon = picture.outline(region)
            box = Box.around(polygon)
            apart = [thing for thing in things if not box.within(thing)]
            best = _spot(box, polygon, canvas.box, (taken, standing, apart))
            standing.append(best)
            if eye:
                closed_eye(canvas, best, *eye)
                canvas.shows("hidden", pin.letter, best)
            else:
                _pin(canvas, best, pin.letter)
    return canvas.finish()


def _outlined(canvas: Canvas, corners: Polygon) -> None:
    """Draw a line round a region: outside a box, so that nothing in it is cut."""
    around = Box.around(corners)
    wide = 2 if around.high <= THIN_PX else REGION_LINE_PX
    if len(corners) == 4 and len({x for x, _ in corners}) == 2:
        left, top, right, low = around.inset(-(wide + 1) // 2)
        least, most_x, most_y = wide, canvas.box.right - wide, canvas.box.low - wide
        left, top = max(left, least), max(top, least)
        right, low = min(right, most_x), min(low, most_y)
        corners = [(left, top), (right, top), (right, low), (left, low)]
    ends = [*corners, corners[0], corners[1]]
    canvas.stroke(ends, NIGHT, wide + 2)
    canvas.stroke(ends, PIN_RGB, wide)


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


def _spot(
    box: Box,
    polygon: Polygon,
    whole: Box,
    others: tuple[Sequence[Box], Sequence[Box], Sequence[Box]],
) -> Box:
    """Return the place of a pin that covers least. `others`: boxes of texts, of other pins,
    and of other things."""
    largest = max(min(PIN_PX, box.wide * 2 // 3, box.high * 2 // 3), SMALLEST)
    around = box.inset(-PIN_PX)
    costs = [
        (other, weight)
        for some, weight in zip(others, WEIGHTS, strict=True)
        for other in some
        if other.shared(around)
    ]
    best, free = ((inf, True, 0, 0), box.centred(largest, largest)), False
    for size in dict.fromkeys((largest, SMALLEST, CROWDED_PIN_PX)):
        if best[0][:2] == (0, False) or (size == CROWDED_PIN_PX and free):
            break
        for spot, covered in _spots(box, size, whole, costs):
            if covered > best[0][0] or not _points_at(spot, polygon):
                continue
            free = free or (not covered and box.high < LOW_PX)
            if box.high < 2 * size:
                covered += spot.shared(box)
            best = min(best, ((covered, *_away(spot, box)), spot))
    return best[1]


def _away(spot: Box, box: Box) -> tuple[bool, int, int]:
    """Rank a pin above the middle of a low region or in the corner of another before others, so
    that alike regions have theirs alike; then a large one."""
    if spot.top < box.top:
        return False, -spot.wide, abs(spot.middle[0] - box.middle[0])
    way = box.right - spot.right + spot.top - box.top
    return way > CORNER_PX, -spot.wide, way


def _spots(
    box: Box, size: int, whole: Box, costs: Sequence[tuple[Box, int]]
) -> Iterator[tuple[Box, int]]:
    """Yield different candidate places of a pin within the picture: in the box, or above it if it
    is low. With each, how much of other boxes it covers, by their weights (`costs`)."""
    tops = [box.top + 4, *_between(box.top, box.high - size), box.low - size - 4]
    if box.high < LOW_PX:
        tops = [box.top - size + 2 * PIN_TIP_PX, *tops]
    corner = box.right - size - 4, box.right - size + 6
    lefts = [*corner, *_between(box.left, box.wide - size), box.left + 4]
    inside_y = dict.fromkeys(min(max(y, 0), whole.low - size) for y in tops)
    inside_x = dict.fromkeys(min(max(x, 0), whole.right - size) for x in lefts)
    for y in inside_y:
        beside = [
            (left, right, (min(low, y + size) - max(top, y)) * weight)
            for (left, top, right, low), weight in costs
            if top < y + size and low > y
        ]
        for x in inside_x:
            covered = sum(
                (min(right, x + size) - max(left, x)) * cost
                for left, right, cost in beside
                if left < x + size and right > x
            )
            yield Box(x, y, x + size, y + size), covered


def _between(start: int, room: int) -> list[int]:
    """Return candidate positions over a length of `room`, `PIN_STEP_PX` apart; its middle if it is
    shorter."""
    many = max(min(room // PIN_STEP_PX, MAX_PIN_STEPS), 2)
    return [start + room * n // many for n in range(1, many)]


def _points_at(spot: Box, polygon: Polygon) -> bool:
    """Return whether the tip of a pin lies within a polygon: an odd number of edges is to its
    left."""
    x, y = spot.middle[0], spot.low - PIN_TIP_PX
    left = 0
    for (x1, y1), (x2, y2) in zip(polygon, [*polygon[1:], polygon[0]], strict=True):
        left += (y1 > y) != (y2 > y) and x1 + (x2 - x1) * (y - y1) / (y2 - y1) < x
    return left % 2 == 1


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
