"""Kinds of fact: a seat, several seats, text of a person; otherwise a word, a number, or counts.

The name of an event's fact decides its kind, in every game. A field of a pick or question is a seat
if its type is `Seat`, whatever its name.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from enum import Enum
from typing import Any, Final

from engine.shown import Seat


class Kind(Enum):
    """The kind of a fact's value."""

    SUBJECT = "subject"
    """The seat to which the event happens."""
    SEAT = "seat"
    """Another seat that takes part."""
    SUBJECTS = "subjects"
    """The seats to which the event happens."""
    SEATS = "seats"
    THING = "thing"
    """A name, and which of these: a list of words, in which numbers are seats."""
    COUNTED = "counted"
    """Words that always stand with their number: "1 fist and 1 shield"."""
    SAID = "said"
    """Text that a person wrote, or an id: shown as it is, not translated."""


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
    "thing": Kind.THING,
    "destination": Kind.THING,
    "dice": Kind.COUNTED,
    "sin_dice": Kind.COUNTED,
    "words": Kind.SAID,
    "rule": Kind.SAID,
}
"""Fact name -> kind. Events are saved with their facts, so a name must keep its kind."""


class Declared(int):
    """The value of a field whose type is `Seat`."""


def declared(record: Any) -> dict[str, Any]:
    """Return the fields of a pick or question by name, with seats as `Declared`."""
    return {
        f.name: Declared(value)
        if f.type == "Seat" and isinstance(value := getattr(record, f.name), int)
        else getattr(record, f.name)
        for f in fields(record)
    }


def seats_named(facts: Mapping[str, Any]) -> list[Seat]:
    """Return the seats of facts that hold a single seat, affected ones first; -1 (nobody) is
    skipped."""
    seats = [
        (KINDS[name] is not Kind.SUBJECT, value)
        for name, value in facts.items()
        if KINDS.get(name) in ONE and isinstance(value, int) and value >= 0
    ]
    return list(dict.fromkeys(seat for _, seat in sorted(seats, key=lambda pair: pair[0])))


def befalls(facts: Mapping[str, Any], seat: Seat) -> bool:
    """Return whether the event with these facts happened to this seat."""
    return any(
        (KINDS.get(name) is Kind.SUBJECT and value == seat and not isinstance(value, bool))
        or (KINDS.get(name) is Kind.SUBJECTS and seat in value)
        for name, value in facts.items()
    )
