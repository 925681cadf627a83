"""The canvas: shapes with smooth corners, text as pixels and as data, small PNGs."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from bot.render.draw import fonts
from bot.render.draw.art import EMBER, GOOD_RGB, INK, NIGHT, SHARED_COLOURS, STEPS, Art, palette
from bot.render.draw.canvas import Canvas
from bot.render.draw.layout import Box


def opened(png: bytes) -> Image.Image:
    with Image.open(io.BytesIO(png)) as image:
        return image.convert("RGB")


def test_a_panel_fills_its_box_but_for_its_corners() -> None:
    canvas = Canvas((100, 60), Art())
    canvas.panel(Box(10, 10, 90, 50), EMBER, 12)
    for inside in ((10, 30), (89, 30), (50, 10), (50, 49), (50, 30)):
        assert canvas.finish().image.getpixel(inside) == EMBER, inside
    for outside in ((10, 10), (89, 10), (10, 49), (89, 49), (9, 30), (90, 30), (50, 9), (50, 50)):
        assert canvas.finish().image.getpixel(outside) == NIGHT, outside
    colours = canvas.finish().image.getcolors()
    assert colours is not None
    assert len(colours) == STEPS + 1, "corners are smooth, in few shades"


def test_a_panel_too_small_for_its_radius_is_drawn_all_the_same() -> None:
    canvas = Canvas((20, 20), Art())
    canvas.panel(Box(4, 4, 5, 16), EMBER, 14)
    assert canvas.finish().image.getpixel((4, 8)) == EMBER
    canvas.framed(Box(8, 4, 16, 12), EMBER, GOOD_RGB, 14, 2)
    assert canvas.finish().image.getpixel((8, 8)) == GOOD_RGB
    assert canvas.finish().image.getpixel((12, 8)) == EMBER


def test_text_stands_where_it_is_asked_to_and_is_kept_whole_as_data() -> None:
    boxes = {}
    for align in ("left", "middle", "right"):
        canvas = Canvas((400, 60), Art())
        wide = canvas.text((200, 30), "Élan", 30, "bold", align=align)  # type: ignore[arg-type]
        box = canvas.finish().image.convert("L").point(lambda v: 255 * (v > 60)).getbbox()
        assert box is not None
        boxes[align] = box
        assert abs(box[2] - box[0] - wide) < 8
        assert box[1] < 30 < box[3]
    assert abs(boxes["left"][0] - 200) < 6
    assert abs(boxes["right"][2] - 200) < 6
    assert abs((boxes["middle"][0] + boxes["middle"][2]) / 2 - 200) < 6
    canvas = Canvas((400, 60), Art())
    assert canvas.text((10, 30), "W" * 60, 20, room=120) <= 120
    canvas.note("a drawing")
    assert canvas.finish().written == ("W" * 60, "a drawing")


def test_what_is_drawn_less_fine_stands_in_the_same_places() -> None:
    for fine in (1, 0.75):
        canvas = Canvas((400, 200), Art(), fine=fine)
        canvas.framed(Box(40, 40, 360, 160), EMBER, GOOD_RGB, 12, 4)
        wide = canvas.text((200, 100), "Zoé", 40, "bold", NIGHT, "middle")
        canvas.seat(0, Box(60, 80, 100, 120), "")
        picture = canvas.finish()
        assert picture.size == (400, 200)
        image = opened(picture.png)
        assert image.size == (400 * fine, 200 * fine)
        shown = image.resize((400, 200), Image.Resampling.NEAREST)
        for spot, colour in (((30, 100), NIGHT), ((42, 100), GOOD_RGB), ((50, 100), EMBER)):
            found = shown.getpixel(spot)
            assert isinstance(found, tuple)
            assert max(abs(a - b) for a, b in zip(found, colour, strict=True)) <= 3
        (placed,) = picture.placed
        assert placed.box.wide == wide
        inked = shown.crop((110, 60, 300, 140)).convert("L").point(lambda v: 255 * (v < 60))
        box = inked.getbbox()
        assert box is not None
        assert abs(box[0] + 110 - placed.box.left) < 6
        assert abs(box[2] + 110 - placed.box.right) < 6


def test_paragraphs_use_the_height_they_say() -> None:
    canvas = Canvas((400, 200), Art())
    used = canvas.write(Box(10, 10, 210, 190), "un deux trois " * 8, lines=4, top=True)
    assert used == 4 * fonts.leading(20)
    box = canvas.finish().image.convert("L").point(lambda v: 255 * (v > 60)).getbbox()
    assert box is not None
    assert box[0] >= 8
    assert box[3] <= 10 + used


def test_a_text_is_as_large_as_its_box_lets_it_be() -> None:
    canvas = Canvas((400, 200), Art())
    canvas.write(Box(0, 0, 400, 60), "Zoé", 40)
    canvas.write(Box(0, 60, 100, 120), "Maximilien", 40)
    canvas.write(Box(0, 120, 100, 180), "Maximilien de la Tour-Landry", 40)
    whole, small, cut = canvas.placed
    assert (whole.size, whole.cut) == (40, False)
    assert 20 <= small.size < 40
    assert not small.cut
    assert (cut.size, cut.cut) == (20, True)


def test_the_same_drawing_gives_the_same_bytes() -> None:
    def drawn() -> bytes:
        canvas = Canvas((300, 200), Art())
        canvas.framed(Box(10, 10, 290, 190), EMBER, INK)
        canvas.seat(2, Box(20, 20, 80, 80))
        canvas.text((100, 60), "Gaëtan", 30, "bold")
        return canvas.finish().png

    first = drawn()
    assert drawn() == first
    assert opened(first).size == (300, 200)
    fonts.runs.cache_clear()
    assert drawn() == first


def test_the_colours_of_the_house_stay_what_they_are() -> None:
    for art in (Art(), Art(colours=(*SHARED_COLOURS, (1, 90, 200), (250, 240, 218)))):
        canvas = Canvas((200, 20), art)
        wanted = [EMBER, GOOD_RGB, INK, NIGHT, *art.colours[-2:]]
        for n, colour in enumerate(wanted):
            canvas.panel(Box(n * 20, 0, n * 20 + 20, 20), colour, 0)
        shown = opened(canvas.finish().png)
        for n, colour in enumerate(wanted):
            found = shown.getpixel((n * 20 + 10, 10))
            assert isinstance(found, tuple)
            assert max(abs(a - b) for a, b in zip(found, colour, strict=True)) <= 3
    assert palette(Art()) is palette(Art()), "learnt once"


@pytest.mark.parametrize("across", range(1, 12))
def test_a_frame_however_narrow_is_drawn(across: int) -> None:
    """A bar of a point or two is all outline."""
    canvas = Canvas((40, 40), Art())
    canvas.framed(Box(4, 4, 4 + across, 30), (0, 0, 0), (200, 0, 0), 4, 3)
    assert canvas.finish().image.getpixel((4, 16)) == (200, 0, 0)
