"""Pins: letters drawn over a finished picture, on the regions that they name."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import cos, pi, sin
from typing import Final

from PIL import Image, ImageStat

from bot.render.draw.blocks import TALL_WIDTH_PX
from bot.render.draw.canvas import EMBER, INK, NIGHT, Canvas
from bot.render.draw.layout import Box
from bot.render.draw.picture import Picture
from bot.render.lettering import Pin

PIN_PX: Final = 60
"""Pixels across a pin where a region has room for it; its letter is two thirds as large."""
SMALLEST: Final = 46
CROWDED: Final = 36
"""Pixels across where no larger one leaves texts and other pins alone: its letter has 22."""
REGION_LINE_PX: Final = 6
"""Pixels of the line around a region."""
MARGIN: Final = 20
"""A close-up shows a twentieth of the picture's width around what is marked."""
TIP: Final = 3
"""Pixels of a pin's tip that must lie within a region."""
PIN_STEP_PX: Final = 14
"""Pixels between two possible places of a pin."""
MOST_STEPS: Final = 9
"""As many places across a large region."""
PLACES_LOOKED_AT: Final = 12
"""Of the places where least is hidden, so many are looked at on the picture."""
PIN: Final = 60
TEXT: Final = 20
"""What a pixel of another pin or of a text counts for, against one of a small thing itself."""
SHRUNK: Final = 4
"""By how much the image is shrunk to see where least is drawn."""

_ROUND = [(0.5 + 0.42 * sin(a), 0.42 - 0.42 * cos(a)) for a in (n * pi / 12 for n in range(-9, 10))]
DROP: Final = ((0.5, 1.0), *_ROUND)
"""A pin: a disc with a tip below. No seat and no piece has that shape."""

Polygon = Sequence[tuple[float, float]]
"""Corners in the pixels of the canvas."""


def pinned(picture: Picture, pins: Sequence[Pin]) -> Picture:
    """The picture with each letter on its regions, where it hides as little as can be."""
    canvas = Canvas.over(picture)
    scale = picture.size[0] / picture.image.width
    taken: list[Box] = [placed.box for placed in picture.placed]
    grey = picture.image.convert("L").reduce(SHRUNK)
    standing: list[Box] = []
    for pin in pins:
        for region in pin.regions:
            corners = [(x * scale, y * scale) for x, y in region.polygon]
            canvas.stroke([*corners, corners[0], corners[1]], NIGHT, REGION_LINE_PX + 4)
            canvas.stroke([*corners, corners[0], corners[1]], EMBER, REGION_LINE_PX)
    for pin in pins:
        for region in pin.regions:
            polygon = [(x * scale, y * scale) for x, y in region.polygon]
            best = _spot(_around(polygon), polygon, canvas.box, (taken, standing), grey, scale)
            standing.append(best)
            _pin(canvas, best, pin.letter)
    return canvas.finish()


def close_up(picture: Picture, pins: Sequence[Pin]) -> Picture:
    """The part of a picture with these pins, `TALL_WIDTH_PX` pixels wide, for a phone; texts and
    regions that are cut off are left out."""
    there = [_around(region.polygon) for pin in pins for region in pin.regions]
    wide, high = picture.image.size
    part = _room(Box(*_spans(there)), Box(0, 0, wide, high))
    zoom = TALL_WIDTH_PX / part.wide
    size = TALL_WIDTH_PX, round(part.high * zoom)
    image = picture.image.crop(part).resize(size, Image.Resampling.LANCZOS)
    scale = wide / picture.size[0] * zoom
    left, top = part.left * zoom, part.top * zoom
    texts = [
        text._replace(
            box=Box(
                *(
                    round(at * scale - off)
                    for at, off in zip(text.box, (left, top) * 2, strict=True)
                )
            ),
            size=round(text.size * scale),
        )
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
        image,
        picture.art,
        size,
        tuple(text for text in texts if _within(text.box, shown)),
        picture.noted,
        tuple(region for region in regions if _within(_around(region.polygon), shown)),
    )


def _spans(boxes: Sequence[Box]) -> tuple[int, int, int, int]:
    """Left, top, right and low end of what these boxes take together."""
    return (
        min(box.left for box in boxes),
        min(box.top for box in boxes),
        max(box.right for box in boxes),
        max(box.low for box in boxes),
    )


def _room(box: Box, whole: Box) -> Box:
    """The box with a margin, at least half as wide as the whole and square, within the whole."""
    margin = whole.wide // MARGIN
    wide = max(box.wide + 2 * margin, whole.wide // 2)
    high = min(max(box.high + 2 * margin, wide), whole.high)
    left = min(max(box.middle[0] - wide // 2, 0), max(whole.right - wide, 0))
    top = min(max(box.middle[1] - high // 2, 0), whole.low - high)
    return Box(left, top, min(left + wide, whole.right), top + high)


def _within(box: Box, whole: Box) -> bool:
    return (
        whole.left <= box.left < box.right <= whole.right
        and whole.top <= box.top < box.low <= whole.low
    )


def _around(polygon: Polygon) -> Box:
    """The box around a polygon."""
    xs, ys = zip(*polygon, strict=True)
    return Box(round(min(xs)), round(min(ys)), round(max(xs)), round(max(ys)))


def _spot(
    box: Box,
    polygon: Polygon,
    whole: Box,
    others: tuple[Sequence[Box], Sequence[Box]],
    grey: Image.Image,
    scale: float,
) -> Box:
    """The place of a region's pin: where it hides least. `others`: texts, and other pins."""
    largest = max(min(PIN_PX, box.wide * 2 // 3, box.high * 2 // 3), SMALLEST)
    around = box.inset(-PIN_PX)
    texts, pins = ([one for one in some if _shared(one, around)] for some in others)
    hidden: dict[Box, int] = {}
    for size in dict.fromkeys((largest, SMALLEST, CROWDED)):
        if size == CROWDED and any(_free(spot, texts, pins) for spot in hidden):
            break
        spots = dict.fromkeys(_spots(box, size, whole))
        hidden |= {
            spot: _hidden(spot, box, texts, pins) for spot in spots if _points_at(spot, polygon)
        }
    least = min(hidden.values(), default=0)
    free = [spot for spot in hidden if hidden[spot] == least]
    widest = max((spot.wide for spot in free), default=0)
    best = [spot for spot in free if spot.wide == widest]
    looked_at = best[:: len(best) // PLACES_LOOKED_AT + 1]
    return min(
        looked_at, key=lambda spot: _busy(spot, grey, scale), default=box.centred(largest, largest)
    )


def _spots(box: Box, size: int, whole: Box) -> Iterator[Box]:
    """Possible places of a pin: in the box, or above a small one; within the picture."""
    tops = [box.top + 4, *_between(box.top, box.high - size), box.low - size - 4]
    if box.high < 2 * size:
        tops = [box.top - size * 2 // 3, *tops]
    lefts = [box.right - size - 4, *_between(box.left, box.wide - size), box.left + 4]
    for y in tops:
        for x in lefts:
            left = min(max(x, 0), whole.right - size)
            top = min(max(y, 0), whole.low - size)
            yield Box(left, top, left + size, top + size)


def _between(start: int, room: int) -> list[int]:
    """Places between the ends of some room, `PIN_STEP_PX` apart; its middle where it is less."""
    many = max(min(room // PIN_STEP_PX, MOST_STEPS), 2)
    return [start + room * n // many for n in range(1, many)]


def _points_at(spot: Box, polygon: Polygon) -> bool:
    """Whether the tip of a pin lies within a polygon: an odd number of its edges is to the left."""
    x, y = spot.middle[0], spot.low - TIP
    left = 0
    for (x1, y1), (x2, y2) in zip(polygon, [*polygon[1:], polygon[0]], strict=True):
        left += (y1 > y) != (y2 > y) and x1 + (x2 - x1) * (y - y1) / (y2 - y1) < x
    return left % 2 == 1


def _hidden(spot: Box, own: Box, texts: Sequence[Box], pins: Sequence[Box]) -> int:
    """How much a pin would hide of what must be read: other pins, then texts, then its `own` thing
    where that is small."""
    covered = _shared(spot, own) if own.high < 2 * spot.high else 0
    for others, weight in ((pins, PIN), (texts, TEXT)):
        for other in others:
            covered += _shared(spot, other) * weight
    return covered


def _free(spot: Box, texts: Sequence[Box], pins: Sequence[Box]) -> bool:
    """Whether a pin would lie on no text and no other pin."""
    return not any(_shared(spot, box) for box in (*texts, *pins))


def _busy(spot: Box, grey: Image.Image, scale: float) -> float:
    """How much else is drawn there."""
    left, top, right, low = (round(edge / scale / SHRUNK) for edge in spot)
    spread: float = ImageStat.Stat(grey.crop((left, top, right, low))).stddev[0]
    return spread


def _shared(box: Box, other: Box) -> int:
    """Pixels that two boxes share."""
    left, top, right, low = box
    other_left, other_top, other_right, other_low = other
    if left >= other_right or right <= other_left or top >= other_low or low <= other_top:
        return 0
    wide = min(right, other_right) - max(left, other_left)
    return wide * (min(low, other_low) - max(top, other_top))


def _pin(canvas: Canvas, box: Box, letter: str) -> None:
    """A white drop with a dark edge and the letter in it."""
    canvas.polygon(DROP, box.inset(-4), NIGHT)
    canvas.polygon(DROP, box, INK)
    size = round(box.wide * 0.62)
    middle = box.middle[0], box.top + round(box.high * 0.43)
    canvas.text(middle, letter, size, "bold", NIGHT, "middle")
