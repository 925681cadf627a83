"""A dossier: an interlude that a game master prepares once, as a file.

The file contains no accounts: people are named as at the table. Seats are counted from 0, in the
order of `seats`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final, Generic, Literal, TypeVar

from pydantic import AfterValidator, BaseModel, Field, SerializeAsAny
from pydantic.json_schema import GenerateJsonSchema

from bot.features.gm.cues import Cue
from bot.features.gm.scenes import MAX_SCENES
from bot.model.facts import Refused
from bot.model.game_export import MAX_UPLOAD_BYTES, Facts, Name, refusal
from bot.store.games import SeatRow
from bot.table.start.beginnings import arranged_by_name
from bot.texts import DATA, LOCALES, Library
from bot.words import MAX_CHARACTER_CHARS, MAX_TEXT_CHARS, cleaned, in_paragraphs
from engine.games import GAMES, GamePackage
from engine.record import (
    MAX_SEATS,
    GameRecord,
    Part,
    RecordError,
    Word,
    at_most_items,
    parsed,
    read_record,
)

R = TypeVar("R", bound=GameRecord)
FOLDER: Final = "dossiers"
"""Where a game's folder in `data` has ours: <name>.<language>.json."""


def _story(text: str) -> str:
    return in_paragraphs(text, MAX_TEXT_CHARS)


Story = Annotated[str, Field(max_length=MAX_TEXT_CHARS), AfterValidator(_story)]
"""A text in paragraphs, a line each."""


class Role(Part):
    """Who plays a seat's part, and as whom."""

    player: Name = ""
    """The name of the person who gets this part; empty: whoever is left, in order."""
    character: Annotated[str, Field(max_length=MAX_CHARACTER_CHARS), AfterValidator(cleaned)] = ""
    """The name in the fiction of its people's leader; empty: as its player says."""


class PreparedScene(Part):
    """A scene with its moment. With a cue `end` it says what an outcome means for the story: it is
    told as the epilogue."""

    cue: Cue
    alone: bool = True
    """Whether it is told by itself; else the game master is offered it, and tells it or not."""
    words: Story


class Dossier(Part, Generic[R]):
    """An interlude: a game, how it begins, who is in it, and the story around it."""

    version: Literal[1] = 1
    game: Word
    name: Name
    pitch: Story = ""
    """What the lobby reads."""
    seats: Annotated[tuple[Role, ...], at_most_items(MAX_SEATS)] = ()
    options: Facts = Field(default_factory=dict)
    """The options of the game; the defaults if left out."""
    record: SerializeAsAny[R] | None = None
    """What it begins from, by seat; null: dealt as usual."""
    campaign: bool = False
    """Whether it continues the last game of its campaign, instead of a `record`."""
    scenes: Annotated[tuple[PreparedScene, ...], at_most_items(MAX_SCENES)] = ()

    def to_json(self) -> str:
        """Return it as a file."""
        return self.model_dump_json(indent=2, exclude_none=True) + "\n"

    def stored(self) -> dict[str, Any]:
        """Return it as plain data."""
        return self.model_dump(mode="json", exclude_none=True)

    @property
    def parts(self) -> int:
        """The number of its parts."""
        return max(len(self.seats), 0 if self.record is None else len(self.record.seats))

    @property
    def players(self) -> list[str]:
        """The name of the person for each part; may be empty."""
        names = [role.player for role in self.seats]
        return names + [""] * (self.parts - len(names))

    def order(self, seats: Sequence[SeatRow]) -> list[int | None]:
        """Return the part of each of these seats; seats beyond its parts have their own number."""
        players = self.players
        return arranged_by_name(players + [""] * (len(seats) - len(players)), seats)

    def character(self, part: int | None) -> str:
        """Return the name of a part's character; may be empty."""
        known = part is not None and part < len(self.seats)
        return self.seats[part or 0].character if known else ""

    def whole_record(self) -> GameRecord | None:
        """Return its record with as many parts as it has."""
        if self.record is None:
            return None
        known = len(self.record.seats)
        return self.record.arranged([n if n < known else None for n in range(self.parts)])


class _Header(BaseModel):
    """The part of a file that says which game it is about."""

    game: Word


@cache
def _model(game: str) -> type[Dossier[Any]]:
    generic: Any = Dossier
    GAMES[game].Record.model_rebuild()  # the oldest pydantic writes none whose building is deferred
    model: type[Dossier[Any]] = generic[GAMES[game].Record]
    return model


def read_dossier(data: bytes | Mapping[str, Any], library: Library) -> Dossier[Any]:
    """Parse and check a dossier: a file of at most `MAX_UPLOAD_BYTES`, or plain data. Refused:
    "record-…", which names the field."""
    try:
        return _read(data, library)
    except RecordError as error:
        raise Refused(*refusal(error)) from error


def _read(data: bytes | Mapping[str, Any], library: Library) -> Dossier[Any]:
    if isinstance(data, bytes) and len(data) > MAX_UPLOAD_BYTES:
        raise RecordError("", "too-large", most=MAX_UPLOAD_BYTES // 1024)
    plain = parsed(data) if isinstance(data, bytes) else data
    game = read_record(_Header, plain).game
    if game not in GAMES:
        raise RecordError("game", "unknown-name", value=game, names=", ".join(GAMES))
    package, texts = GAMES[game], library.texts(LOCALES[0], game)
    dossier: Dossier[Any] = read_record(_model(game), plain)
    if dossier.parts > package.SEATS[-1]:
        raise RecordError("seats", "too-many", most=package.SEATS[-1])
    _check_beginning(package, dossier)
    for n, scene in enumerate(dossier.scenes):
        scene.cue.check(f"scenes.{n}.cue", package, texts)
        if not scene.words:
            raise RecordError(f"scenes.{n}.words", "missing")
    if not dossier.name:
        raise RecordError("name", "missing")
    if len(dossier.to_json().encode()) > MAX_UPLOAD_BYTES:
        raise RecordError("", "too-large", most=MAX_UPLOAD_BYTES // 1024)
    return dossier


def _check_beginning(package: GamePackage, dossier: Dossier[Any]) -> None:
    """RecordError unless a game can begin with these options, and with this record."""
    for name in dossier.options:
        if name not in package.Options.model_fields:
            raise RecordError(f"options.{name}", "unknown-field")
    with _below("options"):
        options = read_record(package.Options, dossier.options)
    record = dossier.whole_record()
    if record is None:
        return
    if dossier.campaign:
        raise RecordError("campaign", "bad-value", value=True)
    with _below("record"):
        package.begin(max(dossier.parts, package.SEATS[0]), 1, options, record)


@contextmanager
def _below(field: str) -> Iterator[None]:
    """Within it, the fields that errors name are below this one."""
    try:
        yield
    except RecordError as error:
        path = ".".join(filter(None, (field, error.field)))
        raise RecordError(path, error.reason, **error.figures) from None


def as_stored(content: Mapping[str, Any]) -> Dossier[Any]:
    """Return a stored dossier, which was checked. Refused: "record-…" if this program no longer
    knows something in it."""
    try:
        if content["game"] not in GAMES:
            raise RecordError("game", "bad-value", value=content["game"])
        return read_record(_model(content["game"]), content)
    except RecordError as error:
        raise Refused(*refusal(error)) from error


def schema(game: str, generator: type[GenerateJsonSchema] = GenerateJsonSchema) -> dict[str, Any]:
    """Return the JSON Schema of a game's dossiers, made by this generator."""
    json_schema: dict[str, Any] = _model(game).model_json_schema(schema_generator=generator)
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **json_schema}


@cache
def ours(library: Library, locale: str, data: Path = DATA) -> dict[str, Dossier[Any]]:
    """Return our own dossiers in a language, by name of their files; the first game's first."""
    return {
        path.name.partition(".")[0]: read_dossier(path.read_bytes(), library)
        for game in GAMES
        for path in sorted((data / game / FOLDER).glob(f"*.{locale}.json"))
    }
