"""A canvas: panels, sprites and text on a Pillow image, and the PNG that comes of it.

Everything written is also kept as data (`written`), so that tests can compare what a picture says
with the text of equal content. Pillow's shapes have hard edges: panels and marks are drawn four
times as large, shrunk, and kept.
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from PIL import Image, ImageDraw

from bot.render.draw import fonts
from bot.render.draw.fonts import Weight
from bot.render.draw.seats import mark
from engine.content import DATA

Colour = tuple[int, int, int]
Box = tuple[int, int, int, int]
Align = Literal["left", "middle", "right"]

INK: Colour = (236, 232, 222)
FAINT: Colour = (160, 158, 165)
NIGHT: Colour = (24, 22, 33)
DUSK: Colour = (43, 38, 56)
PANEL: Colour = (53, 47, 69)
LINE: Colour = (92, 83, 112)
EMBER: Colour = (240, 128, 72)
GOOD: Colour = (128, 200, 130)
BAD: Colour = (235, 100, 90)

_FINE = 4


@dataclass(frozen=True)
class Picture:
    """A finished picture: PNG bytes, its size in pixels, and every text written on it."""

    png: bytes
    size: tuple[int, int]
    written: tuple[str, ...]


@lru_cache(maxsize=64)
def _corners(radius: int) -> tuple[Image.Image, ...]:
    """Masks of the quarters of a disc: top left, top right, bottom left, bottom right."""
    big = Image.new("L", (2 * radius * _FINE, 2 * radius * _FINE), 0)
    ImageDraw.Draw(big).ellipse((0, 0, big.width - 1, big.height - 1), fill=255)
    disc = big.resize((2 * radius, 2 * radius), Image.Resampling.LANCZOS)
    return tuple(
        disc.crop((x, y, x + radius, y + radius)) for y in (0, radius) for x in (0, radius)
    )


@lru_cache(maxsize=1024)
def _letters(text: str, weight: Weight, size: int) -> Image.Image:
    """A mask of a line of text, its middle line in the middle: the same texts come again and
    again, and shaping letters is half the work of a picture."""
    mask = Image.new("L", (fonts.width(text, weight, size) + size, size * 2), 0)
    pen, x = ImageDraw.Draw(mask), float(size // 2)
    for face, part in fonts.runs(text, weight, size):
        pen.text((x, size), part, font=face, fill=255, anchor="lm")
        x += face.getlength(part)
    return mask


@lru_cache(maxsize=256)
def _shape(name: str, size: int) -> Image.Image:
    """A mask of a seat's shape."""
    big = Image.new("L", (size * _FINE, size * _FINE), 0)
    pen, s = ImageDraw.Draw(big), size * _FINE - 1
    corners: dict[str, list[tuple[float, float]]] = {
        "triangle": [(s / 2, 0), (s, s * 0.95), (0, s * 0.95)],
        "diamond": [(s / 2, 0), (s, s / 2), (s / 2, s), (0, s / 2)],
        "hexagon": [(s / 4, 0), (3 * s / 4, 0), (s, s / 2), (3 * s / 4, s), (s / 4, s), (0, s / 2)],
    }
    if name == "circle":
        pen.ellipse((0, 0, s, s), fill=255)
    elif name == "square":
        pen.rounded_rectangle((s * 0.06, s * 0.06, s * 0.94, s * 0.94), s * 0.12, fill=255)
    else:
        pen.polygon(corners[name], fill=255)
    return big.resize((size, size), Image.Resampling.LANCZOS)


@lru_cache(maxsize=512)
def sprite(path: str, size: int) -> Image.Image:
    """The sprite data/<path>.png, `size` pixels high. FileNotFoundError if there is none."""
    with Image.open(DATA / f"{path}.png") as found:
        made = found.convert("RGBA")
    wide = round(made.width * size / made.height)
    return made.resize((wide, size), Image.Resampling.LANCZOS)


class Canvas:
    """An image being drawn; coordinates are pixels from the top left."""

    def __init__(self, size: tuple[int, int], base: str | None = None) -> None:
        """A plain canvas, or one that starts as the sprite `base` (data/<base>.png)."""
        self.image = Image.new("RGB", size, NIGHT)
        if base is not None:
            self.image.paste(_background(base, size))
        self._pen = ImageDraw.Draw(self.image)
        self.written: list[str] = []

    def panel(self, box: Box, fill: Colour = PANEL, radius: int = 14) -> None:
        """A filled rectangle with round corners."""
        left, top, right, low = box
        r = min(radius, (right - left) // 2, (low - top) // 2)
        self.image.paste(fill, (left + r, top, right - r, low))
        if r == 0:
            return
        self.image.paste(fill, (left, top + r, left + r, low - r))
        self.image.paste(fill, (right - r, top + r, right, low - r))
        spots = ((left, top), (right - r, top), (left, low - r), (right - r, low - r))
        for spot, mask in zip(spots, _corners(r), strict=True):
            self.image.paste(fill, (*spot, spot[0] + r, spot[1] + r), mask)

    def framed(self, box: Box, fill: Colour, line: Colour, radius: int = 14, wide: int = 2) -> None:
        """A panel with an outline inside its edge."""
        self.panel(box, line, radius)
        inner = (box[0] + wide, box[1] + wide, box[2] - wide, box[3] - wide)
        self.panel(inner, fill, max(radius - wide, 1))

    def stroke(self, points: Sequence[tuple[float, float]], fill: Colour, wide: int = 2) -> None:
        """A line through points."""
        self._pen.line(list(points), fill=fill, width=wide, joint="curve")

    def sprite(self, path: str, xy: tuple[int, int], size: int, faded: float = 1.0) -> int:
        """A sprite with its top left corner at `xy`; `faded` is its strength, 0..1; its width."""
        found = sprite(path, size)
        mask = found.getchannel("A")
        if faded < 1:
            mask = mask.point(lambda a: round(a * faded))
        self.image.paste(found, xy, mask)
        return found.width

    def note(self, text: str) -> None:
        """Record what a drawing says without letters, as if it were written."""
        self.written.append(text)

    def text(
        self,
        xy: tuple[int, int],
        text: str,
        size: int = 20,
        weight: Weight = "regular",
        fill: Colour = INK,
        align: Align = "left",
        room: int | None = None,
    ) -> int:
        """One line; `xy` is its left, middle or right point on the centre line. Returns its width.

        With `room`, the text is cut with an ellipsis to that many pixels; `written` keeps it whole.
        """
        self.written.append(text)
        shown = text if room is None else fonts.fitted(text, room, weight, size)
        wide = fonts.width(shown, weight, size)
        x = xy[0] - {"left": 0, "middle": wide // 2, "right": wide}[align]
        self._letter((x, xy[1]), shown, size, weight, fill)
        return wide

    def _letter(
        self, xy: tuple[int, int], text: str, size: int, weight: Weight, fill: Colour
    ) -> None:
        mask = _letters(text, weight, size)
        self.image.paste(fill, (xy[0] - size // 2, xy[1] - size), mask)

    def lines(
        self,
        xy: tuple[int, int],
        text: str,
        room: int,
        lines: int,
        size: int = 16,
        weight: Weight = "regular",
        fill: Colour = INK,
    ) -> int:
        """Wrapped text from the top left point `xy`; returns the height used."""
        self.written.append(text)
        step = round(size * 1.3)
        shown = fonts.wrapped(text, room, weight, size, lines)
        for n, line in enumerate(shown):
            self._letter((xy[0], xy[1] + n * step + step // 2), line, size, weight, fill)
        return step * len(shown)

    def seat(
        self,
        seat: int,
        xy: tuple[int, int],
        size: int,
        label: str | None = None,
        solid: bool = True,
    ) -> None:
        """A seat's shape in its colour, its letter (or `label`) in it; hollow if not `solid`."""
        who = mark(seat)
        mask = _shape(who.shape, size)
        self.image.paste(who.colour, xy, mask)
        ink = NIGHT
        if not solid:
            edge = max(size // 10, 2)
            hole = _shape(who.shape, size - 2 * edge - (2 if who.shape in ("triangle",) else 0))
            at = (xy[0] + (size - hole.width) // 2, xy[1] + (size - hole.height) // 2)
            self.image.paste(DUSK, at, hole)
            ink = who.colour
        drop = size // 8 if who.shape == "triangle" else 0
        text = who.letter if label is None else label
        centre = (xy[0] + size // 2, xy[1] + size // 2 + drop)
        self.text(centre, text, max(round(size * 0.46), 9), "bold", ink, "middle")

    def finish(self) -> Picture:
        """The picture, as a PNG of at most 256 colours (a quarter of the bytes of full colour)."""
        small = self.image.quantize(256, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
        out = io.BytesIO()
        small.save(out, "PNG", compress_level=4)
        return Picture(out.getvalue(), self.image.size, tuple(self.written))


@lru_cache(maxsize=16)
def _background(path: str, size: tuple[int, int]) -> Image.Image:
    with Image.open(DATA / f"{path}.png") as found:
        return found.convert("RGB").resize(size, Image.Resampling.LANCZOS)
