"""What a fact is: a seat, several, what a person wrote; else a word, a number, or counts by word.

Facts of events have the kind that their names have everywhere; the fields of picks and of questions
are seats where they are declared to be, whatever their names.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from enum import Enum
from typing import Any, Final

from engine.shown import Seat


class Kind(Enum):
    """What the value of a fact is."""

    SUBJECT = "subject"
    """A seat to which it happens."""
    SEAT = "seat"
    """Another seat that has a part in it."""
    SUBJECTS = "subjects"
    """The seats to which it happens."""
    SEATS = "seats"
    SAID = "said"
    """What a person wrote, or an id to be shown: no word of ours."""


ONE: Final = frozenset({Kind.SUBJECT, Kind.SEAT})
SEVERAL: Final = frozenset({Kind.SUBJECTS, Kind.SEATS})

KINDS: Final[Mapping[str, Kind]] = {
    "seat": Kind.SUBJECT,
    "to": Kind.SUBJECT,
    "by": Kind.SEAT,
    "rival": Kind.SEAT,
    "first": Kind.SEAT,
    "seats": Kind.SUBJECTS,
    "rivals": Kind.SEATS,
    "winners": Kind.SEATS,
    "words": Kind.SAID,
    "rule": Kind.SAID,
}
"""By the fact's name. Events are saved with their facts: a name here keeps its kind."""


class Declared(int):
    """A number that was declared to be a seat."""


def declared(one: Any) -> dict[str, Any]:
    """The fields of a pick or a question, its seats as such."""
    return {
        f.name: Declared(value)
        if f.type == "Seat" and isinstance(value := getattr(one, f.name), int)
        else getattr(one, f.name)
        for f in fields(one)
    }


def named(facts: Mapping[str, Any]) -> list[Seat]:
    """The seats that are named singly, the affected ones first; -1, nobody, is none."""
    found = [
        (KINDS[name] is not Kind.SUBJECT, value)
        for name, value in facts.items()
        if KINDS.get(name) in ONE and isinstance(value, int) and value >= 0
    ]
    return list(dict.fromkeys(seat for _, seat in sorted(found, key=lambda one: one[0])))


def befalls(facts: Mapping[str, Any], seat: Seat) -> bool:
    """Whether the facts are about something that happened to this seat."""
    return any(
        (KINDS.get(name) is Kind.SUBJECT and value == seat and not isinstance(value, bool))
        or (KINDS.get(name) is Kind.SUBJECTS and seat in value)
        for name, value in facts.items()
    )
