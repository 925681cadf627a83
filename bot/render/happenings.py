"""Events as sentences: one line per viewer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final, Protocol

from bot.texts import Said, Texts, shorten
from engine.facts import named
from engine.games import GAMES
from engine.kernel import Event, Seat, Viewer
from engine.package import Losses, costs


class Told(Protocol):
    """An event as one viewer was told it."""

    @property
    def name(self) -> str: ...
    @property
    def facts(self) -> Mapping[str, Any]: ...
    @property
    def by(self) -> str: ...


GATHERED: Final = 8
"""More lines than these are gathered by whom they are about."""
UNMARKED: Final = frozenset({"", "computer"})
"""Who moves without a mark: the seat's own person, and a computer whose seat it is."""


def happening(texts: Texts, told: Told) -> str:
    """The event in words, marked where the mover was not the seat's own person."""
    line = _happening(texts, told)
    return line if told.by in UNMARKED else texts.say(f"by-{told.by}", line=Said(line))


def _happening(texts: Texts, told: Told) -> str:
    """Whoever was told more than the public reads the text that says more."""
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
    """The last of the lines that fit in `limit` characters, oldest first, one per row; those that
    say the same one after the other are one, with how often it was said."""
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


def gathered(texts: Texts, lines: Sequence[Told], seat: Seat, limit: int) -> str:
    """What came of a move of the reader at `seat`, as `happenings`. Where that is much, others come
    after what is about the reader or about all, each with a line: the last notable thing that they
    did (the last of all where none is notable), and how much more there was."""
    if len(lines) <= GATHERED:
        return happenings(texts, lines, limit)
    own: list[Told] = []
    others: dict[Seat, list[Told]] = {}
    for line in lines:
        about = _about(line.facts, seat)
        (own if about in (seat, NOBODY) else others.setdefault(about, [])).append(line)
    notable = GAMES[texts.game].NOTABLE if texts.game in GAMES else frozenset()
    told = []
    for theirs in others.values():
        telling = next((one for one in reversed(theirs) if one.name in notable), theirs[-1])
        said = Said(shorten(happening(texts, telling), 300))
        text_id = "gathered" if telling is theirs[-1] else "gathered-among"
        more = len(theirs) - 1
        told.append(f"· {texts.say(text_id, said=said, n=more) if more else said}")
    below = "\n".join(told)[:limit]
    return "\n".join(filter(None, (happenings(texts, own, limit - len(below) - 1), below)))


def grouped(texts: Texts, lines: Sequence[Told], seat: Seat, limit: int) -> str:
    """What the reader at `seat` was told, the latest that fit in `limit` characters: under
    headings what is about the reader, about each other seat, and about none; each in order.
    """
    kept: list[tuple[int, str]] = []
    room = limit
    for line in reversed(lines):
        text = shorten(happening(texts, line), 300)
        room -= len(text) + 3
        if room < 0:
            break
        kept.append((_about(line.facts, seat), text))
    groups: dict[int, list[str]] = {}
    for about, text in reversed(kept):
        groups.setdefault(about, []).append(text)
    parts = []
    if len(kept) < len(lines):
        parts.append(texts.say("missed-earlier", n=len(lines) - len(kept)))
    order = [seat, *sorted(about for about in groups if about not in (seat, NOBODY)), NOBODY]
    for about in order:
        if about in groups:
            name = texts.seat(about) if about != NOBODY else texts.say("missed-all")
            title = texts.say("missed-you") if about == seat else name
            parts.append(f"**{title}**")
            parts += [f"· {text}" for text in _counted(groups[about])]
    return "\n".join(parts)


NOBODY: Final = -1
"""What is about no seat."""


def _about(facts: Mapping[str, Any], seat: Seat) -> Seat:
    """The seat that a happening is about: the reader's if it is named at all."""
    seats = named(facts)
    return seat if seat in seats else seats[0] if seats else NOBODY


def losses_text(texts: Texts, lines: Sequence[Told], said: str, limit: int = 1500) -> str:
    """`said`, and under it a sentence for each thing that cost the reader something; the latest
    ones if they do not all fit in `limit` characters."""
    kept: list[str] = []
    room = limit - len(said)
    for sentence in reversed(
        _counted([texts.say(f"loss-{x.name}", **said_of(texts, x)) for x in lines])
    ):
        text = shorten(f"· {sentence}", 300)
        room -= len(text) + 1
        if room < 0:
            break
        kept.append(text)
    return "\n".join([said, *reversed(kept)])


def news_text(texts: Texts, lines: Sequence[Told], seat: Seat, losses: Losses, limit: int) -> str:
    """What others did to the reader at `seat`, under a title: the latest that fit in `limit`
    characters; empty if there is nothing. `losses` are the game's."""
    kept: list[str] = []
    room = limit
    for sentence in reversed(_counted([_to_me(texts, line, seat, losses) for line in lines])):
        text = shorten(f"· {sentence}", 300)
        room -= len(text) + 1
        if room < 0:
            break
        kept.append(text)
    return "\n".join([f"**{texts.say('menu-news')}**", *reversed(kept)]) if kept else ""


def _to_me(texts: Texts, told: Told, seat: Seat, losses: Losses) -> str:
    """What cost the reader something in words of its own."""
    if costs(losses, told.name, told.facts, seat):
        return texts.say(f"loss-{told.name}", **said_of(texts, told))
    return happening(texts, told)


def _counted(sentences: Sequence[str]) -> list[str]:
    """Each sentence once, where it last stood, with how often it was said."""
    often = Counter(sentences)
    last = [s for n, s in enumerate(sentences) if s not in sentences[n + 1 :]]
    return [s if often[s] == 1 else f"{s} (×{often[s]})" for s in last]


@dataclass(frozen=True)
class Seen:
    """An event of the pick just played, as one viewer was told it."""

    name: str
    facts: Mapping[str, Any]
    by: str = ""


def seen(events: Sequence[Event], viewer: Viewer) -> list[Seen]:
    """What this viewer was told of the events, in order."""
    told = [(event.name, event.seen_by(viewer)) for event in events]
    return [Seen(name, facts) for name, facts in told if facts is not None]
