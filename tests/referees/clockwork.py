"""The clockwork of a referee: who is asked, and what runs on when a question is answered.

It knows no rule and shares no code with `engine`. A referee writes a game as a generator. What it
yields is a `Question`, `Together` or `Window`, or a list of generators that run side by side; what
it gets back is the pick, the picks by seat, the first reaction, or nothing.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace as Facts
from typing import Any

DATA = Path(__file__).parents[2] / "data"

Objection = tuple[str, dict[str, Any]]
"""Why a pick is refused: the reason, and its figures."""
Game = Iterator[Any]
Told = tuple[str, dict[str, Any], int | None]
"""An event: its name, its facts, and the seat that alone sees them."""


def table(game: str, name: str, row: str) -> dict[str, Facts]:
    """Return the rows of a content table by id."""
    rows = tomllib.loads((DATA / game / f"{name}.toml").read_text())[row]
    return {fields["id"]: Facts(**fields) for fields in rows}


def numbers(game: str) -> dict[str, Any]:
    """Return the loose numbers of a game."""
    return tomllib.loads((DATA / game / "numbers.toml").read_text())


@dataclass
class Question:
    """A question to a seat: its public name, the kinds of pick it takes, and its objections.

    `objections` yields every reason against a pick: a legal one has none.
    """

    seat: int
    name: str
    kinds: tuple[type, ...]
    objections: Callable[[Any], Iterator[Objection]]


@dataclass
class Together:
    """Questions that are answered in secret and opened together."""

    questions: list[Question]
    answers: dict[int, Any] = field(default_factory=dict)

    def awaited(self) -> list[Question]:
        return [question for question in self.questions if question.seat not in self.answers]

    def outcome(self) -> Any:
        """Return the picks by seat."""
        return self.answers


class Window(Together):
    """Questions, in order, to all who may react: the first in order who does shuts the window.

    It awaits all its seats until that is certain, also those that have answered.
    """

    def awaited(self) -> list[Question]:
        for question in self.questions:
            if question.seat not in self.answers:
                return self.questions
            if not self.answers[question.seat].idle:
                return []
        return []

    def outcome(self) -> Any:
        """Return the first reaction in order as (seat, pick), or None."""
        for question in self.questions:
            pick = self.answers[question.seat]
            if not pick.idle:
                return question.seat, pick
        return None


class Strand:
    """A generator that waits for an answer, or for strands that run side by side."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.open: Together | None = None
        self.lone = False
        self.lanes: list[Strand] = []
        self.over = False
        self.go_on(None)

    def go_on(self, answer: Any) -> None:
        """Run to the next question."""
        self.open = None
        try:
            asked = self.game.send(answer)  # type: ignore[attr-defined]
            while True:
                if isinstance(asked, list):
                    strands = [Strand(lane) for lane in asked]
                    self.lanes = [lane for lane in strands if not lane.over]
                    if self.lanes:
                        return
                    asked = next(self.game)
                    continue
                self.lone = isinstance(asked, Question)
                self.open = Together([asked]) if self.lone else asked
                if self.open.awaited():
                    return
                asked = self.game.send(self.open.outcome())  # type: ignore[attr-defined]
        except StopIteration:
            self.open, self.over = None, True

    def questions(self) -> Iterator[tuple[Strand, Question]]:
        """Yield each open question, also one whose answer may be replaced."""
        for lane in self.lanes:
            yield from lane.questions()
        if self.open:
            for question in self.open.questions:
                yield self, question

    def awaited(self) -> Iterator[Question]:
        for lane in self.lanes:
            yield from lane.awaited()
        if self.open:
            yield from self.open.awaited()

    def answer(self, seat: int, pick: Any) -> None:
        """Take an answer, and run on if nobody else is awaited."""
        assert self.open
        self.open.answers[seat] = pick
        if not self.open.awaited():
            self.go_on(pick if self.lone else self.open.outcome())

    def sweep(self) -> None:
        """Drop lanes that are over, and run on once there is none left."""
        if self.lanes:
            for lane in self.lanes:
                lane.sweep()
            self.lanes = [lane for lane in self.lanes if not lane.over]
            if not self.lanes:
                self.go_on(None)


class Clockwork:
    """A game by a referee: `facts` as they should be, the open questions, and what was told."""

    def __init__(self, dealt: Facts) -> None:
        """Start beside a game that was just dealt; its facts tell who got which pieces."""
        self.seen = dealt
        """The facts of the engine's next state: what was shuffled and drawn is read there."""
        self.facts = dealt
        self.log: list[Any] = []
        """The engine's events of this pick: what dice rolled is read there."""
        self.told: list[Told] = []

    def begin(self) -> None:
        """Run to the first question."""
        self.main = Strand(self.whole_game())

    def whole_game(self) -> Game:
        """The game as its rulebook tells it."""
        raise NotImplementedError

    def awaited(self) -> list[tuple[int, str]]:
        """Return each seat that is asked, with the public name of its question."""
        return sorted((question.seat, question.name) for question in self.main.awaited())

    def question(self, seat: int) -> Question:
        """Return the question to a seat."""
        return next(question for _, question in self.main.questions() if question.seat == seat)

    def play(self, seat: int, pick: Any, seen: Facts, log: list[Any]) -> None:
        """Carry out a pick; `seen` and `log` tell what was shuffled, drawn and rolled."""
        self.seen, self.log, self.told = seen, log, []
        strand = next(strand for strand, asked in self.main.questions() if asked.seat == seat)
        strand.answer(seat, pick)
        self.main.sweep()

    def tell(self, name: str, **facts: Any) -> None:
        """Tell everybody."""
        self.told.append((name, facts, None))
