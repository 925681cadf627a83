"""Convert our SVG drawings to PNG sprites: `make art`. For development (resvg_py); the PNGs are
committed.

Every data/**/art/*.svg becomes a PNG beside it, twice as large as its `width` and `height`, to be
scaled down; a background 1200 wide, and a drawing that says `data-exact` or `data-heated`, at its
own size. With `data-heated` it becomes several PNGs, one for each heat of the game's look.toml;
with `data-lit` one for each of its lights; with `data-seats` one for each seat, the tones of the
first replaced by those of the others.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

from bot.render.marks import SEAT_MARKS
from engine.content import DATA

ZOOM = 2
BACKGROUND_PX = 1200
"""Width of a background, in pixels."""
HEATED = 'data-heated="true"'
LIT = 'data-lit="true"'
EXACT = 'data-exact="true"'
SEATED = 'data-seats="true"'
WARMED = 0.36
"""Lightness from which a colour takes all of the heat; darker ones keep shadows cool."""


def drawings() -> Iterator[Path]:
    """Yield every SVG file of ours, in a stable order."""
    yield from sorted(DATA.glob("**/art/*.svg"))


def rasterised(path: Path) -> dict[Path, bytes]:
    """Return the PNGs of one drawing, each with its file."""
    from resvg_py import svg_to_bytes

    head = path.read_text(encoding="utf-8").partition(">")[0]
    exact = any(sign in head for sign in (HEATED, EXACT, f'width="{BACKGROUND_PX}"'))
    zoom = 1 if exact else ZOOM
    return {
        file: bytes(svg_to_bytes(svg_string=svg, zoom=zoom)) for file, svg in shown(path).items()
    }


def shown(path: Path) -> dict[Path, str]:
    """Return what one drawing shows, after the file of each of its PNGs."""
    drawing = path.read_text(encoding="utf-8")
    head = drawing.partition(">")[0]
    pictures = {path.with_suffix(".png"): drawing}
    if HEATED in head:
        look = _look(path.parent.parent / "look.toml")["heat"]
        pictures = {
            path.with_name(f"{path.stem}-{n}.png"): heated(drawing, look, n)
            for n in range(len(look["by"]))
        }
    if LIT in head:
        look = _look(path.parent.parent / "look.toml")["lights"]
        pictures = {
            path.with_name(f"{path.stem}-{n}.png"): lit(drawing, look, n)
            for n in range(len(look["by"]))
        }
    if SEATED in head:
        linen = _look(path.parent.parent / "look.toml")["linen"]
        pictures = {
            path.with_name(f"{path.stem}-{n}.png"): seated(drawing, linen, n)
            for n in range(len(SEAT_MARKS))
        }
    return pictures


@cache
def _look(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


def seated(drawing: str, linen: Mapping[str, str], seat: int) -> str:
    """Return a drawing in the colour of the first seat and its two tones of a look, in those of
    another seat."""
    first, own = (
        ["#" + bytes(mark.colour).hex().upper()]
        + [linen[f"{tone}_{mark.letter.lower()}"] for tone in ("half", "dark")]
        for mark in (SEAT_MARKS[0], SEAT_MARKS[seat])
    )
    tones = dict(zip(first, own, strict=True))
    return re.sub(r"#[0-9A-F]{6}", lambda found: tones.get(found[0], found[0]), drawing)


def heated(drawing: str, look: Mapping[str, Any], n: int) -> str:
    """Return a drawing whose flat colours are pulled towards the ramp of fire by the heat `n` of a
    look; those that it calls cold stay, those of the sky are replaced."""
    here = look["by"][n]
    ramp = [(int(at) / 100, _parts(colour)) for at, colour in look["ramp"].items()]
    kept = {colour: colour for colour in look["cold"]}
    kept |= dict(zip(look["sky"], here["sky"], strict=True))

    def warm(found: re.Match[str]) -> str:
        colour = found[0].upper()
        return kept.get(colour) or _warmed(_parts(colour), ramp, here["heat"])

    return re.sub(r"#[0-9A-Fa-f]{6}", warm, drawing)


def lit(drawing: str, look: Mapping[str, Any], n: int) -> str:
    """Return a drawing whose flat colours are those in the light `n` of a look."""
    light, pit = look["by"][n], _parts(look["pit"])

    def shaded(found: re.Match[str]) -> str:
        colour = found[0].upper()
        if colour in look["kept"]:
            return colour
        exact = light["exact"].get(colour)
        parts = _parts(exact or colour)
        towards = () if exact else ((_parts(light["towards"]), light["share"]),)
        for dark, share in (*towards, (pit, light["veil"])):
            parts = tuple(round(p + (d - p) * share) for p, d in zip(parts, dark, strict=True))
        return "#" + "".join(f"{part:02X}" for part in parts)

    return re.sub(r"#[0-9A-Fa-f]{6}", shaded, drawing)


def _parts(colour: str) -> tuple[int, ...]:
    return tuple(bytes.fromhex(colour[1:]))


def _warmed(colour: tuple[int, ...], ramp: list[tuple[float, tuple[int, ...]]], heat: float) -> str:
    """Return a colour pulled towards the colour of the ramp at its lightness, in steps of 4, so
    that a picture has fewer colours."""
    light = sum(share * part for share, part in zip((0.30, 0.59, 0.11), colour, strict=True)) / 255
    (low, dark), (high, bright) = next(
        ends for ends in pairwise(ramp) if light <= ends[1][0] or ends[1] == ramp[-1]
    )
    at = (light - low) / (high - low)
    force = heat * (0.4 + 0.6 * min(1, light / WARMED))
    fire = [d + (b - d) * at for d, b in zip(dark, bright, strict=True)]
    warmed = [old + (new - old) * force for old, new in zip(colour, fire, strict=True)]
    return "#" + "".join(f"{min(round(part / 4) * 4, 255):02X}" for part in warmed)


def main() -> int:
    """Convert what changed; print each file written."""
    for path in drawings():
        for png, data in rasterised(path).items():
            if not png.exists() or png.read_bytes() != data:
                png.write_bytes(data)
                sys.stdout.write(f"{png.relative_to(DATA)}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
