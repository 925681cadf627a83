"""How many questions windows ask people, for `tests.lab bench`; computers play in their place.

A row is the mean number of questions of a whole game, over all seats. Its key is the first term of
each order that is set from the start.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any

from engine.games import GAMES
from engine.kernel import Window, pending, play
from engine.orders import Order, known, order_pick
from engine.players import one_deep_pick
from engine.rng import advance
from tests.lab.measure import Measure


def rows(package: Any, seats: int, seconds: float) -> Iterator[Measure]:
    """Yield the rows of as many games as fit into the time; none for a game without such orders."""
    terms = list(_terms(package))
    asked: Counter[str] = Counter()
    games, seed, began = 0, 1, time.perf_counter()
    while terms and (not games or time.perf_counter() - began < seconds):
        seed, out = advance(seed)
        asked.update(_questions(package.NAME, seats, out, package.Options()))
        games += 1
    yield from _means(terms, asked, games)


def rows_of(game: str, seats: int, games: int, jobs: int, options: Any) -> Iterator[Measure]:
    """Yield the rows of this many games with these options, played in `jobs` processes."""
    seed, seeds = 1, []
    for _ in range(games):
        seed, out = advance(seed)
        seeds.append(out)
    asked: Counter[str] = Counter()
    with ProcessPoolExecutor(jobs) as pool:
        for counts in pool.map(partial(_questions, game, seats, options=options), seeds):
            asked.update(counts)
    yield from _means(list(_terms(GAMES[game])), asked, games)


def _means(terms: list[tuple[str, Order]], asked: Counter[str], games: int) -> Iterator[Measure]:
    for name, _ in terms:
        mean = round(asked[name] / games, 2)
        yield Measure(
            f"questions of windows a game, {name}, {games} games", mean, None, "questions"
        )


def _terms(package: Any) -> Iterator[tuple[str, Order]]:
    """Yield each order set from the start, with each value of its first term."""
    for name, cls in package.ORDERS.items():
        if cls.given:
            for field, values in list(cls.values().items())[:1]:
                yield from ((f"{name} {value}", cls(**{field: value})) for value in values)


def _questions(name: str, seats: int, seed: int, options: Any) -> Counter[str]:
    """Count the questions that the windows of one game leave to people, by the terms of their
    orders."""
    package = GAMES[name]
    game, terms = package.new_game(seats, seed, options), list(_terms(package))
    asked: Counter[str] = Counter()
    while game.result is None:
        question, asking = pending(game)[0]
        seat = asking[0]
        if isinstance(question, Window):
            here = known(package, game, seat)
            assert here is not None
            about = [(n, o) for n, o in terms if isinstance(question, o.answers)]
            asked.update(name for name, order in about if order_pick(order, here) is None)
        seed, chance = advance(seed)
        play(game, seat, one_deep_pick(game, seat, chance))
    return asked
