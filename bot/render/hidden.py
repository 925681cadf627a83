"""What not every seat sees, for a game master: in words, and by the regions of a board."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from bot.render.lines import rows, wrapped
from bot.render.regions import Region
from bot.texts import Texts, named_pair


class Hidden(NamedTuple):
    """Something that the game hides from a seat or from spectators."""

    name: str
    """Where it is."""
    what: str
    at: tuple[str, ...] = ()
    """Words of the regions of a board that may show where it is, the best first; none for what has
    no place on any board."""


def hidden_text(things: Iterable[Hidden], texts: Texts) -> str:
    """Return what is hidden, in lines; empty if nothing is."""
    return rows(line for it in things for line in wrapped(named_pair(texts, it.name, it.what)))


def regions_of(thing: Hidden, regions: Sequence[Region]) -> list[int]:
    """Return the indices of the regions of a board that show where something is hidden."""
    for word in thing.at:
        if found := [at for at, region in enumerate(regions) if word in region.about]:
            return found
    return []


def hidden_in(things: Iterable[Hidden], region: Region) -> list[Hidden]:
    """Return what may be hidden where a region shows."""
    return [thing for thing in things if not set(thing.at).isdisjoint(region.about)]
