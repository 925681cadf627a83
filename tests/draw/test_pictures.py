"""Pictures of every game: small, whole, readable at every number of seats, and no secret told."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from bot.games import face
from bot.render.draw.seats import seat_name
from bot.render.draw.timing import rows
from bot.texts import LOCALES
from engine.games import GAMES
from tests.draw.moments import LONG, TABLES, moments, pictures, texts, watched

LIMIT = 100 * 1024


@pytest.fixture(params=TABLES, ids=[f"{name}-{seats}" for name, seats in TABLES])
def table(request: pytest.FixtureRequest) -> tuple[str, int]:
    found: tuple[str, int] = request.param
    return found


def test_pictures_are_light_from_the_first_moment_to_the_last(table: tuple[str, int]) -> None:
    name, seats = table
    for seed in (0, 1):
        for state in moments(name, seats, seed, 6):
            for picture in pictures(name, state, texts("fr", name)):
                assert len(picture.png) <= LIMIT
                with Image.open(io.BytesIO(picture.png)) as image:
                    assert image.format == "PNG"
                    assert image.size == picture.size == (1200, 900)


@pytest.mark.parametrize("locale", LOCALES)
def test_nothing_is_cut_overlaps_or_leaves_the_picture(table: tuple[str, int], locale: str) -> None:
    name, seats = table
    for state in moments(name, seats, 2, 6):
        for names in (None, LONG):
            said = texts(locale, name, *([names] if names else []))
            with watched() as seen:
                boards = []
                for picture in pictures(name, state, said):
                    boards.append(picture)
                    assert seen.outside(picture.size) == []
                    assert seen.overlapping() == []
                    seen.boxes.clear()
            assert len(boards) == seats + 1
            if names is None:
                assert seen.cut == []


def test_everybody_at_the_table_stands_in_the_picture_and_in_the_text(
    table: tuple[str, int],
) -> None:
    name, seats = table
    said = texts("fr", name, ("Zoé", "Ève", "🐉", "Anaïs", "Luc"))
    shown = face(name)
    for state in moments(name, seats)[1:-1]:
        view = GAMES[name].view(state, None)
        picture = shown.draw_board(view, said)  # type: ignore[attr-defined]
        text = shown.board_text(view, said)
        for seat in range(seats):
            person = seat_name(said, seat)
            assert any(person in written for written in picture.written), person
            assert said.seat(seat) in text


def test_two_worlds_a_seat_cannot_tell_apart_look_the_same(table: tuple[str, int]) -> None:
    name, seats = table
    package, shown, said = GAMES[name], face(name), texts("fr", name)
    changed = 0
    for state in moments(name, seats, 3, 5):
        for seat in range(seats):
            other = package.redeal(state, seat, 77 + seat)
            changed += other != state
            here, there = package.view(state, seat), package.view(other, seat)
            for draw in (shown.draw_board, shown.draw_sheet):  # type: ignore[attr-defined]
                assert draw(here, said).png == draw(there, said).png
    assert changed


@pytest.mark.parametrize("name", GAMES)
def test_the_rows_of_the_bench_name_figures_units_and_targets(name: str) -> None:
    found = list(rows(name))
    assert [(row.name, row.unit, row.target) for row in found] == [
        ("board picture", "ms", 40),
        ("board picture", "KiB", 100),
        ("sheet picture", "ms", 40),
        ("sheet picture", "KiB", 100),
    ]
    assert all(row.value > 0 for row in found)


def test_no_rows_for_a_game_that_is_not_there() -> None:
    with pytest.raises(ValueError, match="no game called 'chess'"):
        list(rows("chess"))
