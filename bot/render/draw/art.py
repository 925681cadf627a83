"""Sprites and palettes: a game's own drawings and colours, and the shared ones."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from PIL import Image, ImageOps

from bot.render.marks import SEAT_MARKS
from engine.content import DATA

Colour = tuple[int, int, int]

INK: Colour = (236, 232, 222)
FAINT: Colour = (172, 170, 178)
NIGHT: Colour = (24, 22, 33)
DUSK: Colour = (43, 38, 56)
PANEL: Colour = (53, 47, 69)
LINE: Colour = (92, 83, 112)
EMBER: Colour = (240, 128, 72)
GOOD_RGB: Colour = (128, 200, 130)
BAD_RGB: Colour = (246, 122, 110)
PIN_RGB: Colour = (255, 210, 122)
"""Of pins: one can act here. Nothing else has it."""

INKS = (INK, FAINT, EMBER, GOOD_RGB, BAD_RGB)
GROUNDS = (NIGHT, DUSK, PANEL)
EDGES = tuple(
    (round((red + r) / 2), round((green + g) / 2), round((blue + b) / 2))
    for red, green, blue in (*INKS, *(mark.colour for mark in SEAT_MARKS))
    for r, g, b in GROUNDS
)
SHARED_COLOURS = (*INKS, *GROUNDS, LINE, *EDGES)
"""The shared colours, and the edges of letters in each ink on each ground."""
COLOURS = 112
"""Colours per picture. 256 would be possible, but cost more bytes without a visible difference."""
STEPS = 2
"""Shades of an edge, unless a game's look has more: four cost a twelfth more bytes."""
SCENE_PX = 220
"""Width from which a drawing counts as a scene, in pixels."""
BACKGROUNDS_CACHED = 4
"""Backgrounds cached in memory at the size of a picture, 1.5 MiB each."""
SHARED_DRAWINGS = "art"
"""The folder of the drawings that every game may use."""


@dataclass(frozen=True)
class Art:
    """A folder of drawings under data/, and the colours of its pictures."""

    folder: str = SHARED_DRAWINGS
    colours: tuple[Colour, ...] = SHARED_COLOURS
    shades: int = COLOURS
    """Colours per picture: fewer for pictures whose files would grow too large."""
    steps: int = STEPS
    """Shades of the edges of letters, shapes and sprites."""

    def __hash__(self) -> int:
        return hash(self.folder)  # called for each sprite that is drawn


def drawing_file(art: Art, name: str) -> Path:
    """Return the file of a drawing: the game's own, or else the shared one."""
    own = DATA / art.folder / f"{name}.png"
    return own if own.exists() else DATA / SHARED_DRAWINGS / f"{name}.png"


def sprite(art: Art, name: str, size: int, faded: float) -> tuple[Image.Image, Image.Image]:
    """Return a drawing `size` pixels high, and its mask at that strength. Raises FileNotFoundError
    if neither the game nor the shared folder has it."""
    with Image.open(drawing_file(art, name)) as file:
        image = file.convert("RGBA")
    wide = round(image.width * size / image.height)
    image = image.resize((wide, size), Image.Resampling.HAMMING)
    mask = stepped(image.getchannel("A"), art.steps)
    weaker = mask if faded == 1 else mask.point([round(a * faded) for a in range(256)])
    return image.convert("RGB"), weaker


def stepped(mask: Image.Image, steps: int) -> Image.Image:
    """Return the mask with few shades at its edges."""
    return mask.point([round(shade * steps / 255) * 255 // steps for shade in range(256)])


@lru_cache(maxsize=16)
def _scene(art: Art, name: str) -> Image.Image:
    """Return a background reduced to its game's palette, which every picture is reduced to anyway.
    That takes a quarter of the memory."""
    with Image.open(DATA / art.folder / f"{name}.png") as file:
        return file.convert("RGB").quantize(palette=palette(art), dither=Image.Dither.NONE)


@lru_cache(maxsize=BACKGROUNDS_CACHED)
def background(art: Art, name: str, size: tuple[int, int]) -> Image.Image:
    """Return a drawing that fills a picture of that size, in its game's palette: enlarged and
    cropped if it has another size."""
    scene = _scene(art, name)
    return scene if scene.size == size else ImageOps.fit(scene, size, Image.Resampling.NEAREST)


@lru_cache(maxsize=8)
def palette(art: Art) -> Image.Image:
    """Return the palette of a game's pictures: its colours, those of pins and seats, and those that
    best represent its drawings: the larger ones' by how much of a colour they show, the sprites' by
    how different their colours are. One palette for all its pictures takes a fifth of the time of
    one for each."""
    kept = PIN_RGB, *[mark.colour for mark in SEAT_MARKS], *art.colours
    colours = [part for colour in kept for part in colour]
    large, small = list[Image.Image](), list[Image.Image]()
    for path in sorted((DATA / art.folder).glob("*.png")):
        with Image.open(path) as opened:
            image = opened.convert("RGBA")
        if image.width >= SCENE_PX:
            large.append(image.resize((120, 90), Image.Resampling.NEAREST))
        else:
            small.append(image.resize((40, 40), Image.Resampling.NEAREST))
    most = art.shades - len(kept)
    for images, size, many, method in (
        (large, (120, 90), most * 2 // 3, Image.Quantize.MEDIANCUT),
        (small, (40, 40), most - most * 2 // 3, Image.Quantize.MAXCOVERAGE),
    ):
        if images:
            colours += _sheet(images, size).quantize(many, method=method).getpalette() or []
    image = Image.new("P", (1, 1))
    image.putpalette(colours)
    return image


def _sheet(images: Sequence[Image.Image], size: tuple[int, int]) -> Image.Image:
    """Return images of one size side by side, ten in a row."""
    wide, high = size
    sheet = Image.new("RGB", (10 * wide, -(-len(images) // 10) * high))
    for n, image in enumerate(images):
        sheet.paste(image, (n % 10 * wide, n // 10 * high), image)
    return sheet
