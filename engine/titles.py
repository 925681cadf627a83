"""Titles: a few words for what a seat did in a finished game.

A game's titles are a table (`engine/games/<game>/titles.py`) of names and conditions over the
events and the points. A seat gets the first row that it meets, so the rarest come first. The text
of a title is `word-title-<name>`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final

from engine.shown import EVERYTHING, Event, Score, Seat

WORD: Final = "title_"
"""Prefix of a title's content word."""


@dataclass(frozen=True)
class Finished:
    """The part of a finished game that conditions of titles read."""

    seats: int
    events: Sequence[Event]
    scores: Sequence[Score]
    winners: Sequence[Seat]
    conceded: Collection[Seat] = ()
    """Seats that a computer played to the end because their person gave up: they get no title."""

    @cached_property
    def by_name(self) -> Mapping[str, list[dict[str, Any]]]:
        """Event name -> the facts of each such event."""
        facts_by_name: dict[str, list[dict[str, Any]]] = {}
        for event in self.events:
            facts_by_name.setdefault(event.name, []).append(event.seen_by(EVERYTHING) or {})
        return facts_by_name

    def rivals(self, seat: Seat) -> list[Seat]:
        """Return the other seats."""
        return [other for other in range(self.seats) if other != seat]


Measure = Callable[[Finished, Seat], int]
"""(game, seat) -> a figure of the seat."""
Condition = Callable[[Finished, Seat], bool]
"""(game, seat) -> whether the seat meets it."""


@dataclass(frozen=True)
class Title:
    """A row of the table: a title and its condition."""

    name: str
    met: Condition

    @property
    def word(self) -> str:
        """The content word of the title."""
        return WORD + self.name


@dataclass(frozen=True)
class Count:
    """Count the events of a kind that name a seat; with `amount`, sum that fact."""

    event: str
    amount: str = ""
    seat: str = "seat"
    """The fact that names the seat; empty to count the events of all."""
    where: Mapping[str, Any] = field(default_factory=dict)
    """Conditions by fact: a value, or a predicate."""
    best: bool = False
    """Take the highest single `amount` instead of the sum."""

    def __call__(self, over: Finished, seat: Seat) -> int:
        """Return the count, the sum, or the highest amount."""
        amounts = [
            int(facts.get(self.amount, 0)) if self.amount else 1
            for facts in over.by_name.get(self.event, ())
            if (not self.seat or facts.get(self.seat) == seat) and self._fits(facts)
        ]
        return max(amounts, default=0) if self.best else sum(amounts)

    def _fits(self, facts: Mapping[str, Any]) -> bool:
        return all(
            test(facts.get(name)) if callable(test) else facts.get(name) == test
            for name, test in self.where.items()
        )


def count_of(event: str, amount: str = "", seat: str = "seat", **conditions: Any) -> Measure:
    """Return a measure that counts the events of a seat, or sums one of their facts."""
    return Count(event, amount, seat, conditions)


def best(event: str, amount: str, **conditions: Any) -> Measure:
    """Return a measure of the highest amount in a single event of a seat."""
    return Count(event, amount, where=conditions, best=True)


def anywhere(event: str, amount: str = "", **conditions: Any) -> Measure:
    """Return a measure that counts the events of the whole table, or sums one of their facts."""
    return Count(event, amount, "", conditions)


def points(rule: str) -> Measure:
    """Return a measure of a seat's points by one rule."""

    def measure(over: Finished, seat: Seat) -> int:
        rows = [row for score in over.scores if score.seat == seat for row in score.rows]
        return sum(row.points for row in rows if row.rule == rule)

    return measure


def sum_of(*measures: Measure) -> Measure:
    """Return the sum of several measures."""
    return lambda over, seat: sum(measure(over, seat) for measure in measures)


def at_least(n: int, measure: Measure) -> Condition:
    """Return the condition that the measure is `n` or more."""
    return lambda over, seat: measure(over, seat) >= n


def at_most(n: int, measure: Measure) -> Condition:
    """Return the condition that the measure is `n` or less."""
    return lambda over, seat: measure(over, seat) <= n


def none(measure: Measure) -> Condition:
    """Return the condition that the measure is 0."""
    return at_most(0, measure)


def most(n: int, measure: Measure) -> Condition:
    """Return the condition that the measure is `n` or more, and higher than each rival's."""

    def met(over: Finished, seat: Seat) -> bool:
        own_count = measure(over, seat)
        return own_count >= n and all(
            measure(over, other) < own_count for other in over.rivals(seat)
        )

    return met


def fewest(n: int, measure: Measure) -> Condition:
    """Return the condition that the measure is `n` or less, and lower than each rival's.

    Never met without rivals.
    """

    def met(over: Finished, seat: Seat) -> bool:
        own_count, rivals = measure(over, seat), over.rivals(seat)
        return (
            bool(rivals)
            and own_count <= n
            and all(measure(over, rival) > own_count for rival in rivals)
        )

    return met


def each_time(n: int, measure: Measure, chances: Measure) -> Condition:
    """Return the condition that the measure equals `chances`, and is at least `n`."""
    return lambda over, seat: n <= measure(over, seat) == chances(over, seat)


def all_of(*conditions: Condition) -> Condition:
    """Return the conjunction of several conditions."""
    return lambda over, seat: all(met(over, seat) for met in conditions)


def won(over: Finished, seat: Seat) -> bool:
    """Return whether the seat is among the winners."""
    return seat in over.winners


def lost(over: Finished, seat: Seat) -> bool:
    """Return whether the seat is not among the winners."""
    return seat not in over.winners


def several(over: Finished, seat: Seat) -> bool:
    """Return whether the game has at least two seats."""
    return over.seats > 1


def titles(table: Iterable[Title], over: Finished) -> tuple[str, ...]:
    """Return the word of each seat's title, "" for none.

    A title whose condition several seats meet goes to the first, and the others get their next. A
    seat shares a title only if it meets no other condition.
    """
    rows = list(table)
    words: dict[Seat, str] = dict.fromkeys(over.conceded, "")
    for row in rows:
        for seat in range(over.seats):
            if seat not in words and row.met(over, seat):
                words[seat] = row.word
                break
    for seat in range(over.seats):
        repeated = (row.word for row in rows if row.met(over, seat))
        words.setdefault(seat, next(repeated, ""))
    return tuple(words[seat] for seat in range(over.seats))
