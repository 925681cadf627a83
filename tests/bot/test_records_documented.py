"""docs/record.md and docs/schema say what the program does."""

from __future__ import annotations

import json
import re
from pathlib import Path

import jsonschema
import pytest

from bot.model.game_export import GameExport, read_export, to_json
from engine.games import GAMES
from engine.kernel import EVERYTHING
from tests.lab.schemas import SCHEMA_FOLDER, texts

DOCS = Path(__file__).resolve().parents[2] / "docs"


def test_the_schema_pages_are_current() -> None:
    """`make schema` writes them."""
    found = {path.name: path.read_text(encoding="utf-8") for path in SCHEMA_FOLDER.glob("*.json")}
    assert found == texts()


@pytest.mark.parametrize("game", GAMES)
def test_exports_match_the_schema(game: str) -> None:
    package = GAMES[game]
    schema = json.loads((SCHEMA_FOLDER / f"{game}.json").read_text(encoding="utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    state = package.new_game(package.SEATS[0], 3, package.Options())
    text = to_json(GameExport(game=game, record=package.record(state, EVERYTHING)))
    jsonschema.validate(json.loads(text), schema)
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate({"game": game, "record": {"seats": [{"prize": 1}]}}, schema)
    marked = schema["properties"]["players"]
    assert marked["told"] is True


def test_the_documented_example_begins_a_game() -> None:
    text = (DOCS / "record.md").read_text(encoding="utf-8")
    examples = re.findall(r"```json\n(.*?)```", text, re.DOTALL)
    assert examples
    for example in examples:
        export = read_export(example.encode())
        package = GAMES[export.game]
        options = package.Options.model_validate(export.options)
        game = package.begin(2, 5, options, export.record)
        schema = json.loads((SCHEMA_FOLDER / f"{export.game}.json").read_text(encoding="utf-8"))
        jsonschema.validate(json.loads(example), schema)
        assert game.result is None
