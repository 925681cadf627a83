"""The lists of mutants: examples, each of which applies to the code of today."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from engine.games import GAMES
from tests.lab.mutants import Mutant, fault, mutants, name_killer

EXAMPLES = 40


@pytest.mark.parametrize("game", list(GAMES))
def test_a_list_holds_examples_and_each_row_applies(game: str) -> None:
    rows = mutants(game)
    assert [f"{row.about}: {wrong}" for row in rows if (wrong := fault(row, game))] == []
    assert len({(row.file, row.find, row.replace) for row in rows}) == len(rows)
    assert len({row.about for row in rows}) == len(rows)
    assert 0 < len([row for row in rows if not row.equivalent]) <= EXAMPLES


@pytest.mark.parametrize(
    ("changed", "wrong"),
    [
        ({"file": "engine/games/_skeleton/gone.py"}, "does not exist"),
        ({"file": "engine/steps.py"}, "holds no rule of _skeleton"),
        ({"find": "def "}, "times in"),
        ({"find": "no such line"}, "occurs 0 times"),
        ({"replace": "class Bids"}, "changes nothing"),
        ({"replace": "class"}, "no Python here"),
        ({"tests": ["tests/_skeleton/test_gone.py"]}, "does not exist"),
        ({"tests": ["tests/_skeleton/test_rules.py::test_gone"]}, "does not exist"),
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


LIST = """# Changes of the rules.

[[mutant]]
file = "data/a.toml"
find = "1"
replace = "2"
about = "One is two"
tests = [
    "tests/a/test_one.py",
    "tests/a/test_two.py",
]
rule = "one"

[[mutant]]
file = "data/a.toml"
find = "3"
replace = "4"
about = "Three is four"
"""
NAMED = """# Changes of the rules.

[[mutant]]
file = "data/a.toml"
find = "1"
replace = "2"
about = "One is two"
rule = "one"
tests = ["tests/a/test_two.py::test_one"]

[[mutant]]
file = "data/a.toml"
find = "3"
replace = "4"
about = "Three is four"
tests = ["tests/a/test_three.py::test_three"]
"""


def test_the_killer_of_a_change_is_written_into_its_row(tmp_path: Path) -> None:
    path = tmp_path / "mutants.toml"
    path.write_text(LIST, encoding="utf-8")
    one, three = (Mutant.model_validate(row) for row in tomllib.loads(LIST)["mutant"])
    name_killer(path, one, "import")
    name_killer(path, one, "tests/a/test_two.py")
    assert path.read_text(encoding="utf-8") == LIST
    name_killer(path, one, "tests/a/test_two.py::test_one[2 seats")
    name_killer(path, three, "tests/a/test_three.py::test_three")
    assert path.read_text(encoding="utf-8") == NAMED
