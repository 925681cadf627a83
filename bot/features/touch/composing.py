"""What a touched piece can be in a composed pick: an option of the open level of the menu, or one
that composing the pick leads to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from bot.menu import COMPOSE, VERB, WHOLE_PICKS, Level, NoSuchPlace, Path, level, way_into
from bot.render.lettering import spelled
from bot.render.regions import TOGETHER, Region
from bot.table import Asked

LEVELS: Final = 40
"""Levels of composed picks that are searched for what a piece can be."""


class TouchOption(NamedTuple):
    """A value that a field of a composed pick may hold."""

    verb: str
    key: str
    value: Any
    words: frozenset[str]
    """The words of the value (`bot.render.regions`)."""
    before: frozenset[str]
    """The words of the fields that are chosen already."""
    path: Path
    """The place in the menu to which it leads."""
    first: str = ""
    """The field to choose before it, which that place asks for; empty: none."""
    box: int | None = None
    """Its number among the open level's options, several of which are chosen at once."""

    def is_shown_by(self, region: Region) -> bool:
        """Return whether the region shows this value."""
        held = self.words | self.before
        parts = [word.split(TOGETHER) for word in region.about]
        return any(held.issuperset(some) and not self.words.isdisjoint(some) for some in parts)


def open_options(asked: Asked | None, path: Path) -> list[TouchOption]:
    """Return the options of the open level, if a pick is being composed there."""
    if asked is None or not asked.picks or not path.steps:
        return []
    try:
        here = level(asked.picks, path, asked.drafts, asked.asides)
    except NoSuchPlace:
        return []
    return [*_options(asked, here, here_open=True)] if _is_composed(here) else []


def options_below(asked: Asked | None, path: Path) -> list[TouchOption]:
    """Return what composing may lead to, from the level at `path` if a pick is being composed
    there: each option once, the nearest first. One that needs another field first leads to that."""
    found: dict[tuple[str, str, str], TouchOption] = {}
    if asked is None:
        return []
    for here, start in _levels(asked, path):
        for option in _options(asked, here, here_open=False):
            if here is not start:
                option = option._replace(path=start.path, first=start.key)
            found.setdefault((option.verb, option.key, repr(option.value)), option)
    return [*found.values()]


def _is_composed(here: Level) -> bool:
    return (WHOLE_PICKS, COMPOSE) in here.chosen


def _options(asked: Asked, here: Level, *, here_open: bool) -> Iterator[TouchOption]:
    verb = dict(here.chosen).get(VERB, asked.picks[0].verb)
    chosen = [(key, value) for key, value in here.chosen if key not in (VERB, WHOLE_PICKS)]
    before = frozenset(word for key, value in chosen for word in spelled(verb, key, value))
    for entry in here.entries:
        words = frozenset(spelled(verb, here.key, entry.value))
        one = here.several is None
        path = here.path.to(entry.number) if one else here.path
        box = None if one or not here_open else entry.number
        yield TouchOption(verb, here.key, entry.value, words, before, path, box=box)


def _levels(asked: Asked, path: Path) -> Iterator[tuple[Level, Level]]:
    """Yield levels of composed picks, breadth first, each with that from which it is reached: the
    one at `path`, or the first of each kind of pick."""
    drafts = [draft for draft in asked.drafts if not draft.settled]
    todo: list[tuple[Path, Level | None]] = [
        (way_into(asked.picks, draft, {}, asked.drafts, asked.asides), None) for draft in drafts
    ]
    if open_options(asked, path):
        todo = [(path, None)]
    for _ in range(LEVELS):
        if not todo:
            return
        there, start = todo.pop(0)
        try:
            here = level(asked.picks, there, asked.drafts, asked.asides)
        except NoSuchPlace:
            continue
        if here.entries:
            yield here, start or here
            todo += [(here.path.to(number), start or here) for number in _steps(here)]


def _steps(here: Level) -> list[int]:
    """Return steps that lead on: each option, or of several the fewest and the most."""
    if here.several is None:
        return [entry.number for entry in here.entries]
    counts = dict.fromkeys((here.several.least, min(here.several.most, len(here.entries))))
    return [(1 << count) - 1 for count in counts]
