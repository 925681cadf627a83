"""Chapters as stories: the public events of a day or a round, in a few sentences.

The frame is here; each game selects the events (`bot/games/<id>/story.py`). A story is a
deterministic function of the public lines: a chapter always gets the same words; other chapters and
tables get others.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from zlib import crc32

from bot.render.happenings import ViewedEvent
from bot.texts import Said, Texts, word_id


@dataclass(frozen=True)
class Tale:
    """A chapter to narrate: its public lines, and the seed of its phrasing."""

    texts: Texts
    table_id: int
    chapter: int
    lines: Sequence[ViewedEvent]

    def of(self, *names: str) -> list[Mapping[str, Any]]:
        """Return the facts of all events of these names, in order."""
        return [line.facts for line in self.lines if line.name in names]

    def one(self, name: str) -> Mapping[str, Any] | None:
        """Return the facts of the last event of this name; None if there was none."""
        all_facts = self.of(name)
        return all_facts[-1] if all_facts else None

    def say(self, topic: str, **facts: Any) -> str:
        """Return one of the sentences `story-<topic>-1`, `-2`, …, chosen by table, chapter and
        `topic`, so that chapters vary."""
        at = crc32(f"{self.table_id}/{topic}".encode()) + self.chapter
        return one_of(self.texts, f"story-{topic}", at, **facts)

    def form(self, word: str) -> Said:
        """Return the word for use in a story (its text `.story`): with article or preposition."""
        return Said(self.texts.say(f"{word_id(word)}.story"))


def one_of(texts: Texts, stem: str, at: int, **facts: Any) -> str:
    """Return the sentence number `at` of `<stem>-1`, `-2`, …, counted round and round."""
    count = 1
    while texts.has(f"{stem}-{count + 1}"):
        count += 1
    return texts.say(f"{stem}-{at % count + 1}", **facts)


def most(sums: Mapping[int, int]) -> tuple[list[int], int]:
    """Return the seats with the highest sum, in order, and that sum; ([], 0) if nobody has any."""
    best = max(sums.values(), default=0)
    return (
        ([seat for seat, sum_ in sorted(sums.items()) if sum_ == best], best) if best else ([], 0)
    )


def by_seat(facts: Sequence[Mapping[str, Any]], amount: str = "") -> Counter[int]:
    """Return for each seat the sum of a fact over these events, or their number if `amount` is
    empty."""
    sums: Counter[int] = Counter()
    for event in facts:
        sums[event["seat"]] += event[amount] if amount else 1
    return sums
