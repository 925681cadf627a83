"""Sprites: each drawing has its PNGs, and each PNG is what the drawing says now."""

from __future__ import annotations

import io
from itertools import combinations
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.render.draw import masks
from bot.render.draw.art import Art, drawing_file, sprite
from bot.render.draw.look import look_of
from engine.content import DATA
from engine.games import GAMES
from tests.draw.moments import SHORT, moments, pictured, pictures, texts
from tests.lab.rasterise import BACKGROUND_PX, drawings, heated, rasterised, seated, shown

DRAWINGS = list(drawings())
LARGEST = 600 * 800
"""Pixels of a portrait, which no sprite exceeds."""


def test_there_are_drawings_and_no_png_without_one() -> None:
    assert len(DRAWINGS) > 50
    drawn = {png for path in DRAWINGS for png in shown(path)}
    assert sorted({*DATA.glob("**/art/*.png")} - drawn) == []


@pytest.mark.parametrize("path", DRAWINGS, ids=lambda path: f"{path.relative_to(DATA)}")
def test_the_png_is_current_and_no_larger_than_it_is_used(path: Path) -> None:
    for png, data in rasterised(path).items():
        with Image.open(io.BytesIO(data)) as image:
            now = image.convert("RGBA")
        with Image.open(png) as image:
            kept = image.convert("RGBA")
        assert kept.size == now.size, "run make art"
        assert ImageChops.difference(kept, now).getbbox(alpha_only=False) is None, "run make art"
        wide, high = now.size
        assert wide == BACKGROUND_PX or wide * high <= LARGEST, "decoded as large as used"


def test_heat_pulls_light_colours_to_fire_and_leaves_shadows_windows_and_the_sky() -> None:
    look = {
        "ramp": {"0": "#000000", "50": "#804000", "100": "#FFC080"},
        "cold": ["#F5B041"],
        "sky": ["#A33A21"],
        "by": [{"heat": 0, "sky": ["#112233"]}, {"heat": 1, "sky": ["#445566"]}],
    }
    drawing = "#808080 #202020 #F5B041 #A33A21"
    assert heated(drawing, look, 0) == "#808080 #202020 #F5B041 #112233"
    light, dark, window, sky = heated(drawing, look, 1).split()
    assert (window, sky) == ("#F5B041", "#445566")
    assert light == "#804000"
    assert dark == "#20180C", "a shadow takes part of the heat"


def test_a_drawing_of_the_first_seat_takes_the_tones_of_another() -> None:
    linen = {"half_a": "#F0C86C", "dark_a": "#B67B07", "half_b": "#A8D2E1", "dark_b": "#4E8AAF"}
    drawing = "#E69F00 #F0C86C #B67B07 #3A1D1A"
    assert seated(drawing, linen, 0) == drawing
    assert seated(drawing, linen, 1) == "#56B4E9 #A8D2E1 #4E8AAF #3A1D1A"


def test_a_sprite_comes_in_the_height_asked_for_and_a_missing_one_is_an_error() -> None:
    image, mask = sprite(Art(), "winner", 40, 1.0)
    assert image.height == mask.height == 40
    faint = sprite(Art(), "winner", 40, 0.5)[1]
    assert faint.getextrema() == (0, 128)
    game = next(iter(GAMES))
    assert sprite(Art(f"{game}/art"), "winner", 40, 1.0)[0].size == image.size, "the house's"
    with pytest.raises(FileNotFoundError):
        sprite(Art(), "no_such_sprite", 40, 1.0)


def test_drawing_five_games_in_turns_loads_no_sprite_and_shapes_no_line_twice() -> None:
    """One process draws all games: with smaller caches a picture takes ten times as long."""
    caches, misses = (masks.sprite_of, masks.letters), list[list[int]]()
    for _ in range(2):
        for n in range(4):
            for name, package in GAMES.items():
                state = moments(name, package.SEATS[-1], count=5)[n]
                assert list(pictures(name, state, texts("fr", name, SHORT)))
        misses.append([cached.cache_info().misses for cached in caches])
    assert misses[0] == misses[1]


KINDS = [(name, kind) for name in GAMES for kind in pictured(name).FACES]


@pytest.mark.parametrize(("name", "kind"), KINDS)
def test_everybody_and_everything_has_a_drawing_of_its_own_in_several_colours(
    name: str, kind: str
) -> None:
    drawn, art = {}, look_of(name).art
    for thing in pictured(name).FACES[kind]:
        assert drawing_file(art, thing).parent.parent.name == name, thing
        image, mask = sprite(art, thing, 48, 1.0)
        on_grey = Image.new("RGB", image.size, (96, 96, 96))
        on_grey.paste(image, mask=mask)
        drawn[thing] = on_grey.resize((48, 48))
        colours = drawn[thing].quantize(16).convert("RGB").getcolors() or []
        least = 2 if kind == "signs" else 3
        assert len([count for count, _ in colours if count > 9]) >= least, f"{thing} is an outline"
    for (one, image), (other, image2) in combinations(drawn.items(), 2):
        differs = ImageStat.Stat(ImageChops.difference(image, image2)).mean
        assert sum(differs) > 2, f"{one} looks like {other}"
