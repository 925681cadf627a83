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
"""A value in an event: a word (str), a number, a seat, a list of words, or counts by word."""


class Viewpoint(Enum):
    """A viewer other than a seat or a spectator."""

    EVERYTHING = "everything"


EVERYTHING: Final = Viewpoint.EVERYTHING
"""The viewer that sees everything: for the game master, never for a channel."""

Viewer = Seat | Viewpoint | None
"""A seat, None for a spectator, or EVERYTHING for a game master."""


@frozen
class Event:
    """Something that happened, in the past tense; each viewer reads one line per event.

    All viewers see `facts`, or, if `hidden`, the seats of `secret` only. `secret` holds further
    facts by seat.
    """

    name: str
    facts: Mapping[str, Fact]
    secret: Mapping[Seat, Mapping[str, Fact]]
    hidden: bool = False

    def seen_by(self, viewer: Viewer) -> dict[str, Fact] | None:
        """Return the facts for this viewer, or None if the event is hidden from them."""
        if viewer is EVERYTHING:
            facts = dict(self.facts)
            for secret_facts in self.secret.values():
                facts.update(secret_facts)
            return facts
        own_facts = self.secret.get(viewer) if isinstance(viewer, int) else None
        if own_facts is None:
            return None if self.hidden else dict(self.facts)
        return {**self.facts, **own_facts}


@frozen
class ScoreRow:
    """Points by one rule: `rule` is its catalogue id, `public` whether rivals may see it now."""

    rule: str
    points: int
    public: bool


@frozen
class Score:
    """A seat's points, a row per rule; `ties` are the tie-breakers as (name, figure), in order."""

    seat: Seat
    rows: tuple[ScoreRow, ...]
    ties: tuple[tuple[str, int], ...] = ()
    side: Seat | None = None
    """The first seat of its side; None if it plays alone. The package sets it."""
    common: bool = False
    """Whether these are the points of the whole side, which each of its seats shows."""

    @property
    def total(self) -> int:
        """The sum of its rows."""
        return sum(row.points for row in self.rows)


@dataclass(slots=True, kw_only=True)
class View:
    """The part of a view that all games share; each game's view subclasses this.

    A view is built for one viewer from what that viewer may see, and holds plain data only.
    """

    viewer: Viewer
    seats: int
    phase: str
    """A word for the stretch of play (its text is `phase-<phase>`)."""
    chapter: int
    """The number of the chapter (a day, a round), from 1."""
    awaited: tuple[tuple[Seat, str], ...]
    """The seats that are awaited, each with the public name of its question."""
    result: tuple[Seat, ...] | None
    """None while the game runs, then all winning seats."""
    chapters: int = 0
    """The total number of chapters; 0 if it is not known."""

    @property
    def seat(self) -> Seat:
        """The viewer of a view that only seats have, such as one with a sheet or a menu."""
        assert isinstance(self.viewer, int), "not the view of a seat"
        return self.viewer


def by_side(scores: Iterable[Score]) -> list[list[Score]]:
    """Group scores by side."""
    sides: dict[Seat, list[Score]] = {}
    for score in scores:
        sides.setdefault(score.seat if score.side is None else score.side, []).append(score)
    return list(sides.values())


def side_total(side: Iterable[Score]) -> int:
    """Return the points of a side: the sum over its seats, with `common` points counted once."""
    totals = [(score.total, score.common) for score in side]
    return sum(n for n, common in totals if not common) + max(
        (n for n, common in totals if common), default=0
    )
