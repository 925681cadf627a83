"""Convert our SVG drawings to PNG sprites: `make art`. For development (resvg_py); the PNGs are
committed.

Every data/**/art/*.svg becomes a PNG beside it: a background at full size, anything else at twice
its `width` and `height`, to be scaled down.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from engine.content import DATA

ZOOM = 2
BACKGROUND_PX = 1200
"""Width of a background, in pixels."""


def drawings() -> Iterator[Path]:
    """Yield every SVG file of ours, in a stable order."""
    yield from sorted(DATA.glob("**/art/*.svg"))


def rasterised(path: Path) -> bytes:
    """Return the PNG of one drawing."""
    from resvg_py import svg_to_bytes

    drawing = path.read_text(encoding="utf-8")
    zoom = 1 if f'width="{BACKGROUND_PX}"' in drawing.partition(">")[0] else ZOOM
    return bytes(svg_to_bytes(svg_string=drawing, zoom=zoom))


def main() -> int:
    """Convert what changed; print each file written."""
    for path in drawings():
        png, data = path.with_suffix(".png"), rasterised(path)
        if not png.exists() or png.read_bytes() != data:
            png.write_bytes(data)
            sys.stdout.write(f"{png.relative_to(DATA)}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
