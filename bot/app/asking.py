"""How often windows ask people, for `gharkane bench`: computers play in their place."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from typing import Any

from bot.app.measure import Measure
from engine.kernel import Window, pending, play
from engine.orders import Order, found, known
from engine.players import greedy_pick
from engine.rng import advance


def rows(package: Any, seats: int, seconds: float) -> Iterator[Measure]:
    """Questions that windows put to people in a whole game, all seats together, by the terms of
    each order that is given from the start; nothing for a game without such orders."""
    terms = list(_terms(package))
    if not terms:
        return
    asked: Counter[str] = Counter()
    games, seed, began = 0, 1, time.perf_counter()
    while not games or time.perf_counter() - began < seconds:
        seed, out = advance(seed)
        asked.update(_questions(package, package.new_game(seats, out, package.Options()), terms))
        games += 1
    for name, _ in terms:
        mean = asked[name] / games
        yield Measure(f"questions of windows a game, {name}", mean, None, "questions")


def _terms(package: Any) -> Iterator[tuple[str, Order]]:
    """Every given order with each value of its first term."""
    for name, cls in package.ORDERS.items():
        if cls.given:
            for field, values in list(cls.values().items())[:1]:
                yield from ((f"{name} {value}", cls(**{field: value})) for value in values)


def _questions(package: Any, game: Any, terms: list[tuple[str, Order]]) -> Counter[str]:
    """What is left to people of the windows of one game, by the terms of their orders."""
    asked: Counter[str] = Counter()
    seed = game.seed
    while game.result is None:
        question, seats = pending(game)[0]
        seat = seats[0]
        if isinstance(question, Window):
            here = known(package, game, seat)
            assert here is not None
            about = [(n, o) for n, o in terms if isinstance(question, o.answers)]
            asked.update(name for name, order in about if found(order, here) is None)
        seed, chance = advance(seed)
        play(game, seat, greedy_pick(game, seat, chance))
    return asked
