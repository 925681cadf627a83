"""What a game hands over is found where the convention says, and nothing is left lying."""

from __future__ import annotations

import json
from dataclasses import MISSING, fields
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from bot.games import HOMES as FACE_HOMES
from bot.games import Face, face
from engine.conventions import found_by_convention
from engine.games import GAMES
from engine.package import HOMES, GamePackage
from tests.laws.walks import PACKAGES, TESTS


def modules(folder: str) -> list[ModuleType]:
    """The modules that lie directly in this folder; drawings load what is heavy."""
    package = import_module(folder)
    names = {path.stem for place in package.__path__ for path in Path(place).glob("*.py")}
    names -= {"__init__", "drawings", *(name for name in names if name.endswith("_picture"))}
    return [import_module(f"{folder}.{name}") for name in sorted(names)]


def left_at_default(kind: type, whole: object) -> set[str]:
    """The fields that hold what they hold by default."""
    names = set()
    for declared_field in fields(kind):
        default = (
            declared_field.default
            if declared_field.default_factory is MISSING
            else declared_field.default_factory()
        )
        if default is not MISSING and getattr(whole, declared_field.name) == default:
            names.add(declared_field.name)
    return names


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("kind", "homes", "room"),
    [(GamePackage, HOMES, "engine.games"), (Face, FACE_HOMES, "bot.games")],
)
def test_what_a_module_is_named_for_is_taken_from_it(
    game: str, kind: type, homes: Any, room: str
) -> None:
    """A function or table that bears the name of a field is not left out because it lies in
    another module than the convention says."""
    whole: object = GAMES[game] if kind is GamePackage else face(game)
    forgotten = []
    for module in modules(f"{room}.{game}"):
        for field in left_at_default(kind, whole):
            for name in {field, *(place.partition(".")[2] for place in homes.get(field, ()))}:
                value = vars(module).get(name)
                home = getattr(value, "__module__", module.__name__)
                if value is not None and home == module.__name__ and value != getattr(whole, field):
                    forgotten.append(f"{module.__name__}.{name}")
    assert forgotten == []


@pytest.mark.parametrize("name", PACKAGES)
def test_a_game_says_of_itself_what_its_table_says(name: str) -> None:
    """`package.json`: for how many it is, how long it takes, which saves it reads, what its points
    and plans are."""
    package = PACKAGES[name]
    met = {
        "seats": [*package.SEATS],
        "first save": package.FIRST_VERSION,
        "days": {**package.DAYS},
        "chapters": {str(seats): n for seats, n in package.CHAPTERS.items()},
        "members count": package.COUNTS_MEMBERS,
        "plans last": package.LASTING,
        "old plans last": package.LASTED,
    }
    path = TESTS / name / "package.json"
    assert met == json.loads(path.read_text(encoding="utf-8")), json.dumps(met)


def test_what_a_game_names_itself_counts_and_what_a_module_only_imports_does_not() -> None:
    own = found_by_convention("engine.games.gharkane", HOMES, {"pieces": 3})
    assert own["pieces"] == 3
    assert own["redeal"] is GAMES["gharkane"].redeal
    imports = {"people": ("report.people",), "nothing": ("nowhere.nothing",)}
    assert found_by_convention("bot.games.arctic_scavengers", imports, {}) == {}


def test_contributing_says_how_many_fields_have_no_default() -> None:
    needed = [
        sum(
            declared_field.default is MISSING and declared_field.default_factory is MISSING
            for declared_field in fields(kind)
        )
        for kind in (GamePackage, Face)
    ]
    assert needed == [11, 3]
    page = Path(__file__).resolve().parents[2] / "CONTRIBUTING.md"
    assert "Eleven\nfields of a package and three of a face" in page.read_text(encoding="utf-8")
