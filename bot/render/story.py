"""Chapters as stories: what everybody saw of a day or a round, in a few sentences.

The frame is here; each game decides what is worth telling (`bot/games/<id>/story.py`). A tale is a
deterministic function of the public lines: a chapter always gets the same words; other chapters and
tables get others.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from zlib import crc32

from bot.render.happenings import Told
from bot.texts import Said, Texts, word_id


@dataclass(frozen=True)
class Tale:
    """A chapter to narrate: its public lines, and the narrator's voice."""

    texts: Texts
    table_id: int
    chapter: int
    lines: Sequence[Told]

    def of(self, *names: str) -> list[Mapping[str, Any]]:
        """The facts of all events of these names, in order."""
        return [line.facts for line in self.lines if line.name in names]

    def one(self, name: str) -> Mapping[str, Any] | None:
        """The facts of the last event of this name, if there was any."""
        found = self.of(name)
        return found[-1] if found else None

    def say(self, what: str, **facts: Any) -> str:
        """One of the sentences `story-<what>-1`, `-2`, …: which one is settled by table, chapter
        and `what`, so that days do not read alike."""
        count = 1
        while self.texts.has(f"story-{what}-{count + 1}"):
            count += 1
        at = crc32(f"{self.table_id}/{what}".encode()) + self.chapter
        return self.texts.say(f"story-{what}-{at % count + 1}", **facts)

    def form(self, word: str) -> Said:
        """The word for use in a story (its text `.story`): with article or preposition."""
        return Said(self.texts.say(f"{word_id(word)}.story"))


def most(sums: Mapping[int, int]) -> tuple[list[int], int]:
    """The seats with the highest sum, in order, and that sum; ([], 0) if nobody has any."""
    best = max(sums.values(), default=0)
    return (
        ([seat for seat, sum_ in sorted(sums.items()) if sum_ == best], best) if best else ([], 0)
    )


def by_seat(
    facts: Sequence[Mapping[str, Any]], amount: str = "", who: str = "seat"
) -> Counter[int]:
    """For each seat the sum of a fact over these events, or how many there were."""
    found: Counter[int] = Counter()
    for one in facts:
        found[one["seat"]] += one[amount] if amount else 1
    return found
