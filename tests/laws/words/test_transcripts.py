"""Whole games, kept as text: a change of the rules is seen in the difference."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games import GAMES
from tests.transcripts import path_of, specs, transcript

KEPT = [(game, spec) for game in GAMES for spec in specs(game)]


@pytest.mark.parametrize(("game", "spec"), KEPT, ids=[f"{g}-{s['name']}" for g, s in KEPT])
def test_games_go_as_they_went(game: str, spec: dict[str, Any]) -> None:
    """`python -m tests.transcripts <game>` writes them."""
    kept = path_of(game, spec).read_text(encoding="utf-8")
    assert transcript(game, spec) == kept


def test_every_game_has_one() -> None:
    assert {game for game, _ in KEPT} == {game for game in GAMES if not game.startswith("_")}
