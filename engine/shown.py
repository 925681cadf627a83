"""The output of a game: viewers, events, a view per viewer, and itemised points."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final

from engine.frozen import frozen

Seat = int
"""A place at the table, 0 <= seat < game.seats."""

Fact = Any
"""What an event tells: a word (str), a number, a seat, a list of words, or counts by word."""


class Viewpoint(Enum):
    """A viewer that is no seat."""

    EVERYTHING = "everything"


EVERYTHING: Final = Viewpoint.EVERYTHING
"""A game master's eye: sees all; never for a channel."""

Viewer = Seat | Viewpoint | None
"""Who looks: a seat, None for a spectator, EVERYTHING for a game master."""


@frozen
class Event:
    """Something that happened, in the past tense; one event, one line per viewer.

    `facts` is for all (or for nobody but those in `secret`, if `hidden`); `secret` holds what a
    seat knows beyond that.
    """

    name: str
    facts: Mapping[str, Fact]
    secret: Mapping[Seat, Mapping[str, Fact]]
    hidden: bool = False

    def seen_by(self, viewer: Viewer) -> dict[str, Fact] | None:
        """Return the facts for this viewer, or None if the event is hidden from them."""
        if viewer is EVERYTHING:
            seen = dict(self.facts)
            for more in self.secret.values():
                seen.update(more)
            return seen
        known = self.secret.get(viewer) if isinstance(viewer, int) else None
        if known is None:
            return None if self.hidden else dict(self.facts)
        return {**self.facts, **known}


@frozen
class ScoreRow:
    """Points by one rule: `rule` is its catalogue id, `public` whether rivals may know now."""

    rule: str
    points: int
    public: bool


@frozen
class Score:
    """A seat's points, a row per rule; `ties` are the figures that break a tie, in order."""

    seat: Seat
    rows: tuple[ScoreRow, ...]
    ties: tuple[tuple[str, int], ...] = ()
    side: Seat | None = None
    """The first seat of those it plays together with; None: it plays alone. Set by the package."""
    common: bool = False
    """Whether these points are its whole side's: each of its seats shows the same ones."""

    @property
    def total(self) -> int:
        """All points."""
        return sum(row.points for row in self.rows)


@dataclass(slots=True, kw_only=True)
class View:
    """What every game's view holds; each game's own view subclasses this.

    A view is built up from nothing for one viewer and holds plain data only.
    """

    viewer: Viewer
    seats: int
    phase: str
    """A word for the stretch of play (its text is `phase-<phase>`)."""
    chapter: int
    """Which time round that phase it is, from 1 (a day, a round)."""
    awaited: tuple[tuple[Seat, str], ...]
    """Who is awaited, by the question's public name."""
    result: tuple[Seat, ...] | None
    chapters: int = 0
    """How many there will be; 0 where nobody can tell."""


def by_side(scores: Iterable[Score]) -> list[list[Score]]:
    """The scores of those who play together, each side by itself."""
    found: dict[Seat, list[Score]] = {}
    for score in scores:
        found.setdefault(score.seat if score.side is None else score.side, []).append(score)
    return list(found.values())


def side_total(side: Iterable[Score]) -> int:
    """The points of a side: those of its seats together, or those that all of them show."""
    totals = [(score.total, score.common) for score in side]
    return sum(n for n, common in totals if not common) + max(
        (n for n, common in totals if common), default=0
    )
