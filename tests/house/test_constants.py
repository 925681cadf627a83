"""A public constant of `bot` has one meaning: no other module gives its name another value."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SHARED = Path(__file__).with_name("shared_names.txt")
"""Names that still have several values, one a line. None joins them."""
COLLECTED = {
    "ART",
    "BUTTONS",
    "DRAWINGS",
    "FACE",
    "LEGEND_KEYS",
    "SELF_EXPLANATORY",
    "THINGS",
    "UNMARKED",
}
"""What each module declares of its own for others to collect by this name."""


def constants(source: str) -> dict[str, str]:
    """Each public constant of a module with its value as it is written."""
    values = {}
    for node in ast.parse(source).body:
        targets = node.targets if isinstance(node, ast.Assign) else []
        if isinstance(node, ast.AnnAssign) and node.value is not None:
            targets = [node.target]
        for target in targets:
            if isinstance(target, ast.Name) and target.id.isupper() and target.id[0] != "_":
                values[target.id] = ast.unparse(node.value)  # type: ignore[union-attr,arg-type]
    return values


def with_several_values() -> set[str]:
    """The names of public constants that differ from module to module."""
    values = defaultdict(set)
    for path in sorted((ROOT / "bot").rglob("*.py")):
        for name, value in constants(path.read_text(encoding="utf-8")).items():
            values[name].add(value)
    return {name for name, different in values.items() if len(different) > 1} - COLLECTED


def test_no_public_constant_has_several_values_but_those_listed() -> None:
    listed = set(SHARED.read_text(encoding="utf-8").split())
    several = with_several_values()
    assert several - listed == set(), "say in the name what it is and in which unit"
    assert listed - several == set(), "take it off the list"


def test_a_constant_is_found_however_it_is_written() -> None:
    source = "MOST: Final = 3\n_OWN = 2\nAPART = 1.0\ndef f():\n    FAR = 1\n"
    assert constants(source) == {"MOST": "3", "APART": "1.0"}
