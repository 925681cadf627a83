"""Refusals keep secrets: what is not offered is refused alike in every world that a seat cannot
tell apart, whatever is typed."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from itertools import pairwise
from typing import Any, get_type_hints

from hypothesis import given

from engine.kernel import (
    EVERYTHING,
    IllegalMove,
    Refusal,
    Seat,
    apply,
    legal,
    offered,
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
        for seat in range(game.seats):
            other = package.redeal(game, seat, seed)
            for pick in typed(package, [game, other], seat, seed):
                if not offered(game, seat, pick):
                    assert refused(game, seat, pick) == refused(other, seat, pick), pick
        seed, seat, choice = draw_any(game, seed)
        game, _ = apply(game, seat, choice)


def refused(game: Any, seat: Seat, pick: AnyPick) -> Refusal:
    """Why a pick is refused."""
    try:
        apply(game, seat, pick)
    except IllegalMove as error:
        return error.refusal
    raise AssertionError(f"{pick} was taken")


def typed(package: Any, worlds: list[Any], seat: Seat, seed: int) -> Iterator[AnyPick]:
    """Picks that somebody might type: of every class, with whatever anybody sees or may answer in
    one of these worlds; most of the classes that the seat's question takes."""
    known: dict[str, list[Any]] = defaultdict(list)
    words: set[str] = set()
    for world in worlds:
        words.update(*(words_of(package.view(world, v)) for v in (EVERYTHING, *range(world.seats))))
        for pick in (pick for other in range(world.seats) for pick in legal(world, other)):
            for field in fields(pick):  # type: ignore[arg-type]
                known[field.name].append(getattr(pick, field.name))
    pool: dict[Any, list[Any]] = {str: sorted(words), int: [*_NUMBERS]}
    for kind in (str, int):
        pool[tuple[kind, ...]] = [(), *((one, two) for one, two in pairwise(pool[kind]))]
    asked = question(worlds[0], seat)
    for cls in registered_classes(package.Game.__module__.rpartition(".")[0]):
        if not issubclass(cls, AnyPick):
            continue
        hints = {name: hint for name, hint in get_type_hints(cls).items() if name in names(cls)}
        if len(hints) == 1 and asked is not None and cls in asked.picks:
            ((name, hint),) = hints.items()
            step = len(pool[hint]) // _ASKED + 1
            seed, first = below(seed, step)
            yield from (cls(**{name: value}) for value in pool[hint][first::step])
            continue
        for _ in range(_ASKED if asked is not None and cls in asked.picks else _NOT_ASKED):
            values = {}
            for name, hint in hints.items():
                seed, n = below(seed, 2)
                found = known[name] if n and known[name] else pool[hint]
                seed, n = below(seed, len(found))
                values[name] = found[n]
            yield cls(**values)


def names(cls: type) -> set[str]:
    """The fields of a class of picks."""
    return {field.name for field in fields(cls)}  # type: ignore[arg-type]


def words_of(shown: Any) -> Iterator[str]:
    """Every word in something that is shown."""
    if isinstance(shown, str):
        yield shown
    elif is_dataclass(shown):
        for field in fields(shown):
            yield from words_of(getattr(shown, field.name))
    elif isinstance(shown, dict):
        for pair in shown.items():
            yield from words_of(pair)
    elif isinstance(shown, tuple | list):
        for part in shown:
            yield from words_of(part)
