"""Sprites: each drawing has its PNG, and the PNG is what the drawing says now."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from bot.render.draw.art import Art, sprite
from bot.render.draw.rasterise import ZOOM, drawings, rasterised
from engine.content import DATA
from engine.games import GAMES

DRAWINGS = list(drawings())


def test_there_are_drawings_and_no_png_without_one() -> None:
    assert len(DRAWINGS) > 50
    drawn = {path.with_suffix(".png") for path in DRAWINGS}
    assert sorted({*DATA.glob("**/art/*.png")} - drawn) == []


@pytest.mark.parametrize("path", DRAWINGS, ids=lambda path: f"{path.relative_to(DATA)}")
def test_the_png_is_current(path: Path) -> None:
    with Image.open(io.BytesIO(rasterised(path))) as image:
        now = image.convert("RGBA")
    with Image.open(path.with_suffix(".png")) as image:
        kept = image.convert("RGBA")
    assert kept.size == now.size, "run make art"
    assert ImageChops.difference(kept, now).getbbox(alpha_only=False) is None, "run make art"


@pytest.mark.parametrize("path", DRAWINGS, ids=lambda path: f"{path.relative_to(DATA)}")
def test_a_sprite_is_small_and_a_background_fills_the_picture(path: Path) -> None:
    with Image.open(path.with_suffix(".png")) as image:
        assert image.size in ((64 * ZOOM, 64 * ZOOM), (1200, 900)), "decoded as large as used"


def test_a_sprite_comes_in_the_height_asked_for_and_a_missing_one_is_an_error() -> None:
    image, mask = sprite(Art(), "winner", 40, 1.0)
    assert image.height == mask.height == 40
    faint = sprite(Art(), "winner", 40, 0.5)[1]
    assert faint.getextrema() == (0, 128)
    game = next(iter(GAMES))
    assert sprite(Art(f"{game}/art"), "winner", 40, 1.0)[0].size == image.size, "the house's"
    with pytest.raises(FileNotFoundError):
        sprite(Art(), "no_such_sprite", 40, 1.0)
