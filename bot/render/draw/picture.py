"""A finished picture: its PNG, its texts, and its regions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

from PIL import Image

from bot.render.draw.art import Art, Colour
from bot.render.draw.layout import Box
from bot.render.draw.painting import Painting, encoded, painter
from bot.render.regions import Region


class Placed(NamedTuple):
    """A text on a picture: the whole text, and the box of its letters; `cut` if some are
    missing."""

    text: str
    box: Box
    size: int
    fill: Colour
    cut: bool


State = int | str | tuple[Any, ...]
"""A number; where a piece stands; or what else is to be seen, in any form."""


class Shown(NamedTuple):
    """Something on a board that can change: its name on this board, its state, the box in which
    that is seen (`bot.render.draw.changes`)."""

    thing: str
    state: State
    box: Box
    outline: tuple[tuple[float, float], ...] = ()
    """Its corners, if it is not a box."""


@dataclass(frozen=True, eq=False)
class Picture:
    """A finished picture: its size, every text on it, the meaning of its drawings, and its
    regions."""

    painting: Painting
    """It may have fewer pixels than `size` (`Canvas.fine`)."""
    art: Art
    size: tuple[int, int]
    placed: tuple[Placed, ...] = ()
    noted: tuple[str, ...] = ()
    regions: tuple[Region, ...] = ()
    """In the order of drawing, in pixels of the image."""
    kept: tuple[Box, ...] = ()
    """Drawings that say something without letters, and which no pin covers."""
    shown: tuple[Shown, ...] = ()
    """What can change."""
    sprites: tuple[Box, ...] = ()
    """Small drawings."""

    @property
    def scale(self) -> float:
        """Return how many pixels of the picture's `size` one pixel of the image spans."""
        return self.size[0] / self.painting.pixels[0]

    def outline(self, region: Region) -> list[tuple[float, float]]:
        """Return the corners of a region in pixels of its size."""
        return [(x * self.scale, y * self.scale) for x, y in region.polygon]

    @property
    def taken(self) -> list[Box]:
        """Return the boxes that no pin or mark may cover: of texts, and what is kept."""
        return [*(placed.box for placed in self.placed), *self.kept]

    @property
    def image(self) -> Image.Image:
        """Return the pixels in full colour, painted on use."""
        return self.part(Box(0, 0, *self.painting.pixels))

    def part(self, box: Box) -> Image.Image:
        """Return some of the pixels in full colour, painted on use."""
        return self._painter(box)

    @cached_property
    def _painter(self) -> Callable[[Box], Image.Image]:
        return painter(self.painting)

    @property
    def png(self) -> bytes:
        """Return the PNG in the colours of its palette, painted and encoded on use."""
        return encoded(self.painting, self.art)

    @property
    def written(self) -> tuple[str, ...]:
        """Return every text on the picture."""
        return (*[placed.text for placed in self.placed], *self.noted)
