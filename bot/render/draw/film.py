"""A finished game as a short film: boards with captions, as an animated GIF. Knows no game."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Final, NamedTuple

from PIL import Image

from bot.render.draw.art import FAINT, NIGHT, Art
from bot.render.draw.canvas import Canvas
from bot.render.draw.layout import Box
from bot.render.draw.picture import Picture

MAX_BYTES: Final = 8 * 1024 * 1024
"""What Discord accepts of a bot everywhere with room to spare."""
FILM_MS: Final = 28_000
SLOWEST_MS: Final = 1_400
LAST_MS: Final = 2_000
"""Length of all frames but the last together, of one at most, and of the last."""
WIDTHS_PX: Final = (800, 640, 480, 320)
"""The widest whose film is small enough is taken."""
CAPTION_PX: Final = 84
COLOURS: Final = 255


class Shot(NamedTuple):
    """A frame: the board, the phase, and what happened last."""

    picture: Picture
    phase: str
    told: str


def film(shots: Sequence[Shot]) -> bytes:
    """Return the film as a GIF that repeats, of at most `MAX_BYTES` and 30 seconds; ValueError if
    no width is small enough. `shots`: at least one."""
    frames = _level([_frame(shot) for shot in shots])
    each = min(SLOWEST_MS, FILM_MS // len(frames))
    for wide in WIDTHS_PX:
        data = _encoded([_at_width(frame, wide) for frame in frames], each)
        if len(data) <= MAX_BYTES:
            return data
    raise ValueError(f"a film of {len(shots)} frames takes {len(data)} bytes")


def _frame(shot: Shot) -> Image.Image:
    """Return the board with its caption below."""
    board = shot.picture.image
    wide = shot.picture.size[0]
    caption = Canvas((wide, CAPTION_PX), Art())
    above, below = Box(24, 8, wide - 24, CAPTION_PX - 8).rows(32, 32, gap=4)
    caption.write(above, shot.phase, 26, "bold")
    caption.write(below, shot.told, 24, "regular", FAINT)
    strip = caption.finish().image.resize((board.width, CAPTION_PX * board.width // wide))
    frame = Image.new("RGB", (board.width, board.height + strip.height))
    frame.paste(board, (0, 0))
    frame.paste(strip, (0, board.height))
    return frame


def _level(frames: Sequence[Image.Image]) -> list[Image.Image]:
    """Return frames of one size: the boards of a game may differ in height."""
    wide, high = (max(frame.size[n] for frame in frames) for n in (0, 1))
    level = []
    for frame in frames:
        whole = Image.new("RGB", (wide, high), NIGHT)
        whole.paste(frame, ((wide - frame.width) // 2, high - frame.height))
        level.append(whole)
    return level


def _at_width(frame: Image.Image, wide: int) -> Image.Image:
    return frame.resize((wide, frame.height * wide // frame.width), Image.Resampling.LANCZOS)


def _encoded(frames: Sequence[Image.Image], each: int) -> bytes:
    """Return the GIF. All frames share a palette, so that each holds only what has changed."""
    some = frames[:: max(1, len(frames) // 4)]
    sample = Image.new("RGB", (some[0].width, sum(frame.height for frame in some)))
    for n, frame in enumerate(some):
        sample.paste(frame, (0, n * frame.height))
    sample = sample.resize((sample.width // 2, sample.height // 2), Image.Resampling.NEAREST)
    palette = sample.quantize(COLOURS, Image.Quantize.MAXCOVERAGE)
    drawn = [frame.quantize(palette=palette, dither=Image.Dither.NONE) for frame in frames]
    file = io.BytesIO()
    lengths = [each] * (len(drawn) - 1) + [LAST_MS]
    drawn[0].save(file, "GIF", save_all=True, append_images=drawn[1:], duration=lengths, loop=0)
    return file.getvalue()
