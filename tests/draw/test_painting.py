"""Paintings: what is painted and compressed in bands is what is painted at once."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from bot.render.draw import painting
from bot.render.draw.art import EMBER, INK, PANEL, Art
from bot.render.draw.canvas import Canvas
from bot.render.draw.layout import Box
from bot.render.draw.painting import BAND_PX, forget
from bot.render.draw.picture import Picture
from bot.render.draw.pins import close_up
from bot.render.lettering import Pin
from bot.render.regions import Region
from engine.games import GAMES
from tests.draw.moments import moments, pictures, texts

NONE = Image.Dither.NONE


def decoded(picture: Picture) -> Image.Image:
    with Image.open(io.BytesIO(picture.png)) as file:
        return file.convert("RGB")


def at_once(picture: Picture) -> Image.Image:
    """The picture painted whole, in the colours of its palette."""
    colours = painting.palette(picture.art)
    return picture.image.quantize(palette=colours, dither=NONE).convert("RGB")


def crossing(high: int, colour: tuple[int, int, int] = EMBER) -> Canvas:
    """A picture with something of every kind over the edges of its bands, and over its own."""
    canvas = Canvas((200, high), Art())
    for top in range(BAND_PX - 20, high, BAND_PX):
        canvas.framed(Box(-10, top, 90, top + 40), PANEL, INK, 12)
        canvas.seat(1, Box(100, top, 140, top + 40))
        canvas.text((20, top + 20), "Ève 12", 30, "bold", colour)
    canvas.stroke([(150.5, -4.5), (190, high / 2), (150, high + 9)], INK, 7)
    canvas.region(Box(10, 10, 60, 60), ["place:a"])
    return canvas


@pytest.mark.parametrize("high", [1, 40, BAND_PX, BAND_PX + 1, 3 * BAND_PX - 1])
def test_bands_show_what_the_whole_shows(high: int) -> None:
    picture = crossing(high).finish()
    assert decoded(picture).tobytes() == at_once(picture).tobytes()


@pytest.mark.parametrize("name", GAMES)
def test_a_picture_is_the_same_after_others_and_alone(name: str) -> None:
    """Also a picture that shares most of its bands with one before it."""
    seats = max(GAMES[name].SEATS)
    shown = [
        picture
        for state in moments(name, seats, count=4)
        for picture in pictures(name, state, texts("fr", name), looking=[0])
    ]
    forget()
    after_others = [picture.png for picture in shown]
    for picture, png in zip(shown, after_others, strict=True):
        forget()
        assert picture.png == png
        assert decoded(picture).tobytes() == at_once(picture).tobytes()


def test_only_a_band_that_changes_is_painted_again() -> None:
    forget()
    first = crossing(4 * BAND_PX).finish()
    _ = first.png
    canvas = Canvas.over(first)
    canvas.panel(Box(0, BAND_PX, 20, BAND_PX + 20), EMBER, 0)
    before = painting._band.cache_info().misses
    assert decoded(canvas.finish()) != decoded(first)
    assert painting._band.cache_info().misses == before + 1


def test_a_part_shows_what_the_whole_shows_there() -> None:
    whole = crossing(2 * BAND_PX).finish()
    pin = Pin("A", (Region(((10, 10), (60, 10), (60, 60)), ("place:a",)),))
    for picture in (whole, close_up(whole, [pin])):
        box = Box(7, 30, 111, 100)
        assert picture.part(box).tobytes() == picture.image.crop(box).tobytes()
