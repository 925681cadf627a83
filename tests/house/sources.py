"""The project's source files, read and parsed once per process for all tests."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


@cache
def python_files(folder: str) -> tuple[Path, ...]:
    """Return the modules below a folder of the project, sorted."""
    return tuple(sorted((ROOT / folder).glob("**/*.py")))


@cache
def source(path: Path) -> str:
    """Return the text of a file."""
    return path.read_text(encoding="utf-8")


@cache
def tree(path: Path) -> ast.Module:
    """Return a parsed module."""
    return ast.parse(source(path))


@cache
def nodes(path: Path) -> tuple[ast.AST, ...]:
    """Return all nodes of a module, in the order of `ast.walk`."""
    return tuple(ast.walk(tree(path)))


def statements(block: ast.AST) -> Iterator[ast.stmt]:
    """Yield all statements below a node; their expressions, most of a tree, are not visited."""
    for field in ("body", "handlers", "orelse", "finalbody", "cases"):
        for child in getattr(block, field, ()):
            if isinstance(child, ast.stmt):
                yield child
            yield from statements(child)
