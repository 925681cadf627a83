"""What the migrations make of saves of earlier versions: all that was saved, and the rulebook."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine import codec
from engine.games.gharkane.options import Options

SAVES = sorted((Path(__file__).parent / "saves").glob("v*.json"))


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_a_save_keeps_what_it_held_and_gets_the_rulebook_for_the_rest(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    saved = json.loads(text)["state"]
    loaded = json.loads(codec.dumps(codec.loads(text)))["state"]
    options = Options().variant()
    for name in ("equipment", "ammo", "recruits"):
        saved["variant"].setdefault(name, getattr(options, name))
    for shelter in saved["shelters"]:
        shelter.setdefault("owed", 0)
        shelter.setdefault("asked", False)
    saved.setdefault("wanderers", [])
    saved.setdefault("edition", 1)
    assert keeps(loaded.pop("agenda"), saved.pop("agenda"))
    assert loaded == saved


def keeps(loaded: Any, saved: Any) -> bool:
    """Whether all that a step held is still there; later fields have their defaults."""
    if isinstance(saved, dict):
        return all(keeps(loaded[key], value) for key, value in saved.items())
    if isinstance(saved, list):
        return len(loaded) == len(saved) and all(map(keeps, loaded, saved))
    return bool(loaded == saved)


def test_saves_of_games_with_options_keep_them() -> None:
    """Otherwise the test above would hold of a migration that resets them."""
    text = SAVES[-1].read_text(encoding="utf-8")
    for name, value in (("equipment", "one"), ("ammo", "two"), ("recruits", "beds")):
        save = json.loads(text)
        save["state"]["variant"][name] = value
        assert getattr(codec.loads(json.dumps(save)).variant, name) == value
