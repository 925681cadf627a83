"""Mutants drawn by machine: each applies, and changes what a rule may depend on."""

from __future__ import annotations

import pytest

from tests.lab.drawn import changes_of, drawn
from tests.lab.mutants import changed_source, fault


def test_a_drawn_change_applies_and_a_larger_sample_starts_with_the_smaller() -> None:
    game = "_skeleton"
    rows = drawn(game, 1, 20)
    assert [fault(row, game) for row in rows] == [""] * 20
    assert len({changed_source(row) for row in rows}) == 20
    assert drawn(game, 1, 4) == rows[:4]
    assert drawn(game, 2, 4) != rows[:4]


@pytest.mark.parametrize(
    ("source", "changes"),
    [
        ("x = [a for a in b if a]", ["x = [a for a in b if not (a)]"]),
        ("x = a in b", ["x = a not in b"]),
        ("x = a not in b", ["x = a in b"]),
        ("if a:\n    x()", ["if not a:\n    x()"]),
        ("x = a and 2", ["x = a and 1", "x = a and 3", "x = a or 2"]),
        ("x: int | None = a", []),
        ("def x(a: int | None) -> A | B:\n    return a", []),
        ("isinstance(x, A | B)", []),
        ("assert a is not None", []),
        ("@a(1)\nclass X:\n    b: int", []),
    ],
)
def test_a_drawn_change_is_one_of_a_condition_a_figure_or_an_operator(
    source: str, changes: list[str]
) -> None:
    assert sorted(changes_of(source)) == changes
