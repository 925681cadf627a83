"""The lists of mutants: long enough, and each row still applies to the code of today."""

from __future__ import annotations

import pytest

from bot.lab.mutants import Mutant, fault, mutants
from engine.games import GAMES

ROWS = 60


@pytest.mark.parametrize("game", list(GAMES))
def test_a_list_is_long_enough_and_each_row_applies(game: str) -> None:
    rows = mutants(game)
    assert [f"{row.about}: {wrong}" for row in rows if (wrong := fault(row, game))] == []
    assert len({(row.file, row.find, row.replace) for row in rows}) == len(rows)
    assert len({row.about for row in rows}) == len(rows)
    assert len(rows) >= ROWS


@pytest.mark.parametrize(
    ("changed", "wrong"),
    [
        ({"file": "engine/games/_skeleton/gone.py"}, "does not exist"),
        ({"file": "engine/steps.py"}, "holds no rule of _skeleton"),
        ({"find": "def "}, "times in"),
        ({"find": "no such line"}, "occurs 0 times"),
        ({"replace": "class Bids"}, "changes nothing"),
        ({"tests": ["tests/_skeleton/test_gone.py"]}, "does not exist"),
    ],
)
def test_a_row_that_cannot_be_applied_says_why(changed: dict[str, object], wrong: str) -> None:
    row = {
        "file": "engine/games/_skeleton/state.py",
        "find": "class Bids",
        "replace": "class Asks",
        "about": "The game has another name",
    }
    assert fault(Mutant.model_validate(row), "_skeleton") == ""
    assert wrong in fault(Mutant.model_validate(row | changed), "_skeleton")
