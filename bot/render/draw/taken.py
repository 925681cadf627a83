"""Pictures that people bring: looked at, made smaller, and written anew, so that nothing of them is
kept but what is seen."""

from __future__ import annotations

import io
from typing import Final

KINDS: Final = ("PNG", "JPEG", "WEBP", "GIF")
BRINGS: Final = 8 * 1024 * 1024
"""Bytes of a picture that is taken, at most."""
PIXELS: Final = 40_000_000
"""Pixels of one: a small file may unfold to any size."""
SIDE: Final = 1600
"""Pixels of its longer side, as it is kept."""


class NoPicture(ValueError):
    """These bytes are no picture of a kind that is taken, or too large a one."""


def taken(data: bytes) -> bytes:
    """The picture as WebP, upright, of a moving one the first frame, without whatever else its file
    holds (where it was taken, by whom). NoPicture if it is none."""
    # Pillow is loaded when there is something to draw
    from PIL import Image, ImageOps, UnidentifiedImageError

    try:
        with Image.open(io.BytesIO(data), formats=KINDS) as found:
            if found.width * found.height > PIXELS:
                raise NoPicture("too many pixels")
            upright = ImageOps.exif_transpose(found)
            made = upright.convert("RGBA" if upright.has_transparency_data else "RGB")
    except (UnidentifiedImageError, OSError, SyntaxError, Image.DecompressionBombError) as error:
        raise NoPicture(str(error)) from error
    made.thumbnail((SIDE, SIDE), Image.Resampling.LANCZOS)
    kept = io.BytesIO()
    made.save(kept, "WEBP", quality=85)
    return kept.getvalue()
