"""Records: the part of a game that a story or a next game uses.

Each game has a `Record`, a frozen model of plain words and numbers: what each seat has, and the
state of the table. `record(game, viewer)` writes what the viewer may see; `begin(…, record)` starts
a game with the content of a record, and deals the rest as usual. A game master's preparations are a
record too, with few fields. Every field but `version` is optional.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Final, Literal, Self, TypeVar

from pydantic import BaseModel, ConfigDict, Field, ValidationError
from pydantic.annotated_handlers import GetCoreSchemaHandler, GetJsonSchemaHandler
from pydantic_core import CoreSchema, PydanticCustomError, core_schema, from_json

INFORMATION: Final[dict[str, Any]] = {"told": True}
"""`json_schema_extra` of a field for information: `begin` ignores it."""
NUMBERS: Final = "numbers"
"""`json_schema_extra` of an option: value -> the fields of a seat's part of a record that need a
number for the game to begin with that value."""

MAX_SEATS: Final = 12
"""Maximum seats of any game."""
MAX_DEPTH: Final = 16
"""Maximum nesting of lists and objects."""
MAX_RECORD_TEXT_CHARS: Final = 4_000
"""Maximum characters of a text."""
MAX_FIELDS: Final = 128
"""Maximum fields of an object."""
MAX_LIST_ITEMS: Final = 20_000
"""Maximum items of a list; most lists of a model have a lower limit."""
MAX_RECORD_NUMBER: Final = 1_000_000
"""Numbers of a record lie between this and its negative."""

M = TypeVar("M", bound=BaseModel)

Word = Annotated[str, Field(max_length=64)]
"""A name within a program: of an event, of a rule, of a kind."""
Number = Annotated[int, Field(ge=0, le=MAX_RECORD_NUMBER)]
"""How many of something there are; also a ply, or the number of a chapter."""
Points = Annotated[
    dict[Word, Annotated[int, Field(ge=-MAX_RECORD_NUMBER, le=MAX_RECORD_NUMBER)]],
    Field(max_length=MAX_FIELDS),
]
"""Points by rule."""


def at_most_items(max_items: int) -> Any:
    """Return a field for a tuple: at most this many items; validation stops at the first wrong
    one."""
    return Field(max_length=max_items, fail_fast=True)


class Part(BaseModel):
    """A piece of a record: frozen, and without undeclared fields."""

    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)


class GameRecord(Part):
    """What the records of all games share: each game's `Record` subclasses this."""

    version: int = 1
    seats: Annotated[tuple[Any, ...], at_most_items(MAX_SEATS)] = ()
    """By seat; null, or a seat beyond the last: as usual."""

    def arranged(self, order: Sequence[int | None]) -> Self:
        """Return the record for other seats: seat n gets the part of seat `order[n]`, or none."""
        parts = [None if old is None else self.seats[old] for old in order]
        return self.model_copy(update={"seats": tuple(parts)})


RecordFault = Literal[
    "no-json",  # not JSON at all
    "field-twice",  # JSON readers differ in which of the two counts
    "missing",
    "unknown-field",
    "bad-value",  # figures: value, of a wrong type or out of bounds
    "unknown-name",  # figures: value, names (the known ones)
    "twice",  # figures: what (there are not that many)
    "too-many",  # figures: most
    "too-few",  # figures: least
    "too-deep",  # figures: most (levels of nesting)
    "too-long",  # figures: most (characters of a text)
    "not-built",  # figures: what (a room that is not built)
    "not-of-it",  # figures: what (it belongs to something else)
    "too-large",  # figures: most (KiB of the file)
    "too-old",  # a file from before version 1.0.0
]
"""What is wrong with a record, and the figures of its sentence."""


class RecordError(ValueError):
    """A record that cannot be read, or with which no game can begin.

    `field` is the path of the wrong field (`seats.0.rooms.2.id`), `figures` the values in its
    sentence. The bot has the sentence.
    """

    def __init__(self, field: str, reason: RecordFault, **figures: Any) -> None:
        details = ", ".join(f"{name} {value}" for name, value in figures.items())
        super().__init__(
            f"{field or 'the record'}: {reason}" + (f" ({details})" if details else "")
        )
        self.field = field
        self.reason: RecordFault = reason
        self.figures: dict[str, Any] = figures


@dataclass(frozen=True)
class OneOf:
    """Restrict a word to these names: they are checked, and listed in the JSON Schema."""

    names: tuple[str, ...]

    def __get_pydantic_core_schema__(
        self, source: Any, handler: GetCoreSchemaHandler
    ) -> CoreSchema:
        return core_schema.no_info_after_validator_function(self._checked, handler(source))

    def __get_pydantic_json_schema__(
        self, schema: CoreSchema, handler: GetJsonSchemaHandler
    ) -> dict[str, Any]:
        return {**handler(schema), "enum": list(self.names)}

    def _checked(self, word: str) -> str:
        if word not in self.names:
            raise PydanticCustomError(
                "unknown-name", "{value} is not a known name", {"value": word, "names": self.names}
            )
        return word


def read_record(model: type[M], data: str | bytes | Mapping[str, Any]) -> M:
    """Return the record in this JSON text or plain JSON data. Raises RecordError for the first
    fault.

    Pydantic collects every fault. So data larger than any record is refused first, and the models
    stop at the first wrong item of a list.
    """
    plain = parsed(data) if isinstance(data, str | bytes) else data
    _bounded(plain)
    try:
        return model.model_validate(plain)
    except ValidationError as error:
        raise _first_fault(error) from None


def parsed(text: str | bytes) -> Any:
    """Return the data in this JSON text, which may begin with a byte order mark.

    Raises RecordError, even for a duplicate field, because readers differ in which one counts.
    """
    try:
        plain = text.decode("utf-8-sig") if isinstance(text, bytes) else text.removeprefix("\ufeff")
        from_json(plain, allow_inf_nan=False)  # refuses nesting that `json` cannot read
        return json.loads(plain, object_pairs_hook=_each_once)
    except RecordError:
        raise
    except ValueError:
        raise RecordError("", "no-json") from None


def _each_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    fields = dict(pairs)
    if len(fields) < len(pairs):
        names = [name for name, _ in pairs]
        raise RecordError(next(_short(n) for n in names if names.count(n) > 1), "field-twice")
    return fields


def _bounded(plain: Any) -> None:
    """Raise RecordError for the first part of this data that is larger than any record's."""
    todo: list[tuple[tuple[str, ...], Any]] = [((), plain)]
    while todo:
        path, value = todo.pop()
        reason: RecordFault | None = None
        bound, inside = 0, list[tuple[str, Any]]()
        if isinstance(value, Mapping | list | tuple) and len(path) >= MAX_DEPTH:
            reason, bound = "too-deep", MAX_DEPTH
        elif isinstance(value, Mapping):
            inside = [(str(name), item) for name, item in value.items()]
            if len(inside) > MAX_FIELDS:
                reason, bound = "too-many", MAX_FIELDS
            elif any(len(name) > MAX_RECORD_TEXT_CHARS for name, _ in inside):
                reason, bound = "too-long", MAX_RECORD_TEXT_CHARS
        elif isinstance(value, list | tuple):
            inside = [(str(n), item) for n, item in enumerate(value)]
            if len(inside) > MAX_LIST_ITEMS:
                reason, bound = "too-many", MAX_LIST_ITEMS
        elif isinstance(value, str) and len(value) > MAX_RECORD_TEXT_CHARS:
            reason, bound = "too-long", MAX_RECORD_TEXT_CHARS
        if reason:
            raise RecordError(_short(".".join(path)), reason, most=bound)
        todo += [((*path, name), item) for name, item in reversed(inside)]


def _first_fault(error: ValidationError) -> RecordError:
    fault = error.errors(include_url=False)[0]
    field = _short(".".join(str(part) for part in fault["loc"]))
    kind, value, bounds = str(fault["type"]), _short(fault["input"]), fault.get("ctx", {})
    if kind == "unknown-name":
        return RecordError(
            field, "unknown-name", value=value, names=_short(", ".join(bounds["names"]))
        )
    if kind == "missing":
        return RecordError(field, "missing")
    if kind == "extra_forbidden":
        return RecordError(field, "unknown-field")
    if kind == "too_long":
        return RecordError(field, "too-many", most=bounds["max_length"])
    if kind == "string_too_long":
        return RecordError(field, "too-long", most=bounds["max_length"])
    return RecordError(field, "bad-value", value=value)


def _short(value: Any, max_chars: int = 200) -> str:
    text = str(value)
    return text if len(text) <= max_chars else text[: max_chars - 1] + "…"


def check_each_once(field: str, used: Iterable[str], pieces: Iterable[str]) -> None:
    """Raise RecordError at `field` unless the `used` pieces can be taken from `pieces`, each
    once."""
    available = list(pieces)
    for piece in used:
        if piece not in available:
            raise RecordError(field, "twice", what=piece)
        available.remove(piece)


def set_fields(record: BaseModel) -> dict[str, Any]:
    """Return the fields of a record that a game begins with, as plain data.

    Leaves out fields that are None and those for information.
    """
    fields: dict[str, Any] = {}
    for name, info in type(record).model_fields.items():
        extra = info.json_schema_extra
        value = getattr(record, name)
        if value is not None and not (isinstance(extra, dict) and extra.get("told")):
            fields[name] = _plain(value)
    return fields


def _plain(value: Any) -> Any:
    if isinstance(value, BaseModel):
        return set_fields(value)
    if isinstance(value, tuple | list):
        return [_plain(item) for item in value]
    return dict(value) if isinstance(value, Mapping) else value
