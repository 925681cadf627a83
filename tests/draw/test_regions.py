"""Regions: everything that picks name is on the pictures of the seat that may pick it."""

from __future__ import annotations

import pickle
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import fields
from typing import Any

import pytest

from bot.features.touch.content import picks_of
from bot.games import Drawings, face
from bot.model.person import SCREENS, Screen
from bot.render.draw.art import Art
from bot.render.draw.canvas import Canvas
from bot.render.draw.layout import Box
from bot.render.draw.picture import Picture
from bot.render.regions import Region, region_name, together, words, words_of
from engine.corrections import MovePiece, SetFigure
from engine.games import GAMES
from engine.kernel import Game, Pick, Seat, legal, pick, play
from engine.registry import registered_classes
from tests.draw.moments import SHORT, TABLES, moments, pictured, texts
from tests.laws.walks import fresh, walk
from tests.unpainted import unpainted


@pick
class Sail(Pick):
    """Names a number, two places and several things."""

    force: int
    origin: str
    place: str
    gear: tuple[str, ...]


EACH = 5
"""Questions that are looked at for every kind of pick."""


def drawings(name: str) -> Drawings:
    found = face(name).drawings
    assert found is not None
    return found


MARKED = [name for name in GAMES if face(name).drawings is not None]


def unmarked(name: str) -> Mapping[str, str]:
    """What picks name without a region, each with its reason. Keys: a field, "verb.field",
    "field:value", or "*:value" for any field."""
    return pictured(name).UNMARKED  # type: ignore[no-any-return]


def own(name: str, view: Any, screen: Screen = "channel") -> tuple[Picture, Picture]:
    """A seat's own board and sheet, of which no pixel is looked at."""
    said, shown = texts("en", name, SHORT), drawings(name)
    with unpainted():
        return shown.board(view, said, screen), shown.sheet(view, said)


def questions(name: str, seats: int, seed: int) -> Iterator[tuple[Game, Seat, list[Pick]]]:
    """Questions of a random game, until each kind of pick was asked for a few times."""
    game, met = fresh(name, seats, seed, seed), Counter[type[Pick]]()
    for seat, answer in walk(game, seed):
        options = list(legal(game, seat))
        kinds = {type(option) for option in options}
        if any(met[kind] < EACH for kind in kinds):
            met.update(kinds)
            yield game, seat, options
        play(game, seat, answer)


def missed(name: str, answer: Pick, pictures: tuple[Picture, ...]) -> set[str]:
    """Words of a pick that no region shows, without numbers of things and the game's exceptions."""
    held, excused = words_of(answer), unmarked(name)
    shown: set[str] = set()
    for picture in pictures:
        for region in picture.regions:
            for word in region.about:
                if held.issuperset(parts := word.split("+")):
                    shown.update(part.removeprefix(f"{answer.verb}.") for part in parts)
    counts = {
        f.name
        for f in fields(answer)  # type: ignore[arg-type]
        if isinstance(getattr(answer, f.name), int) and f.type != "Seat"
    }
    found = set()
    for word in held - shown:
        if word.startswith(f"{answer.verb}."):
            continue
        field, _, value = word.partition(":")
        excuses = {field, f"{answer.verb}.{field}", word, f"{answer.verb}.{word}", f"*:{value}"}
        if field not in counts and excuses.isdisjoint(excused):
            found.add(f"{answer.verb}.{word}")
    return found


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("name", MARKED)
def test_everything_that_a_pick_names_has_a_region_on_the_seats_own_board_or_sheet(
    name: str, screen: Screen
) -> None:
    package = GAMES[name]
    found: set[str] = set()
    for seats, seed in ((package.SEATS[0], 3), (package.SEATS[-1], 4)):
        for game, seat, options in questions(name, seats, seed):
            pictures = own(name, package.view(game, seat), screen)
            found |= set().union(*[missed(name, option, pictures) for option in options])
    assert sorted(found) == []


@pytest.mark.parametrize("name", MARKED)
def test_regions_and_excuses_speak_of_fields_that_picks_and_corrections_have(name: str) -> None:
    package = GAMES[name]
    classes = registered_classes(f"engine.games.{name}")
    kinds: list[Any] = [kind for kind in classes if issubclass(kind, Pick)]
    known = {f.name for kind in (*kinds, SetFigure, MovePiece) for f in fields(kind)}
    verbs = {f"{kind.verb}.{f.name}" for kind in kinds for f in fields(kind)}
    for excuse, reason in unmarked(name).items():
        field, _, value = excuse.partition(":")
        assert field in {"*", *known, *verbs}, excuse
        assert len(reason.split()) > 2, f"{excuse} says why"
        assert field != "*" or value, excuse
    for state in moments(name, package.SEATS[-1], 2, 4):
        for picture in own(name, package.view(state, 0)):
            for region in picture.regions:
                parts = [part for word in region.about for part in word.split("+")]
                assert {part.partition(":")[0] for part in parts} <= known | verbs, region


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize(("name", "seats"), [table for table in TABLES if table[0] in MARKED])
def test_regions_lie_within_the_picture_and_have_names_and_tell_no_secret(
    name: str, seats: int, screen: Screen
) -> None:
    """A picture is drawn from the seat's view: where both worlds give the same bytes as one, the
    pictures of one seat are compared, at each moment another's; where they do not, every seat's."""
    package, drawn = GAMES[name], 0
    for n, state in enumerate(moments(name, seats, 3, 3)):
        for seat in range(seats):
            view = package.view(state, seat)
            other = package.view(package.redeal(state, seat, 31 + seat), seat)
            pictures = twins = own(name, view, screen)
            if seat == n % seats or pickle.dumps(view) != pickle.dumps(other):
                twins = own(name, other, screen)
            for picture, twin in zip(pictures, twins, strict=True):
                assert picture.regions == twin.regions
                for region in picture.regions:
                    drawn += 1
                    inside(picture, region)
                    assert region_name(region, texts("fr", name, SHORT))
    assert drawn


def inside(picture: Picture, region: Region) -> None:
    """The region has an area, and all of it is on the picture."""
    wide, high = picture.painting.pixels
    xs, ys = zip(*region.polygon, strict=True)
    assert len(region.polygon) >= 3
    assert 0 <= min(xs) < max(xs) <= wide, region
    assert 0 <= min(ys) < max(ys) <= high, region


@pytest.mark.parametrize("name", MARKED)
def test_boards_have_the_same_regions_for_every_screen(name: str) -> None:
    package = GAMES[name]
    for state in moments(name, package.SEATS[-1], 1, 4):
        view = package.view(state, 0)
        boards = [own(name, view, screen)[0] for screen in SCREENS]
        assert len({frozenset(region.about for region in board.regions) for board in boards}) == 1


def test_a_region_of_a_canvas_with_fewer_pixels_lies_where_it_was_drawn() -> None:
    canvas = Canvas((300, 150), Art(), fine=2 / 3)
    canvas.region(Box(30, 30, 60, 90), words("lake", "place", "origin"))
    canvas.region([(0, 0), (30, 0), (15, 30)], words(2, "rival"))
    canvas.region(Box(0, 0, 9, 9), ())
    picture = canvas.finish()
    assert picture.image.size == (200, 100)
    assert picture.regions == (
        Region(((20, 20), (40, 20), (40, 60), (20, 60)), ("place:lake", "origin:lake")),
        Region(((0, 0), (20, 0), (10, 20)), ("rival:2",)),
    )


def test_a_region_concerns_the_picks_that_name_all_of_one_of_its_words() -> None:
    def shown(*about: str) -> Region:
        return Region(((0, 0), (1, 0), (1, 1)), about)

    held = {word: {7} for word in words_of(Sail(3, "lake", "river", ("rope", "axe")))}
    assert picks_of(held, shown(*words("lake", "place", "origin"))) == [7]
    assert picks_of(held, shown(*words("lake", "place"))) == []
    assert picks_of(held, shown(together(force=3, origin="lake"))) == [7]
    assert picks_of(held, shown(together(force=4, origin="lake"))) == []
    assert picks_of(held, shown(*words("axe", "gear"))) == [7]
    assert picks_of(held, shown(*words("tent", "gear"))) == []
