"""Each rule of each game with its tests and its mutants: `make rules`.

A test names the rules it is about in square brackets at the start of its docstring:
``[rule.one, rule.two] What is shown.`` That proves nothing yet: a rule is proved when a change of
its condition or figure fails a test. A row of `tests/<game>/mutants.toml` is such a change and
names the rules that it breaks; `tests.lab mutants <game>` runs them. Rules without a mutant
are counted. A rule with no test is a fault (exit 1). So is a test or a mutant that names a rule no
catalogue has.
"""

from __future__ import annotations

import ast
import re
import sys
from collections import defaultdict
from functools import cache
from pathlib import Path

from engine.games import GAMES
from tests.lab.mutants import mutants

TESTS = Path(__file__).resolve().parent
_NAMED = re.compile(r"\s*\[([^\]]+)\]")


@cache
def proofs(game: str) -> dict[str, list[str]]:
    """Rule id -> tests ("file::name") in the game's own folder of tests."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted((TESTS / game).glob("**/test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                continue
            named = _NAMED.match(ast.get_docstring(node) or "")
            if node.name.startswith("test_") and named:
                for rule in named[1].split(","):
                    found[rule.strip()].append(f"{path.name}::{node.name}")
    return found


def breaks(game: str) -> dict[str, list[str]]:
    """Rule id -> what the mutants that break it do; equivalent ones break nothing."""
    found: dict[str, list[str]] = defaultdict(list)
    for mutant in mutants(game):
        for rule in mutant.rules if not mutant.equivalent else ():
            found[rule].append(mutant.about)
    return found


def untested(game: str) -> list[str]:
    """Rules of the catalogue that no test names."""
    named = proofs(game)
    return [rule for rule in GAMES[game].RULES if rule not in named]


def unknown(game: str) -> list[str]:
    """Rules that tests or mutants name and the catalogue does not have."""
    named = {*proofs(game), *breaks(game)}
    return sorted(rule for rule in named if rule not in GAMES[game].RULES)


def main() -> int:
    """Print the list; 1 if anything is missing."""
    faults = 0
    for game, package in GAMES.items():
        named, broken = proofs(game), breaks(game)
        without = sum(rule not in broken for rule in package.RULES)
        print(f"# {game}: {len(package.RULES)} rules, {without} without a mutant")
        for rule in package.RULES.values():
            print(f"{rule.id}  ({rule.section}) {rule.title_en}")
            for test in named.get(rule.id, ["NO TEST"]):
                print(f"    {test}")
            for about in broken.get(rule.id, ()):
                print(f"    mutant: {about}")
        missing, strange = untested(game), unknown(game)
        faults += len(missing) + len(strange)
        for rule in missing:
            print(f"{game}: rule {rule} has no test", file=sys.stderr)
        for rule in strange:
            print(f"{game}: tests or mutants name the unknown rule {rule}", file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
