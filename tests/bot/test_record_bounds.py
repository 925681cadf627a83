"""No exported record is larger than the models say, and one fault of a record is reported."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from pydantic import ValidationError

from bot.model.game_export import MAX_FILE_BYTES, MAX_UPLOAD_BYTES, read_export, schema
from engine import record
from engine.games import GAMES
from engine.games._skeleton import PACKAGE as _skeleton
from engine.record import MAX_DEPTH, MAX_FIELDS, MAX_RECORD_TEXT_CHARS, RecordError

BOUNDS = {
    "array": ({"maxItems"},),
    "string": ({"maxLength"},),
    "integer": ({"minimum", "maximum"}, {"minimum", "exclusiveMaximum"}),
    "number": ({"minimum", "maximum"},),
    "object": ({"maxProperties"},),
}
"""Kind of JSON -> what bounds it, one or the other."""


@pytest.fixture(autouse=True)
def skeleton(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "_skeleton", _skeleton)  # type: ignore[arg-type]


def unbounded(part: Any, where: str = "") -> Iterator[str]:
    """Where a JSON Schema takes as much as anybody likes to give."""
    if isinstance(part, list):
        for n, one in enumerate(part):
            yield from unbounded(one, f"{where}.{n}")
    if not isinstance(part, dict):
        return
    if "enum" not in part and "const" not in part and part.get("additionalProperties") is not False:
        wanted = BOUNDS.get(str(part.get("type")), ())
        if wanted and not any(one <= part.keys() for one in wanted):
            yield where
    for name, one in part.items():
        yield from unbounded(one, f"{where}.{name}")


@pytest.mark.parametrize("game", ["_skeleton", *GAMES])
def test_every_list_text_and_number_of_a_record_has_a_bound(game: str) -> None:
    assert not list(unbounded(schema(game)))


def nested(depth: int) -> Any:
    made: Any = 1
    for _ in range(depth):
        made = [made]
    return made


def file(**more: Any) -> bytes:
    return json.dumps({"game": "_skeleton", "record": {}, **more}).encode()


@pytest.mark.parametrize(
    ("data", "field", "reason"),
    [
        (b" " * (MAX_UPLOAD_BYTES + 1), "", "too-large"),
        (b"[" * MAX_UPLOAD_BYTES, "", "no-json"),
        (b"\xff\xfe", "", "no-json"),
        (b'{"game": "a", "record": {}, "game": "b"}', "game", "field-twice"),
        (b'{"game": ' + b"9" * 10_000 + b"}", "", "no-json"),
        (file(options={"x": nested(MAX_DEPTH)}), "options.x" + ".0" * (MAX_DEPTH - 2), "too-deep"),
        (file(options={f"x{n}": 1 for n in range(MAX_FIELDS + 1)}), "options", "too-many"),
        (file(record={f"x{n}": 1 for n in range(MAX_FIELDS + 1)}), "record", "too-many"),
        (file(record={"x" * (MAX_RECORD_TEXT_CHARS + 1): 1}), "record", "too-long"),
        (file(written="x" * (MAX_RECORD_TEXT_CHARS + 1)), "written", "too-long"),
        (file(written="x" * 65), "written", "too-long"),
        (file(record={"seats": [{"points": -1}] * 3000}), "record.seats.0.points", "bad-value"),
        (file(record={"seats": [None] * 6000}), "record.seats", "too-many"),
        (file(record={"seats": [{"points": 10**30}]}), "record.seats.0.points", "bad-value"),
        (file(events=[1] * 10_000), "events.0", "bad-value"),
        (file(players=[{"seat": 0, "name": "", "deeds": [[]] * 6000}]), "players.0.deeds.0",
         "bad-value"),
        (file(replay={"state": "", "edition": 1, "moves": ["x"] * 9_000}), "replay.moves.0",
         "bad-value"),
        (file(**{f"x{n}": 1 for n in range(100)}), "x0", "unknown-field"),
    ],
)  # fmt: skip
def test_a_file_with_many_errors_is_refused_for_the_first(
    data: bytes, field: str, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    collected: list[int] = []
    first = record._first_fault

    def counted(error: ValidationError) -> RecordError:
        collected.append(error.error_count())
        return first(error)

    monkeypatch.setattr(record, "_first_fault", counted)
    with pytest.raises(RecordError) as refused:
        read_export(data)
    assert (refused.value.field, refused.value.reason) == (field, reason)
    assert max(collected, default=1) <= 2 * MAX_FIELDS


def test_a_file_may_begin_with_a_byte_order_mark() -> None:
    """Editors write one; nobody sees it."""
    assert read_export(b"\xef\xbb\xbf" + file()) == read_export(file())


def test_the_command_line_accepts_larger_files_than_people_may_upload() -> None:
    data = file(events=[{"chapter": 0, "event": "happened"}] * 2000)
    assert MAX_UPLOAD_BYTES < len(data) < MAX_FILE_BYTES
    with pytest.raises(RecordError, match="too-large"):
        read_export(data)
    assert len(read_export(data, MAX_FILE_BYTES).events) == 2000
