"""Names and marks of seats in plain text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Sequence
from typing import Final

from bot.model.facts import TableInfo
from bot.render.marks import SEAT_MARKS
from bot.texts import Said, Texts
from bot.words import cleaned, looks

COMPUTER_NAMES: Final = 12
"""The number of names. Neighbouring seats get names five apart, so no two at a table are the
same."""
COMPUTER_TEMPERS: Final = 6


def letter(seat: int) -> str:
    """Return the letter of a seat: A, B, C …"""
    return chr(ord("A") + seat)


def tag(seat: int) -> str:
    """Return the mark of a seat before its name, as on the pictures: shape, colour and letter."""
    return f"{SEAT_MARKS[seat].emoji}{letter(seat)}" if seat < len(SEAT_MARKS) else letter(seat)


def seat_names(texts: Texts, table: TableInfo) -> tuple[str, ...]:
    """Return the display names by seat."""
    seats = range(len(table.seated))
    return distinct_names(texts, [seat_name(texts, table, seat) for seat in seats], seats)


def distinct_names(
    texts: Texts, names: Sequence[str], typed_seats: Container[int]
) -> tuple[str, ...]:
    """Return distinguishable names by seat. A name that a person has `typed_seats` gets its seat's
    letter if it could be confused with another's or with a text of the bot."""
    look_counts = Counter(looks(name) for name in names)
    return tuple(
        texts.say("seat-alike", name=Said(name), letter=Said(letter(seat)))
        if seat in typed_seats and (look_counts[looks(name)] > 1 or texts.imitates(name))
        else name
        for seat, name in enumerate(names)
    )


def seat_name(texts: Texts, table: TableInfo, seat: int) -> str:
    """Return the display name at a seat. A computer in a seat of its own has a name that is fixed
    per table; a forgotten person has the seat's letter."""
    seated = next((s for s in table.seated if s.seat == seat), None)
    if seated is not None and cleaned(seated.name):
        return cleaned(seated.name)
    if seated is not None and seated.kind == "human":
        return texts.say("seat-forgotten", letter=Said(letter(seat)))
    called = texts.say(f"computer-name-{(table.id + 5 * seat) % COMPUTER_NAMES}")
    return texts.say("computer-called", name=Said(called))


def temper(texts: Texts, table: TableInfo, seat: int) -> str:
    """Return the character of the computer at a seat, in a few words."""
    return texts.say(f"computer-temper-{(table.id // COMPUTER_NAMES + seat) % COMPUTER_TEMPERS}")
