"""Regions: the parts of a picture that show what a pick names.

A word is "field:value", a field of a pick and its value: "place:lake", "card:c12", "rival:2". If a
field means different things in different kinds of pick, the verb precedes it: "claim.colour:grey".
Words joined by "+" must all match: "monster:fiend+at:d2" is a fiend on d2 and no other. A region
has all words for its thing, because a lake is the `place` of one pick and the `origin` of another.
This module draws nothing and does not load Pillow.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields
from typing import Any, Final, NamedTuple

from bot.render.picks import value_text
from bot.texts import Texts
from engine.facts import KINDS, ONE, Declared
from engine.kernel import Pick, Seat, Viewer

Point = tuple[int, int]

TOGETHER: Final = "+"
"""Joins words that must all match."""


class Region(NamedTuple):
    """A part of a finished picture and the words of what it shows."""

    polygon: tuple[Point, ...]
    """Corners in pixels of the PNG, from its top left. A later region lies on top of an earlier
    one."""
    about: tuple[str, ...]
    seat: Seat | None = None
    """The seat whose picks alone can name it, though everybody sees it: for a piece of that seat
    whose words do not name the owner."""


def regions_for(regions: Iterable[Region], viewer: Viewer) -> tuple[Region, ...]:
    """Return the regions of a shared picture that apply to this viewer."""
    return tuple(region for region in regions if region.seat in (None, viewer))


def words(value: Any, *names: str) -> tuple[str, ...]:
    """Return the words for a thing that picks hold as `value` in any field of these names."""
    return tuple(f"{name}:{value}" for name in names)


def together(**parts: Any) -> str:
    """Return the word for a thing that takes several fields to name: `together(monster="fiend",
    at="d2")`."""
    return TOGETHER.join(f"{name}:{value}" for name, value in parts.items())


def words_of(pick: Pick) -> frozenset[str]:
    """Return the words of everything that a pick holds, each item of a tuple by itself, with and
    without its verb."""
    result: set[str] = set()
    for field in fields(pick):  # type: ignore[arg-type]
        value = getattr(pick, field.name)
        values = value if isinstance(value, tuple) else (value,)
        held = [f"{field.name}:{item}" for item in values]
        result.update(held, [f"{pick.verb}.{word}" for word in held])
    return frozenset(result)


def region_name(region: Region, texts: Texts) -> str:
    """Return what the region shows, for a list of regions: the first of its words, as text."""
    parts = [part.partition(":") for part in region.about[0].split(TOGETHER)]
    values = [(name.rpartition(".")[2], value) for name, _, value in parts]
    return " · ".join(value_text(texts, name, _value(name, value)) for name, value in values)


def _value(name: str, word: str) -> Any:
    """Parse the value of a field from its form in a word."""
    if not word.isdigit():
        return word
    return Declared(word) if KINDS.get(name) in ONE else int(word)
