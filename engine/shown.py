"""What every game shows of itself: a view per viewer, and itemised points."""

from __future__ import annotations

from dataclasses import dataclass

from engine.steps import Seat, Viewer


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """Points by one rule: `rule` is its catalogue id, `public` whether rivals may know now."""

    rule: str
    points: int
    public: bool


@dataclass(frozen=True, slots=True)
class Score:
    """A seat's points, a row per rule; `ties` are the figures that break a tie, in order."""

    seat: Seat
    rows: tuple[ScoreRow, ...]
    ties: tuple[tuple[str, int], ...] = ()

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
