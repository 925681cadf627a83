"""A painting: the pixels of a picture as data, painted when they are needed.

Drawing only collects strokes. So a drawing of which only the regions are needed costs no pixels.
A picture that a worker drew a moment ago, maybe for another view, is not painted again.
"""

from __future__ import annotations

import io
from functools import lru_cache
from typing import Any, Final, NamedTuple

from PIL import Image, ImageDraw

from bot.render.draw.art import NIGHT, Art, Colour, background, palette
from bot.render.draw.layout import Box

COMPRESSION: Final = 3
"""Level for zlib: 4 saves a tenth of the bytes and takes two fifths longer."""
PAINTED_CACHED: Final = 3
"""Painted pictures cached in memory, 4 MiB each: pins are often added to one of the last."""
ENCODED_CACHED: Final = 24
"""Encoded pictures cached in memory, about 80 KiB each with their strokes."""


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


Stroke = LineStroke | tuple[Any, ...]
"""A line, or what Pillow's core pastes: a colour or an image, its place, and maybe a mask."""


class Painting(NamedTuple):
    """Strokes on a ground, in the order of painting. Equal paintings have equal pixels."""

    ground: Ground | CutOut | Painting
    strokes: tuple[Stroke, ...] = ()

    @property
    def pixels(self) -> tuple[int, int]:
        """Its width and height."""
        return self.ground.pixels


@lru_cache(maxsize=PAINTED_CACHED)
def painted(painting: Painting) -> Image.Image:
    """Return the image in full colour; the caller must not change it."""
    ground = painting.ground
    if isinstance(ground, Painting):
        image = painted(ground).copy()
    elif isinstance(ground, CutOut):
        part = painted(ground.whole).crop(ground.box)
        image = part.resize(ground.pixels, Image.Resampling.LANCZOS)
    elif ground.name:
        image = background(ground.art, ground.name, ground.pixels)
    else:
        image = Image.new("RGB", ground.pixels, NIGHT)
    pen = ImageDraw.Draw(image)
    # direct call: `Image.paste` would spend as long again on checks, hundreds of times a picture
    paste = image.im.paste
    for stroke in painting.strokes:
        if isinstance(stroke, LineStroke):
            pen.line(stroke.points, fill=stroke.fill, width=stroke.wide, joint="curve")
        else:
            paste(*stroke)
    return image


@lru_cache(maxsize=ENCODED_CACHED)
def encoded(painting: Painting, art: Art) -> bytes:
    """Return the PNG in the colours of the palette of `art`."""
    small = painted(painting).quantize(palette=palette(art), dither=Image.Dither.NONE)
    out = io.BytesIO()
    small.save(out, "PNG", compress_level=COMPRESSION)
    return out.getvalue()


def forget() -> None:
    """Forget what was painted, to measure how long it takes."""
    painted.cache_clear()
    encoded.cache_clear()
