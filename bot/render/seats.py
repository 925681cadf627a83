"""Who is who in plain text: the shape in its colour and the letter of a seat."""

from __future__ import annotations

from collections import Counter

from bot.render.draw.seats import MARKS
from bot.table.facts import TableInfo
from bot.texts import Said, Texts
from bot.words import cleaned, looks


def letter(seat: int) -> str:
    """The letter of a seat: A, B, C …"""
    return chr(ord("A") + seat)


def tag(seat: int) -> str:
    """The mark of a seat before its name, as on the pictures: shape, colour and letter."""
    return f"{MARKS[seat].emoji}{letter(seat)}" if seat < len(MARKS) else letter(seat)


def seat_names(texts: Texts, table: TableInfo) -> tuple[str, ...]:
    """The display names by seat. One that could be taken for another's, or for something the bot
    says, has the letter of its seat behind it."""
    names = [seat_name(texts, table, seat) for seat in range(len(table.seated))]
    seen = Counter(looks(name) for name in names)
    return tuple(
        texts.say("seat-alike", name=Said(name), letter=Said(letter(seat)))
        if seen[looks(name)] > 1 or texts.imitates(name)
        else name
        for seat, name in enumerate(names)
    )


def seat_name(texts: Texts, table: TableInfo, seat: int) -> str:
    """The display name at a seat; a computer that took over nobody's is called by its letter, and
    so is somebody who was forgotten."""
    found = next((s for s in table.seated if s.seat == seat), None)
    if found is not None and cleaned(found.name):
        return cleaned(found.name)
    person = found is not None and found.kind == "human"
    what = "seat-forgotten" if person else "computer-name"
    return texts.say(what, letter=Said(letter(seat)))
