"""Random playouts of games beside those of a Catan engine, for `gharkane bench`.

Everything is counted in the processor's time, and in turns of a tenth of a second, so that a
machine that is busy with something else changes the ratios little.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Final

from bot.lab.measure import Measure
from bot.lab.simulate import simulate
from engine.kernel import DISCARD_EVENTS, decision, play
from engine.package import GamePackage

SLICE_CPU_S: Final = 0.1
"""Seconds of the processor's that each gets before the next has its turn."""
GAMES_SHARED: Final = 24
"""Games that are played by one process, and by several, to see what sharing costs."""

_Game = Callable[[], int]
"""Plays a whole game; returns its decisions."""


def rows(packages: Sequence[GamePackage], seats: int, seconds: float) -> Iterator[Measure]:
    """For each game its decisions a second, in so many seconds, and how many times those of
    catanatron they are, if that is installed (a development dependency). `seats` is 0 for as many
    as a game takes, up to 4; ValueError for a number that one is not for."""
    names = [
        f"random playouts, {game_package.NAME}, {_fitting(game_package, seats)} seats"
        for game_package in packages
    ]
    games = [_random_games(one, _fitting(one, seats)) for one in packages]
    rival = _catanatron()
    found = rates([*games, *([rival] if rival else [])], seconds)
    for name, package, rate in zip(names, packages, found, strict=False):
        yield Measure(name, round(rate), None, "decisions/s")
        if rival:
            wanted = package.PLAYOUTS or None
            yield Measure(f"{name}, of catanatron's", round(rate / found[-1], 2), wanted, "times")
    if rival:
        yield Measure("random playouts, catanatron, 4 seats", round(found[-1]), None, "decisions/s")


def sharing(package: GamePackage, seats: int) -> Measure:
    """What several processes, a core each, get done of random games, of what one does."""
    jobs = max(2, os.cpu_count() or 2)
    one, all_ = [
        min(_spent(package.NAME, _fitting(package, seats), n) for _ in range(3)) for n in (1, jobs)
    ]
    return Measure(f"simulate, {jobs} processes", round(jobs * one / all_, 2), jobs * 0.9, "times")


def rates(games: Sequence[_Game], seconds: float) -> list[float]:
    """Decisions a second of the processor's, in so many seconds each; they take turns."""
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
    """Complete random games, `play` in place."""
    chance = Random(1)

    def game() -> int:
        state, decisions = package.new_game(seats, chance.getrandbits(64), package.Options()), 0
        state.told = DISCARD_EVENTS
        while state.result is None:
            seat, options, where = decision(state)
            play(state, seat, options[int(chance.random() * len(options))], where)
            decisions += 1
        return decisions

    return game


def _catanatron() -> _Game | None:
    """The same of the Catan engine."""
    try:
        from catanatron import Color, Game, RandomPlayer
    except ImportError:
        return None

    def game() -> int:
        one = Game([RandomPlayer(color) for color in Color])
        one.play()
        return len(one.state.actions)

    return game


def _spent(game: str, seats: int, jobs: int) -> float:
    """The processor's seconds for some random games, in all the processes."""
    before = os.times()
    simulate(game, seats, GAMES_SHARED, 1, ["random"] * seats, jobs=jobs)
    return sum(os.times()[:4]) - sum(before[:4])
