"""Whole text files, as Fluent reads them: the bot reads a text when it is first said."""

from __future__ import annotations

from fluent.syntax import FluentParser, ast

from bot.fluent_files import mentions_of


def variables_of(source: str, where: str) -> dict[str, frozenset[str]]:
    """The texts of a Fluent file: id (or id.attribute) -> the variables it mentions.

    Raises ValueError, naming `where` and the line, for text that is no Fluent.
    """
    found = {}
    for entry in FluentParser(with_spans=False).parse(source).body:
        if isinstance(entry, ast.Junk):
            line = source.count("\n", 0, source.index(entry.content or "")) + 1
            raise ValueError(f"{where}: line {line}: {entry.annotations[0].message}")
        if isinstance(entry, ast.Message):
            found |= {name: mentions.variables for name, mentions in mentions_of(entry).items()}
    return found
