"""Every message, as it is posted and at each edit: no text is missing, no French line can break
before a mark."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from bot.playground import posts
from bot.playground.world import Message
from bot.texts import LOCALES, UNSAID, Library

STAND_INS = ("⟨", "⟩", *(Library().texts(locale).say(UNSAID) for locale in LOCALES),
             *(Library().texts(locale).say(f"{UNSAID}-word") for locale in LOCALES))  # fmt: skip
"""The mark of a missing text."""


BREAKS = re.compile(r"(?<=[\w)*»”’…]) [:;!?»%](?=\s|$)|« ")
"""A space at which a line can break between words and a French mark, or after an opening one."""
QUOTED = re.compile(r"`[^`]*`|(?<=«\u00a0).*?(?=\u00a0»)", re.DOTALL)


def flat(text: str) -> str:
    """A text without its line breaks, indents and columns."""
    return re.sub(r"[ \n]+", " ", text).strip()


def breaks(text: str) -> list[str]:
    """The lines that can break so, but for commands and quotes, which people may have typed."""
    return [line for line in QUOTED.sub("…", text).splitlines() if BREAKS.search(line)]


def unsaid(text: str) -> list[str]:
    """The lines in which a text is missing."""
    return [line for line in text.splitlines() if any(mark in line for mark in STAND_INS)]


@pytest.fixture(autouse=True)
def nothing_unsaid(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Fail if a person was shown a missing text, or a line that breaks before a mark."""
    found: list[str] = []
    tell = posts.tell

    def heard(standin: Any, what: str, message: Message) -> None:
        found.extend([*unsaid(message.text()), *breaks(message.text())])
        tell(standin, what, message)

    monkeypatch.setattr(posts, "tell", heard)
    yield
    assert found == [], found
