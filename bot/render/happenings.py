"""Events as sentences: one line per viewer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final, Protocol

from bot.texts import Said, Texts, shorten
from engine.kernel import Event, Viewer


class Told(Protocol):
    """An event as one viewer sees it, and who made the move."""

    @property
    def name(self) -> str: ...
    @property
    def facts(self) -> Mapping[str, Any]: ...
    @property
    def by(self) -> str: ...


UNMARKED: Final = frozenset({"", "computer"})
"""Movers that get no mark: the seat's own person, and a computer in its own seat."""


def happening(texts: Texts, told: Told) -> str:
    """Return the event as a sentence, marked if the mover was not the seat's own person."""
    line = _happening(texts, told)
    return line if told.by in UNMARKED else texts.say(f"by-{told.by}", line=Said(line))


def _happening(texts: Texts, told: Told) -> str:
    """Return the sentence; a viewer who knows more facts than the public gets the variant that uses
    them."""
    for text_id in (f"event-{told.name}-secret", f"event-{told.name}"):
        if texts.has(text_id) and texts.needs(text_id) <= told.facts.keys():
            return texts.say(text_id, **said_of(texts, told))
    return texts.say(f"event-{told.name}", **said_of(texts, told))


def said_of(texts: Texts, told: Told) -> dict[str, Any]:
    """Return the facts for the sentence: the event's own, and `counted`, its thing with the
    amount."""
    said = dict(told.facts)
    if isinstance(what := said.get("what"), str):
        said["counted"] = Said(texts.counted(what, said.get("amount", 1)))
    return said


def happenings(texts: Texts, lines: Sequence[Told], limit: int, bullet: str = "· ") -> str:
    """Return the latest lines that fit in `limit` characters, oldest first, one per row; equal
    successive ones become one with a count."""
    kept: list[str] = []
    room = limit
    for sentence, same in groupby(happening(texts, told) for told in reversed(lines)):
        times = f" (×{often})" if (often := len(list(same))) > 1 else ""
        text = bullet + shorten(sentence, min(300, limit - len(bullet)) - len(times)) + times
        room -= len(text) + 1
        if room < 0:
            break
        kept.append(text)
    return "\n".join(reversed(kept))


def losses_text(texts: Texts, lines: Sequence[Told], said: str, limit: int = 1500) -> str:
    """Return `said`, and below it a sentence for each loss of the reader; only the latest if not
    all fit in `limit` characters."""
    kept: list[str] = []
    room = limit - len(said)
    for sentence in reversed(
        counted([texts.say(f"loss-{x.name}", **said_of(texts, x)) for x in lines])
    ):
        text = shorten(f"· {sentence}", 300)
        room -= len(text) + 1
        if room < 0:
            break
        kept.append(text)
    return "\n".join([said, *reversed(kept)])


def counted(sentences: Sequence[str]) -> list[str]:
    """Return each sentence once, at its last place, with a count."""
    often = Counter(sentences)
    last = [s for n, s in enumerate(sentences) if s not in sentences[n + 1 :]]
    return [s if often[s] == 1 else f"{s} (×{often[s]})" for s in last]


@dataclass(frozen=True)
class Seen:
    """An event of the latest pick, as one viewer sees it."""

    name: str
    facts: Mapping[str, Any]
    by: str = ""


def seen(events: Sequence[Event], viewer: Viewer) -> list[Seen]:
    """Return the events as this viewer sees them, in order."""
    told = [(event.name, event.seen_by(viewer)) for event in events]
    return [Seen(name, facts) for name, facts in told if facts is not None]
