"""A game's README says of each part of its rulebook what plays it: that is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

GAMES = Path(__file__).resolve().parents[2] / "engine" / "games"


@pytest.mark.parametrize("readme", sorted(GAMES.glob("*/README.md")), ids=lambda p: p.parent.name)
def test_modules_and_names_of_a_readme_exist(readme: Path) -> None:
    named = re.findall(r"`([\w/]+\.py)`: (`\w+`(?:, `\w+`)*)", readme.read_text("utf-8"))
    assert named
    missing = [
        f"{file}: {name}"
        for file, names in named
        for name in re.findall(r"\w+", names)
        if not re.search(rf"\b{name}\b", (readme.parent / file).read_text("utf-8"))
    ]
    assert missing == []
