"""The story of a round of turns, or of several: explored tiles, buildings, settlers,
hibernations."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.render.story import Tale, by_seat, most

SPANS = True
SHORTEST, LONGEST = 3, 6
"""Number of sentences of a story."""
TOLD = {
    "artifact_taken": ("artifact", "artifact-many", "colour"),
    "explored": ("explored", "explored-many", ""),
    "populated": ("populated", "populated-many", ""),
    "hibernated": ("slept", "slept-many", ""),
    "built": ("built", "built-many", ""),
    "installed": ("installed", "installed-many", "machine"),
}
"""By event, the most important first: the sentence about one, that about several, and the fact that
the first names beside the seat."""


def story(tale: Tale) -> list[str]:
    """Return what happened, in order except that hibernations come last, in three to six
    sentences."""
    sentences = [tale.say("opens")]
    happened = [name for name in TOLD if tale.one(name)]
    close = []
    if (ending := tale.one("ending_began")) is not None:
        close.append(tale.say("ending", seat=ending["seat"]))
    if (over := tale.one("ended")) is not None:
        won = over["winners"]
        close.append(tale.say("end", winners=won) if won else tale.say("end-none"))
    names = [line.name for line in tale.lines]
    told = happened[: LONGEST - 1 - len(close)]
    told.sort(key=lambda name: (name == "hibernated", names.index(name)))
    sentences += [_told(tale, name, tale.of(name)) for name in told]
    for name in ("quiet", "night"):
        if len(sentences) + len(close) < SHORTEST:
            sentences.append(tale.say(name))
    return sentences + close


def _told(tale: Tale, event: str, events: Sequence[Mapping[str, Any]]) -> str:
    """Return an event by name if it happened once, else who did it most, without names if
    everybody did."""
    one, many, fact = TOLD[event]
    if not events[1:]:
        facts = {fact: events[0][fact]} if fact else {}
        if fact == "machine":
            facts[fact] = tale.form(facts[fact])
        return tale.say(one, seat=events[0]["seat"], **facts)
    seats, _ = most(by_seat(events))
    everybody = len(seats) == len(tale.texts.names)
    return (tale.say(f"{many}-alone") if everybody else "") or tale.say(many, seats=seats)
