"""Preparations that a game master may make before a game begins, one at a time.

They are derived from the game's own record: a field may be a word, a number, numbers by word, or a
row of words. It may also be a row of pieces with an `id` and a mark (a room, built or not). Other
contents of a record can be uploaded as a file.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, ClassVar, Final

from engine.games import GamePackage
from engine.kernel import Pick
from engine.record import MAX_RECORD_NUMBER, GameRecord, read_record

WHOLE_TABLE: Final = -1
"""`part` of a preparation of the whole table; else it is a seat."""
MAX_NUMBER: Final = 150
MAX_NUMBER_BY_WORD: Final = 20
"""The highest offered number, alone and by word; a record may hold more."""
NOT: Final = "not_"
"""Prefix of a mark that a piece does not have."""
Value = str | int | None


@dataclass(frozen=True, slots=True)
class Preparation(Pick):
    """One preparation: narrowed in a menu like a pick. `item` is a word, or a position in a row as
    text, or empty; the value None removes it."""

    verb: ClassVar[str] = "wish"
    part: int
    field: str
    item: str
    value: Value


def preparations(package: GamePackage, seats: int, data: Mapping[str, Any]) -> list[Preparation]:
    """Return all possible preparations of a game with this many seats, whose record so far is
    `data`."""
    parts_of = _schema_of(package.Record)["$defs"]
    of_table, of_seat = _properties(package)
    possible = [
        Preparation(WHOLE_TABLE, name, item, value)
        for name, prop in of_table.items()
        for item, value in _leaves(prop, data.get(name), seats - 1, parts_of)
    ]
    parts = data.get("seats") or ()
    for seat in range(seats):
        part = (parts[seat] if seat < len(parts) else None) or {}
        for name, prop in of_seat.items():
            leaves = _leaves(prop, part.get(name), MAX_NUMBER_BY_WORD, parts_of)
            possible += [Preparation(seat, name, item, value) for item, value in leaves]
    return possible


@cache
def _schema_of(record: type[GameRecord]) -> Mapping[str, Any]:
    """Return the JSON schema of a record; making it takes as long as all the rest."""
    return record.model_json_schema()


def _definition_name(prop: Mapping[str, Any]) -> str:
    """Return the name of the part of the record that a property refers to."""
    return str(prop["$ref"]).rpartition("/")[2]


def _plain(prop: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return a property without the option to omit it."""
    kinds = [kind for kind in prop.get("anyOf", ()) if kind.get("type") != "null"]
    return kinds[0] if kinds else prop


def _leaves(
    prop: Mapping[str, Any], now: Any, high: int, parts: Mapping[str, Any]
) -> Iterator[tuple[str, Value]]:
    """Yield (item, value) of everything that this property could be, and of removing it; `high`
    where a number has no bound of its own. `parts` are the record's definitions by name."""
    kind = _plain(prop)
    if "$ref" in kind:
        return
    if kind.get("type") == "object" and "propertyNames" in kind:
        bound = kind.get("additionalProperties", {}).get("maximum", MAX_NUMBER_BY_WORD)
        for word in kind["propertyNames"]["enum"]:
            yield from ((word, n) for n in range(min(bound, MAX_NUMBER_BY_WORD) + 1))
            if word in (now or {}):
                yield word, None
    elif kind.get("type") == "array" and "enum" in kind["items"]:
        row = now or []
        for place in range(len(row) + 1):
            yield from ((str(place), word) for word in kind["items"]["enum"] if word not in row)
        if row:
            yield str(len(row) - 1), None
    elif kind.get("type") == "array" and "$ref" in kind["items"]:
        yield from _pieces(parts[_definition_name(kind["items"])], now or [])
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
    """Yield (id, mark) of every piece that a row may hold; nothing for other rows."""
    props = part["properties"]
    marks = [name for name, prop in props.items() if prop.get("type") == "boolean"]
    if "enum" not in props.get("id", {}) or not marks:
        return
    there = {piece["id"] for piece in now}
    for piece in props["id"]["enum"]:
        yield from ((piece, value) for mark in marks for value in (mark, f"{NOT}{mark}"))
        if piece in there:
            yield piece, None


def apply_preparation(
    package: GamePackage, seats: int, data: Mapping[str, Any], wish: Preparation
) -> GameRecord:
    """Return the record with this preparation. RecordError if it is then invalid."""
    record_data = {**data}
    if wish.part == WHOLE_TABLE:
        _put(record_data, wish)
    else:
        known = list(record_data.get("seats") or ())
        parts = [dict(known[n] or {}) if n < len(known) else {} for n in range(seats)]
        _put(parts[wish.part], wish)
        record_data["seats"] = [part or None for part in parts] if any(parts) else []
    return read_record(package.Record, record_data)


def _put(data: dict[str, Any], wish: Preparation) -> None:
    now = data.get(wish.field)
    if not wish.item:
        value: Any = wish.value
    elif wish.item.isdecimal():
        row = list(now or ())
        row[int(wish.item) : int(wish.item) + 1] = [] if wish.value is None else [wish.value]
        value = row
    elif isinstance(wish.value, str) or isinstance(now, list):
        value = _with_piece(now or (), wish)
    else:
        value = {**(now or {}), wish.item: wish.value}
        value = {word: n for word, n in value.items() if n is not None}
    data[wish.field] = value
    if value is None or value in ([], {}):
        del data[wish.field]


def _with_piece(row: Sequence[Mapping[str, Any]], wish: Preparation) -> list[Mapping[str, Any]]:
    """Return the row with this piece and its mark, or without it."""
    others = [piece for piece in row if piece["id"] != wish.item]
    if wish.value is not None:
        mark = str(wish.value)
        others.append({"id": wish.item, mark.removeprefix(NOT): not mark.startswith(NOT)})
    return others


def current_preparations(package: GamePackage, data: Mapping[str, Any]) -> Sequence[Preparation]:
    """Return the preparations so far, as far as the record consists of these. What a record says
    about an earlier game, such as its points, is not one."""
    of_table, of_seat = _properties(package)
    current = list(_preparations_in(WHOLE_TABLE, data, of_table))
    for seat, part in enumerate(data.get("seats") or ()):
        current += _preparations_in(seat, part or {}, of_seat)
    return current


def _properties(package: GamePackage) -> tuple[Mapping[str, Any], Mapping[str, Any]]:
    """Return the properties of the whole table, and those of a seat, that may be prepared."""
    schema = _schema_of(package.Record)
    inner = _definition_name(_plain(schema["properties"]["seats"]["items"]))
    table = {k: v for k, v in schema["properties"].items() if k not in ("version", "seats")}
    both = table, schema["$defs"][inner]["properties"]
    of_table, of_seat = ({k: v for k, v in of.items() if not v.get("told")} for of in both)
    return of_table, of_seat


def _preparations_in(
    part: int, data: Mapping[str, Any], properties: Mapping[str, Any]
) -> Iterator[Preparation]:
    for name, value in data.items():
        if name not in properties:
            continue
        if isinstance(value, str | int):
            yield Preparation(part, name, "", value)
        elif isinstance(value, Mapping):
            yield from (Preparation(part, name, word, n) for word, n in value.items())
        elif all(isinstance(item, str) for item in value):
            yield from (Preparation(part, name, str(n), word) for n, word in enumerate(value))
        else:
            yield from (
                Preparation(part, name, piece["id"], mark)
                for piece, mark in _pieces_with_marks(value)
            )


def _pieces_with_marks(row: Sequence[Mapping[str, Any]]) -> Iterator[tuple[Mapping[str, Any], str]]:
    """Yield the pieces of a row, each with its mark."""
    for piece in row:
        for mark, so in piece.items():
            if isinstance(so, bool):
                yield piece, mark if so else f"{NOT}{mark}"
