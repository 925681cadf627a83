"""Fluent files, cut into entries, are read as Fluent's parser reads them."""

from __future__ import annotations

import re

import pytest
from fluent.syntax.ast import Message, TextElement

from bot.fluent_files import FluentFiles, entries_of, plain_texts_of
from bot.texts import DATA, FUNCTIONS, LOCALES
from bot.words import looks
from tests.bot.face.texts.test_texts import SOURCES
from tests.fluent import parsed, variables_of


@pytest.mark.parametrize("source", SOURCES)
def test_splitting_a_file_into_entries_matches_fluents_parser(source: str) -> None:
    for locale in LOCALES:
        written = (DATA / source.format(locale)).read_text(encoding="utf-8")
        fluent_files, known = (
            FluentFiles(locale, entries_of(written, source), FUNCTIONS),
            variables_of(written, source),
        )
        assert {text_id: fluent_files.needs(text_id) for text_id in fluent_files} == known
        parts = (
            part.value
            for entry in parsed(written).body
            if isinstance(entry, Message)
            for pattern in (entry.value, *[attribute.value for attribute in entry.attributes])
            for part in (pattern.elements if pattern else ())
            if isinstance(part, TextElement)
        )
        said = (one for part in parts for one in re.split(r"[.:;,!?·—«»()*\n]", part))
        assert fluent_files.sentences == {looks(one) for one in said if " " in one.strip()}


@pytest.mark.parametrize("source", SOURCES)
def test_plain_texts_match_fluents_parser(source: str) -> None:
    for locale in LOCALES:
        written = (DATA / source.format(locale)).read_text(encoding="utf-8")
        by_id = literals_of(written)
        for entry in entries_of(written, source).values():
            plain_texts = plain_texts_of(entry.decode()) or {}
            assert plain_texts.items() <= by_id.items()
            assert bool(plain_texts) == ("{" not in entry.decode() and _one_line_each(entry))


def _one_line_each(entry: bytes) -> bool:
    return all(line.strip().startswith(b".") for line in entry.strip().split(b"\n")[1:])


@pytest.mark.parametrize(
    "entry",
    [
        "a = b\t \n",
        "a =\tb\n",
        "a = \u00a0b \u00a0\n",
        "a-b =b=c\n    .d =e = f  \n",
        "a =  \n    .b =c \n  .d = .e\n\n",
        "a = [b\n    .c = *d\n",
        "a = b\u2028c\n    .d = e\u2028f\x0bg\n",
        'a = \\u0041 "b" # c\n',
    ],
)
def test_plain_texts_have_the_spaces_and_signs_of_fluent(entry: str) -> None:
    assert plain_texts_of(entry) == literals_of(entry)


@pytest.mark.parametrize(
    "entry",
    [
        "a = \n", "a = { $b }\n", "a = b\n    c\n", "a =\n    b\n", "a = b\n    .c = { d }\n",
        "a = b }\n", "a = b\n    .c =\n", "a = b\n    .c = d\n        e\n", "a = b\r\n",
        "a = b\n    .é = c\n",
    ],
)  # fmt: skip
def test_other_texts_are_left_to_fluent(entry: str) -> None:
    assert plain_texts_of(entry) is None


def literals_of(written: str) -> dict[str, str]:
    """Return the texts without placeables as Fluent's parser reads them, by id."""
    patterns = {
        name: pattern
        for entry in parsed(written).body
        if isinstance(entry, Message)
        for name, pattern in (
            (entry.id.name, entry.value),
            *((f"{entry.id.name}.{it.id.name}", it.value) for it in entry.attributes),
        )
        if pattern is not None
    }
    return {
        name: "".join(part.value for part in pattern.elements if isinstance(part, TextElement))
        for name, pattern in patterns.items()
        if all(isinstance(part, TextElement) for part in pattern.elements)
    }


def test_a_plain_text_is_said_alone_and_inside_another() -> None:
    entries = entries_of("a = one\n    .b = two\nc = { a } and { a.b }\n", "x.ftl")
    fluent_files = FluentFiles("en", entries, FUNCTIONS)
    errors: list[Exception] = []
    asked = ("a", "a.b", "c", "a", "a.b")
    sentences = [fluent_files.say(text_id, {"n": "1"}, errors) for text_id in asked]
    assert (sentences, errors) == (["one", "two", "one and two", "one", "two"], [])
