"""What the picture of a game's end shows, as data."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from bot.render.happenings import SeenEvent, happening
from bot.render.phases import phase_text
from bot.texts import Texts
from engine.facts import KINDS, ONE
from engine.kernel import Score, Seat, View

SCENES: Final = 3
"""Scenes of a game: one of each part of its moves."""


class Actor(NamedTuple):
    """Somebody or something in a scene: a drawing, and the seat whose mark stands beside it."""

    drawing: str
    seat: Seat | None = None


class Staging(NamedTuple):
    """Of which drawings a scene is composed."""

    ground: str
    """The drawing that fills it."""
    place: str = ""
    """A drawing behind the actors, at the left; empty for none."""
    actors: tuple[Actor, ...] = ()
    """From the left."""


@dataclass(frozen=True)
class Scene:
    """A notable event, and the table as everybody saw it after that move."""

    view: View
    event: SeenEvent

    def label(self, texts: Texts) -> str:
        """Return when it was."""
        return phase_text(self.view, texts)

    def told(self, texts: Texts) -> str:
        """Return what happened."""
        return happening(texts, self.event)


@dataclass(frozen=True)
class Ended:
    """A finished game."""

    view: View
    """As everybody sees it after its end."""
    scores: Sequence[Score]
    growth: Sequence[Sequence[int]]
    """The points by seat at the end of each chapter, oldest first."""
    winners: Sequence[Seat]
    titles: Sequence[str]
    """The title of each seat; empty for none."""
    scenes: Sequence[Scene]
    """In the order in which they happened."""


def most_telling(
    kinds: Sequence[str], events: Iterable[tuple[int, SeenEvent]], moves: int
) -> list[tuple[int, SeenEvent]]:
    """Return one event of each part of a game that has any, with the number of its move: of a kind
    that no earlier part has, the first in the order of `kinds` (`bot.games.Face.scenes`), then the
    one with the largest figures. `events`: those of all `moves` that everybody saw, with their
    numbers."""
    ranks = {name: rank for rank, name in enumerate(kinds)}
    by_part: list[list[tuple[int, SeenEvent]]] = [[] for _ in range(SCENES)]
    for number, event in events:
        if event.name in ranks:
            by_part[number * SCENES // moves].append((number, event))
    chosen, names = list[tuple[int, SeenEvent]](), set[str]()
    for part in filter(None, by_part):
        number, event = min(
            part, key=lambda one: (one[1].name in names, ranks[one[1].name], -_sum(one[1]))
        )
        names.add(event.name)
        chosen.append((number, event))
    return chosen


def _sum(event: SeenEvent) -> int:
    """Return the sum of an event's numbers, seats left out."""
    facts = event.facts.items()
    return sum(n for name, n in facts if type(n) is int and KINDS.get(name) not in ONE)
