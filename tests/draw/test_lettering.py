"""Letters of menus: what a picture marks, options share, and a seat alone could know."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise

import pytest

from bot.games import face
from bot.model.person import Screen
from bot.present.drawn import Drawn, drawn
from bot.render.draw.art import PIN_RGB, Art
from bot.render.draw.blocks import SHEET_PX
from bot.render.draw.canvas import Canvas
from bot.render.draw.layout import Box
from bot.render.draw.painting import LineStroke
from bot.render.draw.picture import Picture
from bot.render.draw.pins import SIZES, close_up, pinned
from bot.render.lettering import Held, enough_marks, held, lettering, named_fields
from bot.render.regions import Region, together, words
from engine.copying import clone
from engine.games import GAMES
from engine.kernel import Game, Pick, Seat, legal, pick, play
from tests.draw.moments import SHORT, texts
from tests.laws.walks import fresh, walk
from tests.unpainted import unpainted


@pick
class March(Pick):
    """Moves a piece from one space to another."""

    piece: str
    at: str
    space: str


@pick
class Fight(Pick):
    """Names a space."""

    at: str


@pick
class Rest(Pick):
    """Names nothing."""


def box(n: int, *about: str, size: int = 90) -> Region:
    """A square, the number n of a row."""
    return Region(((n * 100, 0), (n * 100 + size, 0), (n * 100 + size, size)), about)


SPACES = [box(n, *words(f"d{n}", "at", "space")) for n in range(4)]


def told(*options: Held) -> tuple[str, ...]:
    """The letters that options get on the row of spaces."""
    return lettering(options, SPACES).letters


def test_options_are_marked_where_they_differ_most_and_share_the_letter_of_one_thing() -> None:
    ways = [held([March("fiend", "d0", f"d{n}")]) for n in (2, 1, 3)]
    assert told(*ways) == ("1", "2", "3")
    assert told(*ways, held([Fight("d1")]), held([Rest()])) == ("1", "2", "3", "2", "")


def test_what_several_picks_of_an_option_share_marks_it() -> None:
    moves = [[March("fiend", f"d{n}", "d3"), March("fiend", f"d{n}", "d2")] for n in (0, 1)]
    assert told(*map(held, moves)) == ("1", "2")
    assert told(held([*moves[0], *moves[1]]), held([Rest()])) == ("", "")


def test_combinations_have_the_numbers_of_all_they_name() -> None:
    """One pin a thing, however many options name it."""
    gear = [box(n, f"gear:{name}") for n, name in enumerate(("saw", "rope", "axe"))]
    some = [("gear:saw",), ("gear:rope",), ("gear:saw", "gear:axe"), ("gear:rope", "gear:axe")]
    shown = lettering(some, gear)
    assert shown.letters == ("1", "2", "1+3", "2+3")
    assert [pin.regions for pin in shown.pins] == [(gear[0],), (gear[1],), (gear[2],)]


def test_what_is_true_of_all_options_or_of_one_that_is_alone_marks_none() -> None:
    assert told(held([March("fiend", "d0", "d1")]), held([March("ghoul", "d0", "d1")])) == ("", "")
    assert told(held([Rest()]), held([Rest()])) == ("", "")


def test_the_smaller_of_two_things_that_tell_as_much_is_marked() -> None:
    pieces = [box(n, together(piece="fiend", at=f"d{n}"), size=20) for n in range(2)]
    fights = [[March("fiend", f"d{n}", f"d{to}") for to in (2, 3)] for n in range(2)]
    assert lettering([*map(held, fights)], [*SPACES, *pieces]).pins[0].regions == (pieces[0],)


def test_where_picks_lead_is_marked_before_where_they_come_from() -> None:
    pieces = [box(n, together(piece="fiend", at=f"d{n}"), size=20) for n in range(2)]
    options = [held([March("fiend", f"d{n}", f"d{3 - n}")]) for n in range(2)]
    assert lettering(options, [*SPACES, *pieces]).pins[0].regions == (SPACES[3],)


def test_fields_in_which_options_differ_say_where_to_look() -> None:
    assert named_fields([held([Fight("d1")]), held([Fight("d2")])]) == {"at"}
    assert named_fields([held([Rest()]), held([Rest()])]) == frozenset()
    assert named_fields([held([Fight("d1")])]) == frozenset()


def test_another_picture_is_needless_once_all_things_of_one_kind_are_marked_or_any_of_many() -> (
    None
):
    spaces, rest = [held([Fight(f"d{n}")]) for n in range(3)], held([Rest()])
    assert enough_marks([spaces[0], *spaces, rest]) == 3, "a suggestion is marked as its option is"
    assert enough_marks([spaces[0], held([March("fiend", "d0", "d1")]), rest]) == 1
    assert enough_marks([spaces[0], spaces[0]]) == 1, "nothing can be marked: both are looked at"
    assert enough_marks([]) == 1


@pytest.mark.parametrize("fine", [1.0, 2 / 3])
def test_pins_stand_on_their_regions_apart_from_each_other_and_hide_no_text(fine: float) -> None:
    canvas = Canvas((900, 360), Art(), fine=fine)
    spots = [Box(20 + n * 220, 40, 220 + n * 220, 300) for n in range(4)]
    for n, spot in enumerate(spots):
        canvas.framed(spot)
        canvas.text((spot.left + 8, spot.top + 20), f"space {n}", 24)
        canvas.region(spot, words(f"d{n}", "at"))
    plain = canvas.finish()
    shown = lettering([held([Fight(f"d{n}")]) for n in range(4)], plain.regions)
    marked = pinned(plain, shown.pins)
    pins = marked.placed[len(plain.placed) :]
    assert [pin.text for pin in pins] == ["1", "2", "3", "4"]
    for spot, pin in zip(spots, pins, strict=True):
        assert spot.left <= pin.box.left < pin.box.right <= spot.right
        assert abs(pin.box.right - spot.right) < SIZES[0]
        assert abs(pin.box.top - spot.top) < SIZES[0], "at its upper right corner"
        assert pin.size >= SIZES[1] // 2
        assert not any(overlap(pin.box, text.box) for text in plain.placed)
    assert marked.png != plain.png
    assert plain.placed == canvas.finish().placed, "the picture below stays as it was"


def overlap(one: Box, other: Box) -> bool:
    across = min(one.right, other.right) > max(one.left, other.left)
    return across and min(one.low, other.low) > max(one.top, other.top)


MOST = 8
"""Questions of a game that are looked at."""


@cache
def questions(name: str) -> list[tuple[Game, Seat, list[Pick]]]:
    """Some questions of a random game with several picks of a verb each verb once."""
    package, met, found = GAMES[name], set[str](), []
    game = fresh(name, package.SEATS[-1], 5, 5)
    for seat, answer in walk(game, 5):
        options = list(legal(game, seat))
        verbs = {option.verb for option in options}
        if len(options) > 1 and not verbs <= met:
            met |= verbs
            found.append((clone(game), seat, options[:25]))
            if len(found) == MOST:
                break
        play(game, seat, answer)
    return found


def shown(
    name: str, game: Game, seat: Seat, options: list[Pick], screen: Screen = "computer"
) -> Drawn:
    view = GAMES[name].view(game, seat)
    alike = tuple(held([option]) for option in options)
    ways = tuple(options) if face(name).ways_text(view, options, texts("en", name, SHORT)) else ()
    found = drawn("marked", (view, alike, ways), texts("en", name, SHORT), screen)
    assert found is not None
    return found


@pytest.mark.parametrize("name", GAMES)
def test_questions_about_places_and_pieces_are_marked_alike_in_worlds_a_seat_cannot_tell_apart(
    name: str,
) -> None:
    marked = 0
    for game, seat, options in questions(name):
        with unpainted():
            here = shown(name, game, seat, options)
            there = shown(name, GAMES[name].redeal(game, seat, 41), seat, options)
        assert (here.png, here.letters) == (there.png, there.letters)
        assert len(here.letters) in (0, len(options))
        marked += any(here.letters)
    assert marked >= 3


@pytest.mark.parametrize("name", GAMES)
def test_a_phone_gets_the_letters_that_a_desk_has(name: str) -> None:
    for game, seat, options in questions(name)[:4]:
        desk, phone = (shown(name, game, seat, options, screen) for screen in ("computer", "phone"))
        assert [bool(letter) for letter in desk.letters] == [bool(x) for x in phone.letters]
        assert phone.size[0] in (720, round(720 * 0.9), SHEET_PX)
        assert len(phone.png) <= 120 * 1024


def test_a_close_up_keeps_what_is_marked_and_is_as_wide_as_a_phone() -> None:
    canvas = Canvas((1200, 900), Art(), fine=2 / 3)
    for n, spot in enumerate(canvas.box.inset(20).grid(6, 5, 10)):
        canvas.framed(spot)
        canvas.text((spot.left + 8, spot.top + 20), f"space {n}", 24)
        canvas.region(spot, words(f"d{n}", "at"))
    plain = canvas.finish()
    options = [held([Fight(f"d{n}")]) for n in (14, 15, 20)]
    near = close_up(plain, lettering(options, plain.regions).pins)
    assert near.size == near.image.size == (720, 720)
    assert lettering(options, near.regions).letters == ("1", "2", "3")
    assert len(near.regions) < len(plain.regions)
    place = next(region for region in near.regions if "at:d14" in region.about)
    text = next(placed for placed in near.placed if placed.text == "space 14")
    xs, ys = zip(*place.polygon, strict=True)
    assert min(xs) < text.box.left < text.box.right < max(xs)
    assert min(ys) < text.box.top < text.box.low < max(ys)
    assert text.size > 24


def lines_of(picture: Picture) -> list[list[tuple[float, float]]]:
    """The lines around marked regions, in pixels of the picture's size."""
    return [
        [(x * picture.scale, y * picture.scale) for x, y in stroke.points]
        for stroke in picture.painting.strokes
        if isinstance(stroke, LineStroke) and stroke.fill == PIN_RGB
    ]


def passes(line: Sequence[tuple[float, float]], box: Box) -> bool:
    """Whether a line goes through a box."""
    for (x1, y1), (x2, y2) in pairwise(line):
        for n in range(101):
            x, y = x1 + (x2 - x1) * n / 100, y1 + (y2 - y1) * n / 100
            if box.left < x < box.right and box.top < y < box.low:
                return True
    return False


@pytest.mark.parametrize("name", GAMES)
def test_pins_cover_no_text_no_drawing_that_says_something_and_no_other_pin(name: str) -> None:
    """But on a few things that are as small as a pin."""
    drawings, said = face(name).drawings, texts("fr", name, SHORT)
    assert drawings is not None
    pins = covering = 0
    for game, seat, options in questions(name):
        view, alike = GAMES[name].view(game, seat), [held([option]) for option in options]
        boards = [drawings.board(view, said, screen) for screen in ("phone", "computer")]
        for plain in (*boards, drawings.sheet(view, said)):
            marked = pinned(plain, lettering(alike, plain.regions).pins)
            drops, letters = list[Box](), marked.placed[len(plain.placed) :]
            assert len({letter.size for letter in letters if len(letter.text) == 1}) <= 1
            for line in lines_of(marked):
                crossed = [box for box in plain.taken if passes(line, box)]
                assert not crossed, (line, crossed)
            for letter in letters:
                others = (*(text.box for text in plain.placed), *plain.kept, *drops)
                covering += any(overlap(letter.box, other) for other in others)
                high = round(letter.size / 0.62)  # of the drop around the letter
                drops.append(Box(*letter.box.middle, *letter.box.middle).centred(high, high))
                pins += 1
    assert pins > 20
    assert covering * 50 <= pins
