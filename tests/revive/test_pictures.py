"""The pictures of the game: crowds keep their letters, letters stand out, and everybody and
everything has a face of their own."""

from __future__ import annotations

import io
from dataclasses import replace
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.games.revive.card_picture import COUNTED
from bot.games.revive.effect_picture import LOOK
from bot.games.revive.effects import SPRITE
from bot.games.revive.symbols import LEGEND_KEYS
from bot.games.revive.table_picture import draw_board
from bot.render.draw.art import drawing_file, sprite
from bot.texts import LOCALES, Texts
from engine.games.revive import PACKAGE as revive
from engine.games.revive.content import (
    CARD,
    CORNERS,
    CRATE,
    HEXES,
    LAKE,
    LOCATION,
    MACHINE,
    TRIBE,
    tech_word,
)
from engine.games.revive.view import ReviveView
from tests.draw.moments import LIBRARY, cut, moments, outside, overlapping, pictures
from tests.draw.test_pictures import contrast, most_common


def said(locale: str = "fr") -> Texts:
    return LIBRARY.texts(locale, revive.NAME, ("Zoé", "Luc", "Anaïs", "Ève"))


def crowded(abyss: bool) -> ReviveView:
    """A late table on which all four have settled in every city and large location, and each
    desert has a building or a lantern of somebody."""
    state = moments(revive.NAME, 4, 4 if abyss else 2, 5)[4]
    view = revive.view(state, None)
    assert view.variant.abyss == abyss
    cities = [hex for hex in HEXES if view.terrain_at(hex) == "city"]
    deserts = [hex for hex in HEXES if view.terrain_at(hex) == "desert"]
    assert len(cities) > 4
    tribes = []
    for seat, tribe in enumerate(view.tribes):
        settled = dict.fromkeys((*cities, *CORNERS, *view.locations), "t1")
        built = {hex: ("small", "large")[n % 2] for n, hex in enumerate(deserts) if n % 5 == seat}
        lit = tuple(deserts[(seat + 1) * n % len(deserts)] for n in range(1, 6))
        tribes.append(replace(tribe, settled=settled, buildings=built, lanterns=lit))
    return replace(view, tribes=tuple(tribes))


@pytest.mark.parametrize("abyss", [False, True])
@pytest.mark.parametrize("locale", LOCALES)
def test_the_fullest_map_is_drawn_whole_and_names_all_who_stand_in_a_city(
    locale: str, abyss: bool
) -> None:
    view, texts = crowded(abyss), said(locale)
    cities = sum(view.terrain_at(hex) == "city" for hex in HEXES)
    for tall in (False, True):
        picture = draw_board(view, texts, tall)
        assert outside(picture) == overlapping(picture) == cut(picture) == []
        for seat in range(4):
            here = f"{texts.word('meeple')} {texts.seat(seat)}"
            assert picture.written.count(here) == cities + len(view.locations)


def test_letters_stand_out_and_no_place_is_empty() -> None:
    for state in moments(revive.NAME, 4, 1, 4):
        for picture in pictures(revive.NAME, state, said(), range(4)):
            with Image.open(io.BytesIO(picture.png)) as file:
                image = file.convert("RGB")
            plain = image.resize(picture.size, Image.Resampling.NEAREST)
            for text in picture.placed:
                ground = most_common(plain.crop(text.box.inset(-2)), text.fill)
                assert contrast(text.fill, ground) >= 4.5, text
            for region in picture.regions:
                if region.about[0].startswith("tile:"):
                    xs, ys = zip(*region.polygon, strict=True)
                    place = image.crop((min(xs), min(ys), max(xs), max(ys)))
                    counts = [count for count, _ in place.getcolors(99999) or []]
                    assert max(counts) < 0.6 * sum(counts), region


LEARNT = [
    tech_word(tribe, node)
    for tribe, row in TRIBE.items()
    for node, tech in row.techs.items()
    if tech.machine
]
FACES = [*TRIBE, *CARD]
THINGS = [*MACHINE, *LEARNT, *CRATE]
PLACES = [*LOCATION, *LAKE, "giant", "chasm", *(f"sunk_{location}" for location in LOCATION)]
SYMBOLS = [*dict.fromkeys([*SPRITE.values(), *COUNTED.values(), *LEGEND_KEYS])]


@pytest.mark.parametrize(
    "names", [FACES, THINGS, PLACES, SYMBOLS], ids=["faces", "things", "places", "symbols"]
)
def test_everybody_and_everything_has_a_drawing_of_its_own_in_several_colours(
    names: list[str],
) -> None:
    drawn = {}
    for name in names:
        assert drawing_file(LOOK.art, name).parent.parent.name == revive.NAME, name
        image, mask = sprite(LOOK.art, name, 48, 1.0)
        on_grey = Image.new("RGB", image.size, (96, 96, 96))
        on_grey.paste(image, mask=mask)
        drawn[name] = on_grey.resize((48, 48))
        colours = drawn[name].quantize(16).convert("RGB").getcolors() or []
        assert len([count for count, _ in colours if count > 9]) >= 3, f"{name} is an outline"
    for (one, image), (other, image2) in combinations(drawn.items(), 2):
        differs = ImageStat.Stat(ImageChops.difference(image, image2)).mean
        assert sum(differs) > 2, f"{one} looks like {other}"
