"""Which games' long laws a branch calls for."""

from __future__ import annotations

import pytest

from engine.games import GAMES
from tests.changed import FOLDERS, changed, worlds
from tests.long.test_worlds import TABLES, TESTS

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
    assert changed(["bot/texts.py", "docs/quality.md", "tests/bot/core/tables/test_play.py"]) == []


@pytest.mark.parametrize("commit", ["0", "1f", "ffffffff"])
def test_a_commit_looks_at_one_deal_of_each_game_and_at_each_table_of_a_changed_one(
    commit: str,
) -> None:
    cases = {f"{name}-{seats}-{deal}]" for name, seats in TABLES for deal in range(1, TESTS + 1)}
    drawn = worlds(commit, [SECOND])
    assert set(drawn) <= cases
    tables = [case.rpartition("-")[0] for case in drawn]
    assert [t for t in tables if t.startswith(SECOND)] == [
        f"{SECOND}-{n}" for n in GAMES[SECOND].SEATS
    ]
    assert len(tables) == len(GAMES) - 1 + len(GAMES[SECOND].SEATS)


def test_commits_draw_different_deals() -> None:
    assert len({tuple(worlds(f"{n:x}", [])) for n in range(40)}) > 30
