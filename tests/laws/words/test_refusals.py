"""Refusals keep secrets: what is not offered is refused alike in every world that a seat cannot
tell apart, whatever is typed."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from itertools import pairwise
from typing import Any, get_type_hints

from hypothesis import given

from engine.codec import dumps
from engine.kernel import (
    EVERYTHING,
    IllegalMove,
    Refusal,
    Seat,
    apply,
    legal,
    question,
    registered_classes,
)
from engine.kernel import Pick as AnyPick
from engine.rng import below
from tests.laws.test_laws import FEW, SEEDS
from tests.laws.walks import PACKAGES, Table, draw_any, somewhere

_ASKED, _NOT_ASKED = 24, 2
"""Picks tried of each class that the seat's question takes, and of each that it does not."""
_NUMBERS = range(-1, 10)


@given(seed=SEEDS)
@FEW
def test_what_is_not_offered_is_refused_alike_in_every_world(table: Table, seed: int) -> None:
    package = PACKAGES[table[0]]
    game = somewhere(table, seed)
    for _ in range(4):
        if game.result is not None:
            break
        here, before = shown(package, game), dumps(game)
        for seat in range(game.seats):
            other = package.redeal(game, seat, seed)
            listed = legal(game, seat)
            for pick in typed(package, game, seat, seed, [here, shown(package, other)]):
                if pick not in listed and (why := refusal(game, seat, pick)) is not None:
                    assert refusal(other, seat, pick) == why, pick
        assert dumps(game) == before, "asking changes nothing"
        seed, seat, choice = draw_any(game, seed)
        game, _ = apply(game, seat, choice)


def refusal(game: Any, seat: Seat, pick: AnyPick) -> Refusal | None:
    """Why a pick is refused; None if it is taken."""
    try:
        apply(game, seat, pick)
    except IllegalMove as error:
        return error.refusal
    return None


def refused(game: Any, seat: Seat, pick: AnyPick) -> Refusal:
    """Why a pick is refused."""
    why = refusal(game, seat, pick)
    assert why is not None, f"{pick} was taken"
    return why


Shown = tuple[set[str], list[tuple[str, Any]]]
"""The words that anybody sees in a world, and what each may answer: names of fields and values."""


def shown(package: Any, world: Any) -> Shown:
    """What anybody sees and may answer in this world."""
    words: set[str] = set()
    for viewer in (EVERYTHING, *range(world.seats)):
        add_words(package.view(world, viewer), words)
    picks = (pick for other in range(world.seats) for pick in legal(world, other))
    return words, [(name, getattr(pick, name)) for pick in picks for name in names(type(pick))]


@cache
def names(cls: type) -> list[str]:
    """The fields of a class."""
    return [field.name for field in fields(cls)]  # type: ignore[arg-type]


@cache
def hints_of(cls: type) -> dict[str, Any]:
    """The fields of a class of picks, and their types."""
    hints = get_type_hints(cls)
    return {name: hints[name] for name in names(cls)}


def typed(package: Any, game: Any, seat: Seat, seed: int, worlds: list[Shown]) -> Iterator[AnyPick]:
    """Picks that somebody might type: of every class, with whatever anybody sees or may answer in
    one of these worlds; most of the classes that the seat's question takes."""
    known: dict[str, list[Any]] = defaultdict(list)
    words: set[str] = set()
    for seen, values in worlds:
        words |= seen
        for name, value in values:
            known[name].append(value)
    pool: dict[Any, list[Any]] = {str: sorted(words), int: [*_NUMBERS]}
    for kind in (str, int):
        pool[tuple[kind, ...]] = [(), *((one, two) for one, two in pairwise(pool[kind]))]
    asked = question(game, seat)
    for cls in registered_classes(package.Game.__module__.rpartition(".")[0]):
        if not issubclass(cls, AnyPick):
            continue
        hints = hints_of(cls)
        if len(hints) == 1 and asked is not None and cls in asked.picks:
            ((name, hint),) = hints.items()
            step = len(pool[hint]) // _ASKED + 1
            seed, first = below(seed, step)
            yield from (cls(**{name: value}) for value in pool[hint][first::step])
            continue
        for _ in range(_ASKED if asked is not None and cls in asked.picks else _NOT_ASKED):
            made = {}
            for name, hint in hints.items():
                seed, n = below(seed, 2)
                found = known[name] if n and known[name] else pool[hint]
                seed, n = below(seed, len(found))
                made[name] = found[n]
            yield cls(**made)


def add_words(shown: Any, words: set[str]) -> None:
    """Add every word in something that is shown."""
    todo = [shown]
    while todo:
        kind = type(here := todo.pop())
        if kind in _WORDLESS:
            continue
        if kind is str:
            words.add(here)
        elif isinstance(here, tuple | list):
            todo += here
        elif isinstance(here, dict):
            todo += [*here, *here.values()]
        elif isinstance(here, str):
            words.add(here)
        elif is_dataclass(here):
            todo += [getattr(here, name) for name in names(kind)]


_WORDLESS = frozenset({int, bool, float, type(None)})
