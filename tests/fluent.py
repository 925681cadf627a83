"""Whole text files, as Fluent reads them: the bot reads a text when it is first said."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache

from fluent.syntax import FluentParser, ast

from bot.fluent_files import mentions_of


@lru_cache(maxsize=1)
def parsed(source: str) -> ast.Resource:
    """Return a Fluent file as its parser reads it; the last one is kept, for it takes long."""
    return FluentParser(with_spans=False).parse(source)


@cache
def variables_of(source: str, where: str) -> Mapping[str, frozenset[str]]:
    """The texts of a Fluent file: id (or id.attribute) -> the variables it mentions.

    Raises ValueError, naming `where` and the line, for text that is no Fluent.
    """
    found: dict[str, frozenset[str]] = {}
    for entry in parsed(source).body:
        if isinstance(entry, ast.Junk):
            line = source.count("\n", 0, source.index(entry.content or "")) + 1
            raise ValueError(f"{where}: line {line}: {entry.annotations[0].message}")
        if isinstance(entry, ast.Message):
            found |= {name: mentions.variables for name, mentions in mentions_of(entry).items()}
    return found
