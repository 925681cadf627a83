"""Whole games, kept as text: a change of the rules is seen in the difference."""

from __future__ import annotations

from typing import Any

import pytest

from tests.transcripts import path_of, specs, transcript

GAME = "revive"


@pytest.mark.parametrize("spec", specs(GAME), ids=lambda spec: spec["name"])
def test_games_go_as_they_went(spec: dict[str, Any]) -> None:
    """`python -m tests.transcripts revive` writes them anew."""
    kept = path_of(GAME, spec).read_text(encoding="utf-8")
    assert transcript(GAME, spec) == kept
