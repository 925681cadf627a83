"""Events as sentences: one line per viewer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final, Protocol

from bot.texts import Said, Texts, shorten
from engine.kernel import Event, Viewer


class ViewedEvent(Protocol):
    """An event as one viewer sees it, and who made the move."""

    @property
    def name(self) -> str: ...
    @property
    def facts(self) -> Mapping[str, Any]: ...
    @property
    def by(self) -> str: ...


UNMARKED: Final = frozenset({"", "computer"})
"""Movers that get no mark: the seat's own person, and a computer in its own seat."""


def happening(texts: Texts, event: ViewedEvent) -> str:
    """Return the event as a sentence, marked if the mover was not the seat's own person."""
    line = _happening(texts, event)
    return line if event.by in UNMARKED else texts.say(f"by-{event.by}", line=Said(line))


def _happening(texts: Texts, event: ViewedEvent) -> str:
    """Return the sentence; a viewer who knows more facts than the public gets the variant that uses
    them."""
    for text_id in (f"event-{event.name}-secret", f"event-{event.name}"):
        if texts.has(text_id) and texts.needs(text_id) <= event.facts.keys():
            break
    return texts.say(texts.own_form(text_id, event.facts), **event_facts(texts, event))


def event_facts(texts: Texts, event: ViewedEvent) -> dict[str, Any]:
    """Return the facts for the sentence: the event's own, and `counted`, its thing with the
    amount."""
    facts = dict(event.facts)
    if isinstance(thing := facts.get("what"), str):
        facts["counted"] = Said(texts.counted(thing, facts.get("amount", 1)))
    return facts


def happenings(texts: Texts, lines: Sequence[ViewedEvent], limit: int, bullet: str = "· ") -> str:
    """Return the latest lines that fit in `limit` characters, oldest first, one per row; equal
    successive ones become one with a count."""
    kept: list[str] = []
    room = limit
    for sentence, same in groupby(happening(texts, event) for event in reversed(lines)):
        times = f" (×{often})" if (often := len(list(same))) > 1 else ""
        text = bullet + shorten(sentence, min(300, limit - len(bullet)) - len(times)) + times
        room -= len(text) + 1
        if room < 0:
            break
        kept.append(text)
    return "\n".join(reversed(kept))


def losses_text(texts: Texts, lines: Sequence[ViewedEvent], heading: str, limit: int = 1500) -> str:
    """Return `heading`, and below it a sentence for each loss of the reader; only the latest if not
    all fit in `limit` characters."""
    kept: list[str] = []
    room = limit - len(heading)
    for sentence in reversed(
        counted([texts.say(f"loss-{x.name}", **event_facts(texts, x)) for x in lines])
    ):
        text = shorten(f"· {sentence}", 300)
        room -= len(text) + 1
        if room < 0:
            break
        kept.append(text)
    return "\n".join([heading, *reversed(kept)])


def counted(sentences: Sequence[str]) -> list[str]:
    """Return each sentence once, at its last place, with a count."""
    often = Counter(sentences)
    last = [s for n, s in enumerate(sentences) if s not in sentences[n + 1 :]]
    return [s if often[s] == 1 else f"{s} (×{often[s]})" for s in last]


@dataclass(frozen=True)
class SeenEvent:
    """An event of the latest pick, as one viewer sees it."""

    name: str
    facts: Mapping[str, Any]
    by: str = ""


def seen_events(events: Sequence[Event], viewer: Viewer) -> list[SeenEvent]:
    """Return the events as this viewer sees them, in order."""
    views = [(event.name, event.seen_by(viewer)) for event in events]
    return [SeenEvent(name, facts) for name, facts in views if facts is not None]
