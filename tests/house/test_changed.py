"""Which games' long laws a branch calls for."""

from __future__ import annotations

import pytest

from engine.games import GAMES
from tests.changed import FOLDERS, changed

FIRST, SECOND = list(GAMES)[:2]


@pytest.mark.parametrize("folder", FOLDERS)
def test_a_games_own_files_call_for_its_laws_alone(folder: str) -> None:
    assert changed([f"{folder}/{SECOND}/x.py", "README.md"]) == [SECOND]
    assert changed([f"{folder}/{SECOND}/x.py", f"{folder}/{FIRST}/a/y.toml"]) == [FIRST, SECOND]


@pytest.mark.parametrize(
    "path", ["engine/kernel.py", "engine/games/__init__.py", "tests/laws/a.py"]
)
def test_shared_rules_call_for_the_laws_of_every_game(path: str) -> None:
    assert changed([path]) == list(GAMES)


def test_other_files_call_for_no_laws() -> None:
    assert changed(["bot/texts.py", "docs/quality.md", "tests/bot/core/test_play.py"]) == []
