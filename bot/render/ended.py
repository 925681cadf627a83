"""What the picture of a game's end shows, as data."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from operator import itemgetter
from typing import Final, NamedTuple

from bot.render.happenings import SeenEvent, ViewedEvent, happening
from bot.render.phases import phase_text
from bot.render.story import Tale
from bot.texts import Said, Texts, word_id
from engine.facts import KINDS, ONE
from engine.kernel import Score, ScoreRow, Seat, View

SCENES: Final = 3
"""Scenes of a game: one of each part of its moves."""


class Actor(NamedTuple):
    """Somebody or something in a scene: a drawing, and the seat whose mark stands beside it."""

    drawing: str
    seat: Seat | None = None


class Staging(NamedTuple):
    """The drawings of which a scene is composed."""

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
    topic: str = ""
    """Of the sentence of a story that tells it (`Tale.say`); empty for the plain sentence."""

    def label(self, texts: Texts) -> str:
        """Return when it was."""
        return phase_text(self.view, texts)

    def told(self, texts: Texts) -> str:
        """Return what happened."""
        if not self.topic:
            return happening(texts, self.event)
        named = dict(self.event.facts)
        for name, fact in named.items():
            if isinstance(fact, str) and texts.has(f"{word_id(fact)}.story"):
                named[name] = Said(texts.say(f"{word_id(fact)}.story", n=1))
        return Tale(texts, 0, self.view.chapter, ()).say(self.topic, **named)


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
    deeds: Sequence[Score] = ()
    """What each seat did, counted like points: charted in place of points that a side shares, and
    `growth` is theirs. Nothing: the points are charted."""


Deeds = Callable[[Iterable[ViewedEvent]], Iterator[tuple[Seat, str, int] | None]]
"""From the public events of a game: for each of them who did something by it, the name of the row
in which that counts (its text is `score-<name>`), and how much; None for nobody."""


def charted(
    deeds: Deeds, chapters: Sequence[Sequence[ViewedEvent]], seats: int
) -> tuple[list[Score], list[tuple[int, ...]]]:
    """Return what each seat did, and how much that was at the end of each chapter."""
    sums, growth = [Counter[str]() for _ in range(seats)], list[tuple[int, ...]]()
    found = deeds(event for events in chapters for event in events)
    for events in chapters:
        for deed in filter(None, islice(found, len(events))):
            sums[deed[0]][deed[1]] += deed[2]
        growth.append(tuple(counts.total() for counts in sums))
    rows = [tuple(ScoreRow(name, n, public=True) for name, n in c.items()) for c in sums]
    return [Score(seat, done) for seat, done in enumerate(rows)], growth


def most_telling(
    kinds: Mapping[str, str], events: Iterable[tuple[int, SeenEvent]], moves: int
) -> list[tuple[int, SeenEvent]]:
    """Return one event of each part of a game that has any, with the number of its move: of a kind
    that no other part has, the first in the order of `kinds` (`bot.games.Face.scenes`), then of
    other things, then the one with the largest figures; parts with few kinds choose first.
    `events`: those of all `moves` that everybody saw, with their numbers."""
    ranks = {name: rank for rank, name in enumerate(kinds)}
    by_part: list[list[tuple[int, SeenEvent]]] = [[] for _ in range(SCENES)]
    for number, event in events:
        if event.name in ranks:
            by_part[number * SCENES // moves].append((number, event))
    chosen, met = list[tuple[int, SeenEvent]](), set[str]()
    for part in sorted(filter(None, by_part), key=lambda part: len({e.name for _, e in part})):
        number, event = min(
            part,
            key=lambda one: (
                one[1].name in met, ranks[one[1].name], len(_words(one[1]) & met), -_sum(one[1])
            ),
        )  # fmt: skip
        met |= {event.name, *_words(event)}
        chosen.append((number, event))
    return sorted(chosen, key=itemgetter(0))


def _words(event: SeenEvent) -> set[str]:
    """Return the things that an event names."""
    return {fact for fact in event.facts.values() if isinstance(fact, str)}


def _sum(event: SeenEvent) -> int:
    """Return the sum of an event's numbers, seats left out."""
    facts = event.facts.items()
    return sum(n for name, n in facts if type(n) is int and KINDS.get(name) not in ONE)
