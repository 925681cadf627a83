"""Docstrings, comments and pages use plain English: short sentences, no phrase of `AVOIDED`.

The texts that players read are not checked, nor migrations, which nobody edits.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from inspect import cleandoc
from itertools import pairwise
from pathlib import Path
from typing import Final

import pytest

from tests.house.sources import python_files, source, statements, tree

ROOT: Final = Path(__file__).resolve().parents[2]
AVOIDED: Final = re.compile(
    r"\b(?:whoever|whomever|who is asked|of before|anew|stood"
    r"|(?:is|are|was|were|be|being) (?:told|seen to)|(?:is|are|was|were) wanted"
    r"|once (?:it|that|this) is over|comes? of (?:it|them|that|this|these)"
    r"|stands?(?!-(?:in|by)\b| (?:in )?for\b)"
    r"|what (?:becomes|is made) of"
    r"|befalls?|sees to|for who|so (?:many|much) of|(?:is|are) to be|dear(?:er|est)?"
    r"|none the less|as may be|in vain|be it|shall|ought to)\b",
    re.IGNORECASE,
)
"""Each has a plain word: everybody who, the awaited seats, earlier, again, is, sees, closed …"""
MAX_SENTENCE_WORDS: Final = 25
"""Words between two stops; semicolons and colons count as stops."""
NO_SENTENCES: Final = re.compile(
    r"```.*?```|^(?:\||    |#).*?$|^\s*\[[\w.,\s-]+\](?=\s)", re.DOTALL | re.MULTILINE
)
"""Blocks of code, tables, indented lists, headings, and the ids of rules before a docstring."""
STOP: Final = re.compile(r"[.!?;:…][)”\"*]*\s+|\n\s*\n|\n\s*(?:[-*]|\d+\.) ")
STRING_OR_COMMENT: Final = re.compile(
    r"\"\"\"(?:\\.|.)*?\"\"\"|'''(?:\\.|.)*?'''|\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])*'|\#[^\n]*",
    re.DOTALL,
)
SCRIPTS: Final = ("Makefile", "Dockerfile", "compose.yaml", "pyproject.toml")
PLACES: Final = ("engine", "bot", "tests", "docs", "data", ".ci")


def avoided(text: str) -> list[str]:
    """The turns of phrase in a piece of prose, apart from names in backticks and quotes."""
    return AVOIDED.findall(re.sub(r"`[^`]*`|\"[^\"]*\"|“[^”]*”|\*[^*\n]*\*", "", text))


def _parsed(path: Path) -> ast.Module:
    """A module; those of tests are not kept, for no other test here reads them."""
    return ast.parse(source(path)) if ROOT / "tests" in path.parents else tree(path)


@cache
def docstrings(path: Path) -> tuple[str, ...]:
    """The constants that are statements of a module."""
    return tuple(
        str(node.value.value)
        for node in statements(_parsed(path))
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    )


def comments(text: str) -> Iterator[str]:
    """The comments of a module; `tokenize` finds the same and takes ten times as long."""
    found = STRING_OR_COMMENT.finditer(text)
    yield from (piece[0] for piece in found if piece[0].startswith("#"))


def prose(path: Path) -> Iterator[str]:
    """The pieces of prose of a file."""
    text = source(path)
    if path.suffix == ".md":
        yield re.sub(r"```.*?```", "", text, flags=re.DOTALL)
    elif path.suffix == ".py":
        yield from docstrings(path)
        yield from comments(text)
    elif path.suffix in {".js", ".css"}:
        yield from re.findall(r"(?:^|\s)//[^\n]*|/\*.*?\*/", text, re.DOTALL)
    else:
        yield from re.findall(r"(?:^|\s)#+ .*", text)


def long_sentences(text: str) -> list[str]:
    """The sentences of more than `MAX_SENTENCE_WORDS`, apart from brackets; code is one word."""
    text = NO_SENTENCES.sub("", text)
    text = re.sub(r"`[^`]*`|\[[^\]]*\]\([^)]*\)", "code", text)
    text = re.sub(r"\([^()]*\)", "", text)
    sentences = [re.findall(r"\w[\w’'-]*", sentence) for sentence in STOP.split(text)]
    return [" ".join(words) for words in sentences if len(words) > MAX_SENTENCE_WORDS]


def paragraphs(path: Path) -> Iterator[str]:
    """The texts of a page or a module that consist of sentences, without their indentation."""
    text = source(path)
    if path.suffix == ".md":
        yield text
        return
    yield from map(cleandoc, docstrings(path))
    for block in re.findall(r"(?:^ *# .*\n)+", text, re.MULTILINE):
        yield re.sub(r"^ *# ?", "", block, flags=re.MULTILINE)


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
def test_no_prose_uses_an_avoided_phrase(place: str) -> None:
    found = {
        path.relative_to(ROOT).as_posix(): words
        for path in files(place)
        if (words := [word for piece in prose(path) for word in avoided(piece)])
    }
    assert found == {}


@pytest.mark.parametrize("place", [*PLACES, "README.md", "CONTRIBUTING.md", "CHANGELOG.md"])
def test_no_sentence_is_too_long(place: str) -> None:
    long = {
        path.relative_to(ROOT).as_posix(): sentences
        for path in files(place)
        if path.suffix in {".md", ".py"}
        and (
            sentences := [
                sentence for text in paragraphs(path) for sentence in long_sentences(text)
            ]
        )
    }
    assert long == {}


def test_a_docstring_says_what_stands_before_it_and_nothing_has_two() -> None:
    """A string is a block's first statement or follows an assignment."""
    stray = []
    for folder in ("bot", "engine", "tests"):
        for path in python_files(folder):
            module = _parsed(path)
            blocks = [node for node in statements(module) if hasattr(node, "body")]
            for block in (module, *blocks):
                for before, after in pairwise(block.body):
                    match after:
                        case ast.Expr(ast.Constant(str())):
                            if not isinstance(before, ast.Assign | ast.AnnAssign):
                                stray.append(f"{path.relative_to(ROOT)}:{after.lineno}")
    assert stray == []


def test_long_sentences_are_found_and_lists_are_not() -> None:
    words = "word " * (MAX_SENTENCE_WORDS + 1)
    assert long_sentences(f"Short. It is {words}. Short.") != []
    assert long_sentences(f"{words[:60]}; {words[:60]}: `{words}` ({words})") == []
    assert long_sentences(f"| {words} |\n\n    {words}\n# {words}") == []


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Of turns of before it was not counted.", ["of before"]),
        ("A stand-in stands for Discord, `stands` is a name.", []),
        ("Whoever is asked is told anew.", ["Whoever", "is told", "anew"]),
    ],
)
def test_the_pattern_finds_avoided_phrases_and_skips_names(text: str, words: list[str]) -> None:
    assert avoided(text) == words
