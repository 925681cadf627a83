"""Chapters as stories: the public events of a day or a round, in a few sentences.

The frame is here; each game selects the events (`bot/games/<id>/story.py`). A story is a
deterministic function of the public lines: a chapter always gets the same words; other chapters and
tables get others. A report, which tells all of them, says each sentence as seldom as it can.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import count, takewhile
from typing import Any
from zlib import crc32

from bot.render.happenings import ViewedEvent
from bot.texts import Said, Texts, word_id
from engine.kernel import Seat


@dataclass(frozen=True)
class Tale:
    """Chapters to narrate: their public lines, and the seed of their phrasing."""

    texts: Texts
    table_id: int
    chapter: int
    lines: Sequence[ViewedEvent]
    chapters: int = 1
    """Number of chapters, from `chapter`; more than one only if the face `spans` them."""
    said: list[str] = field(default_factory=list)
    """What the stories before said, in order: the id of each sentence, and the sentence."""
    before: Sequence[ViewedEvent] = ()
    """The public lines of the chapters before."""

    @property
    def alone(self) -> bool:
        """Return whether there is nobody to compare with."""
        return len(self.texts.names) == 1

    def of(self, *names: str) -> list[Mapping[str, Any]]:
        """Return the facts of all events of these names, in order."""
        return [line.facts for line in self.lines if line.name in names]

    def one(self, name: str) -> Mapping[str, Any] | None:
        """Return the facts of the last event of this name; None if there was none."""
        all_facts = self.of(name)
        return all_facts[-1] if all_facts else None

    def say(self, topic: str, **facts: Any) -> str:
        """Return one of the sentences `story-<topic>-1`, `-2`, …: the one said longest ago; of
        those not said yet, one chosen by table, chapter and `topic`, so that chapters vary. Empty
        if each was said with these facts. A table of one seat has its own, if there are any:
        `story-<topic>-alone-1`, …"""
        alone = variants_of(self.texts, f"story-{topic}-alone") if self.alone else ()
        variants = alone or variants_of(self.texts, f"story-{topic}")
        at = crc32(f"{self.table_id}/{topic}".encode()) + self.chapter
        turned = [variants[(at + n) % len(variants)] for n in range(len(variants))]
        last = {text_id: n for n, text_id in enumerate(self.said)}
        for text_id in sorted(turned, key=lambda variant: last.get(variant, -1)):
            text = self.texts.say(text_id, **facts)
            if text not in last:
                self.said.extend((text_id, text))
                return text
        return ""

    def form(self, word: str) -> Said:
        """Return the word for use in a story (its text `.story`): with article or preposition."""
        return Said(self.texts.say(f"{word_id(word)}.story"))


def one_of(texts: Texts, stem: str, at: int, **facts: Any) -> str:
    """Return the sentence number `at` of `<stem>-1`, `-2`, …, counted round and round."""
    variants = variants_of(texts, stem)
    return texts.say(variants[at % len(variants)], **facts)


def portrayal(texts: Texts, seat: Seat) -> Callable[..., str]:
    """Return a function (topic, facts) that says what became of a seat: one of the sentences
    `report-<topic>-1`, `-2`, …, chosen by the names of the table; neighbours get others."""
    at = crc32(" ".join(texts.names).encode()) + seat
    return lambda topic, **facts: one_of(texts, f"report-{topic}", at, **facts)


def variants_of(texts: Texts, stem: str) -> tuple[str, ...]:
    """Return the ids of the texts `<stem>-1`, `-2`, …."""
    return tuple(takewhile(texts.has, (f"{stem}-{n}" for n in count(1))))


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
