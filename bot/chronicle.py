"""Chronicles: a game as a file, for a story to take up and for a game to begin from.

The envelope is the same for every game; `record` is the game's own (`engine.record`). Nobody's
account is in it: people are named as they are called at the table, seats are numbers from 0.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Generic, Literal, TypeVar

from pydantic import BaseModel, Field, NonNegativeInt, SerializeAsAny

from bot.texts import Said
from engine.games import GAMES
from engine.record import TOLD, Part, RecordError, read

R = TypeVar("R", bound=BaseModel)
LARGEST: Final = 2 * 1024 * 1024
"""Bytes of a file that is taken from people."""


class Deed(Part):
    """Something notable that happened; `facts` are the event's own, seats as numbers."""

    chapter: NonNegativeInt
    """The day or the round; 0 before the first."""
    event: str
    facts: dict[str, Any] = Field(default_factory=dict)


class Player(Part):
    """Who holds a seat, and what they did and suffered, in order."""

    seat: NonNegativeInt
    name: str
    kind: str = "human"
    """`human`, or a kind of computer."""
    deeds: tuple[Deed, ...] = ()


class Played(Part):
    """A row of the game's own moves: what `gharkane import` plays again."""

    ply: NonNegativeInt
    kind: str
    seat: NonNegativeInt | None = None
    pick: Any = None
    events: tuple[dict[str, Any], ...] = ()
    barrier: bool = False
    undone_by: NonNegativeInt | None = None
    by: str = ""
    at: float = 0.0
    """Seconds since 1970."""


class Replay(Part):
    """What makes the very same game again: for another host, never for the table of a game that
    runs, whose every secret it holds."""

    state: str
    """The game as it stood: sha256 of its save."""
    begun: dict[str, Any] | None = None
    """The record it began from, seat by seat; null for a game that was dealt."""
    terms: dict[str, Any] = Field(default_factory=dict)
    moves: tuple[Played, ...]


class Chronicle(Part, Generic[R]):
    """A game. Only `game` and `record` are needed to begin one; the rest is told."""

    version: Literal[1] = 1
    game: str
    rules: int | None = Field(default=None, json_schema_extra=TOLD)
    """Version of the game's saves when it was written."""
    written: str | None = Field(default=None, json_schema_extra=TOLD)
    """The day it was written, as YYYY-MM-DD (UTC)."""
    status: Literal["running", "ended"] | None = Field(default=None, json_schema_extra=TOLD)
    seat: NonNegativeInt | None = Field(default=None, json_schema_extra=TOLD)
    """Whose knowledge it is; null: everything."""
    options: dict[str, Any] = Field(default_factory=dict)
    """The terms of the game; the defaults if left out."""
    players: tuple[Player, ...] = Field(default=(), json_schema_extra=TOLD)
    events: tuple[Deed, ...] = Field(default=(), json_schema_extra=TOLD)
    """What befell the whole table, in order."""
    result: tuple[NonNegativeInt, ...] | None = Field(default=None, json_schema_extra=TOLD)
    """The winning seats; null: not played to its end."""
    record: SerializeAsAny[R]
    replay: Replay | None = Field(default=None, json_schema_extra=TOLD)


def written(chronicle: Chronicle[Any]) -> str:
    """The chronicle as JSON text."""
    return chronicle.model_dump_json(indent=2, exclude_none=True) + "\n"


def read_chronicle(data: str | bytes, most: int | None = LARGEST) -> Chronicle[Any]:
    """The chronicle in this JSON text of at most so many bytes, checked. Raises RecordError, which
    names the field."""
    if most is not None and len(data) > most:
        raise RecordError("", "too-large", most=most // 1024)
    head = read(_Head, data)
    if head.game not in GAMES:
        raise RecordError("game", "unknown-name", value=head.game, names=", ".join(GAMES))
    package = GAMES[head.game]
    found: Chronicle[Any] = read(_of(head.game), data)
    for name in found.options:
        if name not in package.Options.model_fields:
            raise RecordError(f"options.{name}", "unknown-field")
    checked = read(package.Options, found.options)
    return found.model_copy(update={"options": checked.model_dump(mode="json")})


def _of(game: str) -> type[Chronicle[Any]]:
    """The chronicles of one game, as a model."""
    generic: Any = Chronicle
    made: type[Chronicle[Any]] = generic[GAMES[game].Record]
    return made


class _Head(BaseModel):
    """As much of a chronicle as tells what kind of record it holds."""

    game: str


def schema(game: str) -> dict[str, Any]:
    """The JSON Schema of a game's chronicles."""
    made: dict[str, Any] = _of(game).model_json_schema()
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **made}


def refusal(error: RecordError) -> tuple[str, Mapping[str, Any]]:
    """The error as a refusal's reason and figures."""
    figures = {"field": error.field or "—", **error.figures}
    said = {name: Said(v) if isinstance(v, str) else v for name, v in figures.items()}
    return f"record-{error.reason}", said
