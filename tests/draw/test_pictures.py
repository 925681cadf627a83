"""Pictures of every game: small, whole, readable at every number of seats, without secrets."""

from __future__ import annotations

import io
import pickle
import re
from functools import partial
from itertools import combinations, product
from typing import Any
from unittest.mock import patch

import pytest
from PIL import Image

from bot.games import face
from bot.model.person import SCREENS
from bot.render.draw import kit
from bot.render.draw.canvas import MIN_LETTER_PX, Canvas
from bot.render.draw.picture import Picture
from bot.render.draw.seats import seat_name
from bot.render.draw.symbols import draw_symbols
from bot.render.looks import symbols_of
from bot.render.regions import regions_for
from bot.texts import LOCALES
from engine.content import DATA
from engine.games import GAMES
from engine.kernel import legal, play
from tests.draw.moments import (
    LONG,
    SCRIPTS,
    SHORT,
    TABLES,
    cut,
    moments,
    outside,
    overlapping,
    pictured,
    pictures,
    texts,
)
from tests.lab.drawing import rows
from tests.laws.walks import fresh, walk
from tests.unpainted import strokes, unpainted

NEAREST = Image.Resampling.NEAREST
LIMIT = 140 * 1024
WORDS = (255, 0, 255)
"""A colour that nothing is drawn in."""
"""Bytes of a picture 900 pixels high; a higher one has room for more."""


@pytest.fixture(params=TABLES, ids=[f"{name}-{seats}" for name, seats in TABLES])
def table(request: pytest.FixtureRequest) -> tuple[str, int]:
    found: tuple[str, int] = request.param
    return found


def test_pictures_are_light_and_letters_stand_out_from_the_first_moment_to_the_last(
    table: tuple[str, int],
) -> None:
    """Of the sheets, one seat's at each moment, each seat's in turn; `tests.long` looks at all."""
    light_and_legible(table, every_sheet=False)


def light_and_legible(table: tuple[str, int], *, every_sheet: bool) -> None:
    """Paint the pictures of moments of two games, in both languages: of the first game, in which
    no letter is looked at, half as many."""
    name, seats = table
    looked_at: set[tuple[object, bytes]] = set()
    for seed, locale in ((0, "fr"), (1, "en")):
        every = 1 if seed or every_sheet else 2
        for n, state in enumerate(moments(name, seats, seed, 4)[every - 1 :: every]):
            looking = range(seats) if every_sheet else [(4 * seed + n) % seats]
            for picture in pictures(name, state, texts(locale, name), looking):
                wide, high = picture.size
                assert wide in (1200, 776, 720, 580)
                assert 200 <= high <= (1800 if wide == 1200 else 2900)  # 13 tools of a hoarder
                file = picture.png
                assert len(file) <= LIMIT * high / 900
                with Image.open(io.BytesIO(file)) as image:
                    assert image.format == "PNG"
                    assert (wide * 2 / 3) <= image.width <= max(wide, 932), "fine enough"
                    assert image.height == pytest.approx(high * image.width / wide, abs=1)
                    if seed:
                        coloured = image.convert("RGB")
                        filled(name, picture, coloured)
                        legible(picture, coloured.resize(picture.size, NEAREST), looked_at)


def filled(name: str, picture: Picture, drawn: Image.Image) -> None:
    """No place and no card is half empty: less than half of it is of one colour, lines of text set
    aside; `PLACES` in `tests.<game>.pictured` has the words of their regions."""
    wordless, per_unit = drawn.copy(), drawn.width / picture.size[0]
    for placed in picture.placed:
        edges = placed.box.left, placed.box.top, placed.box.right, placed.box.low
        wordless.paste(WORDS, tuple(int(edge * per_unit) for edge in edges))
    for region in picture.regions:
        if region.about[0].partition(":")[0] in pictured(name).PLACES:
            xs, ys = zip(*region.polygon, strict=True)
            part = wordless.crop((min(xs), min(ys), max(xs), max(ys)))
            counts = {colour: n for n, colour in part.getcolors(part.width * part.height) or []}
            counts.pop(WORDS, None)
            assert 2 * max(counts.values()) < part.width * part.height, region


def legible(picture: Picture, drawn: Image.Image, looked_at: set[tuple[object, bytes]]) -> None:
    """Letters are large enough and contrast with their background; so do those looked at before."""
    for placed in picture.placed:
        assert placed.size >= MIN_LETTER_PX, placed
        part = drawn.crop(placed.box.inset(-2))  # of a thin letter there is more edge than ground
        if (seen := (placed.fill, part.tobytes())) in looked_at:
            continue
        looked_at.add(seen)
        ground = most_common(part, placed.fill)
        assert contrast(placed.fill, ground) >= 4.5, placed  # WCAG 2


def whole(picture: Picture) -> None:
    """Nothing is cut but people's names, nothing overlaps, nothing leaves the picture."""
    assert outside(picture) == []
    assert overlapping(picture) == []
    assert [text for text in cut(picture) if text not in LONG + SCRIPTS] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_pictures_are_whole_and_boards_have_the_same_facts_on_each_screen(
    table: tuple[str, int], locale: str
) -> None:
    """With usual names at each moment, long ones and other scripts in turn."""
    name, seats = table
    package, shown = GAMES[name], face(name).drawings
    assert shown is not None
    for n, state in enumerate(moments(name, seats, 2, 4)):
        for names in SHORT, (LONG, SCRIPTS)[(n + LOCALES.index(locale)) % 2]:
            said = texts(locale, name, names)
            common = package.view(state, None)
            with unpainted():
                board, phone, desk = (shown.board(common, said, screen) for screen in SCREENS)
            for picture in (board, phone, desk):
                whole(picture)
            assert [p for p in board.placed if p.size * 350 < 9 * board.size[0]] == []
            assert phone.size[0] == 580 < phone.painting.pixels[0], "20 pixels of 580 are 12 of 350"
            assert phone.size[0] * 3 <= phone.size[1] * 2
            assert all(placed.size >= MIN_LETTER_PX for placed in phone.placed)
            assert set(board.written) <= set(phone.written)
            assert set(board.written) <= set(desk.written)
            assert desk.size[0] == 1200 > desk.size[1]
            assert all(placed.size >= MIN_LETTER_PX for placed in desk.placed)
            for seat in range(seats):
                view = package.view(state, seat)
                with unpainted():
                    sheet = shown.sheet(view, said)
                whole(sheet)
                assert sheet.size[0] == 720
                assert sheet.size[1] < 2900
                assert all(placed.size >= MIN_LETTER_PX for placed in sheet.placed)


@pytest.mark.parametrize("name", GAMES)
def test_without_its_pixels_a_picture_has_the_same_size_texts_and_regions(name: str) -> None:
    """What tests look at that look at no pixels is what is sent; and its PNG differs from another
    where that of the painted picture does."""
    states = moments(name, GAMES[name].SEATS[-1], 2, 4)[:2]
    said = texts("fr", name)
    painted = [picture for state in states for picture in pictures(name, state, said)]
    with unpainted():
        blank = [picture for state in states for picture in pictures(name, state, said)]
        files = [picture.png for picture in blank]
        assert not any(picture.image.getbbox() for picture in blank)
    for one, other, file in zip(painted, blank, files, strict=True):
        assert one.size == other.size
        assert one.image.size == other.painting.pixels
        assert (one.placed, one.noted, one.regions) == (other.placed, other.noted, other.regions)
        with Image.open(io.BytesIO(file)) as image:
            assert (image.format, image.size) == ("PNG", one.image.size)
            image.load()
    pngs = [picture.png for picture in painted]
    for (one, file), (other, file2) in combinations(zip(pngs, files, strict=True), 2):
        assert (one == other) == (file == file2)


def test_a_board_is_the_same_for_everybody_but_for_regions_of_one_seat(
    table: tuple[str, int],
) -> None:
    """The touch board draws it once for all pages of a table."""
    name, seats = table
    package, shown, said = GAMES[name], face(name).drawings, texts("en", name)
    assert shown is not None
    with unpainted():  # what draws it is compared
        for state in moments(name, seats, 3, 3):
            for screen in SCREENS:
                common = shown.board(package.view(state, None), said, screen)
                for seat in range(seats):
                    own = shown.board(package.view(state, seat), said, screen)
                    assert own.regions == regions_for(common.regions, seat)
                    assert strokes(own) == strokes(common)


def most_common(image: Image.Image, but: tuple[int, int, int]) -> tuple[int, int, int]:
    """The most frequent colour, without that of the letters."""
    counted = image.getcolors(image.width * image.height)  # Pillow clears room for as many
    found = sorted(counted or [], reverse=True)
    return next(
        colour  # type: ignore[misc]
        for _, colour in found
        if max(abs(a - b) for a, b in zip(colour, but, strict=True)) > 12  # type: ignore[arg-type]
    )


def contrast(ink: tuple[int, int, int], ground: tuple[int, int, int]) -> float:
    """The ratio of lightness as WCAG 2 defines it."""

    def light(colour: tuple[int, int, int]) -> float:
        parts = [part / 255 for part in colour]
        linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
        return sum(share * p for share, p in zip((0.2126, 0.7152, 0.0722), linear, strict=True))

    dark, bright = sorted((light(ink), light(ground)))
    return (bright + 0.05) / (dark + 0.05)


def test_everybody_at_the_table_stands_in_the_picture_and_in_the_text(
    table: tuple[str, int],
) -> None:
    name, seats = table
    said = texts("fr", name, ("Zoé", "Ève", "🐉", "Anaïs", "Luc"))
    shown = face(name)
    for state in moments(name, seats)[1:-1]:
        view = GAMES[name].view(state, None)
        assert shown.drawings is not None
        with unpainted():
            picture = shown.drawings.board(view, said)
        text = shown.board_text(view, said)
        for seat in range(seats):
            person = seat_name(said, seat)
            assert any(person in written for written in picture.written), person
            assert said.seat(seat) in text


def test_a_legend_explains_the_symbols_of_its_picture_and_no_others(table: tuple[str, int]) -> None:
    """Those that carry no word, which have a text "draw-key-…". The page of symbols shows the same
    drawings with the same words."""
    name, seats = table
    said, plain, key = texts("fr", name, SHORT), Canvas.sprite, kit.key
    drawn, entries, legends = set[str](), list[str](), set[tuple[str, str]]()

    def noting(self: Canvas, sprite: str, *more: Any, **named: Any) -> int:
        drawn.add(sprite.removesuffix("_night"))
        return plain(self, sprite, *more, **named)

    def legend(canvas: Canvas, box: Any, some: Any, *more: Any) -> None:
        entries.extend(sprite.removesuffix("_night") for sprite, _ in some)
        legends.update(some)
        with patch.object(Canvas, "sprite", plain):
            key(canvas, box, some, *more)

    shown = face(name).drawings
    assert shown is not None
    for n, (state, screen) in enumerate(product(moments(name, seats, 1, 6), SCREENS)):
        view, seat = GAMES[name].view(state, None), n % seats
        legends.clear()
        with patch.object(kit, "key", legend):
            shown.sheet(GAMES[name].view(state, seat), said)
        drawn.clear()
        entries.clear()
        with patch.object(Canvas, "sprite", noting), patch.object(kit, "key", legend):
            shown.board(view, said, screen)
        assert legends <= {*symbols_of(said, view)}
        for symbol in entries:
            beginnings = pictured(name).EXPLAINS.get(symbol, (symbol,))
            assert any(sprite.startswith(beginnings) for sprite in drawn), symbol
        if entries:
            assert {sprite for sprite in drawn if said.has(f"draw-key-{sprite}")} <= {*entries}


def test_two_worlds_a_seat_cannot_tell_apart_look_the_same(table: tuple[str, int]) -> None:
    """A picture is drawn from the seat's view: where both worlds give the same bytes as one, one
    seat's pictures are compared, at each moment another's; where they do not, every seat's."""
    name, seats = table
    package, shown, said = GAMES[name], face(name).drawings, texts("fr", name)
    assert shown is not None
    changed = 0
    for n, state in enumerate(moments(name, seats, 3, 5)):
        for seat in range(seats):
            other = package.redeal(state, seat, 77 + seat)
            changed += other != state
            here, there = package.view(state, seat), package.view(other, seat)
            if seat != n % seats and pickle.dumps(here) == pickle.dumps(there):
                continue
            with unpainted():
                boards = [partial(shown.board, screen=screen) for screen in SCREENS]
                for draw in (*boards, shown.sheet):
                    one, two = (draw(view, said) for view in (here, there))
                    assert strokes(one) == strokes(two)
    assert changed


MAPPED = [name for name in GAMES if (d := face(name).drawings) is not None and d.ways is not None]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", MAPPED)
def test_a_map_of_where_picks_lead_is_whole_and_the_same_in_words_and_worlds(
    name: str, locale: str
) -> None:
    package, shown = GAMES[name], face(name)
    assert shown.drawings is not None
    assert shown.drawings.ways is not None
    said, drawn = texts(locale, name, SHORT), 0
    game = fresh(name, package.SEATS[-1], 4, 6)
    for seat, pick in walk(game, 9):
        picks, view = legal(game, seat), package.view(game, seat)
        told = shown.ways_text(view, picks, said)
        if told and drawn < 12:
            drawn += 1
            picture = shown.drawings.ways(view, picks, said)
            assert outside(picture) == overlapping(picture) == cut(picture) == []
            tall = shown.drawings.ways(view, picks, said, "phone")
            assert outside(tall) == overlapping(tall) == cut(tall) == []
            assert set(picture.written) <= set(tall.written)
            assert tall.size[0] == 580 < tall.size[1]
            main = [line.partition(" (")[0] for line in told.splitlines()]
            sizes = {placed.text: placed.size for placed in picture.placed}
            assert all(sizes[place] >= 36 for place in main), "read at 350 pixels"
            other = package.view(package.redeal(game, seat, 5), seat)
            assert shown.ways_text(other, picks, said) == told
            assert (
                shown.drawings.ways(other, picks, said).image.tobytes() == picture.image.tobytes()
            )
        play(game, seat, pick)
    assert drawn == 12


@pytest.mark.parametrize("name", GAMES)
def test_the_rows_of_the_bench_name_figures_units_and_targets(name: str) -> None:
    measures = list(rows(name))
    assert [(row.name, row.unit, row.target) for row in measures] == [
        ("board picture", "ms", 20),
        ("board picture", "KiB", 140),
        ("board for a computer", "ms", 20),
        ("board for a computer", "KiB", 140),
        ("sheet picture", "ms", 15),
        ("sheet picture", "KiB", 110),
    ]
    assert all(row.value > 0 for row in measures)


def test_no_rows_for_a_game_that_is_not_there() -> None:
    with pytest.raises(ValueError, match="no game called 'chess'"):
        list(rows("chess"))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", GAMES)
def test_the_picture_of_symbols_is_whole_and_has_all_that_legends_explain(
    name: str, locale: str
) -> None:
    """And every symbol that the pictures of the game have (`FACES`)."""
    said = texts(locale, name)
    entries = symbols_of(said, GAMES[name].view(moments(name, GAMES[name].SEATS[-1])[4], None))
    picture = draw_symbols(entries, said)
    whole(picture)
    told = (DATA / name / f"{locale}.ftl").read_text(encoding="utf-8")
    explained = {said.say(key) for key in re.findall(r"^(draw-key-\w+) =", told, re.MULTILINE)}
    assert explained <= {meaning for _, meaning in entries}
    assert [text.lower() for text in picture.written] == [meaning.lower() for _, meaning in entries]
    drawings = {drawing for drawing, _ in entries}
    assert drawings >= {*pictured(name).FACES.get("symbols", ())}
    assert len(drawings) == len(entries)
