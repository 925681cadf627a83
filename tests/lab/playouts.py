"""Random playouts of games beside those of a Catan engine, for `python -m tests.lab bench`.

Rates are per second of processor time. Games take turns of a tenth of a second, so that other load
on the machine changes the ratios little.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Final

from bot.lab.simulate import simulate
from engine.kernel import DISCARD_EVENTS, decision, play
from engine.package import GamePackage
from tests.lab.measure import Measure
from tests.lab.yardstick import random_catan

SLICE_CPU_S: Final = 0.1
"""Processor seconds of each turn."""
GAMES_SHARED: Final = 24
"""Games played by one process and by several, to measure the cost of sharing."""

PLAYOUTS: Final = {"gharkane": 2.1, "happy_dayz": 3.0}
"""Game -> the target speed of its random playouts, as a multiple of catanatron's."""

_Game = Callable[[], int]
"""Plays a whole game; returns the number of decisions."""


def rows(packages: Sequence[GamePackage], seats: int, seconds: float) -> Iterator[Measure]:
    """Yield the decisions a second of each game, and their ratio to those of catanatron, if it is
    installed (a development dependency). `seats` 0 means as many as a game allows, up to 4. Raise
    ValueError for a number that a game does not allow."""
    names = [
        f"random playouts, {game_package.NAME}, {_fitting(game_package, seats)} seats"
        for game_package in packages
    ]
    games = [_random_games(playable, _fitting(playable, seats)) for playable in packages]
    rival = random_catan()
    rates_per_s = rates([*games, *([rival] if rival else [])], seconds)
    for name, package, rate in zip(names, packages, rates_per_s, strict=False):
        yield Measure(name, round(rate), None, "decisions/s")
        if rival:
            wanted = PLAYOUTS.get(package.NAME)
            yield Measure(
                f"{name}, of catanatron's", round(rate / rates_per_s[-1], 2), wanted, "times"
            )
    if rival:
        yield Measure(
            "random playouts, catanatron, 4 seats", round(rates_per_s[-1]), None, "decisions/s"
        )


def sharing(package: GamePackage, seats: int) -> Measure:
    """Measure the speed of several processes, a core each, in random games, relative to one
    process."""
    jobs = max(2, os.cpu_count() or 2)
    single, all_ = [
        min(_spent(package.NAME, _fitting(package, seats), n) for _ in range(3)) for n in (1, jobs)
    ]
    return Measure(
        f"simulate, {jobs} processes", round(jobs * single / all_, 2), jobs * 0.9, "times"
    )


def rates(games: Sequence[_Game], seconds: float) -> list[float]:
    """Return decisions per processor second; each game gets `seconds`, in turns."""
    decisions, spent = [0] * len(games), [0.0] * len(games)
    while min(spent) < seconds:
        for at, game in enumerate(games):
            began = time.process_time()
            while (turn := time.process_time() - began) < SLICE_CPU_S:
                decisions[at] += game()
            spent[at] += turn
    return [done / took for done, took in zip(decisions, spent, strict=True)]


def _fitting(package: GamePackage, seats: int) -> int:
    if seats and seats not in package.SEATS:
        raise ValueError(f"{package.NAME} is not for {seats} seats")
    return seats or min(package.SEATS[-1], 4)


def _random_games(package: GamePackage, seats: int) -> _Game:
    """Return a player of complete random games, with `play` in place."""
    chance = Random(1)

    def game() -> int:
        state, decisions = package.new_game(seats, chance.getrandbits(64), package.Options()), 0
        state.new_events = DISCARD_EVENTS
        while state.result is None:
            seat, options, lane = decision(state)
            play(state, seat, options[int(chance.random() * len(options))], lane)
            decisions += 1
        return decisions

    return game


def _spent(game: str, seats: int, jobs: int) -> float:
    """Return the processor seconds of some random games, summed over all processes."""
    before = os.times()
    simulate(game, seats, GAMES_SHARED, 1, ["random"] * seats, jobs=jobs)
    return sum(os.times()[:4]) - sum(before[:4])
