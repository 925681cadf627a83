"""Private attributes of libraries are used in one module, and SQL is in the store."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.house.test_rooms import imported, modules, room

ADAPTER = "bot.store.database.driver"
DATABASE = ("sqlalchemy", "sqlite3", "aiosqlite", "asyncpg", "alembic")
"""What speaks to a database."""
DOCUMENTED = {"_exit", "_mapping"}
"""Names with an underscore that their libraries document for everybody: `os._exit`,
`sqlalchemy.Row._mapping`."""
ERRORS_ONLY = {"sqlalchemy.exc"}
"""Exceptions may be named anywhere."""
ELSEWHERE = {
    "bot.app.health": "asks the database without loading the store",
    "bot.render.rulebook": "an index in memory",
    "bot.cli.counted": "counts the statements that the bot runs",
}
"""Modules beside the store that speak SQL, and why."""


def private_attributes(tree: ast.AST) -> set[str]:
    """Private attributes that are read off something else than `self` or `cls`."""
    return {
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute)
        and node.attr.startswith("_")
        and not node.attr.startswith("__")
        and not (isinstance(node.value, ast.Name) and node.value.id in ("self", "cls"))
    }


def defined(tree: ast.AST) -> set[str]:
    """The private names that a module defines or sets itself."""
    names = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            names.add(node.name)
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            names.add(node.attr)
        elif isinstance(node, ast.AnnAssign | ast.Assign):
            targets = [node.target] if isinstance(node, ast.AnnAssign) else node.targets
            names |= {target.id for target in targets if isinstance(target, ast.Name)}
    return names


def parsed(module: str) -> ast.AST:
    return ast.parse(modules()[module].read_text(encoding="utf-8"))


def test_private_attributes_of_libraries_are_used_in_the_adapter_alone() -> None:
    ours = DOCUMENTED.union(*(defined(parsed(module)) for module in modules()))
    for path in sorted((Path(__file__).resolve().parents[2] / "engine").glob("**/*.py")):
        ours |= defined(ast.parse(path.read_text(encoding="utf-8")))
    wrong = {
        module: sorted(found)
        for module in modules()
        if module != ADAPTER and (found := private_attributes(parsed(module)) - ours)
    }
    assert wrong == {}
    assert private_attributes(parsed(ADAPTER)) - ours, "it is the adapter no more"


@pytest.mark.parametrize("module", sorted(modules()))
def test_sql_stands_in_the_store_and_in_the_rows_of_features(module: str) -> None:
    rows = room(module) == "features" and module.endswith(".rows")
    if rows or room(module) in ("store", "lab") or module in ELSEWHERE:
        return
    names = set()
    for node in ast.walk(parsed(module)):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module)
    spoken = {name for name in names if name.split(".")[0] in DATABASE} - ERRORS_ONLY
    assert spoken == set(), imported(module)
