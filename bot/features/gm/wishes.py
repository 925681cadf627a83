"""Preparations that a game master may make before a game begins, one thing at a time.

They are derived from the game's own record: each field that is a word, a number, numbers by word, a
row of words, or a row of pieces with an `id` and a mark (a room, built or not). Other contents of a
record come as a file.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from engine.games import GamePackage
from engine.kernel import Pick
from engine.record import MAX_RECORD_NUMBER, GameRecord, read_record

WHOLE_TABLE: Final = -1
"""`part` of a preparation of the whole table; else it is a seat."""
MAX_NUMBER: Final = 150
MAX_NUMBER_BY_WORD: Final = 20
"""The highest number offered, alone and by word; a record may hold more."""
NOT: Final = "not_"
"""Before a mark that a piece has not."""
Value = str | int | None


@dataclass(frozen=True, slots=True)
class Wish(Pick):
    """One preparation: narrowed in a menu like a pick. `item` is a word, or a place in a row as
    text, or empty; the value None removes it."""

    verb: ClassVar[str] = "wish"
    part: int
    field: str
    item: str
    value: Value


def wishes(package: GamePackage, seats: int, data: Mapping[str, Any]) -> list[Wish]:
    """All possible preparations of a game of so many seats, whose record so far is `data`."""
    schema = package.Record.model_json_schema()
    parts_of = schema["$defs"]
    found = [
        Wish(WHOLE_TABLE, name, item, value)
        for name, prop in schema["properties"].items()
        if name not in ("version", "seats")
        for item, value in _leaves(prop, data.get(name), seats - 1, parts_of)
    ]
    inner = _named(_plain(schema["properties"]["seats"]["items"]))
    parts = data.get("seats") or ()
    for seat in range(seats):
        part = (parts[seat] if seat < len(parts) else None) or {}
        for name, prop in parts_of[inner]["properties"].items():
            leaves = _leaves(prop, part.get(name), MAX_NUMBER_BY_WORD, parts_of)
            found += [Wish(seat, name, item, value) for item, value in leaves]
    return found


def _named(prop: Mapping[str, Any]) -> str:
    """The name of the part of the record that a property refers to."""
    return str(prop["$ref"]).rpartition("/")[2]


def _plain(prop: Mapping[str, Any]) -> Mapping[str, Any]:
    """A property without the choice of leaving it out."""
    kinds = [kind for kind in prop.get("anyOf", ()) if kind.get("type") != "null"]
    return kinds[0] if kinds else prop


def _leaves(
    prop: Mapping[str, Any], now: Any, high: int, parts: Mapping[str, Any]
) -> Iterator[tuple[str, Value]]:
    """(item, value) of everything that this property could be, and of taking it back; `high` where
    a number has no bound of its own: of the whole table, that is a seat's. `parts` are the record's
    by name."""
    kind = _plain(prop)
    if prop.get("told") or "$ref" in kind:
        return
    if kind.get("type") == "object" and "propertyNames" in kind:
        for word in kind["propertyNames"]["enum"]:
            yield from ((word, n) for n in range(MAX_NUMBER_BY_WORD + 1))
            if word in (now or {}):
                yield word, None
    elif kind.get("type") == "array" and "enum" in kind["items"]:
        row = now or []
        for place in range(len(row) + 1):
            yield from ((str(place), word) for word in kind["items"]["enum"] if word not in row)
        if row:
            yield str(len(row) - 1), None
    elif kind.get("type") == "array" and "$ref" in kind["items"]:
        yield from _pieces(parts[_named(kind["items"])], now or [])
    elif "enum" in kind:
        yield from (("", value) for value in kind["enum"])
        if now is not None:
            yield "", None
    elif kind.get("type") == "integer":
        bound = kind.get("maximum", MAX_RECORD_NUMBER)
        most = min(high if bound >= MAX_RECORD_NUMBER else bound, MAX_NUMBER)
        yield from (("", n) for n in range(kind.get("minimum", 0), most + 1))
        if now is not None:
            yield "", None


def _pieces(
    part: Mapping[str, Any], now: Sequence[Mapping[str, Any]]
) -> Iterator[tuple[str, Value]]:
    """(id, mark) of every piece that a row may hold; nothing of a row of something else."""
    props = part["properties"]
    marks = [name for name, prop in props.items() if prop.get("type") == "boolean"]
    if "enum" not in props.get("id", {}) or not marks:
        return
    there = {piece["id"] for piece in now}
    for piece in props["id"]["enum"]:
        yield from ((piece, value) for mark in marks for value in (mark, f"{NOT}{mark}"))
        if piece in there:
            yield piece, None


def wished(package: GamePackage, seats: int, data: Mapping[str, Any], wish: Wish) -> GameRecord:
    """The record with this preparation. RecordError if it is then invalid."""
    told = {**data}
    if wish.part == WHOLE_TABLE:
        _put(told, wish)
    else:
        known = list(told.get("seats") or ())
        parts = [dict(known[n] or {}) if n < len(known) else {} for n in range(seats)]
        _put(parts[wish.part], wish)
        told["seats"] = [part or None for part in parts] if any(parts) else []
    return read_record(package.Record, told)


def _put(data: dict[str, Any], wish: Wish) -> None:
    now = data.get(wish.field)
    if not wish.item:
        made: Any = wish.value
    elif wish.item.isdecimal():
        row = list(now or ())
        row[int(wish.item) : int(wish.item) + 1] = [] if wish.value is None else [wish.value]
        made = row
    elif isinstance(wish.value, str) or isinstance(now, list):
        made = _with_piece(now or (), wish)
    else:
        made = {**(now or {}), wish.item: wish.value}
        made = {word: n for word, n in made.items() if n is not None}
    data[wish.field] = made
    if made is None or made in ([], {}):
        del data[wish.field]


def _with_piece(row: Sequence[Mapping[str, Any]], wish: Wish) -> list[Mapping[str, Any]]:
    """The row with this piece marked so, or without it."""
    made = [piece for piece in row if piece["id"] != wish.item]
    if wish.value is not None:
        mark = str(wish.value)
        made.append({"id": wish.item, mark.removeprefix(NOT): not mark.startswith(NOT)})
    return made


def standing(data: Mapping[str, Any]) -> Sequence[Wish]:
    """The preparations so far, as far as the record consists of these."""
    found = list(
        _standing(WHOLE_TABLE, {k: v for k, v in data.items() if k not in ("version", "seats")})
    )
    for seat, part in enumerate(data.get("seats") or ()):
        found += _standing(seat, part or {})
    return found


def _standing(part: int, data: Mapping[str, Any]) -> Iterator[Wish]:
    for name, value in data.items():
        if isinstance(value, str | int):
            yield Wish(part, name, "", value)
        elif isinstance(value, Mapping):
            yield from (Wish(part, name, word, n) for word, n in value.items())
        elif all(isinstance(one, str) for one in value):
            yield from (Wish(part, name, str(n), word) for n, word in enumerate(value))
        else:
            yield from (Wish(part, name, piece["id"], mark) for piece, mark in _marked(value))


def _marked(row: Sequence[Mapping[str, Any]]) -> Iterator[tuple[Mapping[str, Any], str]]:
    """The pieces of a row, each with its mark."""
    for piece in row:
        for mark, so in piece.items():
            if isinstance(so, bool):
                yield piece, mark if so else f"{NOT}{mark}"
