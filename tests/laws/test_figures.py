"""Whose each figure is: the rulebook's, a published card's, or ours.

`tests/<game>/figures.toml` lists the figures by rule of the catalogue, which names the section of
the rulebook:

    ["build.cost".book]
    "gears for a small building" = ["NUMBERS.small.gears", 3]

Each says where the figure is found, and its value. An expression may use the names of the game's
`content`, the modules of the game and of the kit, and `option`: the defaults of the options. A
figure without a table names a test of that rule that shows it (`file.py::test`).

`book` figures are in the rulebook, `printed` ones on published cards and boards alone, `ours` in
neither. `ruling` says what else in a rule is not the rulebook's; `aside` lists numbers of its text
that are no figures. `[tables]` says whose the figures in the other tables of data/<game> are.
"""

from __future__ import annotations

import importlib
import json
import pkgutil
import re
import tomllib
from functools import cache
from typing import Any, NamedTuple

import pytest
from pydantic import BaseModel

from engine.content import DATA, Rule
from tests.laws.walks import PACKAGES, TESTS
from tests.rules import proofs

ORIGINS = ("book", "printed", "ours")
LISTED = {
    "rules",
    "numbers",
    "tutorial",
    "value",
    "challenge",
    "campaign",
    "editions",
    "look",
    "faces",
}
"""Tables without pieces of the game; the figures of `numbers.toml` are listed one by one."""
WORDS = {
    2: "two twice deux",
    3: "three trois",
    4: "four fourth quatre quatrième",
    5: "five fifth cinq cinquième",
    6: "six sixth sixième",
    7: "seven seventh sept septième",
    8: "eight eighth huit huitième",
    9: "nine ninth neuf neuvième",
    10: "ten tenth dix dixième",
    11: "eleven onze",
    12: "twelve douze",
    13: "thirteen treize",
    14: "fourteen quatorze",
    15: "fifteen quinze",
    16: "sixteen seize",
    17: "seventeen dix-sept",
    18: "eighteen dix-huit",
    20: "twenty vingt",
    25: "twenty-five vingt-cinq",
    30: "thirty trente",
    100: "hundred cent",
}
NUMBER = {word: number for number, words in WORDS.items() for word in words.split()}


class Figure(NamedTuple):
    """A figure of a rule."""

    rule: str
    origin: str
    about: str
    where: str
    value: Any


@cache
def document(name: str) -> dict[str, Any]:
    """Return the figures of a game as its file lists them."""
    return tomllib.loads((TESTS / name / "figures.toml").read_text(encoding="utf-8"))


def listed(name: str) -> dict[str, dict[str, Any]]:
    """Return what is listed for each rule."""
    return {rule: row for rule, row in document(name).items() if rule != "tables"}


def figures(name: str) -> list[Figure]:
    """Return the figures of a game."""
    return [
        Figure(rule, origin, about, *figure)
        for rule, row in listed(name).items()
        for origin in ORIGINS
        for about, figure in row.get(origin, {}).items()
    ]


@cache
def names_of(name: str) -> dict[str, Any]:
    """Return the names that the expressions of a game may use."""
    modules = {
        found.name.rpartition(".")[2]: importlib.import_module(found.name)
        for package in map(importlib.import_module, ("engine.kit", f"engine.games.{name}"))
        for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
    }
    content = modules.get("content")
    return {
        **(vars(content) if content else {}),
        **modules,
        "option": PACKAGES[name].Options(),
        "SEATS": PACKAGES[name].SEATS,
    }


def plain(value: object) -> Any:
    """Return a value as TOML writes it."""

    def other(part: Any) -> Any:
        return part.model_dump() if isinstance(part, BaseModel) else list(part)

    return json.loads(json.dumps(value, default=other))


def numbers_of(text: str) -> set[int]:
    """Return the numbers from two on in a text, in digits or words."""
    words = re.findall(r"\d+|[^\W\d_]+(?:-[^\W\d_]+)*", text.lower())
    numbers = {NUMBER.get(word) or (int(word) if word.isdigit() else 0) for word in words}
    return {number for number in numbers if number > 1}


def says(rule: Rule) -> set[int]:
    """Return the numbers in the texts of a rule."""
    return numbers_of(rule.text_fr) | numbers_of(rule.text_en)


@pytest.mark.parametrize("name", PACKAGES)
def test_each_figure_is_what_the_table_says(name: str) -> None:
    faults = []
    for figure in figures(name):
        rule = PACKAGES[name].RULES.get(figure.rule)
        if rule is None:
            faults.append(f"no rule {figure.rule}")
        elif "::" in figure.where:
            if figure.where not in proofs(name)[rule.id]:
                faults.append(f"{rule.id}: {figure.where} is no test of it")
        elif (value := plain(eval(figure.where, names_of(name)))) != figure.value:
            faults.append(f"“{rule.section}”: {figure.about}: {value}, not {figure.value}")
    assert faults == []


@pytest.mark.parametrize("name", PACKAGES)
def test_each_number_of_a_rule_is_a_figure(name: str) -> None:
    """A number in a rule's text is the value of one of its figures, or listed as none."""
    values = {rule: set(row.get("aside", ())) for rule, row in listed(name).items()}
    for figure in figures(name):
        values[figure.rule] |= {int(n) for n in re.findall(r"\d+", json.dumps(figure.value))}
    unlisted = {
        rule.id: sorted(missing)
        for rule in PACKAGES[name].RULES.values()
        if (missing := says(rule) - values.get(rule.id, set()))
    }
    assert unlisted == {}


@pytest.mark.parametrize("name", PACKAGES)
def test_each_number_of_the_tables_is_listed(name: str) -> None:
    folder, wheres = DATA / name, " ".join(figure.where for figure in figures(name))
    unlisted = []
    if (folder / "numbers.toml").exists():
        for key, value in tomllib.loads((folder / "numbers.toml").read_text("utf-8")).items():
            parts = [f"{key}.{part}" for part in value] if isinstance(value, dict) else []
            whole = re.search(rf"NUMBERS\.{key}\b(?!\.|\[\")", wheres)
            unlisted += [part for part in parts or [key] if not whole and not _named(part, wheres)]
    assert unlisted == []
    tables = {path.name for path in folder.glob("*.toml") if path.stem not in LISTED}
    assert document(name).get("tables", {}).keys() == tables
    assert set(document(name).get("tables", {}).values()) <= {*ORIGINS, "none"}


def _named(path: str, wheres: str) -> bool:
    key, _, part = path.partition(".")
    return bool(re.search(rf"NUMBERS\.{key}(\.{part}\b|\[\"{part}\"\])" if part else "$^", wheres))


@pytest.mark.parametrize("name", PACKAGES)
def test_house_rules_are_those_with_something_of_ours(name: str) -> None:
    """A listed rule is marked `house` if a figure of it, or a ruling, is not the rulebook's."""
    faults = []
    for id, row in listed(name).items():
        not_of_the_book = bool(row.get("ruling") or row.get("ours") or row.get("printed"))
        if PACKAGES[name].RULES[id].house != not_of_the_book:
            faults.append(f"{id}: {'not ' * (not not_of_the_book)}marked house by its figures")
    assert faults == []
