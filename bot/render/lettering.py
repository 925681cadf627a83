"""Numbers that mark a menu's options on a picture: spaces and seats have letters.

An option has the words that all of its picks share. It is marked if the picture shows what
distinguishes it from the other options; options that name the same thing share a number. Things
that options combine have a number each, and a combination has them all: "1+3".
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any, Final, NamedTuple

from bot.render.regions import TOGETHER, Region
from engine.kernel import Pick

PINS: Final = 26
"""Maximum number of pins."""

Held = tuple[str, ...]
"""The words that all picks of an option share, in the order of the fields."""


def held(picks: Sequence[Pick]) -> Held:
    """Return the words that all of these picks share; none for no picks."""
    if not picks:
        return ()
    first, *others = picks
    shared: list[str] = []
    for field in fields(first):  # type: ignore[arg-type]
        value = getattr(first, field.name)
        if all(getattr(pick, field.name, None) == value for pick in others):
            shared += spelled(first.verb, field.name, value)
    return tuple(shared)


def spelled(verb: str, name: str, value: Any) -> list[str]:
    """Return the words of one field of a pick (`bot.render.regions.words_of`)."""
    values = value if isinstance(value, tuple) else (value,)
    return [
        f"{prefix}{name}:{item}" for item in dict.fromkeys(values) for prefix in ("", f"{verb}.")
    ]


class Pin(NamedTuple):
    """A number and its regions."""

    letter: str
    regions: tuple[Region, ...]


@dataclass(frozen=True)
class Lettering:
    """The numbers of a menu's options on one picture."""

    letters: tuple[str, ...]
    """An option's number, or several joined by "+", in the order of the options; empty if it has no
    mark."""
    pins: tuple[Pin, ...]

    @property
    def marked(self) -> int:
        """How many options have a mark."""
        return sum(map(bool, self.letters))

    @property
    def told_apart(self) -> int:
        """How many different marks there are."""
        return len({*self.letters} - {""})


Things = dict[int, frozenset[int]]
"""Index of an option -> indices of the regions that show what it names."""


def lettering(options: Sequence[Held], regions: Sequence[Region]) -> Lettering:
    """Return the numbers of these options on a picture with these regions. Options of one verb are
    marked by the same fields: those in which they differ most."""
    by_region = naming(options, regions)
    parts: dict[tuple[int, ...], list[int]] = {}
    for at in sorted(by_region, key=lambda at: (by_region[at], at)):
        parts.setdefault(tuple(by_region[at]), []).append(at)
    pins = [
        Pin(f"{number}", tuple(regions[at] for at in part))
        for number, part in enumerate([*parts.values()][:PINS], start=1)
    ]
    numbers = {options: pin.letter for options, pin in zip(parts, pins, strict=False)}
    return Lettering(tuple(_combined(n, parts, numbers) for n in range(len(options))), tuple(pins))


def naming(options: Sequence[Held], regions: Sequence[Region]) -> dict[int, list[int]]:
    """Return index of a region -> indices of the options that it tells apart from others."""
    if not options:
        return {}
    common = set(options[0]).intersection(*options[1:]) if len(options) > 1 else set[str]()
    verbs: dict[frozenset[str], list[int]] = {}
    for n, option in enumerate(options):
        verbs.setdefault(_verbs(option), []).append(n)
    things: Things = {}
    for alike in verbs.values():
        kinds = _kinds({n: set(options[n]) for n in alike}, common, regions)
        order = [word.partition(":")[0] for word in options[alike[0]]]
        things |= _marked_by(kinds, order, regions)
    by_region: dict[int, list[int]] = {}
    for n in sorted(things):
        for at in things[n]:
            by_region.setdefault(at, []).append(n)
    return by_region


def enough_marks(options: Sequence[Held]) -> int:
    """Return how many different marks make another picture needless. If most options are picks of
    one kind, a menu asks which thing, and these are all that there can be: options that name the
    same share a mark, and one that names only what all name has none. Else it asks what to do, and
    one will do."""
    verbs = Counter(verbs for option in options if (verbs := _verbs(option)))
    if 2 * max(verbs.values(), default=0) <= len(options):
        return 1
    common = set(options[0]).intersection(*options[1:])
    return max(len({frozenset(option) - common for option in options} - {frozenset()}), 1)


def _combined(
    option: int, parts: Iterable[tuple[int, ...]], numbers: Mapping[tuple[int, ...], str]
) -> str:
    """Return the numbers of all things that an option names; empty if one has none."""
    own = [numbers.get(options, "") for options in parts if option in options]
    return "+".join(own) if all(own) else ""


def _verbs(option: Held) -> frozenset[str]:
    """Return the verbs in an option's words."""
    return frozenset(word.partition(".")[0] for word in option if "." in word.partition(":")[0])


def _kinds(
    options: dict[int, set[str]], common: set[str], regions: Sequence[Region]
) -> dict[tuple[str, ...], Things]:
    """Return what each kind of word shows of the options; a kind is the tuple of fields that a word
    names."""
    by_kind: dict[tuple[str, ...], dict[int, set[int]]] = {}
    for at, region in enumerate(regions):
        for word in region.about:
            parts = word.split(TOGETHER)
            if common.issuperset(parts):
                continue  # all options share the word
            kind = tuple(sorted(part.partition(":")[0].rpartition(".")[2] for part in parts))
            for n, option in options.items():
                if option.issuperset(parts):
                    by_kind.setdefault(kind, {}).setdefault(n, set()).add(at)
    return {
        kind: {n: frozenset(some) for n, some in things.items()} for kind, things in by_kind.items()
    }


def _marked_by(
    kinds: dict[tuple[str, ...], Things], order: Sequence[str], regions: Sequence[Region]
) -> Things:
    """Return what the best kind of word shows: by the number of different things, then of options,
    then the last named field (where a move leads), then the smallest area. A kind that shows the
    same for several options is useless."""

    def merit(kind: tuple[str, ...]) -> tuple[int, int, int, float]:
        things = kinds[kind]
        different = Counter(things.values())
        area = sum(_area(regions[at]) for thing in different for at in thing)
        last = max((order.index(name) for name in kind if name in order), default=0)
        return len(different), len(things), last, -area

    telling = [k for k, some in kinds.items() if len(some) == 1 or len(set(some.values())) > 1]
    return kinds[max(telling, key=merit)] if telling else {}


def _area(region: Region) -> float:
    """Return the pixels of the box around a region."""
    xs, ys = zip(*region.polygon, strict=True)
    return float((max(xs) - min(xs)) * (max(ys) - min(ys)))


def named_fields(options: Sequence[Held]) -> frozenset[str]:
    """Return the fields in which options differ; none for fewer than two."""
    if len(options) < 2:
        return frozenset()
    differ = set[str]().union(*options) - set(options[0]).intersection(*options[1:])
    names = [word.partition(":")[0] for word in differ]
    return frozenset(name for name in names if "." not in name)
