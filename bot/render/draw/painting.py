"""A painting: the pixels of a picture as data, painted when they are needed.

Drawing only collects strokes. So a drawing of which only the regions are needed costs no pixels.
A picture is painted in bands. What a band shows depends only on the strokes that touch it. So a
band is cached, and used again in any picture that has the same one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Any, Final, NamedTuple, cast

from PIL import Image, ImageDraw

from bot.render.draw import png
from bot.render.draw.art import NIGHT, Art, Colour, background, palette
from bot.render.draw.layout import Box

BAND_PX: Final = 96
"""Height of a band. Lower ones change less often, but a stroke lies in more of them."""
BANDS_CACHED: Final = 400
"""Compressed bands cached in memory, about 15 KiB each with their strokes: 30 pictures' worth."""
CUT_OUTS_CACHED: Final = 2
"""Enlarged parts of pictures cached in memory, 2 MiB each: letters are drawn on one of the last."""
FLATS_CACHED: Final = 128
"""Images of one colour cached in memory, about 20 KiB each: texts lie in two bands."""
LINES_CACHED: Final = 32
"""Masks of lines cached in memory, at most 1 MiB each: a line crosses several bands."""


class Ground(NamedTuple):
    """Where a painting begins: a background, or plain darkness without a name."""

    art: Art
    name: str | None
    pixels: tuple[int, int]


class CutOut(NamedTuple):
    """A part of another painting, scaled to `pixels`."""

    whole: Painting
    box: Box
    pixels: tuple[int, int]


class LineStroke(NamedTuple):
    """A line through points."""

    points: tuple[tuple[float, float], ...]
    fill: Colour
    wide: int


Paste = tuple[Any, ...]
"""What Pillow's core pastes: a colour or an image, its place, and maybe a mask."""
Stroke = LineStroke | Paste


class Painting(NamedTuple):
    """Strokes on a ground, in the order of painting. Equal paintings have equal pixels."""

    ground: Ground | CutOut
    strokes: tuple[Stroke, ...] = ()

    @property
    def pixels(self) -> tuple[int, int]:
        """Its width and height."""
        return self.ground.pixels


def painter(painting: Painting) -> Callable[[Box], Image.Image]:
    """Return what paints a part of the picture in full colour, beyond its edge dark. For several
    parts of one picture: its strokes are prepared once."""
    pastes, ground = _pastes(painting), _key(painting.ground)

    def paint(box: Box) -> Image.Image:
        left, top, right, low = box
        touching = []
        for paste in pastes:
            x1, y1, x2, y2 = paste[1]
            if x1 < right and x2 > left and y1 < low and y2 > top:
                touching.append(paste)
        return _painted(ground, box, touching)

    return paint


def encoded(painting: Painting, art: Art) -> bytes:
    """Return the PNG in the colours of the palette of `art`."""
    wide, high = painting.pixels
    bands: list[list[Paste]] = [[] for _ in range(0, high, BAND_PX)]
    for paste in _pastes(painting):
        _, top, _, low = paste[1]
        first, last = top // BAND_PX, (low - 1) // BAND_PX
        for band in bands[max(first, 0) : last + 1]:
            band.append(paste)
    ground = _key(painting.ground)
    rows = [
        _band(art, ground, (wide, n * BAND_PX, min((n + 1) * BAND_PX, high)), tuple(band))
        for n, band in enumerate(bands)
    ]
    return png.joined((wide, high), palette(art).getpalette() or [], rows)


def forget() -> None:
    """Forget what was painted, to measure how long it takes."""
    _band.cache_clear()
    _cut_out.cache_clear()


@lru_cache(maxsize=BANDS_CACHED)
def _band(
    art: Art, ground: Ground | Any, place: tuple[int, int, int], pastes: tuple[Paste, ...]
) -> png.Rows:
    """Paint and compress the rows of a picture `wide` pixels across from `top` to `low`."""
    wide, top, low = place
    # one column more on the left: the byte with which PNG begins each row
    image = _painted(ground, Box(-1, top, wide, low), pastes)
    small = image.quantize(palette=palette(art), dither=Image.Dither.NONE)
    small.paste(png.UNFILTERED, (0, 0, 1, low - top))
    return png.compressed(small.tobytes())


def _painted(ground: Ground | Any, box: Box, pastes: Sequence[Paste]) -> Image.Image:
    """Paint a part of a picture: `ground`, and what touches the part."""
    left, top, right, low = box
    if not isinstance(ground, Ground):
        image, (wide, high) = Image.new("RGB", (right - left, low - top)), ground.size
        image.im.paste(ground, (-left, -top, wide - left, high - top))
    elif ground.name:
        image = background(ground.art, ground.name, ground.pixels).crop(box).convert("RGB")
    else:
        image = Image.new("RGB", (right - left, low - top), NIGHT)
    # direct call: `Image.paste` would spend as long again on checks, hundreds of times a picture
    paste = image.im.paste
    for what, (x1, y1, x2, y2), *mask in pastes:
        smooth = mask and mask[0].mode == "L" and isinstance(what, tuple)
        pixels = _flat(what, mask[0].size) if smooth else what
        paste(pixels, (x1 - left, y1 - top, x2 - left, y2 - top), *mask)
    return image


@lru_cache(maxsize=FLATS_CACHED)
def _flat(fill: Colour, size: tuple[int, int]) -> Any:
    """Return an image of one colour: pasting it through a mask takes half as long as pasting the
    colour, with the same pixels."""
    return Image.new("RGB", size, fill).im


def _key(ground: Ground | CutOut) -> Ground | Any:
    """Return a ground that is quickly compared: Pillow's core of the image of a cut-out."""
    return ground if isinstance(ground, Ground) else _cut_out(ground).im


@lru_cache(maxsize=CUT_OUTS_CACHED)
def _cut_out(part: CutOut) -> Image.Image:
    """Return the scaled part of another painting."""
    return painter(part.whole)(part.box).resize(part.pixels, Image.Resampling.LANCZOS)


def _pastes(painting: Painting) -> list[Paste]:
    """Return the strokes as pastes."""
    pastes = list[Paste]()
    for stroke in painting.strokes:
        if isinstance(stroke, LineStroke):
            pastes += _line(stroke)
        else:
            pastes.append(stroke)
    return pastes


@lru_cache(maxsize=LINES_CACHED)
def _line(stroke: LineStroke) -> list[Paste]:
    """Return a line as a colour pasted through masks, one for each of its segments: a single mask
    around a region would be mostly empty. It looks the same in every band."""
    points, fill, wide = stroke
    whole = Box.around(points).inset(-wide - 1)
    mask = Image.new("1", (whole.wide, whole.high))
    shifted = [(x - whole.left, y - whole.top) for x, y in points]
    ImageDraw.Draw(mask).line(shifted, fill=1, width=wide, joint="curve")
    pastes = list[Paste]()
    for ends in pairwise(points):
        box = Box.around(ends).inset(-wide - 1)
        left, top = box.left - whole.left, box.top - whole.top
        part = mask.crop((left, top, left + box.wide, top + box.high))
        pastes.append((fill, tuple(box), cast(Any, part).im))
    return pastes
