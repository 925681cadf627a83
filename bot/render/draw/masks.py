"""Masks and sprites as Pillow's core pastes them, cached: pictures repeat them.

Pillow's shapes have hard edges, so they are drawn four times as large and shrunk.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, NamedTuple

from PIL import Image, ImageDraw, ImageOps

from bot.render.draw import fonts
from bot.render.draw.art import Art, Colour, drawing_file, sprite, stepped
from bot.render.draw.fonts import Weight

_FINE: Final = 4


@lru_cache(maxsize=64)
def corners(radius: int, steps: int) -> tuple[Any, ...]:
    """Return masks of the quarters of a disc: top left, top right, bottom left, bottom right."""
    big = Image.new("L", (2 * radius * _FINE, 2 * radius * _FINE), 0)
    ImageDraw.Draw(big).ellipse((0, 0, big.width - 1, big.height - 1), fill=255)
    disc = big.resize((2 * radius, 2 * radius), Image.Resampling.LANCZOS)
    return _quarters(stepped(disc, steps), radius)


def _quarters(disc: Image.Image, radius: int) -> tuple[Any, ...]:
    """Return the quarters of an image, in the order of `corners`, as Pillow's core takes them."""
    return tuple(
        disc.crop((x, y, x + radius, y + radius)).im for y in (0, radius) for x in (0, radius)
    )


@lru_cache(maxsize=256)
def edges(radius: int, fill: Colour, line: Colour, wide: int, steps: int) -> tuple[Any, ...]:
    """Return the corners of a panel with an outline, in the order of `corners`."""
    disc = Image.new("RGB", (2 * radius, 2 * radius), line)
    inner = radius - wide
    for n, mask in enumerate(corners(inner, steps)):
        left, top = wide + n % 2 * inner, wide + n // 2 * inner
        disc.im.paste(fill, (left, top, left + inner, top + inner), mask)
    return _quarters(disc, radius)


class LineMask(NamedTuple):
    """A line of text: the mask of its letters, the box of the mask from the left end of the middle
    line, and the length of the line."""

    mask: Any
    left: int
    top: int
    right: int
    low: int
    wide: int


@lru_cache(maxsize=4096)
def letters(text: str, weight: Weight, size: int, fine: float, steps: int) -> LineMask:
    """Return a shaped line of text. Cached, because texts repeat and shaping takes half the time of
    a picture; five games in turns have 2,400, of 3 KiB."""
    wide, high = fonts.width(text, weight, size), size * fine
    mask = Image.new("L", (round(wide * fine) + size, size * 2), 0)
    pen, x, runs = ImageDraw.Draw(mask), float(size // 2), fonts.runs(text, weight, high)
    for n, (face, part) in enumerate(runs, start=1):
        pen.text((x, size), part, font=face, fill=255, anchor="lm")
        if n < len(runs):  # measuring shapes the part again
            x += face.getlength(part)
    left, top, right, low = inked = mask.getbbox() or (0, 0, 1, 1)
    core, half = stepped(mask.crop(inked), steps).im, size // 2
    return LineMask(core, left - half, top - size, right - half, low - size, wide)


TILT: Final = 8
"""How much a stamp is turned, in degrees."""


@lru_cache(maxsize=64)
def stamp(text: str, size: int, fine: float, steps: int) -> tuple[Any, ...]:
    """Return the masks of a tilted stamp: of its plate, and of its frame and letters."""
    line, pixels = letters(text, "bold", size, fine, steps), round(size * fine)
    wide, high = line.wide * fine + pixels * 1.2, pixels * 1.8
    big = [Image.new("L", (round(wide) * 2, round(wide) * 2), 0) for _ in range(2)]
    x, y = round(wide), round(wide)
    for image, edge in zip(big, (255, 0), strict=True):
        plate = x - wide / 2, y - high / 2, x + wide / 2, y + high / 2
        ImageDraw.Draw(image).rounded_rectangle(plate, 8, edge, 255, round(3 * fine))
    left = x - round(line.wide * fine / 2)
    core = left + line.left, y + line.top, left + line.right, y + line.low
    big[1].im.paste(255, core, line.mask)
    turned = [image.rotate(TILT, Image.Resampling.BICUBIC) for image in big]
    box = turned[0].getbbox()
    return tuple(stepped(image.crop(box), steps).im for image in turned)


class Sprite(NamedTuple):
    """A sprite and its mask as Pillow's core takes them, and their size; if opaque, no mask."""

    image: Any
    mask: Any
    wide: int
    high: int


@lru_cache(maxsize=2048)  # five games in turns have 1,900
def sprite_of(art: Art, name: str, size: int, faded: float) -> Sprite:
    """Return a drawing `size` pixels high."""
    image, mask = sprite(art, name, size, faded)
    opaque = mask.getextrema() == (255, 255)
    return Sprite(image.im, None if opaque else mask.im, *image.size)


@lru_cache(maxsize=64)
def cover_of(art: Art, name: str, size: tuple[int, int]) -> Any:
    """Return a drawing that fills this size, as Pillow's core takes it."""
    with Image.open(drawing_file(art, name)) as file:
        image = file.convert("RGB")
    return ImageOps.fit(image, size, centering=(0.5, 1.0)).im


@lru_cache(maxsize=256)
def shape(outline: tuple[tuple[float, float], ...], size: int, steps: int) -> Any:
    """Return the mask of a polygon in a square of `size` pixels; corners are shares of it, 0..1."""
    big = Image.new("L", (size * _FINE, size * _FINE), 0)
    scale = size * _FINE - 1
    ImageDraw.Draw(big).polygon([(x * scale, y * scale) for x, y in outline], fill=255)
    return stepped(big.resize((size, size), Image.Resampling.LANCZOS), steps).im


@lru_cache(maxsize=512)
def cut_out(outline: tuple[tuple[float, float], ...], size: tuple[int, int], steps: int) -> Any:
    """Return the mask of a polygon; corners are pixels."""
    wide, high = size
    big = Image.new("L", (wide * _FINE, high * _FINE), 0)
    ImageDraw.Draw(big).polygon([(x * _FINE, y * _FINE) for x, y in outline], fill=255)
    return stepped(big.resize(size, Image.Resampling.BOX), steps).im
