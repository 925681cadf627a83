"""A game is played by the edition of the rules with which it began: its figures stay.

Each table of a game but `LOOSE` belongs to an edition, which data/<game>/editions.toml holds by a
digest of all its figures.
"""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.content import DATA, EDITIONS, advice, editions, figures_of
from engine.games import GAMES
from engine.package import GamePackage

LOOSE = frozenset(
    {EDITIONS, "rules.toml", "value.toml", "tutorial.toml", "challenge.toml", "look.toml"}
)
"""Tables that no rule reads: texts of rules, colours, and what computers, lessons and challenges
use."""
ALL = [(game, edition) for game in GAMES for edition in range(1, GAMES[game].EDITION + 1)]


def files(game: str) -> list[Path]:
    """The tables that belong to an edition."""
    return [path for path in sorted((DATA / game).glob("*.toml")) if path.name not in LOOSE]


def without(figure: Any, fields: tuple[str, ...]) -> Any:
    """A figure, or a whole table, without the fields of these names."""
    if isinstance(figure, dict):
        return {name: without(of, fields) for name, of in figure.items() if name not in fields}
    return [without(of, fields) for of in figure] if isinstance(figure, list) else figure


def digest(tables: dict[str, Any]) -> str:
    text = json.dumps(tables, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def resolved(game: str, edition: int) -> dict[str, Any]:
    tables = {path.stem: figures_of(f"{game}/{path.name}", edition) for path in files(game)}
    return {name: without(table, advice(game)) for name, table in tables.items()}


def leaves(figure: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The paths of the numbers in a table."""
    items = figure.items() if isinstance(figure, dict) else enumerate(figure)
    for key, of in items:
        if isinstance(of, dict | list):
            yield from leaves(of, (*path, key))
        elif isinstance(of, int | float):
            yield (*path, key)


@pytest.mark.parametrize(("game", "edition"), ALL)
def test_no_figure_of_an_edition_changes(game: str, edition: int) -> None:
    """If a figure must change, add a row to data/<game>/editions.toml, and the former figure to
    `was` of the row before it. If the edition was never released, write its new digest."""
    assert editions(game)[edition - 1].digest == digest(resolved(game, edition))


@pytest.mark.parametrize("game", list(GAMES))
def test_each_number_of_a_table_belongs_to_the_edition(game: str) -> None:
    """A change of any single number is noticed."""
    tables = resolved(game, GAMES[game].EDITION)
    before, changed = digest(tables), 0
    for path in leaves(tables):
        *parents, last = path
        holder: Any = tables
        for key in parents:
            holder = holder[key]
        value = holder[last]
        holder[last] = not value if isinstance(value, bool) else value + 1
        assert digest(tables) != before, path
        holder[last] = value
        changed += 1
    assert digest(tables) == before
    assert changed > 50 or not tables


@pytest.mark.parametrize("game", list(GAMES))
def test_each_game_says_its_edition(game: str) -> None:
    """From the deal to the end, in any edition; the next game gets the latest."""
    package: GamePackage = GAMES[game]
    assert len(editions(game)) == package.EDITION
    seats, options = package.SEATS[-1], package.Options()
    for edition in range(1, package.EDITION + 1):
        assert package.new_game(seats, 1, options, edition).edition == edition
        assert package.begin(seats, 1, options, package.Record(), edition).edition == edition
    assert package.new_game(seats, 1, options).edition == package.EDITION
    assert package.begin(seats, 1, options, package.Record()).edition == package.EDITION


PLAYED = """
import sys
from engine import content
read, loose, changed = content._read, set(sys.argv[2].split()), sys.argv[1] == "changed"

def bumped(value):
    if isinstance(value, dict):
        return {key: bumped(of) for key, of in value.items()}
    if isinstance(value, list):
        return [bumped(of) for of in value]
    return value if isinstance(value, bool | str) else value + 1

def reading(path):
    table = read(path)
    return bumped(table) if changed and path.name in loose else table

content._read = lambda path: reading(content.DATA / path)
from bot.lab.simulate import simulate
from engine.games import GAMES
for game, package in GAMES.items():
    seats = package.SEATS[-1]
    print(game, simulate(game, seats, 1, 1, ["random"] * seats)["digest"])
"""
"""Plays games at random, with each number of the loose tables changed or not."""


def test_no_rule_reads_a_table_without_an_edition() -> None:
    """Their numbers may change under running games: picks, options, points and ends stay."""

    def played(how: str) -> str:
        names = " ".join(LOOSE - {EDITIONS})
        command = [sys.executable, "-c", PLAYED, how, names]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout

    assert played("changed") == played("as they are")
