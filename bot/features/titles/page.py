"""The titles of a game that is over, in words."""

from __future__ import annotations

from collections.abc import Sequence

from bot.features.titles.service import kept_titles
from bot.table.message_data import MessageContent
from bot.texts import Texts, named_pair


def title_lines(texts: Texts, titles: Sequence[str]) -> list[str]:
    """What each seat is called for what it did."""
    return [
        named_pair(texts, texts.seat(seat), texts.word(word))
        for seat, word in enumerate(titles)
        if word
    ]


def titles_part(now: MessageContent, texts: Texts) -> Sequence[tuple[str, str]]:
    """The titles under their heading; nothing where nobody has one."""
    lines = title_lines(texts, kept_titles(now.facts))
    return ((texts.say("stat-title"), "\n".join(lines)),) if lines else ()
