"""Each rule of each game with the tests that prove it: `make rules`.

A test names the rules it proves in square brackets at the start of its docstring:
``[rule.one, rule.two] What is shown.`` A rule with no test is a fault (exit 1), and so is a test
that names a rule no catalogue has.
"""

from __future__ import annotations

import ast
import re
import sys
from collections import defaultdict
from pathlib import Path

from engine.games import GAMES

TESTS = Path(__file__).resolve().parent
_NAMED = re.compile(r"\s*\[([^\]]+)\]")


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


def unproved(game: str) -> list[str]:
    """Rules of the catalogue that no test names."""
    named = proofs(game)
    return [rule for rule in GAMES[game].RULES if rule not in named]


def unknown(game: str) -> list[str]:
    """Rules that tests name and the catalogue does not have."""
    return [rule for rule in proofs(game) if rule not in GAMES[game].RULES]


def main() -> int:
    """Print the list; 1 if anything is missing."""
    faults = 0
    for game, package in GAMES.items():
        named = proofs(game)
        print(f"# {game}: {len(package.RULES)} rules")
        for rule in package.RULES.values():
            print(f"{rule.id}  ({rule.section}) {rule.title_en}")
            for test in named.get(rule.id, ["NO TEST"]):
                print(f"    {test}")
        missing, strange = unproved(game), unknown(game)
        faults += len(missing) + len(strange)
        for rule in missing:
            print(f"{game}: rule {rule} has no test", file=sys.stderr)
        for rule in strange:
            print(f"{game}: tests name the unknown rule {rule}", file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
