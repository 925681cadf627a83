"""The recipes of CONTRIBUTING name files that are there."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def named() -> list[str]:
    """Every path of ours that a recipe names, but for those of any game or feature."""
    recipes = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").partition("## Recipes")[2]
    paths = re.findall(r"[\"`]((?:bot|data|docs|engine|tests)/[\w./-]+)", recipes)
    return [path.rstrip("/.") for path in paths if not path.endswith("/")]


def test_every_file_that_a_recipe_names_is_there() -> None:
    assert len(named()) > 30
    assert [path for path in named() if not (ROOT / path).exists()] == []


def test_the_kit_of_drawing_has_the_files_that_a_recipe_names() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    [(folder, told)] = re.findall(r"The kit is `([\w/]+)`: (.*?)`make art`", text, re.S)
    files = re.findall(r"`(\w+\.py)`", told)
    assert files
    assert [name for name in files if not (ROOT / folder / name).exists()] == []
