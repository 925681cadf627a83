"""Speed figures beside their targets: `python -m tests.lab bench`. No test asserts a time."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Iterator
from typing import Any

from bot.lab.simulate import package_named
from bot.model.turn_preview import preview_picks
from engine import codec
from engine.copying import clone
from engine.kernel import apply, decision, legal, play
from engine.rng import advance, below
from tests.lab.measure import Measure
from tests.lab.playouts import sharing


def bench(game: str, seats: int, seconds: float = 3.0) -> Iterator[Measure]:
    """Yield the rows as they are measured. Raise ValueError for an unknown game or number of
    seats."""
    package = package_named(game)
    if seats not in package.SEATS:
        raise ValueError(f"{game} is not for {seats} seats")
    from tests.lab.asking import rows as windows
    from tests.lab.drawing import rows as pictures

    yield sharing(package, seats)
    yield from _moments(package, seats)
    yield _previews(package, seats)
    yield from pictures(game)
    yield from windows(package, seats, seconds)


def _random_pick(state: Any, seed: int) -> tuple[int, int, Any]:
    seat, options, _ = decision(state)
    seed, out = advance(seed)
    return seed, seat, options[out % len(options)]


def _moments(package: Any, seats: int) -> Iterator[Measure]:
    """Measure clone, apply, dumps and loads at moments spread over a game; medians in
    microseconds."""
    states = list(_middle(package, seats))
    saved = [codec.dumps(state) for state in states]
    moves = [_random_pick(state, n)[1:] for n, state in enumerate(states)]
    pairs = list(zip(states, moves, strict=True))
    yield _timed("clone", 50, [lambda s=s: clone(s) for s in states])  # type: ignore[misc]
    yield _timed("apply", 100, [lambda s=s, m=m: apply(s, *m) for s, m in pairs])  # type: ignore[misc]
    yield _timed("dumps", 400, [lambda s=s: codec.dumps(s) for s in states])  # type: ignore[misc]
    yield _timed("loads", 600, [lambda t=t: codec.loads(t) for t in saved])  # type: ignore[misc]
    size = statistics.median(len(text.encode()) for text in saved)
    yield Measure("saved state", size, None, "bytes")


def _previews(package: Any, seats: int) -> Measure:
    """Measure a menu's previews per pick. Target: a menu of 60 picks in 100 ms."""
    menus = [(state, _random_pick(state, 1)[1]) for state in _middle(package, seats)]
    asked = [(state, seat, legal(state, seat)) for state, seat in menus]
    began = time.perf_counter()
    for state, seat, picks in asked:
        preview_picks(state, seat, picks, 1)
    spent = (time.perf_counter() - began) / sum(len(picks) for _, _, picks in asked)
    return Measure("menu previews, a pick", round(spent * 1e6), 1_667, "us")


def _middle(package: Any, seats: int) -> Iterator[Any]:
    """Yield states from the middle half of a random game, every few picks."""
    seed = 7
    state = package.new_game(seats, seed, package.Options())
    states = []
    while state.result is None:
        states.append(clone(state))
        seed, seat, choice = _random_pick(state, seed)
        play(state, seat, choice)
    seed, start = below(seed, 3)
    quarter = len(states) // 4
    yield from states[quarter + start : 3 * quarter : 5]


def _timed(name: str, target: float, calls: list[Callable[[], object]]) -> Measure:
    times = []
    for call in calls:
        for _ in range(20):
            began = time.perf_counter()
            call()
            times.append(time.perf_counter() - began)
    return Measure(name, round(statistics.median(times) * 1e6, 1), target, "us")


def as_text(row: Measure) -> str:
    """Return a readable line."""
    target = "" if row.target is None else f"  (target {row.target:g})"
    return f"{row.name}: {row.value:g} {row.unit}{target}"
