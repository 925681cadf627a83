"""From legal picks to a menu that fits Discord: a choice level by level over the picks' fields.

The legal picks of one revision have a fixed order, so a place in the menu is a path of small
numbers: which verb, then which value of the first field in which the picks still differ, and so on.
A field on which all remaining picks agree is skipped. A composed kind has a level for the whole
(its natural picks, then "put it together") and below it one for each field; several things chosen
at once are one number of the path. This module has no Discord types; a level shows at most
`SELECT_ENTRIES` entries and pages the rest, which respects Discord's limits.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from typing import Any, Final

from engine.drafts import Draft, lone
from engine.kernel import Pick, Refusal, Several

SELECT_ENTRIES: Final = 25
"""Maximum number of entries of one select."""
MAX_ENTRY_BUTTONS: Final = 8
"""Up to this many entries are shown as buttons."""
VERB: Final = "verb"
"""The first level: the kind of move."""
WHOLE_PICKS: Final = "whole"
"""The level of a composed kind: its natural picks, then `COMPOSE`."""
COMPOSE: Final = "compose"
"""The entry that starts composing a pick, field by field."""
KIND: Final = "kind"
"""The last level: picks that differ only in their class."""

_PATH = re.compile(r"(?P<steps>\d{1,8}(?:\.\d{1,8}){0,11})?(?:p(?P<page>\d{1,3}))?")


class NoSuchPlace(LookupError):
    """A path that does not exist in these picks: outdated or forged."""


@dataclass(frozen=True, slots=True)
class Path:
    """A place in a menu: the entry chosen at each level, and the page of the current one, from
    0."""

    steps: tuple[int, ...] = ()
    page: int = 0

    @classmethod
    def parse(cls, text: str) -> Path:
        """Parse the form that `str` writes; NoSuchPlace if it is invalid."""
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
        """Return the path one level deeper."""
        return Path((*self.steps, entry))

    def back(self) -> Path:
        """Return the path one level up."""
        return Path(self.steps[:-1])


@dataclass(frozen=True, slots=True)
class Entry:
    """One option of a level: a value, and the picks that have it."""

    number: int
    """Its place among the level's entries: the next step of the path."""
    value: Any
    picks: tuple[int, ...]
    """Indices in the legal picks."""


@dataclass(frozen=True, slots=True)
class Level:
    """The next choice. `key` is VERB, WHOLE_PICKS, a field's name, or KIND. No entries means that a
    pick is ready: the only one of `picks`, or the composed one in `made`."""

    path: Path
    chosen: tuple[tuple[str, Any], ...]
    """The choices along the path: (key, value) by level."""
    key: str
    entries: tuple[Entry, ...]
    picks: tuple[int, ...]
    beside: tuple[Entry, ...] = ()
    """At the top: the kinds of the asides, which are possible at any time."""
    several: Several | None = None
    """How many of the entries are chosen at once; None: one."""
    made: Pick | None = None
    """The composed pick, if it is none of the legal picks."""
    refused: Refusal | None = None
    """Why the composed pick may not be played."""
    letters: Mapping[tuple[str, ...], str] = field(default_factory=dict)
    """The words of an option (`bot.render.lettering`) -> the letter that marks it on the
    picture."""

    @property
    def ready(self) -> int | None:
        """The index of the only pick left, or None while there is something to choose."""
        return self.picks[0] if len(self.picks) == 1 and not self.entries else None

    @property
    def few(self) -> bool:
        """Whether all entries fit as buttons."""
        return len(self.entries) <= MAX_ENTRY_BUTTONS

    @property
    def pages(self) -> int:
        """The number of pages of the entries."""
        return max(1, -(-len(self.entries) // SELECT_ENTRIES))

    @property
    def shown(self) -> tuple[Entry, ...]:
        """The entries of this path's page."""
        at = min(self.path.page, self.pages - 1) * SELECT_ENTRIES
        return self.entries[at : at + SELECT_ENTRIES]


def field_names(kind: type[Pick]) -> list[str]:
    """Return the fields of a kind of pick, in order."""
    return [f.name for f in fields(kind)]  # type: ignore[arg-type]


def value_at(pick: Pick, key: str) -> Any:
    """Return a pick's value at a level; None for a field it does not have."""
    if key == VERB:
        return pick.verb
    if key == KIND:
        return type(pick).__name__
    return getattr(pick, key, None)


def level(
    picks: Sequence[Pick], path: Path, drafts: Sequence[Draft] = (), asides: int = 0
) -> Level:
    """Return the level of a menu of `picks` (at least one) at `path`. The last `asides` of them
    belong to asides; `drafts` are composed kinds. NoSuchPlace for an invalid path."""
    if not picks:
        raise NoSuchPlace(str(path))
    composed = {draft.kind: draft for draft in drafts if not draft.settled}
    here = _top(picks, composed, asides)
    chosen: list[tuple[str, Any]] = []
    for n, step in enumerate(path.steps):
        entry = next((e for e in (*here.entries, *here.beside) if e.number == step), None)
        if entry is None:
            raise NoSuchPlace(str(path))
        chosen.append((VERB if entry in here.beside else here.key, entry.value))
        if here.key == WHOLE_PICKS and entry in here.entries:
            if entry.value == COMPOSE:
                draft = composed[type(picks[here.picks[0]])]
                return _put_together(picks, draft, path, path.steps[n + 1 :], chosen)
            here = Level(Path(), (), "", (), entry.picks)
        else:
            here = _below(picks, entry.picks, composed)
    return replace(here, path=path, chosen=tuple(chosen))


def level_or_top(
    picks: Sequence[Pick], path: Path, drafts: Sequence[Draft] = (), asides: int = 0
) -> Level:
    """Return what `level` returns; the top of the menu if the path leads nowhere."""
    try:
        return level(picks, path, drafts, asides)
    except NoSuchPlace:
        return level(picks, Path(), drafts, asides)


def _top(picks: Sequence[Pick], composed: Mapping[type[Pick], Draft], asides: int) -> Level:
    """Return the first level: that of the question, and the kinds of the asides."""
    everything = tuple(range(len(picks)))
    question, aside_indices = everything[: len(picks) - asides], everything[len(picks) - asides :]
    if not question or not aside_indices:
        return _below(picks, everything, composed)
    here = _below(picks, question, composed)
    entries = here.entries or (Entry(0, picks[question[0]].verb, question),)
    verbs: dict[str, list[int]] = {}
    for at in aside_indices:
        verbs.setdefault(picks[at].verb, []).append(at)
    beside = tuple(
        Entry(len(entries) + n, verb, tuple(members))
        for n, (verb, members) in enumerate(verbs.items())
    )
    return replace(here, key=here.key or VERB, entries=entries, beside=beside)


def _below(
    picks: Sequence[Pick], remaining: tuple[int, ...], composed: Mapping[type[Pick], Draft]
) -> Level:
    """Return the level that distinguishes these picks; for picks of one composed kind, its
    whole."""
    kind = type(picks[remaining[0]])
    if kind not in composed or any(type(picks[at]) is not kind for at in remaining):
        key, entries = _fork(picks, remaining)
        return Level(Path(), (), key, entries, remaining)
    whole = [Entry(n, picks[at], (at,)) for n, at in enumerate(remaining)]
    return Level(Path(), (), WHOLE_PICKS, (*whole, Entry(len(remaining), COMPOSE, ())), remaining)


def _put_together(
    picks: Sequence[Pick],
    draft: Draft,
    path: Path,
    steps: Sequence[int],
    chosen: list[tuple[str, Any]],
) -> Level:
    """Return the next field that has a choice, or the pick that these steps compose."""
    so_far: dict[str, Any] = {}
    remaining = list(steps)
    for name in draft.names:
        allowed = draft.values(so_far)
        if only := lone(allowed):
            so_far[name] = only[0]
            continue
        several = allowed if isinstance(allowed, Several) else None
        values = several.items if several else allowed
        if not remaining:
            entries = tuple(Entry(n, value, ()) for n, value in enumerate(values))  # type: ignore[arg-type]
            return Level(path, tuple(chosen), name, entries, (), several=several)
        so_far[name] = value_of(allowed, remaining.pop(0))
        chosen.append((name, so_far[name]))
    if remaining:
        raise NoSuchPlace(str(path))
    pick = draft.kind(**so_far)
    if pick in picks:
        return Level(path, tuple(chosen), "", (), (picks.index(pick),))
    return Level(path, tuple(chosen), "", (), (), made=pick, refused=draft.refusal(pick))


def value_of(allowed: Sequence[Any] | Several, number: int) -> Any:
    """Return the value of a field at a step of the path; NoSuchPlace if there is none."""
    if not isinstance(allowed, Several):
        if number >= len(allowed):
            raise NoSuchPlace(str(number))
        return allowed[number]
    items = allowed.items
    value = tuple(item for n, item in enumerate(items) if number >> n & 1)
    if number >= 1 << len(items) or value not in allowed:
        raise NoSuchPlace(str(number))
    return value


def number_of(allowed: Sequence[Any] | Several, value: Any) -> int:
    """Return the step of the path for a value of a field; ValueError if the field cannot hold
    it."""
    if not isinstance(allowed, Several):
        return allowed.index(value)
    if value not in allowed:
        raise ValueError(f"not among {allowed}: {value}")
    number, at = 0, 0
    for item in value:
        at = allowed.items.index(item, at)
        number |= 1 << at
        at += 1
    return number


def _fork(picks: Sequence[Pick], remaining: tuple[int, ...]) -> tuple[str, tuple[Entry, ...]]:
    """Return the first key on which the remaining picks differ, with its values in order of
    appearance."""
    if len(remaining) == 1:
        return "", ()
    kinds = dict.fromkeys(type(picks[at]) for at in remaining)
    levels = dict.fromkeys(name for kind in kinds for name in field_names(kind))
    for key in [VERB, *levels, KIND]:
        by_value: dict[Any, list[int]] = {}
        for at in remaining:
            value = value_at(picks[at], key)
            by_value.setdefault((type(value), value), []).append(at)
        if len(by_value) > 1:
            return key, tuple(
                Entry(n, value, tuple(members))
                for n, ((_, value), members) in enumerate(by_value.items())
            )
    raise ValueError(f"legal picks that nothing tells apart: {picks[remaining[0]]!r}")


def groups(picks: Sequence[Pick], most: int = SELECT_ENTRIES) -> tuple[Level, ...]:
    """Return the picks in at most `most` groups of at most `most`, each a place of their menu, so
    that two choices reach any. If they are few, each pick is a group. Empty if such groups do not
    exist."""
    levels = [level(picks, Path())]
    few = len(picks) <= most
    while True:
        wide = [
            current for current in levels if current.entries and (few or len(current.picks) > most)
        ]
        if not wide and not (len(levels) == 1 and levels[0].entries):
            return tuple(levels)
        for current in sorted(wide or levels, key=lambda current: -len(current.picks)):
            below = [_level_of(picks, current, entry) for entry in current.entries]
            if len(levels) - 1 + len(below) <= most:
                at = levels.index(current)
                levels[at : at + 1] = below
                break
        else:
            return ()


def _level_of(picks: Sequence[Pick], current: Level, entry: Entry) -> Level:
    """Return the level of an entry, like `level` of its path, which would begin at the top; for a
    menu without drafts or asides."""
    chosen = (*current.chosen, (current.key, entry.value))
    return replace(
        _below(picks, entry.picks, {}), path=current.path.to(entry.number), chosen=chosen
    )


def matching(picks: Sequence[Pick], verb: str, wanted: dict[str, Any]) -> list[int]:
    """Return the indices of the picks of this verb whose fields have the given values."""
    return [
        at
        for at, pick in enumerate(picks)
        if pick.verb == verb and all(value_at(pick, key) == v for key, v in wanted.items())
    ]


def way_to(picks: Sequence[Pick], at: int, drafts: Sequence[Draft] = (), asides: int = 0) -> Path:
    """Return the path to the pick of this index."""
    path = Path()
    while True:
        here = level(picks, path, drafts, asides)
        entry = next((e for e in (*here.entries, *here.beside) if at in e.picks), None)
        if entry is None:
            return path
        path = path.to(entry.number)


def way_into(
    picks: Sequence[Pick],
    draft: Draft,
    so_far: Mapping[str, Any],
    drafts: Sequence[Draft],
    asides: int = 0,
) -> Path:
    """Return the path into composing a pick, as far as its first fields are known."""
    natural = next(at for at, pick in enumerate(picks) if type(pick) is draft.kind)
    path = way_to(picks, natural, drafts, asides).back()
    path = path.to(level(picks, path, drafts, asides).entries[-1].number)
    known: dict[str, Any] = {}
    for name in draft.names:
        if name not in so_far:
            break
        allowed = draft.values(known)
        if not lone(allowed):
            path = path.to(number_of(allowed, so_far[name]))
        known[name] = so_far[name]
    return path
