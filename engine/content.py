"""Load the tables of data/; the program does not start with a wrong row or an unknown name.

A table is a TOML file holding one array of tables (``[[room]]``, ``[[event]]`` ...), one entry per
row.  Each row is checked by a frozen pydantic model that refuses unknown fields; types are strict,
so that ``"3"`` is not taken for ``3``.  A wrong row raises `ContentError`, whose single sentence
names the file, the row and the field.

The tables hold the figures of the latest edition of a game's rules. data/<game>/editions.toml lists
the editions, the oldest first, and what an older one had instead; a game is played by the edition
with which it began.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Collection, Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, Final, TypeVar

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from engine.kit.effects import parse_effects

DATA = Path(__file__).resolve().parent.parent / "data"
EDITIONS: Final = "editions.toml"


class ContentError(ValueError):
    """A table in data/ is wrong; the message is one sentence: file, row, field, what is wrong."""


class Row(BaseModel):
    """A row of a table: frozen, and without undeclared fields."""

    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)


class Named(Row):
    """A row that has a name."""

    id: str


class Worded(Named):
    """A row with effects, given as words."""

    does: str = ""

    @cached_property
    def words(self) -> dict[str, int]:
        """Each word of its effects, with its figure (1 if none is given)."""
        return dict(parse_effects(self.does))

    def has(self, word: str) -> bool:
        """Return whether it has this effect."""
        return word in self.words

    def amount(self, word: str) -> int:
        """Return the figure of a word; 0 if it lacks this effect."""
        return self.words.get(word, 0)


class Rule(Named):
    """One rule of a game, as shown by the rules command and cited by refusals.

    ``section`` is the heading of the French rulebook it comes from, ``section_en`` its translation;
    titles and texts are in our own words. ``house`` marks a ruling that the rulebook does not give.
    """

    section: str
    section_en: str
    title_fr: str
    title_en: str
    text_fr: str
    text_en: str
    house: bool = False


class Edition(Row):
    """An edition of a game's rules."""

    about: str
    """What changed with it."""
    digest: str = Field(pattern="^[0-9a-f]{16}$")
    """Digest of all figures of the edition, which a test compares (tests/laws/test_editions.py)."""
    was: Mapping[str, Any] = {}
    """Figures that the next edition changed: "table.row.field" (without the row in a table that is
    one record) -> the figure up to this edition; false for a row or a figure that did not exist."""


class _Editions(Row):
    advice: tuple[str, ...] = ()
    edition: tuple[Edition, ...]


M = TypeVar("M", bound=BaseModel)


def fault(path: str | Path, row: object, field: str, problem: str) -> ContentError:
    """Return the error for a wrong field; for checks across rows, which a model cannot make."""
    place = f"{_shown(path)}: row {row}" + (f", field {field}" if field else "")
    return ContentError(f"{place}: {problem.rstrip('.')}.")


def table(
    path: str | Path, model: type[M], key: str = "id", edition: int | None = None
) -> dict[str, M]:
    """Load the rows of a table file, by the value of their ``key`` field, in the file's order.

    ``path`` is relative to data/ (an absolute path is used unchanged); ``edition`` is that of the
    figures, None the latest.  Raises `ContentError` when the file cannot be read, is not one array
    of tables, or a row is wrong or comes twice.
    """
    content = _read(path) if edition is None else figures_of(path, edition)
    arrays = list(content.values())
    if (
        len(arrays) != 1
        or not isinstance(arrays[0], list)
        or not all(isinstance(row, dict) for row in arrays[0])
    ):
        raise ContentError(
            f"{_shown(path)}: must hold exactly one array of tables, such as [[{Path(path).stem}]]."
        )
    rows: dict[str, M] = {}
    for number, raw in enumerate(arrays[0], start=1):
        name = raw.get(key, f"number {number}")
        row = _checked(path, name, raw, model)
        value = getattr(row, key)
        if value in rows:
            raise fault(path, value, key, "is used by an earlier row")
        rows[value] = row
    return rows


def document(path: str | Path, model: type[M], edition: int | None = None) -> M:
    """Load a file that is one record instead of rows, such as a game's numbers.

    Raises `ContentError` as `table` does, with ``(file)`` as the row.
    """
    content = _read(path) if edition is None else figures_of(path, edition)
    return _checked(path, "(file)", content, model)


def editions(game: str) -> tuple[Edition, ...]:
    """Return the editions of a game's rules, the oldest first."""
    return _editions(f"{game}/{EDITIONS}").edition


def advice(game: str) -> tuple[str, ...]:
    """Return the fields that no rule reads, such as how often computers won: no edition holds
    them."""
    return _editions(f"{game}/{EDITIONS}").advice


def figures_of(path: str | Path, edition: int) -> dict[str, Any]:
    """Return the content of a table's file as it was in an edition."""
    content, file = _read(path), Path(path).with_name(EDITIONS)
    for row in reversed(_editions(file).edition[edition - 1 : -1]):
        for name, figure in row.was.items():
            table_name, *fields = name.split(".")
            if table_name == Path(path).stem:
                _replace(file, name, content, fields, figure)
    return content


def _editions(path: str | Path) -> _Editions:
    return _checked(path, "(file)", _read(path), _Editions)


def _replace(
    path: str | Path, name: str, content: dict[str, Any], fields: list[str], figure: object
) -> None:
    """Set a figure in the content of a file, in place."""
    row: Any = content
    rows = next(iter(content.values()))
    if len(content) == 1 and isinstance(rows, list):
        row = {each.get("id"): each for each in rows}
        if figure is False and fields[1:] == [] and fields[0] in row:
            rows.remove(row[fields[0]])
            return
    for field in fields[:-1]:
        row = row.get(field, {})
    if fields[-1] not in row:
        raise fault(path, name, "was", "is not a figure of the tables")
    if figure is False and not isinstance(row[fields[-1]], bool):
        del row[fields[-1]]
    else:
        row[fields[-1]] = figure


def refer(path: str | Path, row: object, field: str, name: str, known: object) -> None:
    """Raise `ContentError` unless ``name``, the value of that field, is one of ``known``."""
    if name not in known:  # type: ignore[operator]
        raise fault(path, row, field, f"{name!r} is not a known name")


def refer_words(path: str | Path, rows: Iterable[Worded], known: Collection[str]) -> None:
    """Raise `ContentError` unless the effects of these rows are words of ``known``."""
    for row in rows:
        try:
            words = row.words
        except ValueError as error:
            raise fault(path, row.id, "does", str(error)) from error
        for word in words:
            refer(path, row.id, "does", word, known)


def rules(game: str) -> dict[str, Rule]:
    """Load the rule catalogue data/<game>/rules.toml, by rule id, in the file's order."""
    path = f"{game}/rules.toml"
    rows = table(path, Rule)
    for rule in rows.values():
        for field, value in rule:
            if isinstance(value, str) and not value.strip():
                raise fault(path, rule.id, field, "is empty")
    return rows


def _shown(path: str | Path) -> str:
    """Return the path relative to data/, or else the file's name: never an absolute path."""
    absolute = DATA / path
    return absolute.relative_to(DATA).as_posix() if absolute.is_relative_to(DATA) else absolute.name


def _read(path: str | Path) -> dict[str, Any]:
    try:
        return tomllib.loads((DATA / path).read_text(encoding="utf-8"))
    except OSError as error:
        raise ContentError(f"{_shown(path)}: cannot be read ({error.strerror}).") from error
    except ValueError as error:  # TOMLDecodeError and UnicodeDecodeError both are
        raise ContentError(f"{_shown(path)}: is not readable TOML ({error}).") from error


def _checked(path: str | Path, name: object, raw: dict[str, Any], model: type[M]) -> M:
    """Validate a row.  Goes through JSON, whose strict mode accepts an array for a tuple."""
    try:
        return model.model_validate_json(json.dumps(raw, default=str), strict=True)
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        field = ".".join(str(part) for part in first["loc"])
        raise fault(path, name, field, first["msg"]) from error
