"""Records: the part of a game that a story or a next game uses.

Each game has a `Record`, a frozen model of plain words and numbers: what each seat has, and the
state of the table. `record(game, viewer)` writes it from what the viewer may see; `begin(…,
record)` starts a game with the content of a record, and deals the rest as usual. So a game master's
preparations are a record too, with few fields. Every field may be left out but `version`.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Final, Self, TypeVar

from pydantic import BaseModel, ConfigDict, Field, ValidationError
from pydantic.annotated_handlers import GetCoreSchemaHandler, GetJsonSchemaHandler
from pydantic_core import CoreSchema, PydanticCustomError, core_schema, from_json

TOLD: Final[dict[str, Any]] = {"told": True}
"""`json_schema_extra` of a field for information: a game does not begin with it."""
NUMBERS: Final = "numbers"
"""`json_schema_extra` of an option: value -> the fields of its part of a record in which each seat
is to enter a number, for the game to begin with that value."""

SEATS: Final = 12
"""No game seats more."""
DEPTH: Final = 16
"""Lists and objects inside one another, at most."""
LENGTH: Final = 4_000
"""Characters of a text, at most."""
FIELDS: Final = 128
"""Fields of an object, at most."""
ITEMS: Final = 20_000
"""Items of a list, at most; most lists of a model are bounded more closely."""
BIGGEST: Final = 1_000_000
"""Numbers of a record lie between this and its negative."""

M = TypeVar("M", bound=BaseModel)

Word = Annotated[str, Field(max_length=64)]
"""A name within a program: of an event, of a rule, of a kind."""
Number = Annotated[int, Field(ge=0, le=BIGGEST)]
"""How many of something there are; also a ply, or the number of a chapter."""
Points = Annotated[
    dict[Word, Annotated[int, Field(ge=-BIGGEST, le=BIGGEST)]], Field(max_length=FIELDS)
]
"""Points by rule."""


def most(count: int) -> Any:
    """Bounds a tuple of a model: so many items at most, and the first that is wrong ends it."""
    return Field(max_length=count, fail_fast=True)


class Part(BaseModel):
    """A piece of a record: it never changes and has no field but those declared."""

    model_config = ConfigDict(frozen=True, extra="forbid", use_attribute_docstrings=True)


class GameRecord(Part):
    """What the records of all games share: each game's `Record` subclasses this."""

    version: int = 1
    seats: Annotated[tuple[Any, ...], most(SEATS)] = ()
    """By seat; null, or a seat beyond the last: as usual."""

    def arranged(self, order: Sequence[int | None]) -> Self:
        """The same for other seats: seat n takes the part of seat `order[n]`, or none."""
        parts = [None if old is None else self.seats[old] for old in order]
        return self.model_copy(update={"seats": tuple(parts)})


class RecordError(ValueError):
    """A record that cannot be read, or with which no game can begin.

    `field` is the path of what is wrong (`seats.0.rooms.2.id`), `reason` one of `REASONS`, and
    `figures` what its sentence names; the sentence is the bot's to say.
    """

    def __init__(self, field: str, reason: str, **figures: Any) -> None:
        said = ", ".join(f"{name} {value}" for name, value in figures.items())
        super().__init__(f"{field or 'the record'}: {reason}" + (f" ({said})" if said else ""))
        self.field = field
        self.reason = reason
        self.figures: dict[str, Any] = figures


REASONS: Final = (
    "no-json",  # not JSON at all
    "field-twice",  # of which one reader sees the first, another the last
    "missing",
    "unknown-field",
    "bad-value",  # value: not of this kind, or out of its bounds
    "unknown-name",  # value, names: those that are known
    "twice",  # what: there is only one of it, or fewer than that
    "too-many",  # most
    "too-few",  # least
    "too-deep",  # most: lists inside one another
    "too-long",  # most: characters of a text
    "not-built",  # what: nobody lives there
    "not-of-it",  # what: it belongs to something else
    "too-large",  # most, in KiB: the file
)


@dataclass(frozen=True)
class OneOf:
    """Marks a word as one of these names: checked, and listed in the JSON Schema."""

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


def read(model: type[M], data: str | bytes | Mapping[str, Any]) -> M:
    """The record in this JSON text, or plain JSON data. Raises RecordError for the first fault.

    Pydantic would collect every fault: so whatever is larger than any record is refused before, and
    the models end a list at the first item that is wrong.
    """
    plain = parsed(data) if isinstance(data, str | bytes) else data
    _bounded(plain)
    try:
        return model.model_validate(plain)
    except ValidationError as error:
        raise _first_fault(error) from None


def parsed(text: str | bytes) -> Any:
    """The data in this JSON text, which may begin with a mark of its byte order. Raises
    RecordError, also for a duplicate field, because readers differ in which one counts."""
    try:
        plain = text.decode("utf-8-sig") if isinstance(text, bytes) else text.removeprefix("\ufeff")
        from_json(plain, allow_inf_nan=False)  # refuses what is nested too deeply to be read at all
        return json.loads(plain, object_pairs_hook=_each_once)
    except RecordError:
        raise
    except ValueError:
        raise RecordError("", "no-json") from None


def _each_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        raise RecordError(next(_short(n) for n in names if names.count(n) > 1), "field-twice")
    return found


def _bounded(plain: Any) -> None:
    """RecordError for the first piece of this data that is larger than any record's."""
    left: list[tuple[tuple[str, ...], Any]] = [((), plain)]
    while left:
        path, value = left.pop()
        reason, bound, inside = "", 0, list[tuple[str, Any]]()
        if isinstance(value, Mapping | list | tuple) and len(path) >= DEPTH:
            reason, bound = "too-deep", DEPTH
        elif isinstance(value, Mapping):
            inside = [(str(name), item) for name, item in value.items()]
            if len(inside) > FIELDS:
                reason, bound = "too-many", FIELDS
            elif any(len(name) > LENGTH for name, _ in inside):
                reason, bound = "too-long", LENGTH
        elif isinstance(value, list | tuple):
            inside = [(str(n), item) for n, item in enumerate(value)]
            if len(inside) > ITEMS:
                reason, bound = "too-many", ITEMS
        elif isinstance(value, str) and len(value) > LENGTH:
            reason, bound = "too-long", LENGTH
        if reason:
            raise RecordError(_short(".".join(path)), reason, most=bound)
        left += [((*path, name), item) for name, item in reversed(inside)]


def _first_fault(error: ValidationError) -> RecordError:
    first = error.errors(include_url=False)[0]
    field = _short(".".join(str(part) for part in first["loc"]))
    kind, given, bounds = str(first["type"]), _short(first["input"]), first.get("ctx", {})
    if kind == "unknown-name":
        return RecordError(field, kind, value=given, names=_short(", ".join(bounds["names"])))
    if kind == "missing":
        return RecordError(field, "missing")
    if kind == "extra_forbidden":
        return RecordError(field, "unknown-field")
    if kind == "too_long":
        return RecordError(field, "too-many", most=bounds["max_length"])
    if kind == "string_too_long":
        return RecordError(field, "too-long", most=bounds["max_length"])
    return RecordError(field, "bad-value", value=given)


def _short(value: Any, most: int = 200) -> str:
    text = str(value)
    return text if len(text) <= most else text[: most - 1] + "…"


def once(field: str, found: Iterable[str], pieces: Iterable[str]) -> None:
    """RecordError unless all that is `found` can be taken from the `pieces`, each once."""
    left = list(pieces)
    for what in found:
        if what not in left:
            raise RecordError(field, "twice", what=what)
        left.remove(what)


def given(record: BaseModel) -> dict[str, Any]:
    """The fields of a record that a game begins with: those set, without those for information."""
    made: dict[str, Any] = {}
    for name, info in type(record).model_fields.items():
        extra = info.json_schema_extra
        value = getattr(record, name)
        if value is not None and not (isinstance(extra, dict) and extra.get("told")):
            made[name] = _plain(value)
    return made


def _plain(value: Any) -> Any:
    if isinstance(value, BaseModel):
        return given(value)
    if isinstance(value, tuple | list):
        return [_plain(item) for item in value]
    return dict(value) if isinstance(value, Mapping) else value
