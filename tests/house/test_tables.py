"""How `bot/table` and features are built: services side by side."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

import pytest

from tests.house.counts import ROOT, overridden, services
from tests.house.sources import python_files, source, tree


@pytest.mark.parametrize("name", services())
def test_services_inherit_nothing_and_override_nothing(name: str) -> None:
    service = services()[name]
    assert service.__bases__ == (object,)
    assert overridden(service) == []


def test_no_service_reaches_into_another() -> None:
    reaching = re.compile(rf"\bself\.({'|'.join(services())})\._\w+")
    for path in [*python_files("bot/table"), *python_files("bot/features")]:
        assert not (match := reaching.search(source(path))), f"{path}: {match}"


def calls(outer: ast.AST, inside: str = "") -> Iterator[tuple[str, str]]:
    """Every call: the function that it is in, and what is called."""
    for node in ast.iter_child_nodes(outer):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield from calls(node, node.name)
            continue
        if isinstance(node, ast.Call):
            yield inside, ast.unparse(node.func)
        yield from calls(node, inside)


def test_states_are_cached_in_one_place_and_moves_made_in_one() -> None:
    made: dict[str, list[tuple[str, str]]] = {"states.put": [], "rows.add_move": []}
    for path in [*python_files("bot/table"), *python_files("bot/features")]:
        for inside, called in calls(tree(path)):
            for what, where in made.items():
                if called.endswith(what):
                    where.append((str(path.relative_to(ROOT)), inside))
    assert made["states.put"] == [("bot/table/sessions.py", "keep")]
    assert made["rows.add_move"] == [("bot/table/consequences.py", "store_move")]
