"""Tutorials: the lessons of a game, and which of them applies now. Pure.

`data/<game>/tutorial.toml` scripts a short game for one person against computers: the seed, the
terms, ordered lessons (each belongs to a question, and may suggest a pick) and where it ends.
Lessons do not force a pick: a learner who strays from the suggestions still gets the lesson of each
question when it is asked for the first time. The sentences are texts `learn-<id>`.
"""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from pydantic import Field, ValidationError

from bot.menu import field_names
from engine.content import Row, document, fault, refer
from engine.games import GAMES
from engine.kernel import Choice, Pick, View, registered_classes
from engine.players import ADVISERS, PLAYERS
from engine.rng import below

SEEDS = 2**64


class Lesson(Row):
    """The lesson of a question, and its suggested pick.

    Texts: `learn-<id>`, `learn-<id>.title`, and with a pick `learn-<id>.pick`, its reason.
    """

    id: str
    question: str
    """The class of the question."""
    phase: str = ""
    """Only in this phase."""
    chapter: int = 0
    """Only in this chapter."""
    offers: str = ""
    """Only when a pick of this verb is legal."""
    pick: dict[str, str | int | bool] = Field(default_factory=dict)
    """The suggested pick: its verb, and the values of some of its fields."""
    silent: bool = False
    """No lesson: only a pick is suggested, with its reason."""


class End(Row):
    """Where the lessons end: at this chapter (and phase)."""

    chapter: int
    phase: str = ""

    def reached(self, view: View) -> bool:
        """Return whether the game has reached it, or has ended."""
        if view.result is not None or view.chapter > self.chapter:
            return True
        return view.chapter == self.chapter and self.phase in ("", view.phase)


class Tutorial(Row):
    """A first game. `aside` lessons are for questions that the script does not lead to; `rules`
    names by phase the rules that matter there."""

    seed: int
    computers: tuple[str, ...]
    adviser: str = "easy"
    """The kind of computer that suggests a pick where no lesson does. The script depends on its
    picks: training it again may break the script."""
    options: dict[str, str | bool] = Field(default_factory=dict)
    end: End
    rules: dict[str, tuple[str, ...]]
    lesson: tuple[Lesson, ...]
    aside: tuple[Lesson, ...] = ()

    @property
    def spoken_lessons(self) -> list[str]:
        """Ids of the script's lessons with a text."""
        return [lesson.id for lesson in self.lesson if not lesson.silent]


def seed_at(seed: int, picks: int) -> int:
    """Return the seed of a computer's pick after this many picks: fixed, so that a learner who
    follows the suggestions meets what the lessons describe."""
    return below(seed ^ (picks << 20), SEEDS)[1]


@dataclass(frozen=True)
class Hint:
    """The lesson for the current question."""

    lesson: Lesson | None = None
    """The lesson, if not shown before."""
    star: int | None = None
    """Index of the suggested pick."""
    scripted: bool = False
    """Whether the lesson suggests it; otherwise a computer does."""
    reasons: tuple[str, ...] = ()
    """What it is best for, if the lesson does not say: the texts `hint-<name>`."""
    over: bool = False
    """Whether the lessons have ended."""

    @property
    def explained(self) -> bool:
        """Whether the lesson's own text says why: `learn-<id>.pick`."""
        return self.scripted and self.lesson is not None


def at_hand(
    tutorial: Tutorial,
    learned: Container[str],
    question: str | None,
    view: View,
    picks: Sequence[Pick],
) -> Lesson | None:
    """Return the first lesson not learned that applies to the question."""
    verbs = {pick.verb for pick in picks}
    for lesson in (*tutorial.lesson, *tutorial.aside):
        if (
            lesson.question == question
            and lesson.id not in learned
            and lesson.phase in ("", view.phase)
            and lesson.chapter in (0, view.chapter)
            and (not lesson.offers or lesson.offers in verbs)
        ):
            return lesson
    return None


def suggested_index(lesson: Lesson, picks: Sequence[Pick]) -> int | None:
    """Return the index of the first legal pick that the lesson suggests; None if it suggests none
    of them."""
    if not lesson.pick:
        return None
    for at, pick in enumerate(picks):
        if all(getattr(pick, name, None) == value for name, value in lesson.pick.items()):
            return at
    return None


@cache
def tutorial_of(game: str) -> Tutorial:
    """Return the checked tutorial of a game. Raises ContentError, naming file, row and field."""
    path = f"{game}/tutorial.toml"
    tutorial = document(path, Tutorial)
    package = GAMES[game]
    if len(tutorial.computers) + 1 not in package.SEATS:
        raise fault(path, "(file)", "computers", "the game is not played by that many seats")
    for kind in tutorial.computers:
        refer(path, "(file)", "computers", kind, PLAYERS)
    refer(path, "(file)", "adviser", tutorial.adviser, ADVISERS)
    try:
        package.Options.model_validate(tutorial.options)
    except ValidationError as error:
        raise fault(path, "(file)", "options", error.errors()[0]["msg"]) from error
    for phase, ids in tutorial.rules.items():
        for rule in ids:
            refer(path, "rules", phase, rule, package.RULES)
    seen_ids: set[str] = set()
    known = questions(game)
    for lesson in (*tutorial.lesson, *tutorial.aside):
        _check(path, known, lesson)
        if lesson.id in seen_ids:
            raise fault(path, lesson.id, "id", "is used by an earlier lesson")
        seen_ids.add(lesson.id)
    return tutorial


def questions(game: str) -> Mapping[str, type[Choice[Any]]]:
    """Return the question classes of a game, by name."""
    classes = registered_classes(f"engine.games.{game}")
    return {c.__name__: c for c in classes if issubclass(c, Choice)}


def _check(path: str, known: Mapping[str, type[Choice[Any]]], lesson: Lesson) -> None:
    """Check that the question exists, and that the suggestion answers it."""
    refer(path, lesson.id, "question", lesson.question, known)
    kinds = known[lesson.question].picks
    if lesson.offers:
        refer(path, lesson.id, "offers", lesson.offers, [kind.verb for kind in kinds])
    if lesson.pick:
        refer(path, lesson.id, "pick", lesson.pick.get("verb"), [kind.verb for kind in kinds])  # type: ignore[arg-type]
        fields = {"verb"}.union(
            *(field_names(kind) for kind in kinds if kind.verb == lesson.pick["verb"])
        )
        for name in lesson.pick:
            refer(path, lesson.id, "pick", name, fields)
