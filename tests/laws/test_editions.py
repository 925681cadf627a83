"""A game is played by the edition of the rules with which it began: its figures stay.

Each table of a game but `LOOSE` belongs to an edition, which data/<game>/editions.toml holds by a
digest of all its figures.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine import codec
from engine.content import DATA, EDITIONS, advice, editions, figures_of
from engine.games import GAMES
from engine.kernel import play
from engine.package import GamePackage
from tests.laws.walks import options_of, walk

LOOSE = frozenset(
    {
        EDITIONS,
        "rules.toml",
        "value.toml",
        "tutorial.toml",
        "challenge.toml",
        "campaign.toml",
        "faces.toml",
        "look.toml",
    }
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


LOADED = """
import re, sys
from engine import content
read = content._read

def bumped(value):
    if isinstance(value, dict):
        return {key: bumped(of) for key, of in value.items()}
    if isinstance(value, list):
        return [bumped(of) for of in value]
    if isinstance(value, str):
        return re.sub("[0-9]+", lambda digits: str(bumped(int(digits[0]))), value)
    return value if isinstance(value, bool) else value - 1 if value > 1 else value + 1

content._read = lambda path: reading(content.DATA / path, read(path))
"""
"""Begins a program that reads the tables through `reading`, to be defined before the games load."""
PLAYED = """
def reading(path, table):
    loose, changed = set(sys.argv[2].split()), sys.argv[1] == "changed"
    return bumped(table) if changed and path.name in loose else table

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
        return printed(PLAYED, how, " ".join(LOOSE - {EDITIONS}))

    assert played("changed") == played("as they are")


WALKED = """
def reading(path, table):
    for name, *fields in (figure.split(".") for figure in sys.argv[3:]):
        if path.parent.name == sys.argv[1] and path.stem == name:
            row, rows = table, next(iter(table.values()))
            if len(table) == 1 and isinstance(rows, list):
                row = {each.get("id"): each for each in rows}
            for field in fields[:-1]:
                row = row[field]
            row[fields[-1]] = bumped(row[fields[-1]])
    return table

from tests.laws.test_editions import course
print(course(sys.argv[1], int(sys.argv[2])))
"""
"""Plays games of an edition at random, with these figures changed."""
OLDER = [
    (game, edition)
    for game, package in GAMES.items()
    for edition in sorted({1, package.EDITION - 1})
    if any(row.was for row in editions(game)[edition - 1 : -1])
]
"""The first and the last of a game's older editions of which later ones changed figures."""
LOOK_EVERY = 20
"""Picks between two looks at views and points."""


@pytest.mark.parametrize(("game", "edition"), OLDER)
def test_an_older_edition_reads_no_figure_that_later_ones_changed(game: str, edition: int) -> None:
    """These figures of today's tables may change: picks, views, points and ends stay."""
    later = [name for row in editions(game)[edition - 1 : -1] for name in row.was]
    assert printed(WALKED, game, str(edition), *later) == printed(WALKED, game, str(edition))


def course(game: str, edition: int) -> str:
    """The digest of random games of an edition, with each number of seats; the first has the usual
    options."""
    package, found = GAMES[game], hashlib.sha256()
    for n, seats in enumerate([*package.SEATS, package.SEATS[-1]]):
        played = package.new_game(seats, n, options_of(package, n), edition)
        for at, pick in enumerate(walk(played, n)):
            told: list[object] = [pick]
            if at % LOOK_EVERY == 0:
                told += [package.view(played, None), package.score(played)]
            found.update(repr(told).encode())
            play(played, *pick)
        found.update(f"{codec.dumps(played)} {package.score(played)}".encode())
    return found.hexdigest()


def printed(program: str, *words: str) -> str:
    """What a program prints that loads the tables in its own way; sets have one order in it."""
    command = [sys.executable, "-c", LOADED + program, *words]
    told = {**os.environ, "PYTHONHASHSEED": "0"}
    root = Path(__file__).parents[2]
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=root, env=told)
    return done.stdout
