"""Check uploaded pictures, shrink and re-encode them, so that no metadata is kept.

`python -m bot.render.draw.taken` does so in a process of its own, with bounded memory and time: the
file on stdin, the WebP on stdout, exit code REFUSED_EXIT_CODE for a file that is not taken.
"""

from __future__ import annotations

import io
import sys
from contextlib import suppress
from typing import Final

IMAGE_FORMATS: Final = ("PNG", "JPEG", "WEBP", "GIF")
BRINGS: Final = 8 * 1024 * 1024
"""Bytes of a picture that is taken, at most."""
PIXELS: Final = 16_000_000
"""Pixels of one, at most, checked before it is decoded: a small file may unfold to any size."""
DECODER_MEMORY_BYTES: Final = 512 * 1024 * 1024
"""Bytes of address space of the process that decodes: three copies of the largest picture fit."""
SECONDS: Final = 10
"""Seconds of processor that it may take."""
REFUSED_EXIT_CODE: Final = 3
"""Its exit code for a file that is not taken."""
SIDE: Final = 1600
"""Pixels of its longer side, as stored."""


class NoPicture(ValueError):
    """These bytes are no picture of a kind that is taken, or too large a one."""


def taken(data: bytes) -> bytes:
    """Convert the picture to WebP, upright, the first frame of an animation, without metadata.
    NoPicture if it is none."""
    # Pillow is loaded when there is something to draw
    from PIL import Image, ImageOps, UnidentifiedImageError

    try:
        with Image.open(io.BytesIO(data), formats=IMAGE_FORMATS) as found:
            if found.width * found.height > PIXELS:
                raise NoPicture("too many pixels")
            found.draft("RGB", (SIDE, SIDE))  # JPEG: decodes no more than is kept
            upright = ImageOps.exif_transpose(found)
            image = upright.convert("RGBA" if upright.has_transparency_data else "RGB")
    except (UnidentifiedImageError, OSError, SyntaxError, Image.DecompressionBombError) as error:
        raise NoPicture(str(error)) from error
    image.thumbnail((SIDE, SIDE), Image.Resampling.LANCZOS)
    kept = io.BytesIO()
    image.save(kept, "WEBP", quality=85)
    return kept.getvalue()


def main() -> None:
    """Read a file from stdin and write the picture to stdout, within bounds."""
    with suppress(ImportError, OSError, ValueError):
        import resource  # not on Windows

        resource.setrlimit(resource.RLIMIT_AS, (DECODER_MEMORY_BYTES, DECODER_MEMORY_BYTES))
        resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    try:
        made = taken(sys.stdin.buffer.read())
    except (NoPicture, MemoryError):
        sys.exit(REFUSED_EXIT_CODE)
    sys.stdout.buffer.write(made)


if __name__ == "__main__":
    main()
