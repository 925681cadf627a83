"""Docstrings, comments and pages use plain English: no turn of phrase of `AVOIDED`.

The texts that players read are not looked at, nor migrations, which nobody edits.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parents[2]
AVOIDED: Final = re.compile(
    r"\b(?:whoever|whomever|who is asked|of before|anew|stood"
    r"|(?:is|are|was|were|be|being) (?:told|seen to)|(?:is|are|was|were) wanted"
    r"|once (?:it|that|this) is over|comes? of (?:it|them|that|this|these)"
    r"|stands?(?!-(?:in|by)\b| (?:in )?for\b)"
    r"|what (?:becomes|is made) of)\b",
    re.IGNORECASE,
)
"""Each has a plain word: everybody who, the awaited seats, earlier, again, is, sees, closed …"""
SCRIPTS: Final = ("Makefile", "Dockerfile", "compose.yaml", "pyproject.toml")
PLACES: Final = ("engine", "bot", "tests", "docs", "data", ".ci")


def avoided(text: str) -> list[str]:
    """The turns of phrase in a piece of prose, apart from names in backticks and quotes."""
    return AVOIDED.findall(re.sub(r"`[^`]*`|\"[^\"]*\"|“[^”]*”|\*[^*\n]*\*", "", text))


def prose(path: Path) -> Iterator[str]:
    """The pieces of prose of a file."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".md":
        yield re.sub(r"```.*?```", "", text, flags=re.DOTALL)
    elif path.suffix == ".py":
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
                yield str(node.value.value)
        tokens = tokenize.generate_tokens(io.StringIO(text).readline)
        yield from (token.string for token in tokens if token.type == tokenize.COMMENT)
    elif path.suffix in {".js", ".css"}:
        yield from re.findall(r"(?:^|\s)//[^\n]*|/\*.*?\*/", text, re.DOTALL)
    else:
        yield from re.findall(r"(?:^|\s)#+ .*", text)


def files(place: str) -> list[Path]:
    """The files with prose in a place."""
    paths = sorted((ROOT / place).glob("**/*")) if (ROOT / place).is_dir() else [ROOT / place]
    kinds = {".py", ".md", ".toml", ".yaml", ".js", ".css", ""}
    return [
        path
        for path in paths
        if path.is_file() and path.suffix in kinds and path.parent.name != "versions"
    ]


@pytest.mark.parametrize(
    "place", [*PLACES, *SCRIPTS, "README.md", "CONTRIBUTING.md", "CHANGELOG.md"]
)
def test_no_turn_of_phrase_needs_a_translation(place: str) -> None:
    found = {
        path.relative_to(ROOT).as_posix(): words
        for path in files(place)
        if (words := [word for piece in prose(path) for word in avoided(piece)])
    }
    assert found == {}


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Of turns of before it was not counted.", ["of before"]),
        ("A stand-in stands for Discord, `stands` is a name.", []),
        ("Whoever is asked is told anew.", ["Whoever", "is told", "anew"]),
    ],
)
def test_the_pattern_finds_the_turns_and_leaves_names(text: str, words: list[str]) -> None:
    assert avoided(text) == words
