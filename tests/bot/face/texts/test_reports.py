"""Reports of whole games are stories to be read aloud, in every game and language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.present.report import MAX_CHAPTERS
from bot.texts import LOCALES
from engine.games import GAMES
from tests.lab.golden import files
from tests.lab.reports import told

PLAYED = [
    pytest.param(path, id=f"{game}-{path.stem}")
    for game in GAMES
    for path in [path for path in files(game) if path.stem.startswith("normal")][:3]
]
COORDINATES = re.compile(r"\b[A-I][1-9]\b")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("path", PLAYED)
def test_a_report_names_no_coordinates_and_has_chapters_that_one_can_hold(
    path: Path, locale: str
) -> None:
    """[the report] Its journal has at most `MAX_CHAPTERS` chapters and what lies before them."""
    whole = told(path, locale)
    assert not COORDINATES.search(whole)
    journal = whole.rpartition("\n## ")[2]
    chapters = journal.split("\n### ")[1:]
    assert 2 <= len(chapters) <= MAX_CHAPTERS + 1
    assert all(chapter.strip().count("\n") >= 2 for chapter in chapters), "a chapter without words"
