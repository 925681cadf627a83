"""A canvas: panels, sprites and text, collected as strokes (`bot.render.draw.painting`).

Text is also kept as data (`Placed`), so that tests can compare a picture with the text of equal
content, and check its place and completeness.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import ceil
from typing import Any, Literal, NamedTuple

from bot.render.draw import fonts, masks, panels
from bot.render.draw.art import (
    INK,
    LINE,
    NIGHT,
    PANEL,
    Art,
    Colour,
)
from bot.render.draw.fonts import Weight
from bot.render.draw.layout import Box
from bot.render.draw.painting import CutOut, Ground, LineStroke, Painting, Stroke
from bot.render.draw.picture import Picture, Placed, Shown, State
from bot.render.marks import mark
from bot.render.regions import Point, Region

Align = Literal["left", "middle", "right"]

MIN_LETTER_PX = 20
"""Size of the smallest letters, in pixels."""
BOARD_LETTER_PX = 31
"""The same of a board 1200 pixels wide: nine of 350, which is what a phone shows of it."""


SMALL_SPRITE_PX = 110
"""Height of the largest drawing that counts as small."""


RIM = ((-2, 0), (2, 0), (0, -2), (-1, -1), (1, -1))
"""Where a silhouette shows beyond a sprite as its rim, in pixels: on all sides but below."""


class _Laid(NamedTuple):
    """A text laid out in a box: its lines, its size, and whether it is complete."""

    lines: tuple[str, ...]
    size: int
    cut: bool


@lru_cache(maxsize=2048)
def _laid(
    text: str, room: tuple[int, int], weight: Weight, sizes: tuple[int, int], lines: int
) -> _Laid:
    """Return a text laid out in at most `lines` lines within `room` (width, height), in the largest
    size that holds it whole: `sizes` are the maximum and the minimum."""
    wide, high = room
    for tried in range(sizes[0], sizes[1] - 1, -1):
        most = min(lines, max(high // fonts.leading(tried), 1))
        if whole := fonts.fits(text, wide, weight, tried, most):
            break
    return _Laid(fonts.wrapped(text, wide, weight, tried, most), tried, not whole)


@lru_cache(maxsize=1024)
def _polygon(shape: Box | tuple[Point, ...], fine: float) -> tuple[Point, ...]:
    """Return the corners of a box or polygon in pixels of the image. Cached, because boards repeat
    them."""
    shape = shape.corners if isinstance(shape, Box) else shape
    return tuple((round(x * fine), round(y * fine)) for x, y in shape) if fine != 1 else shape


@lru_cache(maxsize=1024)
def _scaled(box: Box, fine: float) -> Box:
    """Return the box in pixels of the image. Cached, because boards repeat them."""
    left, top, right, low = box
    return Box(round(left * fine), round(top * fine), round(right * fine), round(low * fine))


class Canvas:
    """An image being drawn. Coordinates are pixels from the top left. The image has that many
    pixels, or fewer if its file would grow too large (`fine`)."""

    def __init__(
        self,
        size: tuple[int, int],
        art: Art,
        base: str | None = None,
        fine: float = 1.0,
        least: int = MIN_LETTER_PX,
    ) -> None:
        """Create a plain canvas, or one that starts as the drawing `base` of `art`. `fine`: pixels
        of the image per coordinate. `least`: size in which smaller letters are drawn."""
        self.art, self.fine, self.least = art, fine, least
        self.box = Box(0, 0, *size)
        self._ground: Ground | CutOut = Ground(art, base, self._scaled(self.box)[2:])
        self._strokes: list[Stroke] = []
        self.placed: list[Placed] = []
        self.noted: list[str] = []
        self.regions: list[Region] = []
        self.kept: list[Box] = []
        self.shown: list[Shown] = []
        self.sprites: list[Box] = []

    @classmethod
    def over(cls, picture: Picture, more: int = 0) -> Canvas:
        """Return a canvas that continues a finished picture, with room for `more` pixels below a
        board; the picture is not changed."""
        (wide, high), ground = picture.size, picture.painting.ground
        canvas = cls((wide, high + more), picture.art, fine=ground.pixels[0] / wide)
        canvas._strokes = [*picture.painting.strokes]
        canvas._ground = ground._replace(pixels=canvas._ground.pixels) if more else ground
        canvas.placed, canvas.noted = [*picture.placed], [*picture.noted]
        canvas.regions, canvas.kept = [*picture.regions], [*picture.kept]
        canvas.shown, canvas.sprites = [*picture.shown], [*picture.sprites]
        return canvas

    def _paste(self, *stroke: Any) -> None:
        self._strokes.append(stroke)

    @property
    def painting(self) -> Painting:
        """Return what was drawn so far."""
        return Painting(self._ground, tuple(self._strokes))

    def panel(self, box: Box, fill: Colour = PANEL, radius: int = 14) -> None:
        """Draw a filled rectangle with round corners."""
        box = self._scaled(box)
        r = min(self._long(radius), box.wide // 2, box.high // 2)
        self._strokes += panels.panel(box, fill, r, self.art.steps)

    def framed(
        self,
        box: Box,
        fill: Colour = PANEL,
        line: Colour = LINE,
        radius: int = 14,
        wide: int = 2,
    ) -> None:
        """Draw a panel with an outline inside its edge."""
        if min(radius, box.wide // 2, box.high // 2) <= wide:
            self.panel(box, line, radius)
            if min(box.wide, box.high) > 2 * wide:  # otherwise the outline fills the box
                self.panel(box.inset(wide), fill, 1)
            return
        box, wide = self._scaled(box), max(self._long(wide), 1)
        r = max(min(self._long(radius), box.wide // 2, box.high // 2), wide + 1)
        self._strokes += panels.framed(box, fill, line, r, wide, self.art.steps)

    def _scaled(self, box: Box) -> Box:
        """Return the box in pixels of the image."""
        return box if self.fine == 1 else _scaled(box, self.fine)

    def _long(self, pixels: float) -> int:
        """Convert a length to pixels of the image."""
        return round(pixels * self.fine)

    def stroke(self, points: Sequence[tuple[float, float]], fill: Colour, wide: int = 2) -> None:
        """Draw a line through points."""
        fine = self.fine
        there = tuple((x * fine, y * fine) for x, y in points)
        self._strokes.append(LineStroke(there, fill, max(self._long(wide), 1)))

    def polygon(
        self, corners: Sequence[tuple[float, float]], box: Box, fill: Colour, edge: int = 0
    ) -> None:
        """Draw a shape with smooth edges in a square `box`; `corners` are shares of it, 0..1.
        `edge`: margin inside the box, in pixels."""
        left, top, right, _ = self._scaled(box.inset(edge) if edge else box)
        size = right - left
        mask = masks.shape(tuple(corners), size, self.art.steps)
        self._paste(fill, (left, top, left + size, top + size), mask)

    def cut(self, corners: Sequence[tuple[float, float]], fill: Colour) -> None:
        """Draw a polygon with smooth edges; `corners` are pixels."""
        fine, around = self.fine, Box.around(corners)
        left, top, *_ = self._scaled(around)
        # Alike wherever it stands, so that its mask is found again.
        outline = tuple(((x - around.left) * fine, (y - around.top) * fine) for x, y in corners)
        size = ceil(around.wide * fine), ceil(around.high * fine)
        mask = masks.cut_out(outline, size, self.art.steps)
        self._paste(fill, (left, top, left + size[0], top + size[1]), mask)

    def sprite(
        self,
        name: str,
        xy: tuple[int, int],
        size: int,
        faded: float = 1.0,
        frame: Box | None = None,
    ) -> int:
        """Draw a sprite of the game or a shared one, `size` pixels high, with its top left corner
        at `xy`, cut off at the edges of a frame. `faded`: its strength, 0..1. Return its width."""
        x, y = xy
        if size <= SMALL_SPRITE_PX:
            self.sprites.append(Box(x, y, x + size, y + size))
        if self.fine != 1:
            x, y, size = self._long(x), self._long(y), self._long(size)
        image, mask, wide, high = masks.sprite_of(self.art, name, size, faded)
        masked, at = () if mask is None else (mask,), (x, y, x + wide, y + high)
        if frame:
            left, top, right, low = self._scaled(frame)
            at = max(x, left), max(y, top), min(x + wide, right), min(y + high, low)
            part = at[0] - x, at[1] - y, at[2] - x, at[3] - y
            image, masked = image.crop(part), tuple(one.crop(part) for one in masked)
        self._paste(image, at, *masked)
        return wide if self.fine == 1 else round(wide / self.fine)

    def rim(self, name: str, xy: tuple[int, int], size: int, fill: Colour) -> None:
        """Draw light around where a sprite with a transparent ground is drawn next."""
        x, y = self._long(xy[0]), self._long(xy[1])
        _, mask, wide, high = masks.sprite_of(self.art, name, self._long(size), 1.0)
        for right, down in RIM:
            at = x + right, y + down
            self._paste(fill, (*at, at[0] + wide, at[1] + high), mask)

    def cover(self, name: str, box: Box) -> None:
        """Draw a drawing that fills a box: as small as covers it, what is left over cut off at the
        top and at both sides."""
        left, top, right, low = self._scaled(box)
        image = masks.cover_of(self.art, name, (right - left, low - top))
        self._paste(image, (left, top, right, low))

    def keep(self, box: Box) -> None:
        """Record that no pin may cover what is drawn in a box; texts need no such record."""
        self.kept.append(box)

    def shows(self, thing: str, state: State, shape: Box | Sequence[Point]) -> None:
        """Record that the state of a thing is seen in a box or polygon."""
        if isinstance(shape, Box):
            self.shown.append(Shown(thing, state, shape))
            return
        self.shown.append(Shown(thing, state, Box.around(shape), tuple(shape)))

    def note(self, text: str) -> None:
        """Record what a drawing says without letters, as if it were written."""
        self.noted.append(text)

    def text(
        self,
        xy: tuple[int, int],
        text: str,
        size: int = MIN_LETTER_PX,
        weight: Weight = "regular",
        fill: Colour = INK,
        align: Align = "left",
        room: int | None = None,
    ) -> int:
        """Write one line; `xy` is its left, middle or right point on the centre line. With `room`,
        the text is cut with an ellipsis to that many pixels; `placed` says so. Return its width."""
        if size >= MIN_LETTER_PX:  # smaller ones are an error
            size = max(size, self.least)
        shown = text if room is None else fonts.fitted(text, room, weight, size)
        box = self._letter(xy, shown, size, weight, fill, align)
        self.placed.append(Placed(text, box, size, fill, shown != text))
        return box.wide

    def _letter(
        self,
        xy: tuple[int, int],
        text: str,
        size: int,
        weight: Weight,
        fill: Colour,
        align: Align,
    ) -> Box:
        """Draw the letters; return the box of the text, as high as capitals."""
        if size < MIN_LETTER_PX:
            raise ValueError(
                f"letters of {size} px, where {MIN_LETTER_PX} are the smallest: {text!r}"
            )
        laid = masks.letters(text, weight, size, self.fine, self.art.steps)
        mask, left, top, right, low, wide = laid
        x, y = xy
        if align != "left":
            x -= wide // 2 if align == "middle" else wide
        at, line = (x, y) if self.fine == 1 else (self._long(x), self._long(y))
        self._paste(fill, (at + left, line + top, at + right, line + low), mask)
        half = round(size * 0.36)
        return Box(x, y - half, x + wide, y + half)

    def write(
        self,
        box: Box,
        text: str,
        size: int = MIN_LETTER_PX,
        weight: Weight = "regular",
        fill: Colour = INK,
        align: Align = "left",
        lines: int = 1,
        least: int = MIN_LETTER_PX,
        top: bool = False,
    ) -> int:
        """Write text in a box, vertically centred or from its top, in at most `lines` lines. The
        size is the largest from `size` down to `least`, or to the smallest of the canvas, that
        holds it whole. Text that does not fit then ends with an ellipsis, and `placed` says so.
        Return the height used."""
        sizes = max(size, self.least), max(least, self.least)
        shown, tried, cut = _laid(text, (box.wide, box.high), weight, sizes, lines)
        step = fonts.leading(tried)
        high = step * len(shown)
        y = box.top + (0 if top else (box.high - high) // 2) + step // 2
        x = {"left": box.left, "middle": (box.left + box.right) // 2, "right": box.right}[align]
        boxes = [
            self._letter((x, y + n * step), line, tried, weight, fill, align)
            for n, line in enumerate(shown)
        ]
        whole = Box(
            min(line_box.left for line_box in boxes),
            boxes[0].top,
            max(line_box.right for line_box in boxes),
            boxes[-1].low,
        )
        self.placed.append(Placed(text, whole, tried, fill, cut))
        return high

    def stamp(self, middle: tuple[int, int], text: str, ground: Colour, fill: Colour) -> None:
        """Draw a tilted stamp around a point: a text in a frame."""
        size = 24
        x, y = self._long(middle[0]), self._long(middle[1])
        masked = masks.stamp(text, size, self.fine, self.art.steps)
        for colour, mask in zip((ground, fill), masked, strict=True):
            left, top = x - mask.size[0] // 2, y - mask.size[1] // 2
            self._paste(colour, (left, top, left + mask.size[0], top + mask.size[1]), mask)
        box = Box(*middle, *middle).centred(fonts.width(text, "bold", size), size)
        self.placed.append(Placed(text, box, size, fill, False))

    def seat(self, seat: int, box: Box, label: str | None = None) -> None:
        """Draw a seat's shape in its colour in a square box, with its letter (or `label`) in it."""
        seat_mark, (x, y) = mark(seat), box.middle
        self.polygon(seat_mark.corners, box, seat_mark.colour)
        drop = box.wide // 8 if seat_mark.shape == "triangle" else 0
        if text := seat_mark.letter if label is None else label:
            size = max(round(box.wide * 0.5), self.least)
            self.text((x, y + drop), text, size, "bold", NIGHT, "middle")

    def region(
        self, shape: Box | Sequence[Point], about: Iterable[str], seat: int | None = None
    ) -> None:
        """Record that a box or polygon shows what these words name (`bot.render.regions`). With
        `seat`, only picks of that seat can name it. No words: no region."""
        if not (names := tuple(about)):
            return
        corners = shape if isinstance(shape, Box) else tuple(shape)
        self.regions.append(Region(_polygon(corners, self.fine), names, seat))

    def finish(self) -> Picture:
        """Return the picture as drawn so far."""
        texts, notes, regions = tuple(self.placed), tuple(self.noted), tuple(self.regions)
        kept, shown = tuple(self.kept), tuple(self.shown)
        return Picture(
            self.painting, self.art, self.box[2:], texts, notes, regions, kept, shown,
            tuple(self.sprites),
        )  # fmt: skip
