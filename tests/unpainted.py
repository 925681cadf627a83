"""Pictures without pixels, a tenth of the work, for tests that look at none: they have their size,
texts and regions, and a PNG that differs where what is drawn differs."""

from __future__ import annotations

import io
import pickle
import struct
import zlib
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

import pytest
from PIL import Image

from bot.present import drawn
from bot.render.draw import fonts, masks, panels
from bot.render.draw.art import Art, drawing_file
from bot.render.draw.canvas import Canvas
from bot.render.draw.picture import Picture

TRACE = "trace"
"""The name of the text in a blank PNG that stands for what would be shown."""
_NO_MASK = Image.new("1", (1, 1))


@contextmanager
def unpainted() -> Iterator[None]:
    """Within it no picture is painted."""
    with pytest.MonkeyPatch.context() as changes:
        paint_nothing(changes)
        yield


def paint_nothing(changes: pytest.MonkeyPatch) -> None:
    """Record what would be drawn instead of drawing it, until the changes are undone."""
    changes.setattr(drawn, "_recent", deque(maxlen=drawn.RECENT_DRAWINGS))
    changes.setattr(Canvas, "_paste", _paste)
    for name, traced in _TRACED.items():
        changes.setattr(Canvas, name, traced)
    for draw in (panels.panel, panels.framed):
        changes.setattr(panels, draw.__name__, _named(draw.__name__))
    changes.setattr(masks, "letters", _letters)
    changes.setattr(masks, "sprite_of", _sprite)
    changes.setattr(masks, "cut_out", lambda *_: _NO_MASK.im)
    changes.setattr(Picture, "image", property(_image))
    changes.setattr(Picture, "png", property(_png))


def strokes(picture: Picture) -> tuple[Any, ...]:
    """What was to be drawn, in this order; where that is equal, so would be the pixels."""
    return picture.painting, picture.placed, picture.noted


def _paste(self: Canvas, what: Any, box: Any, _: Any = None) -> None:
    """Keep of a drawing its size: the same one may be loaded again."""
    self._strokes.append((what if isinstance(what, tuple) else what.size, *box))


def _named(name: str) -> Callable[..., Any]:
    """A panel as a single stroke: its name, box, colours and edge."""
    return lambda *about: ((name, *about),)


def _traced(draw: Callable[..., Any]) -> Callable[..., Any]:
    """The same method of a canvas, which also keeps its name and what it is given."""

    def record(self: Canvas, *args: Any) -> Any:
        self._strokes.append((draw.__name__, args))
        return draw(self, *args)

    return record


_TRACED = {
    draw.__name__: _traced(draw)
    for draw in (Canvas.sprite, Canvas.cover, Canvas.polygon, Canvas.cut, Canvas._letter)
}
"""What draws through a mask, whose shape is seen in neither place nor colour."""


def _letters(text: str, weight: Any, size: int, _fine: float, steps: int) -> Any:
    return masks.LineMask(_NO_MASK.im, 0, 0, 1, 1, fonts.width(text, weight, size))


@cache
def _sprite(art: Art, name: str, size: int, _faded: float) -> Any:
    """A sprite of this height without pixels: its file is opened, which tells its size, and not
    read."""
    with Image.open(drawing_file(art, name)) as file:
        wide, high = file.size
    return masks.Sprite(_NO_MASK.im, _NO_MASK.im, round(wide * size / high), size)


def _image(picture: Picture) -> Image.Image:
    return Image.new("1", picture.painting.pixels)


def _png(picture: Picture) -> bytes:
    """A PNG of the picture's size in one colour, with the checksum of what it would show."""
    shown = zlib.crc32(_by_value(strokes(picture)))
    head, pixels = _empty(*picture.painting.pixels)
    return head + _chunk(b"tEXt", f"{TRACE}\0{shown}".encode()) + pixels


def _by_value(thing: Any) -> bytes:
    """Bytes that are the same for equal things, a third of the work of JSON: without its memo, a
    pickler does not note which of their parts are one object."""
    written = io.BytesIO()
    pickler = pickle.Pickler(written, protocol=5)
    pickler.fast = True
    pickler.dump(thing)
    return written.getvalue()


@cache
def _empty(wide: int, high: int) -> tuple[bytes, bytes]:
    """The parts of a PNG before its text and after it (https://www.w3.org/TR/png)."""
    rows = zlib.compress(bytes((1 + (wide + 7) // 8) * high))
    head = struct.pack(">IIBBBBB", wide, high, 1, 0, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n" + _chunk(b"IHDR", head),
        _chunk(b"IDAT", rows) + _chunk(b"IEND", b""),
    )


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
