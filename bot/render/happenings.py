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
    """An event as one viewer sees it."""

    @property
    def name(self) -> str: ...
    @property
    def facts(self) -> Mapping[str, Any]: ...
    @property
    def by(self) -> str: ...


UNMARKED: Final = frozenset({"", "computer"})
"""Who moves without a mark: the seat's own person, and a computer whose seat it is."""


def happening(texts: Texts, told: Told) -> str:
    """The event in words, marked where the mover was not the seat's own person."""
    line = _happening(texts, told)
    return line if told.by in UNMARKED else texts.say(f"by-{told.by}", line=Said(line))


def _happening(texts: Texts, told: Told) -> str:
    """A viewer with more facts than the public gets the text with these."""
    for text_id in (f"event-{told.name}-secret", f"event-{told.name}"):
        if texts.has(text_id) and texts.needs(text_id) <= told.facts.keys():
            return texts.say(text_id, **said_of(texts, told))
    return texts.say(f"event-{told.name}", **said_of(texts, told))


def said_of(texts: Texts, told: Told) -> dict[str, Any]:
    """What its sentence may name: its facts, and of a thing so many of it, as `counted`."""
    said = dict(told.facts)
    if isinstance(what := said.get("what"), str):
        said["counted"] = Said(texts.counted(what, said.get("amount", 1)))
    return said


def happenings(texts: Texts, lines: Sequence[Told], limit: int, bullet: str = "· ") -> str:
    """The last of the lines that fit in `limit` characters, oldest first, one per row; equal ones
    in succession are one, with their number."""
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
    """`said`, and under it a sentence for each thing that cost the reader something; the latest
    ones if they do not all fit in `limit` characters."""
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
    """Each sentence once, at its last place, with its number of occurrences."""
    often = Counter(sentences)
    last = [s for n, s in enumerate(sentences) if s not in sentences[n + 1 :]]
    return [s if often[s] == 1 else f"{s} (×{often[s]})" for s in last]


@dataclass(frozen=True)
class Seen:
    """An event of the pick just played, as one viewer sees it."""

    name: str
    facts: Mapping[str, Any]
    by: str = ""


def seen(events: Sequence[Event], viewer: Viewer) -> list[Seen]:
    """The events as this viewer sees them, in order."""
    told = [(event.name, event.seen_by(viewer)) for event in events]
    return [Seen(name, facts) for name, facts in told if facts is not None]
