"""Every fact that a viewer is given can be read: each field of a view changes the board, a sheet, a
tableau or the lines above a menu; else `tests/<game>/untold.toml` says why it need not.
"""

from __future__ import annotations

import re
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from bot.games import face
from bot.present.things import find_things
from bot.render.hidden import hidden_text
from bot.texts import LOCALES, Library, Texts, word_id
from engine import codec
from engine.games import GAMES
from engine.kernel import EVERYTHING, play
from tests.laws.walks import RARE, awaited_seats, fresh, rare, walk

LIBRARY = Library(strict=True)
NAMES = ("Zoe", "Luc", "Ann", "Eve", "Jo", "Max")
FEW, MORE = 3, 12
"""Games that are looked at: at least, and at most beside those that begin with what is rare."""
EVERY = 13
"""Picks between two looks at a game."""
READ = 400
"""Views of which the values of a field are compared first; if that shows nothing, all are."""
PLACES, SEEN = 40, 6
"""Views in which a field is changed, and other values that it gets in each, at most."""
ODD = (LookupError, ValueError, TypeError, AttributeError, AssertionError, StopIteration)
"""What comes of a table that cannot be."""
HOUSE = frozenset({"viewer", "seats", "phase", "chapter", "chapters", "awaited", "result"})
"""What every view holds: the message around the board says it."""
UNTOLD: dict[str, dict[str, str]] = {}
for _name in GAMES:
    _file = Path(__file__).parents[2] / _name / "untold.toml"
    UNTOLD[_name] = tomllib.loads(_file.read_text("utf-8")) if _file.exists() else {}


def games(name: str) -> Iterator[Any]:
    """A game of few and one of many seats, those that begin with what is rare, the newest save, and
    more."""
    few, *_, many = GAMES[name].SEATS
    yield fresh(name, few, 1)
    yield from (rare(path, many, 1) for path in RARE[name])
    save = Path(__file__).parents[2] / name / "saves" / f"v{GAMES[name].VERSION}.json"
    yield codec.loads(save.read_text("utf-8"))
    yield from (fresh(name, many, n + 1, n) for n in range(1, MORE))


def moments(name: str, game: Any) -> Iterator[tuple[Any, Any]]:
    """Views at several moments, with the record of each: of a seat that has just played, an awaited
    seat, a spectator and a game master."""
    package = GAMES[name]
    for m, (seat, pick) in enumerate(walk(game, 1)):
        play(game, seat, pick)
        if m % EVERY == 0:
            asked = (awaited_seats(game) or [seat])[0]
            viewer = (seat, asked, None, EVERYTHING)[m // EVERY % 4]
            beside = package.view(game, None), package.record(game, EVERYTHING)
            yield package.view(game, viewer), beside


Way = tuple[Any, ...]
"""How to come from a view to a fact of it: names of fields, indices and keys."""


def facts(thing: Any, way: Way = ()) -> Iterator[tuple[str, Way, Any]]:
    """Each field of a view and of what it holds: "Class.field", the way there, its value."""
    if names := names_of(type(thing)):
        for full_name, name in names:
            value, there = getattr(thing, name), (*way, name)
            yield full_name, there, value
            if isinstance(value, _HOLDS) or names_of(type(value)):
                yield from facts(value, there)
    elif isinstance(thing, tuple | list):
        for n, value in enumerate(thing):
            yield from facts(value, (*way, n))
    elif isinstance(thing, dict):
        for key, value in thing.items():
            yield from facts(value, (*way, key))


_HOLDS = (tuple, list, dict)


@cache
def names_of(kind: type) -> tuple[tuple[str, str], ...]:
    """The fields of a dataclass, as "Class.field" and "field"; none of another type."""
    declared = fields(kind) if is_dataclass(kind) else ()
    return tuple((f"{kind.__name__}.{one.name}", one.name) for one in declared)


def changed(thing: Any, way: Way, value: Any) -> Any:
    """The same with another value at the end of this way."""
    if not way:
        return value
    step, *rest = way
    if is_dataclass(thing):
        return replace(thing, **{step: changed(getattr(thing, step), tuple(rest), value)})  # type: ignore[type-var]
    if isinstance(thing, dict):
        return thing | {step: changed(thing[step], tuple(rest), value)}
    return tuple(changed(v, tuple(rest), value) if n == step else v for n, v in enumerate(thing))


def said(name: str, view: Any, beside: tuple[Any, Any], texts: Texts) -> str:
    """All that the viewer can read of the table; a game master beside what spectators see, and the
    record."""
    shown = face(name)
    lines = [shown.board_text(view, texts)]
    if view.viewer is EVERYTHING:
        lines.append(hidden_text(shown.hidden(view, *beside, texts), texts))
    elif view.viewer is not None:
        lines += [shown.sheet_text(view, texts), *shown.scene(view, texts)]
    if shown.tableau_text is not None:
        lines += [shown.tableau_text(view, seat, texts) for seat in range(view.seats)]
    return re.sub(r"\s+", " ", "\n".join(lines))


def at(thing: Any, way: Way) -> Any:
    """The value at the end of this path."""
    for step in way:
        thing = getattr(thing, step) if is_dataclass(thing) else thing[step]
    return thing


def others(value: Any, seen: list[Any], holder: Any) -> list[Any]:
    """Other values that a field may have: those that it has elsewhere, those beside it, and for
    what is empty those of the fields like it."""
    found = [one for one in seen if one != value]
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        found += [value + 1, value - 1]
    if isinstance(value, tuple | dict) and value:
        found.append(type(value)())
    if value == ():
        found += [
            v
            for declared_field in fields(holder)
            if (v := getattr(holder, declared_field.name)) and type(v) is tuple
        ]
    return found


Place = tuple[Any, Any, Way, Any]
"""A view and its record, the way to a field in it, and its value there."""


def shows(name: str, places: list[Place], texts: Texts, unchanged: dict[int, str]) -> bool:
    """Whether another value of a field ever makes the table read otherwise. `unchanged` keeps what
    each view reads, which many fields need."""
    some = places[:: max(1, len(places) // READ)]
    return any(_shows(name, among, texts, unchanged) for among in (some, places))


def _shows(name: str, places: list[Place], texts: Texts, unchanged: dict[int, str]) -> bool:
    """The same, by the values in these views."""
    apart = list({repr(place[-1]): place for place in places}.values())  # one of each value
    for view, record, way, value in [*apart[:PLACES], *places[:: max(1, len(places) // PLACES)]]:
        mine = [v for other, *_, v in apart if other.viewer == view.viewer]
        seen = (mine if len(mine) > 1 else [v for *_, v in apart])[-SEEN:]
        if id(view) not in unchanged:
            unchanged[id(view)] = said(name, view, record, texts)
        for other in others(value, seen, at(view, way[:-1])):
            try:
                after = said(name, changed(view, way, other), record, texts)
            except ODD:
                continue
            if after != unchanged[id(view)]:
                return True
    return False


@cache
def fields_of(name: str) -> dict[str, list[Place]]:
    """By field, its places in views: in a few games, and in more until each has had two values.
    Also the fields that need not be in the text."""
    where: defaultdict[str, list[Place]] = defaultdict(list)
    for n, game in enumerate(games(name)):
        for view, record in moments(name, game):
            for field, way, value in facts(view):
                where[field].append((view, record, way, value))
        house = {f"{type(view).__name__}.{one}" for one in HOUSE}
        asked = where.keys() - UNTOLD[name].keys() - house
        if n < FEW or UNTOLD[name].keys() - where.keys():
            continue
        if all(any(p[-1] != where[one][0][-1] for p in where[one]) for one in asked):
            break
    return {field: found for field, found in where.items() if field not in house}


@pytest.mark.parametrize("name", GAMES, scope="module")
def test_every_field_of_a_view_is_told_or_named(name: str) -> None:
    texts, where = LIBRARY.texts("en", name, NAMES), fields_of(name)
    assert sorted(UNTOLD[name].keys() - where.keys()) == [], "no such field"
    unchanged: dict[int, str] = {}
    silent = [
        field
        for field, places in where.items()
        if field not in UNTOLD[name] and not shows(name, places, texts, unchanged)
    ]
    assert silent == [], "say it, or say why not in untold.toml"


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", GAMES, scope="module")
def test_every_thing_says_what_it_does_and_is_found_by_its_name(name: str, locale: str) -> None:
    texts, things = LIBRARY.texts(locale, name), face(name).things
    for word in things:
        assert face(name).about(word, texts), word
        found = find_things(LIBRARY, GAMES, locale, texts.word(word).upper())
        alike = [thing for thing in things if texts.word(thing) == texts.word(word)]
        assert (name, word) in found[: len(alike) + 2], word


@pytest.mark.parametrize("name", GAMES, scope="module")
def test_a_word_that_is_explained_is_a_thing_if_a_table_shows_it(name: str) -> None:
    texts, shown = LIBRARY.texts("en", name), set[str]()
    for places in fields_of(name).values():
        shown |= {word for *_, value in places for word in words_in(value)}
    explained = {word for word in shown if texts.has(f"{word_id(word)}.text")}
    assert sorted(explained - {*face(name).things}) == []


def words_in(value: Any) -> Iterator[str]:
    """The strings of a value."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple | list | dict):
        for one in value:
            yield from words_in(one)
