"""What the end of one game brings to the beginning of another, in goods that all games share.

`data/<game>/campaign.toml` says what a finished game gives, and what a beginning takes: so one
table per game makes the terms for every pair of games. A seat begins with what it is brought
through the field `brought` of its part of a record.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any, Final, Literal

from pydantic import Field, NonNegativeInt, PositiveInt

from engine.content import Row, document

Good = Literal["food", "people", "arms", "knowledge", "fame"]
Brought = Annotated[int, Field(ge=0, le=3)]
"""How many of a thing a seat is brought; 0: a line that was struck."""
MAX_BROUGHT: Final = 8
"""Things that a game can be brought."""


class Given(Row):
    """What a finished game gives of a good; its text is `gives-<good>`."""

    good: Good
    of: tuple[str, ...]
    """The figures that are added up: fields of a seat's part of the record, a dot before a field
    inside; "winner" and "title" are 1 for a seat that won or has a title."""
    each: PositiveInt
    """This much of it brings one thing."""


class Taken(Row):
    """What a beginning takes of a good."""

    good: Good
    brings: str
    """The name of what a seat gets; its text is `brought-<name>`."""
    most: NonNegativeInt
    """0: nothing any more; records of earlier campaigns may have it."""


class CampaignTerms(Row):
    """The table of a game."""

    leader: str = ""
    """The field of a seat's part that names its people's leader, or its heroes."""
    wounds: str = ""
    """The figure of a seat's wounded, as in `Given.of`."""
    fallen: str = ""
    """The field of the record that names the dead."""
    gives: tuple[Given, ...]
    most: PositiveInt
    """Things that a seat is brought, across all lines."""
    takes: tuple[Taken, ...]


@cache
def campaign_terms(game: str) -> CampaignTerms:
    """Return the table of a game."""
    return document(f"{game}/campaign.toml", CampaignTerms)


def things_brought(game: str) -> tuple[str, ...]:
    """Return the names of what a seat of this game can be brought."""
    return tuple(row.brings for row in campaign_terms(game).takes)


@dataclass(frozen=True)
class BroughtLine:
    """What one good of a seat's last game brings to its next one."""

    seat: int
    """The seat in the finished game."""
    given: Given
    taken: Taken
    had: int
    """The figure at the end of the finished game."""
    proposed: int
    """How many it brings: 0 if the lines before it bring all that a seat gets."""


def pairs(source: str, target: str) -> list[tuple[Given, Taken]]:
    """Return each good that one game gives and the other takes, with the terms of both."""
    gives = {row.good: row for row in campaign_terms(source).gives}
    takes = campaign_terms(target).takes
    return [(gives[row.good], row) for row in takes if row.good in gives and row.most]


def lines(source: str, target: str, ends: Sequence[Mapping[str, Any]]) -> Iterator[BroughtLine]:
    """Yield what the seats of a finished game are brought in the next one. `ends` are the facts of
    each seat: its part of the record as plain data, "winner" and "title"; "kept" are goods whose
    number somebody has corrected."""
    for seat, facts in enumerate(ends):
        left = campaign_terms(target).most
        for given, taken in pairs(source, target):
            left_over = sum(figure(facts, path) for path in given.of)
            had = facts.get("kept", {}).get(given.good, left_over)
            if possible := min(taken.most, had // given.each):
                amount = min(possible, left)
                left -= amount
                yield BroughtLine(seat, given, taken, had, amount)


def figure(facts: Any, path: str) -> int:
    """Return the sum or the number of what a field holds; `path` has a dot before a field inside,
    or before a word of a list. 0 for nothing."""
    for name in path.split("."):
        facts = _inside(facts, name)
    return _count(facts)


def _inside(value: Any, name: str) -> Any:
    if isinstance(value, Mapping):
        return value.get(name)
    if isinstance(value, tuple | list):
        return [item == name if isinstance(item, str) else _inside(item, name) for item in value]
    return None


def _count(value: Any) -> int:
    if isinstance(value, Mapping):
        return sum(map(_count, value.values()))
    if isinstance(value, tuple | list):
        return sum(1 if isinstance(item, str | Mapping) else _count(item) for item in value)
    return int(value or 0)
