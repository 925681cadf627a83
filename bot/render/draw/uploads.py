"""Check uploaded pictures, shrink and re-encode them, so that no metadata is kept.

`python -m bot.render.draw.uploads` does so in a process with bounded memory and time: the file on
stdin, the WebP on stdout, exit code REFUSED_EXIT_CODE for a rejected file.
"""

from __future__ import annotations

import io
import sys
from contextlib import suppress
from typing import Final

IMAGE_FORMATS: Final = ("PNG", "JPEG", "WEBP", "GIF")
MAX_PICTURE_BYTES: Final = 8 * 1024 * 1024
"""Maximum size of an upload, in bytes."""
MAX_PICTURE_PIXELS: Final = 16_000_000
"""Maximum number of pixels, checked before decoding: a small file may unfold to any size."""
DECODER_MEMORY_BYTES: Final = 512 * 1024 * 1024
"""Address space of the decoding process: three copies of the largest picture fit."""
DECODER_CPU_S: Final = 10
"""Processor time of the decoding process."""
REFUSED_EXIT_CODE: Final = 3
"""Exit code for a rejected file."""
STORED_SIDE_PX: Final = 1600
"""Longer side of a stored picture, in pixels."""


class InvalidPicture(ValueError):
    """The bytes are not a picture in an accepted format, or too large."""


def reencoded(data: bytes) -> bytes:
    """Convert a picture to WebP: upright, the first frame of an animation, without metadata. Raises
    InvalidPicture if it is not one."""
    # import Pillow on first use
    from PIL import Image, ImageOps, UnidentifiedImageError

    try:
        with Image.open(io.BytesIO(data), formats=IMAGE_FORMATS) as image_file:
            if image_file.width * image_file.height > MAX_PICTURE_PIXELS:
                raise InvalidPicture("too many pixels")
            image_file.draft(
                "RGB", (STORED_SIDE_PX, STORED_SIDE_PX)
            )  # JPEG: decode at the stored size
            upright = ImageOps.exif_transpose(image_file)
            image = upright.convert("RGBA" if upright.has_transparency_data else "RGB")
    except (UnidentifiedImageError, OSError, SyntaxError, Image.DecompressionBombError) as error:
        raise InvalidPicture(str(error)) from error
    image.thumbnail((STORED_SIDE_PX, STORED_SIDE_PX), Image.Resampling.LANCZOS)
    kept = io.BytesIO()
    image.save(kept, "WEBP", quality=85)
    return kept.getvalue()


def main() -> None:
    """Read a file from stdin and write the picture to stdout, within bounds."""
    with suppress(ImportError, OSError, ValueError):
        import resource  # does not exist on Windows

        resource.setrlimit(resource.RLIMIT_AS, (DECODER_MEMORY_BYTES, DECODER_MEMORY_BYTES))
        resource.setrlimit(resource.RLIMIT_CPU, (DECODER_CPU_S, DECODER_CPU_S))
    try:
        webp = reencoded(sys.stdin.buffer.read())
    except (InvalidPicture, MemoryError):
        sys.exit(REFUSED_EXIT_CODE)
    sys.stdout.buffer.write(webp)


if __name__ == "__main__":
    main()
