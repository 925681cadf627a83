"""Reports of whole games are stories to be read aloud, in every game and language."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from bot.present.notebook import foundry, properties
from bot.present.report import (
    MAX_CHAPTERS,
    REMINDER_LINES,
    chapter_stories,
    in_fiction,
    previously,
)
from bot.texts import LOCALES, Library
from engine.games import GAMES
from tests.lab.golden import files
from tests.lab.reports import PEOPLE, exported, told

PLAYED = [
    pytest.param(path, id=f"{game}-{path.stem}")
    for game in GAMES
    for path in [path for path in files(game) if path.stem.startswith("normal")][:3]
]
COORDINATES = re.compile(r"\b[A-I][1-9]\b")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("path", PLAYED)
def test_a_report_names_no_coordinates_and_has_chapters_that_one_can_hold(
    path: Path, locale: str
) -> None:
    """[the report] Its journal has at most `MAX_CHAPTERS` chapters."""
    whole = told(path, locale)
    assert not COORDINATES.search(whole)
    chapters = whole.split("\n## ")[1].split("\n### ")[1:]
    assert 1 <= len(chapters) <= MAX_CHAPTERS
    assert all(chapter.strip().count("\n") >= 2 for chapter in chapters), "a chapter without words"


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("path", PLAYED)
def test_a_report_is_prose_that_one_can_say_and_says_nothing_twice(path: Path, locale: str) -> None:
    """[the report] Sentences, no bullets; none occurs twice, neither in the journal nor among what
    became of the seats."""
    journal, fates = told(path, locale).split("\n## ")[1:3]
    lines = [
        line
        for part in (journal, fates)
        for line in part.splitlines()[1:]
        if line and not line.startswith("### ")
    ]
    assert lines
    for line in lines:
        assert line[0] not in "-*", line
        assert line.rstrip()[-1] in ".!?»”", line
    sentences = re.split(r"(?<=[.!?]) ", " ".join(lines))
    assert sorted(set(sentences)) == sorted(sentences)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("path", PLAYED)
def test_a_report_says_first_whom_each_person_plays(path: Path, locale: str) -> None:
    """[the report] Where people play others: clans, chiefs, heroes."""
    data = exported(path)
    head = told(path, locale).partition("\n## ")[0]
    named = {name for name in PEOPLE[: len(data.scores)] if name in head}
    own = data.export.game in ("arctic_scavengers", "happy_dayz")
    assert named == (set() if own else set(PEOPLE[: len(data.scores)]))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("path", PLAYED)
def test_an_evening_begins_with_at_most_ten_lines_about_the_last(path: Path, locale: str) -> None:
    data = exported(path)
    texts = Library(strict=True).texts(locale, data.export.game, PEOPLE[: len(data.scores)])
    lines = previously(data, texts).split("\n")
    assert len(data.scores) + 1 < len(lines) <= REMINDER_LINES
    assert all(line.startswith("- ") and line.rstrip()[-1] in ".!?»”" for line in lines), lines
    assert not COORDINATES.search("\n".join(lines))


class _Words(HTMLParser):
    """The words of a page, and its tags, each closed."""

    def __init__(self) -> None:
        super().__init__()
        self.words, self.open = "", list[str]()

    def handle_starttag(self, tag: str, attrs: object) -> None:
        if tag not in ("br", "hr"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words += data


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("path", PLAYED)
def test_who_is_alone_is_compared_with_nobody(path: Path, locale: str) -> None:
    """[the report] A sentence for one seat does not even name it, unless the game ends."""
    data = exported(path)
    if len(data.scores) > 1:
        return
    texts = Library(strict=True).texts(locale, data.export.game, PEOPLE[:1])
    fiction = in_fiction(data.export.record.seats, texts)
    *before, _ = chapter_stories(data, fiction).values()
    assert before
    assert not any(fiction.names[0] in story for story in before)


@pytest.mark.parametrize("path", PLAYED[::3])
def test_foundry_reads_every_section_of_a_report_as_a_page(path: Path) -> None:
    data, whole = exported(path), told(path, "fr")
    texts = Library(strict=True).texts("fr", data.export.game, PEOPLE[: len(data.scores)])
    journal = json.loads(foundry(data, whole, texts))
    assert journal.keys() == {"name", "pages", "flags"}
    assert [page["name"] for page in journal["pages"]] == [
        re.sub(r"^#+ ", "", line) for line in whole.split("\n") if line.startswith("#")
    ]
    assert [page["sort"] for page in journal["pages"]] == sorted(
        {page["sort"] for page in journal["pages"]}
    )
    for page in journal["pages"]:
        assert (page["type"], page["text"]["format"]) == ("text", 1)
        words = _Words()
        words.feed(page["text"]["content"])
        words.close()
        assert not words.open
        assert "**" not in words.words


def test_a_name_is_a_link_in_obsidian_whatever_it_contains() -> None:
    path = files("arctic_scavengers")[0]
    data = exported(path)
    names = ("A]] b|c#d", *PEOPLE[1 : len(data.scores)])
    texts = Library(strict=True).texts("fr", data.export.game, names)
    first, *lines, last, end = properties(data, texts).split("\n")
    assert (first, last, end) == ("---", "---", "")
    kept = {name: json.loads(value) for name, _, value in (line.partition(": ") for line in lines)}
    assert kept["clans"] == ["[[A bcd]]", *(f"[[{name}]]" for name in names[1:])]
    assert kept["winners"] == [kept["clans"][seat] for seat in data.export.result or ()]
    assert kept["tags"] == ["arctic_scavengers"]
