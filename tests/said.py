"""Nothing is said without words: every message, as it is posted and at each edit, is looked at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bot.playground import posts
from bot.playground.world import Message
from bot.texts import LOCALES, UNSAID, Library

STAND_INS = ("⟨", "⟩", *(Library().texts(locale).say(UNSAID) for locale in LOCALES),
             *(Library().texts(locale).say(f"{UNSAID}-word") for locale in LOCALES))  # fmt: skip
"""The mark of a missing text."""


def unsaid(text: str) -> list[str]:
    """The lines in which a text is missing."""
    return [line for line in text.splitlines() if any(mark in line for mark in STAND_INS)]


@pytest.fixture(autouse=True)
def nothing_unsaid(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Fail if a person was shown anything of which the text is missing."""
    found: list[str] = []
    tell = posts.tell

    def heard(standin: Any, what: str, message: Message) -> None:
        found.extend(unsaid(message.text()))
        tell(standin, what, message)

    monkeypatch.setattr(posts, "tell", heard)
    yield
    assert found == []
