"""A real save of every released version: it loads with today's rules, and the game finishes."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine import codec
from engine.games import GAMES
from engine.kernel import play
from tests.laws.walks import walk

TESTS = Path(__file__).resolve().parents[1]


@pytest.mark.parametrize("game", list(GAMES))
def test_saves_of_every_version_load_and_finish(game: str) -> None:
    for version in range(1, GAMES[game].VERSION + 1):
        text = (TESTS / game / "saves" / f"v{version}.json").read_text(encoding="utf-8")
        assert f'"version":{version},' in text
        state = codec.loads(text)
        assert state.result is None
        for seat, choice in walk(state, seed=version):
            play(state, seat, choice)
        assert state.result is not None
