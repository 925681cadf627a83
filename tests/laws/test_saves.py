"""A real save of every version since 1.0.0: it loads with today's rules, and the game finishes."""

from __future__ import annotations

import json
import sys
from dataclasses import fields, is_dataclass
from pathlib import Path

import pytest

from engine import codec
from engine.games import GAMES
from engine.kernel import TRANSIENT, Game, legal, pending, play, settled
from tests.laws.walks import walk

TESTS = Path(__file__).resolve().parents[1]


SAVES = [path for game in GAMES for path in sorted((TESTS / game / "saves").glob("v*.json"))]


@pytest.mark.parametrize("path", SAVES, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_saves_of_every_version_load_and_finish(path: Path) -> None:
    version = int(path.stem.partition("-")[0].removeprefix("v"))
    text = path.read_text(encoding="utf-8")
    assert f'"version":{version},' in text
    state = codec.loads(text)
    assert state.result is None
    state, _ = settled(state) or (state, ())
    assert all(legal(state, seat) for _, seats in pending(state) for seat in seats)
    for seat, choice in walk(state, seed=version):
        play(state, seat, choice)
    assert state.result is not None


def _versions(game: str) -> range:
    return range(GAMES[game].FIRST_VERSION, GAMES[game].VERSION + 1)


@pytest.mark.parametrize("game", list(GAMES))
def test_every_version_has_a_save(game: str) -> None:
    kept = {path.stem.partition("-")[0] for path in SAVES if path.parts[-3] == game}
    assert kept == {f"v{version}" for version in _versions(game)}


@pytest.mark.parametrize("game", list(GAMES))
def test_a_broken_save_of_any_version_is_refused(game: str) -> None:
    for version in _versions(game):
        for state in ({}, None, [], "x", {"seats": None}, {"agenda": [{}], "places": [1]}):
            text = json.dumps({"game": game, "version": version, "state": state})
            with pytest.raises(codec.UnreadableSave, match="is broken"):
                codec.loads(text)


@pytest.mark.parametrize("path", SAVES, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_a_save_of_before_the_first_version_is_recognised(path: Path) -> None:
    save = json.loads(path.read_text(encoding="utf-8"))
    for version in range(1, GAMES[path.parts[-3]].FIRST_VERSION):
        with pytest.raises(codec.OldSave, match="before version 1"):
            codec.loads(json.dumps(save | {"version": version}))


def test_no_class_of_a_state_but_game_has_a_transient_field() -> None:
    """Saves leave these fields out by name, in any class."""
    classes = {
        value
        for name, module in sys.modules.items()
        if name.startswith("engine.")
        for value in vars(module).values()
        if isinstance(value, type) and is_dataclass(value) and not issubclass(value, Game)
    }
    assert len(classes) > 100
    assert {cls.__name__ for cls in classes if TRANSIENT & {f.name for f in fields(cls)}} == set()
