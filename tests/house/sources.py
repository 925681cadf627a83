"""The project's source files, read and parsed once per process for all tests."""

from __future__ import annotations

import ast
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
