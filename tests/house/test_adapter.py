"""Private attributes of libraries are used in one module, and SQL is in the store."""

from __future__ import annotations

import ast
from pathlib import Path

from tests.house.sources import nodes, python_files
from tests.house.test_rooms import modules, room

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


def private_attributes(path: Path) -> set[str]:
    """Private attributes that are read off something else than `self` or `cls`."""
    return {
        node.attr
        for node in nodes(path)
        if isinstance(node, ast.Attribute)
        and node.attr.startswith("_")
        and not node.attr.startswith("__")
        and not (isinstance(node.value, ast.Name) and node.value.id in ("self", "cls"))
    }


def defined(path: Path) -> set[str]:
    """The private names that a module defines or sets itself."""
    names = set()
    for node in nodes(path):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            names.add(node.name)
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            names.add(node.attr)
        elif isinstance(node, ast.AnnAssign | ast.Assign):
            targets = [node.target] if isinstance(node, ast.AnnAssign) else node.targets
            names |= {target.id for target in targets if isinstance(target, ast.Name)}
    return names


def test_private_attributes_of_libraries_are_used_in_the_adapter_alone() -> None:
    files = [*modules().values(), *python_files("engine")]
    ours = DOCUMENTED.union(*map(defined, files))
    wrong = {
        module: sorted(found)
        for module, path in modules().items()
        if module != ADAPTER and (found := private_attributes(path) - ours)
    }
    assert wrong == {}
    assert private_attributes(modules()[ADAPTER]) - ours, "it is the adapter no more"


def test_sql_stands_in_the_store_and_in_the_rows_of_features() -> None:
    elsewhere = {
        module: names
        for module in modules()
        if not (room(module) == "features" and module.endswith(".rows"))
        and room(module) not in ("store", "lab")
        and module not in ELSEWHERE
        and (names := database_imports(modules()[module]))
    }
    assert elsewhere == {}


def database_imports(path: Path) -> list[str]:
    """What a module imports that speaks to a database."""
    names = set()
    for node in nodes(path):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module)
    return sorted({name for name in names if name.split(".")[0] in DATABASE} - ERRORS_ONLY)
