"""Who is who in plain text: the shape in its colour and the letter of a seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Sequence
from typing import Final

from bot.model.facts import TableInfo
from bot.render.marks import SEAT_MARKS
from bot.texts import Said, Texts
from bot.words import cleaned, looks

COMPUTERS: Final = 12
"""How many names there are for computers: five apart, no two at a table are the same."""
TEMPERS: Final = 6


def letter(seat: int) -> str:
    """The letter of a seat: A, B, C …"""
    return chr(ord("A") + seat)


def tag(seat: int) -> str:
    """The mark of a seat before its name, as on the pictures: shape, colour and letter."""
    return f"{SEAT_MARKS[seat].emoji}{letter(seat)}" if seat < len(SEAT_MARKS) else letter(seat)


def seat_names(texts: Texts, table: TableInfo) -> tuple[str, ...]:
    """The display names by seat."""
    seats = range(len(table.seated))
    return told_apart(texts, [seat_name(texts, table, seat) for seat in seats], seats)


def told_apart(texts: Texts, names: Sequence[str], written: Container[int]) -> tuple[str, ...]:
    """Names by seat. One that somebody has `written` and that could be taken for another's, or for
    something the bot says, has the letter of its seat behind it."""
    seen = Counter(looks(name) for name in names)
    return tuple(
        texts.say("seat-alike", name=Said(name), letter=Said(letter(seat)))
        if seat in written and (seen[looks(name)] > 1 or texts.imitates(name))
        else name
        for seat, name in enumerate(names)
    )


def seat_name(texts: Texts, table: TableInfo, seat: int) -> str:
    """The display name at a seat; a computer that took over nobody's has a name of its own, always
    the same at its table, and somebody who was forgotten is called by their letter."""
    seated = next((s for s in table.seated if s.seat == seat), None)
    if seated is not None and cleaned(seated.name):
        return cleaned(seated.name)
    if seated is not None and seated.kind == "human":
        return texts.say("seat-forgotten", letter=Said(letter(seat)))
    called = texts.say(f"computer-name-{(table.id + 5 * seat) % COMPUTERS}")
    return texts.say("computer-called", name=Said(called))


def temper(texts: Texts, table: TableInfo, seat: int) -> str:
    """What the computer of a seat is like, in a few words."""
    return texts.say(f"computer-temper-{(table.id // COMPUTERS + seat) % TEMPERS}")
