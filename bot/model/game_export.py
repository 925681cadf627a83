"""A game as a file: to read its story elsewhere, and to start another game from it.

The envelope is the same for every game; `record` belongs to the game (`engine.record`). The file
contains no accounts: people have their names at the table, seats are numbers from 0.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final, Generic, Literal, TypeVar

from pydantic import AfterValidator, BaseModel, Field, SerializeAsAny
from pydantic.json_schema import GenerateJsonSchema

from bot.model.deal import Deal
from bot.model.reasons import Reason
from bot.words import MAX_NAME_CHARS, cleaned
from engine.games import GAMES
from engine.record import (
    INFORMATION,
    MAX_FIELDS,
    MAX_LIST_ITEMS,
    MAX_SEATS,
    Number,
    Part,
    RecordError,
    Word,
    at_most_items,
    parsed,
    read_record,
)

R = TypeVar("R", bound=BaseModel)
MAX_UPLOAD_BYTES: Final = 64 * 1024
"""Maximum size in bytes of a file that a Discord user uploads."""
MAX_FILE_BYTES: Final = 1024 * 1024
"""Maximum size in bytes of a file given on the command line."""

Seat = Annotated[int, Field(ge=0, lt=MAX_SEATS)]
Facts = Annotated[dict[Word, Any], Field(max_length=MAX_FIELDS)]
NotableEvents = Annotated[tuple["NotableEvent", ...], at_most_items(2_000)]
Name = Annotated[str, Field(max_length=MAX_NAME_CHARS), AfterValidator(cleaned)]
UnixTime = Annotated[float, Field(ge=0, le=1e11)]


class NotableEvent(Part):
    """Something notable that happened; `facts` are the event's own, seats as numbers."""

    chapter: Number
    """The day or the round; 0 before the first."""
    event: Word
    facts: Facts = Field(default_factory=dict)


class Player(Part):
    """Who holds a seat, and what they did and suffered, in order."""

    seat: Seat
    name: Name
    character: Name | None = None
    """The name in the fiction of its people's leader; null: as in the game."""
    kind: Word = "human"
    """`human`, or a kind of computer."""
    side: Seat | None = None
    """The first seat of those it plays together with; null: it plays alone."""
    deeds: NotableEvents = ()

    @property
    def own_deeds(self) -> list[NotableEvent]:
        """What it did, and what befell it first of all."""
        return [event for event in self.deeds if event.facts.get("seat") == self.seat]


class ExportedMove(Part):
    """A row of the game's own moves: what `gharkane import` plays again."""

    ply: Number
    kind: Word
    seat: Seat | None = None
    pick: Any = None
    events: Annotated[tuple[Facts, ...], at_most_items(1_000)] = ()
    barrier: bool = False
    undone_by: Number | None = None
    by: Word = ""
    at: UnixTime = 0.0
    """Seconds since 1970."""
    seal: Word = ""
    """What tells that the line is as it was written: see `bot.files.verify`."""


class Replay(Part):
    """What makes the very same game again: for another host, never for the table of a game that
    runs, whose every secret it holds."""

    state: Annotated[str, Field(max_length=64)]
    """The state of the game: sha256 of its save."""
    edition: Number
    """The edition of the rules with which it began."""
    begun: Facts | None = None
    """The record it began from, seat by seat; null for a game that was dealt."""
    terms: Facts = Field(default_factory=dict)
    deal: Deal | None = None
    """What it was dealt from; null: by chance alone."""
    moves: Annotated[tuple[ExportedMove, ...], at_most_items(MAX_LIST_ITEMS), Field(min_length=1)]
    seals: Annotated[dict[Word, Word], Field(max_length=MAX_FIELDS)] = Field(default_factory=dict)
    """The same for the lines that are not moves, by their names."""


class GameExport(Part, Generic[R]):
    """A game. `game` and `record` are enough to begin one; the rest is information."""

    version: Literal[1] = 1
    game: Word
    rules: Number | None = Field(default=None, json_schema_extra=INFORMATION)
    """Version of the game's saves when it was written."""
    written: Word | None = Field(default=None, json_schema_extra=INFORMATION)
    """The day it was written, as YYYY-MM-DD (UTC)."""
    status: Literal["running", "ended"] | None = Field(default=None, json_schema_extra=INFORMATION)
    seat: Seat | None = Field(default=None, json_schema_extra=INFORMATION)
    """Whose knowledge it is; null: everything."""
    options: Facts = Field(default_factory=dict)
    """The terms of the game; the defaults if left out."""
    players: Annotated[tuple[Player, ...], at_most_items(MAX_SEATS)] = Field(
        default=(), json_schema_extra=INFORMATION
    )
    events: NotableEvents = Field(default=(), json_schema_extra=INFORMATION)
    """What befell the whole table, in order."""
    result: Annotated[tuple[Seat, ...], at_most_items(MAX_SEATS)] | None = Field(
        default=None, json_schema_extra=INFORMATION
    )
    """The winning seats; null: not played to its end."""
    record: SerializeAsAny[R]
    replay: Replay | None = Field(default=None, json_schema_extra=INFORMATION)


def to_json(export: GameExport[Any]) -> str:
    """Return the export as JSON text: indented, unless it would then be too large to upload
    again."""
    text = export.model_dump_json(indent=2, exclude_none=True) + "\n"
    if len(text.encode()) > MAX_UPLOAD_BYTES:
        text = export.model_dump_json(exclude_none=True) + "\n"
    return text


def read_export(data: bytes, largest: int = MAX_UPLOAD_BYTES) -> GameExport[Any]:
    """Parse and check an export of at most `largest` bytes. Raises RecordError, which names the
    field."""
    if len(data) > largest:
        raise RecordError("", "too-large", most=largest // 1024)
    plain = parsed(data)
    head = read_record(_Header, plain)
    if head.game not in GAMES:
        raise RecordError("game", "unknown-name", value=head.game, names=", ".join(GAMES))
    if head.replay is not None and "edition" not in head.replay:
        raise RecordError("replay", "too-old")
    package = GAMES[head.game]
    export: GameExport[Any] = read_record(_export_model(head.game), plain)
    for name in export.options:
        if name not in package.Options.model_fields:
            raise RecordError(f"options.{name}", "unknown-field")
    checked = read_record(package.Options, export.options)
    return export.model_copy(update={"options": checked.model_dump(mode="json")})


def _export_model(game: str) -> type[GameExport[Any]]:
    """The model of one game's exports."""
    generic: Any = GameExport
    model: type[GameExport[Any]] = generic[GAMES[game].Record]
    return model


class _Header(BaseModel):
    """The part of an export that says which game its record belongs to, and its moves."""

    game: Word
    replay: dict[str, Any] | None = None


def schema(game: str, generator: type[GenerateJsonSchema] = GenerateJsonSchema) -> dict[str, Any]:
    """Return the JSON Schema of a game's exports, made by this generator."""
    json_schema: dict[str, Any] = _export_model(game).model_json_schema(schema_generator=generator)
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **json_schema}


def refusal(error: RecordError) -> tuple[Reason, Mapping[str, Any]]:
    """Return the error as a refusal's reason and figures."""
    figures = {"field": error.field or "—", **error.figures}
    return f"record-{error.reason}", figures
