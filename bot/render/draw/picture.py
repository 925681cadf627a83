"""A finished picture: its PNG, its texts, and its regions."""

from __future__ import annotations

import io
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from PIL import Image

from bot.render.draw.art import Art, Colour, palette
from bot.render.draw.layout import Box
from bot.render.regions import Region

COMPRESSION = 3
"""Level for zlib: 4 saves a tenth of the bytes and takes two fifths longer."""


class Placed(NamedTuple):
    """A text on a picture: the whole text, and the box of its letters; `cut` if some are
    missing."""

    text: str
    box: Box
    size: int
    fill: Colour
    cut: bool


@dataclass(frozen=True, eq=False)
class Picture:
    """A finished picture: its size, every text on it, the meaning of its drawings, and its
    regions."""

    image: Image.Image
    """In full colour; it may have fewer pixels than `size` (`Canvas.fine`)."""
    art: Art
    size: tuple[int, int]
    placed: tuple[Placed, ...] = ()
    noted: tuple[str, ...] = ()
    regions: tuple[Region, ...] = ()
    """In the order of drawing, in pixels of the image."""

    @cached_property
    def png(self) -> bytes:
        """Return the PNG in the colours of its palette, encoded on first use."""
        small = self.image.quantize(palette=palette(self.art), dither=Image.Dither.NONE)
        out = io.BytesIO()
        small.save(out, "PNG", compress_level=COMPRESSION)
        return out.getvalue()

    @property
    def written(self) -> tuple[str, ...]:
        """Return every text on the picture."""
        return (*[placed.text for placed in self.placed], *self.noted)
