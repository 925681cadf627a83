"""The titles of a finished game, as text."""

from __future__ import annotations

from collections.abc import Sequence

from bot.features.titles.service import read_titles
from bot.table.message_data import MessageContent
from bot.texts import Texts, named_pair


def title_lines(texts: Texts, titles: Sequence[str]) -> list[str]:
    """Return each seat's title."""
    return [
        named_pair(texts, texts.seat(seat), texts.word(word))
        for seat, word in enumerate(titles)
        if word
    ]


def shown_titles(now: MessageContent) -> tuple[str, ...]:
    """Return each seat's title, as read for a final message by `read_titles`."""
    return now.read(read_titles) or ()


def titles_part(now: MessageContent, texts: Texts) -> Sequence[tuple[str, str]]:
    """Return the titles under their heading; empty if nobody has one."""
    lines = title_lines(texts, shown_titles(now))
    return ((texts.say("stat-title"), "\n".join(lines)),) if lines else ()
