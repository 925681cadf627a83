"""Private attributes of libraries are used in listed modules, and SQL is in the store."""

from __future__ import annotations

import ast
import pkgutil
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from tests.house.sources import nodes, python_files
from tests.house.test_rooms import modules, room

DATABASE = ("sqlalchemy", "sqlite3", "aiosqlite", "asyncpg", "alembic")
"""What speaks to a database."""
DOCUMENTED = {"_exit", "_mapping", "_replace"}
"""Names with an underscore that their libraries document for everybody: `os._exit`,
`sqlalchemy.Row._mapping`, `NamedTuple._replace`."""
PRIVATE = {
    "bot.store.database.driver": {"_conn", "_connection", "_tx"},  # runs in a connection's thread
    # a gateway may omit the number of the one shard in READY, without which discord.py fails.
    # Its one session is for requests that the library has no function for
    "bot.discord.client": {"_connection", "_HTTPClient__session"},
    # parsed texts are dropped once compiled, and Babel's data of five megabytes are not read
    "bot.fluent_files": {"_get_babel_locale", "_messages"},
}
"""Private attributes of libraries that modules use, because no public one does the same."""
ERRORS_ONLY = {"sqlalchemy.exc"}
"""Exceptions may be named anywhere."""
OF_DATABASE = re.compile(r"\.rows$|\.migrations\.")
"""Modules of features that speak to the database."""
ELSEWHERE = {
    "bot.app.health": "asks the database without loading the store",
    "bot.render.rulebook": "an index in memory",
}
"""Modules beside the store that speak SQL, and why."""


def private(names: Iterable[str]) -> set[str]:
    """Those of these names that begin with one underscore."""
    return {name for name in names if name.startswith("_") and not name.startswith("__")}


def private_attributes(path: Path) -> set[str]:
    """Private attributes of others: read off something else than `self` or `cls`, and not defined
    in the module; or read or overridden in a class that derives from a library's."""
    found = set[str]()
    for node in nodes(path):
        if isinstance(node, ast.Attribute) and not _is_own(node):
            found.add(node.attr)
    found -= defined(nodes(path))
    for node in nodes(path):
        if isinstance(node, ast.ClassDef) and (bases := _library_bases(node, path)):
            inside = tuple(ast.walk(node))
            own = defined(inside)
            found |= {n.attr for n in inside if isinstance(n, ast.Attribute) and _is_own(n)} - own
            found |= own & {name for base in bases for cls in base.__mro__ for name in vars(cls)}
    return private(found) - DOCUMENTED


def _is_own(node: ast.Attribute) -> bool:
    return isinstance(node.value, ast.Name) and node.value.id in ("self", "cls")


def _library_bases(node: ast.ClassDef, path: Path) -> list[type]:
    """The bases of a class that a library defines."""
    bases = []
    for base in node.bases:
        first, _, rest = ast.unparse(base).partition("[")[0].partition(".")
        origin = imports(path).get(first, "bot")
        if origin.split(".")[0] not in ("bot", "engine"):
            bases.append(pkgutil.resolve_name(f"{origin}.{rest}".strip(".")))
    return [base for base in bases if isinstance(base, type)]


@cache
def imports(path: Path) -> dict[str, str]:
    """What each imported name of a module stands for."""
    origins = {}
    for node in nodes(path):
        if isinstance(node, ast.ImportFrom):
            origins |= {one.asname or one.name: f"{node.module}.{one.name}" for one in node.names}
        elif isinstance(node, ast.Import):
            for one in node.names:
                first = one.name.split(".")[0]
                origins[one.asname or first] = one.name if one.asname else first
    return origins


def defined(inside: Iterable[ast.AST]) -> set[str]:
    """The names that these nodes define or set."""
    names = set()
    for node in inside:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            names.add(node.name)
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            names.add(node.attr)
        elif isinstance(node, ast.AnnAssign | ast.Assign):
            targets = [node.target] if isinstance(node, ast.AnnAssign) else node.targets
            names |= {target.id for target in targets if isinstance(target, ast.Name)}
    return names


def test_private_attributes_of_libraries_are_used_where_nothing_else_does() -> None:
    used = {name: found for name, path in modules().items() if (found := private_attributes(path))}
    assert used == PRIVATE
    assert [path for path in python_files("engine") if private_attributes(path)] == []


def test_sql_stands_in_the_store_and_in_the_rows_of_features() -> None:
    elsewhere = {
        module: names
        for module in modules()
        if not (room(module) == "features" and OF_DATABASE.search(module))
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


def test_every_request_to_discord_goes_through_the_one_traced_session() -> None:
    """discord.py makes it; `GharkaneClient.session` is for what the library has no function for.
    A session of one's own would pass the budget and the counter of invalid answers. The reporter's
    does not go to Discord."""
    makers = {
        name
        for name, path in modules().items()
        if room(name) not in ("lab", "playground") and "ClientSession(" in path.read_text("utf-8")
    }
    assert makers == {"bot.app.reporter"}


def test_no_test_waits_in_a_page_by_evaluating_a_string() -> None:
    """Our pages forbid `eval`. Playwright's `wait_for_function` needs it as soon as its first look
    was in vain, so that it works on a quick machine only: `tests.browser.table.becomes_true`."""
    calls = {
        (path.name, node.lineno)
        for path in python_files("tests/browser")
        for node in nodes(path)
        if isinstance(node, ast.Attribute) and node.attr == "wait_for_function"
    }
    assert calls == set()
