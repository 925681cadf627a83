"""By ear: no text sends its reader to a picture, but those that are said beside one or of pictures
themselves. Whole games by ear are in `tests.e2e.test_whole_games`."""

from __future__ import annotations

from collections.abc import Iterator

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from engine.content import DATA
from tests.checkout import ROOT
from tests.e2e.listener import SEEN
from tests.fluent import parsed

BESIDE = {
    "menu-marks": "the menu has a picture",
    "hindsight-picture": "the page has a picture",
    "report-picture": "the alternative text of a scene in a report",
    "scene-alt": "the alternative text of a picture",
    "touch-listed": "a line of the page of the touch board",
    "touch-page-boards": "a title of that page",
}
"""Said only beside a picture."""
OF_PICTURES = (
    "arg-", "button-", "command-board", "device-", "export-pictures", "no-pictures", "pictures-",
    "refused-picture", "report-pictures", "scene-pictured", "settings-pictures",
)  # fmt: skip
"""Beginnings of texts about settings, commands, files and permissions."""


def sentences() -> Iterator[tuple[str, str]]:
    """Each text of the program by its id."""
    for path in [*DATA.glob("**/*.ftl"), *(ROOT / "bot" / "features").glob("*/*.ftl")]:
        for entry in parsed(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                words = _Words()
                words.visit(entry)
                yield entry.id.name, " ".join(words.found)


class _Words(Visitor):
    """The literal parts of a text."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found.append(node.value)


def test_no_text_sends_its_reader_to_a_picture() -> None:
    found = {name: text for name, text in sentences() if SEEN.search(text)}
    unknown = {name for name in found if not name.startswith(OF_PICTURES)} - BESIDE.keys()
    assert unknown == set(), {name: found[name] for name in unknown}
    assert BESIDE.keys() - found.keys() == set()


def test_no_rule_sends_its_reader_to_a_picture() -> None:
    for path in DATA.glob("*/rules.toml"):
        assert SEEN.search(path.read_text("utf-8")) is None, path
