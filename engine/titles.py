"""Titles: a few words for what a seat did in a finished game.

A game's titles are a table (`engine/games/<game>/titles.py`): a name and a condition over what
happened and the points. The first row that a seat meets is its title, so the rarest come first. In
words a title is the text `word-title-<name>`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final

from engine.shown import EVERYTHING, Event, Score, Seat

WORD: Final = "title_"
"""The word of a title is this and its name."""


@dataclass(frozen=True)
class Finished:
    """A game that is over, as titles look at it."""

    seats: int
    events: Sequence[Event]
    scores: Sequence[Score]
    winners: Sequence[Seat]

    @cached_property
    def by_name(self) -> Mapping[str, list[dict[str, Any]]]:
        """All facts of each kind of event."""
        found: dict[str, list[dict[str, Any]]] = {}
        for event in self.events:
            found.setdefault(event.name, []).append(event.seen_by(EVERYTHING) or {})
        return found

    def rivals(self, seat: Seat) -> list[Seat]:
        """The other seats."""
        return [other for other in range(self.seats) if other != seat]


Measure = Callable[[Finished, Seat], int]
Condition = Callable[[Finished, Seat], bool]


@dataclass(frozen=True)
class Title:
    """A row: what a seat is called that meets the condition."""

    name: str
    met: Condition

    @property
    def word(self) -> str:
        """The content word that says it."""
        return WORD + self.name


@dataclass(frozen=True)
class Count:
    """How many events of a kind a seat has a part in; with `amount` the sum of that fact."""

    event: str
    amount: str = ""
    seat: str = "seat"
    """The fact that names the seat; empty: any seat."""
    where: Mapping[str, Any] = field(default_factory=dict)
    """What facts must be: a value, or a test of it."""
    best: bool = False
    """The highest single `amount` instead of the sum."""

    def __call__(self, over: Finished, seat: Seat) -> int:
        """The count."""
        found = [
            int(facts.get(self.amount, 0)) if self.amount else 1
            for facts in over.by_name.get(self.event, ())
            if (not self.seat or facts.get(self.seat) == seat) and self._fits(facts)
        ]
        return max(found, default=0) if self.best else sum(found)

    def _fits(self, facts: Mapping[str, Any]) -> bool:
        return all(
            test(facts.get(name)) if callable(test) else facts.get(name) == test
            for name, test in self.where.items()
        )


def of(event: str, amount: str = "", seat: str = "seat", **where: Any) -> Measure:
    """Counts the events of a seat, or adds up one of their facts."""
    return Count(event, amount, seat, where)


def best(event: str, amount: str, **where: Any) -> Measure:
    """The highest figure of a single event of a seat."""
    return Count(event, amount, where=where, best=True)


def anywhere(event: str, amount: str = "", **where: Any) -> Measure:
    """Counts the events of the whole table."""
    return Count(event, amount, "", where)


def points(rule: str) -> Measure:
    """What one rule gave a seat."""

    def measure(over: Finished, seat: Seat) -> int:
        rows = [row for score in over.scores if score.seat == seat for row in score.rows]
        return sum(row.points for row in rows if row.rule == rule)

    return measure


def together(*measures: Measure) -> Measure:
    """The sum of several."""
    return lambda over, seat: sum(measure(over, seat) for measure in measures)


def at_least(n: int, measure: Measure) -> Condition:
    """`n` or more."""
    return lambda over, seat: measure(over, seat) >= n


def at_most(n: int, measure: Measure) -> Condition:
    """`n` or fewer."""
    return lambda over, seat: measure(over, seat) <= n


def none(measure: Measure) -> Condition:
    """Not one."""
    return at_most(0, measure)


def most(n: int, measure: Measure) -> Condition:
    """`n` or more, and more than anybody else has."""

    def met(over: Finished, seat: Seat) -> bool:
        mine = measure(over, seat)
        return mine >= n and all(measure(over, other) < mine for other in over.rivals(seat))

    return met


def fewest(n: int, measure: Measure) -> Condition:
    """`n` or fewer, and fewer than anybody else has; never where there is nobody else."""

    def met(over: Finished, seat: Seat) -> bool:
        mine, rivals = measure(over, seat), over.rivals(seat)
        return bool(rivals) and mine <= n and all(measure(over, one) > mine for one in rivals)

    return met


def each_time(n: int, measure: Measure, chances: Measure) -> Condition:
    """As often as there was a chance, and at least `n` times."""
    return lambda over, seat: n <= measure(over, seat) == chances(over, seat)


def both(*conditions: Condition) -> Condition:
    """All of them."""
    return lambda over, seat: all(met(over, seat) for met in conditions)


def won(over: Finished, seat: Seat) -> bool:
    """It is among the winners."""
    return seat in over.winners


def lost(over: Finished, seat: Seat) -> bool:
    """It is not."""
    return seat not in over.winners


def several(over: Finished, seat: Seat) -> bool:
    """Somebody else was there."""
    return over.seats > 1


def titles(table: Iterable[Title], over: Finished) -> tuple[str, ...]:
    """The word of each seat's title, "" for none. A title that two meet goes to the first of them,
    and the other has the next that it meets; a title is given twice only if no other fits."""
    rows = list(table)
    given: dict[Seat, str] = {}
    for row in rows:
        for seat in range(over.seats):
            if seat not in given and row.met(over, seat):
                given[seat] = row.word
                break
    for seat in range(over.seats):
        again = (row.word for row in rows if row.met(over, seat))
        given.setdefault(seat, next(again, ""))
    return tuple(given[seat] for seat in range(over.seats))
