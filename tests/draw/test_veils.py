"""What a game master's board marks: all that the game hides from spectators or a seat, and no
more."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

import pytest

from bot.games import face
from bot.model.person import SCREENS, Screen
from bot.render.draw.look import end_of
from bot.render.draw.picture import Picture
from bot.render.draw.veils import veiled
from bot.render.hidden import Hidden, hidden_text, regions_of
from engine.games import GAMES
from engine.kernel import EVERYTHING, Seat
from tests.draw.moments import SHORT, TABLES, moments, texts
from tests.laws.words.test_told import Way, changed
from tests.unpainted import unpainted

DERIVED = {
    "viewer": "who looks",
    "prize": "the first of the contested resources",
    "down": "how many discards are unknown",
    "known": "all cards of a tribe, of which hand, deck and discards are told",
    "unknown": "the same",
    "people_known": "the same",
    "water": "the back of a tile",
    "points": "what crates and the card are worth",
    "looked": "another name of cards that are told",
}
"""Fields that follow from others, by name."""


def differences(one: Any, other: Any, way: Way = ()) -> Iterator[tuple[Way, Any]]:
    """Where two views differ, as deep as they are alike, and what the other has there. What is not
    seen is no other thing than nothing."""
    if one == other or (is_empty(one) and is_empty(other)):
        return
    if is_dataclass(one) and type(one) is type(other):
        pairs = [(f.name, getattr(one, f.name), getattr(other, f.name)) for f in fields(one)]
    elif isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        pairs = [(key, one[key], other[key]) for key in one]
    elif isinstance(one, tuple) and isinstance(other, tuple) and len(one) == len(other):
        pairs = [(n, *pair) for n, pair in enumerate(zip(one, other, strict=True))]
    else:
        yield way, other
        return
    for step, mine, theirs in pairs:
        yield from differences(mine, theirs, (*way, step))


def is_empty(value: Any) -> bool:
    """Whether there is nothing in it."""
    return not value or (isinstance(value, tuple) and all(map(is_empty, value)))


def told(name: str, state: Any, view: Any = None) -> list[Hidden]:
    """What is hidden at a moment; `view`: everything, or what somebody else sees."""
    package = GAMES[name]
    view = package.view(state, EVERYTHING) if view is None else view
    record = package.record(state, EVERYTHING)
    said = texts("en", name, SHORT)
    return list(face(name).hidden(view, package.view(state, None), record, said))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_all_that_spectators_do_not_see_is_told_and_nothing_else(name: str, seats: int) -> None:
    package, met = GAMES[name], 0
    for state in moments(name, seats, 3, 5):
        view, public = package.view(state, EVERYTHING), package.view(state, None)
        things = told(name, state)
        for way, seen in differences(view, public):
            if DERIVED.keys().isdisjoint(map(str, way)):
                met += 1
                assert told(name, state, changed(view, way, seen)) != things, way
        # events to come are on no view, but on the record
        assert [thing for thing in told(name, state, public) if thing.at] == []
    assert met


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_what_a_seat_does_not_see_spectators_do_not_see_either(name: str, seats: int) -> None:
    package = GAMES[name]
    for state in moments(name, seats, 3, 5):
        view = package.view(state, EVERYTHING)
        public = {way for way, _ in differences(view, package.view(state, None))}
        for seat in range(seats):
            for way, _ in differences(view, package.view(state, seat)):
                own = {"looked", "sighted"}.intersection(map(str, way))  # what it was shown
                assert own or any(way[: len(at)] == at for at in public), (seat, way)


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_each_hidden_thing_has_a_mark_on_the_board_or_its_name_below_it(
    name: str, seats: int, screen: Screen
) -> None:
    drawings, said = face(name).drawings, texts("en", name, SHORT)
    assert drawings is not None
    marked = 0
    for state in moments(name, seats, 3, 4):
        things = told(name, state)
        with unpainted():
            board = drawings.board(GAMES[name].view(state, None), said, screen)
            picture = veiled(board, things, end_of(name), said)
        found = {thing: regions_of(thing, board.regions) for thing in things}
        wanted = {at for regions in found.values() for at in regions}
        assert sorted(marks(picture)) == sorted(board.regions[at].about[0] for at in wanted)
        marked += len(wanted)
        strip = " ".join(text.text for text in picture.placed[len(board.placed) :])
        assert bool(strip) == bool(things)
        for thing, regions in found.items():
            assert regions or thing.name in strip, thing
        text = hidden_text(things, said)
        assert all(thing.what and thing.name.split()[0] in text for thing in things)
    assert marked or name == "the_others"


def marks(picture: Picture) -> list[str]:
    return [str(shown.state) for shown in picture.shown if shown.thing == "hidden"]


@pytest.mark.parametrize("seat", [0, 1])
def test_a_hidden_token_is_marked_where_it_lies(seat: Seat) -> None:
    state = moments("the_others", 3, 3, 4)[1]
    space = GAMES["the_others"].view(state, None).spaces[seat].id
    state.hidden[space] = ["fire"]
    drawings, said = face("the_others").drawings, texts("fr", "the_others", SHORT)
    assert drawings is not None
    board = drawings.board(GAMES["the_others"].view(state, None), said)
    picture = veiled(board, told("the_others", state), end_of("the_others"), said)
    assert f"space:{space}" in marks(picture)
    assert picture.size[1] > board.size[1]
