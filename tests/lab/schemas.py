"""`make schema`: the JSON Schema of each game's exports and dossiers, written to docs/schema."""

from __future__ import annotations

import ast
import inspect
import json
import textwrap
from itertools import pairwise
from pathlib import Path
from typing import Any

from pydantic.json_schema import GenerateJsonSchema
from pydantic_core import core_schema

from bot.features.dossiers import dossier
from bot.model.game_export import schema
from engine.games import GAMES
from engine.record import Part

SCHEMA_FOLDER = Path(__file__).resolve().parents[2] / "docs" / "schema"


class Described(GenerateJsonSchema):
    """Describes each field of a record by the docstring below it. Pydantic's own setting for that
    would parse the source of every class at each start of the bot."""

    def model_schema(self, schema: core_schema.ModelSchema) -> dict[str, Any]:
        """Return the schema of a model, with descriptions."""
        json_schema = super().model_schema(schema)
        properties = json_schema.get("properties", {})
        for name, text in _field_docstrings(schema["cls"]).items():
            properties[name].setdefault("description", text)
        return json_schema


def _field_docstrings(model: type[Any]) -> dict[str, str]:
    """Return the docstrings of a model's fields, also of inherited ones."""
    by_field: dict[str, str] = {}
    for base in reversed(model.__mro__):
        own_fields = inspect.get_annotations(base)
        if issubclass(base, Part) and own_fields:
            docstrings = _docstrings_below(inspect.getsource(base))
            by_field |= {name: docstrings.get(name, "") for name in own_fields}
    return {name: text for name, text in by_field.items() if text}


def _docstrings_below(source: str) -> dict[str, str]:
    """Return the strings that follow the annotated names of a class, by name."""
    (declared,) = ast.parse(textwrap.dedent(source)).body
    assert isinstance(declared, ast.ClassDef)
    by_name: dict[str, str] = {}
    for field, below in pairwise(declared.body):
        match field, below:
            case (
                ast.AnnAssign(target=ast.Name(id=name)),
                ast.Expr(value=ast.Constant(value=str(text))),
            ):
                by_name[name] = inspect.cleandoc(text)
    return by_name


def texts() -> dict[str, str]:
    """Return file name -> content."""
    schemas = {f"{game}.json": schema(game, Described) for game in GAMES}
    schemas |= {f"dossier_{game}.json": dossier.schema(game, Described) for game in GAMES}
    return {
        name: json.dumps(content, indent=2, ensure_ascii=False) + "\n"
        for name, content in schemas.items()
    }


def main() -> None:
    """Write docs/schema: the JSON Schema of each game's records."""
    SCHEMA_FOLDER.mkdir(exist_ok=True)
    for name, text in texts().items():
        (SCHEMA_FOLDER / name).write_text(text, encoding="utf-8")
