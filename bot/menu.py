"""From legal picks to a menu that fits Discord: narrowing, step by step, over the picks' fields.

The legal picks of one revision always stand in the same order, so the place in a menu is a path of
small numbers: which verb, then which value of the first field that still tells the picks apart, and
so on. A field on which all remaining picks agree is not asked. Nothing here knows Discord's types;
its limits are respected because a level shows at most `PAGE` entries and pages the rest.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any, Final

from engine.kernel import Pick

PAGE: Final = 25
"""Entries of one select."""
BUTTONS: Final = 8
"""Up to this many entries stand as buttons of their own."""
VERB: Final = "verb"
"""The first level: the kind of move."""
KIND: Final = "kind"
"""The last resort: picks that only their class tells apart."""

_PATH = re.compile(r"(?P<steps>\d{1,4}(?:\.\d{1,4}){0,11})?(?:p(?P<page>\d{1,3}))?")


class NoSuchPlace(LookupError):
    """A path that leads nowhere in these picks: an old or a made-up one."""


@dataclass(frozen=True, slots=True)
class Path:
    """A place in a menu: the entry chosen at each level, and the page shown there, from 0."""

    steps: tuple[int, ...] = ()
    page: int = 0

    @classmethod
    def parse(cls, text: str) -> Path:
        """The path written by `str`; NoSuchPlace if it is none."""
        match = _PATH.fullmatch(text)
        if match is None:
            raise NoSuchPlace(text)
        steps = match["steps"]
        return cls(
            tuple(int(n) for n in steps.split(".")) if steps else (), int(match["page"] or 0)
        )

    def __str__(self) -> str:
        return ".".join(map(str, self.steps)) + (f"p{self.page}" if self.page else "")

    def to(self, entry: int) -> Path:
        """One level deeper."""
        return Path((*self.steps, entry))

    def back(self) -> Path:
        """One level up."""
        return Path(self.steps[:-1])


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing to choose at a level: a value, and the picks that have it."""

    number: int
    """Its place among the level's entries: the next step of the path."""
    value: Any
    picks: tuple[int, ...]
    """Indices in the legal picks."""


@dataclass(frozen=True, slots=True)
class Level:
    """What to choose next. `key` is VERB, a field's name, or KIND; no entries means `picks` is one
    pick, ready to be played."""

    path: Path
    chosen: tuple[tuple[str, Any], ...]
    """What the path has settled: (key, value) by level."""
    key: str
    entries: tuple[Entry, ...]
    picks: tuple[int, ...]

    @property
    def ready(self) -> int | None:
        """The index of the only pick left, or None while there is something to choose."""
        return self.picks[0] if len(self.picks) == 1 else None

    @property
    def few(self) -> bool:
        """Do all entries fit as buttons?"""
        return len(self.entries) <= BUTTONS

    @property
    def pages(self) -> int:
        """How many pages the entries take."""
        return max(1, -(-len(self.entries) // PAGE))

    @property
    def shown(self) -> tuple[Entry, ...]:
        """The entries of this path's page."""
        at = min(self.path.page, self.pages - 1) * PAGE
        return self.entries[at : at + PAGE]


def keys(pick: Pick) -> list[str]:
    """The levels a pick is told apart by, in order."""
    return [VERB, *field_names(type(pick)), KIND]


def field_names(kind: type[Pick]) -> list[str]:
    """The fields of a kind of pick, in order."""
    return [f.name for f in fields(kind)]  # type: ignore[arg-type]


def value_at(pick: Pick, key: str) -> Any:
    """What a pick has at a level; None for a field it does not have."""
    if key == VERB:
        return pick.verb
    if key == KIND:
        return type(pick).__name__
    return getattr(pick, key, None)


def level(picks: Sequence[Pick], path: Path) -> Level:
    """The level of a menu of `picks` (at least one) that `path` leads to; NoSuchPlace."""
    if not picks:
        raise NoSuchPlace(str(path))
    left = tuple(range(len(picks)))
    chosen: list[tuple[str, Any]] = []
    for step in path.steps:
        key, entries = _fork(picks, left)
        if step >= len(entries):
            raise NoSuchPlace(str(path))
        chosen.append((key, entries[step].value))
        left = entries[step].picks
    key, entries = _fork(picks, left)
    return Level(path, tuple(chosen), key, entries, left)


def _fork(picks: Sequence[Pick], left: tuple[int, ...]) -> tuple[str, tuple[Entry, ...]]:
    """The first key on which the picks left differ, with its values in order of appearance."""
    if len(left) == 1:
        return "", ()
    seen: dict[str, None] = {}
    for at in left:
        seen.update(dict.fromkeys(keys(picks[at])[:-1]))
    for key in [*seen, KIND]:
        by_value: dict[Any, list[int]] = {}
        for at in left:
            value = value_at(picks[at], key)
            by_value.setdefault((type(value), value), []).append(at)
        if len(by_value) > 1:
            return key, tuple(
                Entry(n, value, tuple(found))
                for n, ((_, value), found) in enumerate(by_value.items())
            )
    raise ValueError(f"legal picks that nothing tells apart: {picks[left[0]]!r}")


def matching(picks: Sequence[Pick], verb: str, given: dict[str, Any]) -> list[int]:
    """Indices of the picks of this verb whose fields have the given values."""
    return [
        at
        for at, pick in enumerate(picks)
        if pick.verb == verb and all(value_at(pick, key) == v for key, v in given.items())
    ]


def way_to(picks: Sequence[Pick], at: int) -> Path:
    """The path to the pick of this index: down the menu until it is the only one left."""
    path = Path()
    while True:
        entry = next((e for e in level(picks, path).entries if at in e.picks), None)
        if entry is None:
            return path
        path = path.to(entry.number)
