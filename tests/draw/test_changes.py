"""Marks on what has changed: what moved, is new, or differs, without covering anything."""

from __future__ import annotations

from itertools import pairwise, product
from typing import Any

import pytest

from bot.games import face
from bot.model.person import SCREENS, Screen
from bot.render.draw.art import Art
from bot.render.draw.canvas import Canvas
from bot.render.draw.changes import changed
from bot.render.draw.layout import Box
from bot.render.draw.look import end_of
from bot.render.draw.picture import Picture
from bot.render.regions import words
from engine.copying import clone
from engine.games import GAMES
from engine.kernel import play
from tests.draw.moments import SHORT, TABLES, overlapping, texts
from tests.laws.walks import fresh, walk
from tests.unpainted import strokes, unpainted

LOOK, MEANING = end_of("art"), texts("fr", None).say("draw-changed")
APART = 7
"""Picks between two moments that are compared."""


def moments(name: str, seats: int, count: int = 9) -> list[Any]:
    """States of a random game that are few picks apart."""
    game, found = fresh(name, seats, 6, 2), []
    for n, (seat, pick) in enumerate(walk(game, 11)):
        play(game, seat, pick)
        if not n % APART:
            found.append(clone(game))
            if len(found) == count:
                break
    return found


def board(state: Any, name: str, locale: str = "fr", screen: Screen = "channel") -> Picture:
    drawings = face(name).drawings
    assert drawings is not None
    view = GAMES[name].view(state, None)
    return drawings.board(view, texts(locale, name, SHORT), screen)


def meet(one: Box, other: Box) -> bool:
    across = min(one.right, other.right) > max(one.left, other.left)
    return across and min(one.low, other.low) > max(one.top, other.top)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_marks_cover_no_letter_nothing_that_is_kept_and_no_other_mark(
    name: str, seats: int
) -> None:
    marked = 0
    with unpainted():
        for (before, after), screen in product(pairwise(moments(name, seats)), SCREENS):
            now, former = (board(state, name, screen=screen) for state in (after, before))
            shown = changed(now, former, end_of(name), MEANING)
            assert (shown.size[0], shown.regions) == (now.size[0], now.regions)
            assert shown.placed[: len(now.placed)] == now.placed
            marks = shown.kept[len(now.kept) :]
            for mark, other in product(marks, (*(text.box for text in now.placed), *now.kept)):
                assert not meet(mark, other), (mark, other)
            assert overlapping(shown) == overlapping(now)
            for text in shown.placed[len(now.placed) :]:
                assert text.size >= min(placed.size for placed in now.placed)
                if text.text not in ("±", MEANING):
                    assert sum(meet(text.box, mark) for mark in marks) == 1, "its own"
            assert bool(marks) == (MEANING in shown.written)
            assert shown.size == now.size or marks
            marked += bool(marks)
    assert marked >= 3


@pytest.mark.parametrize("name", GAMES)
def test_marked_boards_stay_light_and_say_the_same_in_worlds_a_seat_cannot_tell_apart(
    name: str,
) -> None:
    package, seats = GAMES[name], GAMES[name].SEATS[-1]
    states = moments(name, seats)
    for n, (before, after) in enumerate(pairwise(states)):
        worlds = [(before, after), tuple(package.redeal(s, n % seats, 9) for s in (before, after))]
        with unpainted():
            one, two = (
                changed(board(now, name), board(was, name), end_of(name), MEANING)
                for was, now in worlds
            )
        assert strokes(one) == strokes(two)
    shown = changed(board(states[-1], name), board(states[-2], name), end_of(name), MEANING)
    assert len(shown.png) <= 140 * 1024 * shown.size[1] / 900


def drawn(states: dict[str, Any], boxes: dict[str, Box]) -> Picture:
    canvas = Canvas((1200, 900), Art())
    for thing, state in states.items():
        canvas.shows(thing, state, boxes[f"{state}" if isinstance(state, str) else thing])
    return canvas.finish()


def test_what_moved_gets_an_arrow_what_is_new_corners_and_figures_a_difference() -> None:
    boxes = {
        "here": Box(100, 100, 160, 180),
        "there": Box(700, 500, 760, 580),
        "sum": Box(300, 300, 340, 330),
        "card": Box(900, 100, 1000, 200),
    }
    before = drawn({"piece": "here", "sum": 3, "card": ("a",)}, boxes)
    same = changed(before, before, LOOK, MEANING)
    assert strokes(same) == strokes(before)
    assert [text.text for text in same.placed] == []
    after = drawn({"piece": "there", "sum": 7, "card": ("b",)}, boxes)
    shown = changed(after, before, LOOK, MEANING)
    assert [text.text for text in shown.placed] == ["+4", "±", MEANING]
    assert changed(before, after, LOOK, MEANING).placed[0].text == "−4"
    only = {
        thing: changed(drawn({thing: state}, boxes), before, LOOK, MEANING).kept
        for thing, state in (("piece", "there"), ("card", ("b",)))
    }
    assert any(meet(mark, Box(400, 150, 600, 320)) for mark in only["piece"]), "on its way"
    assert len(only["card"]) == 8, "two lines at each corner"
    for mark in only["card"]:
        assert meet(mark, boxes["card"].inset(-1)), "on its edge"
        assert not meet(mark, boxes["card"].inset(40)), "in its corners"


def test_things_of_one_name_are_told_apart_by_their_states() -> None:
    """Two equal heroes of a seat: only the one that moved is marked."""
    places = {f"p{n}": Box(200 * n, 100, 200 * n + 50, 180) for n in range(4)}

    def heroes(*at: str) -> Picture:
        canvas = Canvas((1200, 900), Art())
        for place in at:
            canvas.shows("hero", place, places[place])
        return canvas.finish()

    shown = changed(heroes("p3", "p1"), heroes("p1", "p2"), LOOK, MEANING)
    assert shown.kept
    assert all(mark.left > places["p2"].left for mark in shown.kept)


def test_a_mark_without_room_is_left_out() -> None:
    def full(n: int) -> Picture:
        canvas = Canvas((1200, 900), Art())
        canvas.shows("sum", n, Box(500, 400, 540, 430))
        canvas.keep(canvas.box)
        return canvas.finish()

    assert strokes(changed(full(4), full(2), LOOK, MEANING)) == strokes(full(4))


def test_an_arrow_ends_in_the_place_where_the_piece_is() -> None:
    """Beside a piece at the edge of its place lies the next place."""

    def at(box: Box, place: str) -> Picture:
        canvas = Canvas((1200, 900), Art(), fine=2 / 3)
        for n in range(4):
            canvas.region(Box(300 * n, 100, 300 * n + 300, 400), words(f"p{n}", "at"))
        canvas.shows("piece", place, box)
        return canvas.finish()

    for x in (310, 420, 545):
        shown = changed(at(Box(x, 250, x + 50, 350), "p1"), at(Box(1100, 800, 1150, 890), "no"),
                        LOOK, MEANING)  # fmt: skip
        tip = shown.kept[-1].middle
        assert 300 <= tip[0] <= 600
        assert 100 <= tip[1] <= 400


def test_an_arrow_begins_where_its_place_is_now() -> None:
    """Above it there is less than before: all stands higher by 300 pixels."""

    def at(top: int, piece: str, x: int) -> Picture:
        canvas = Canvas((1200, 900), Art())
        canvas.shows("place", (), Box(100, top, 200, top + 100))
        canvas.shows("piece", piece, Box(x, top, x + 50, top + 100))
        return canvas.finish()

    shown = changed(at(200, "there", 900), at(500, "here", 150), LOOK, MEANING)
    marks = [mark for mark in shown.kept if mark.low < 900]
    assert min(mark.left for mark in marks) < 220
    assert max(mark.low for mark in marks) < 300


def test_the_legend_says_what_marks_mean_if_its_last_row_has_room() -> None:
    def board(n: int, legend: str) -> Picture:
        canvas = Canvas((1200, 900), Art())
        canvas.shows("sum", n, Box(500, 400, 540, 430))
        canvas.text((24, 880), legend, 20)
        return canvas.finish()

    for legend, high in (("short", 900), ("long " * 25, 936)):
        shown = changed(board(4, legend), board(2, legend), LOOK, MEANING)
        assert shown.size == (1200, high)
        assert shown.placed[-1].text == MEANING
        assert not overlapping(shown)
