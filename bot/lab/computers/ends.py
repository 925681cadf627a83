"""Fit the weights by which hard evaluates the ends of its playouts: `gharkane train GAME --ends`.

One pick deep, weights have to compare the picks of a moment; at the end of a phase they have to
predict the rest of the game. So these are fitted by least squares of the results to the evaluations
at the ends of phases, in games of normal computers (Buro, "Statistical feature combination for the
evaluation of game positions", 1995; chess programs call it Texel's tuning). The evaluation is taken
as linear in its weights, which it nearly is, with ridge regression towards those of *normal*.
Weights that a finished game's evaluation depends on define the goal: they are kept.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from statistics import fmean, pstdev
from typing import Any, Final

from bot.lab.computers.train import sizes
from bot.lab.simulate import package_named
from engine.games import GAMES
from engine.kernel import UNHEARD, decision, play
from engine.package import GamePackage
from engine.players import normal_pick
from engine.rng import advance
from engine.weights import Regressed, Strengths, Weights

TRIED: Final = 0.1
"""The relative change of a weight to see what depends on it."""
HELD: Final = 0.002
"""How much each state holds the weights to those of normal, in shares of its own say."""


@dataclass(frozen=True)
class _End:
    """A seat's state where a playout might end."""

    phase: Hashable
    """States of one phase are compared with each other."""
    missed: float
    """What came of it less what it was judged at."""
    slopes: tuple[float, ...]
    """What the judgement gains when a weight grows by its size, in the order of the weights."""


def fit_ends(
    game: str, seats: int, seed: int, games: int, jobs: int, progress: Callable[[], None]
) -> Strengths:
    """Return the game's new value.toml, with a new table of ends; apart from the date, the same for
    the same arguments and any `jobs`. ValueError for an unknown game, for one without weights, and
    for a number of seats it does not take."""
    package = package_named(game)
    if package.STRENGTHS is None:
        raise ValueError(f"{game} is judged by its points alone: there is nothing to fit")
    if seats not in package.SEATS:
        raise ValueError(f"{game} is not for {seats} seats")
    normal, deals, now = package.STRENGTHS.normal, list[int](), seed
    for _ in range(games):
        now, deal = advance(now)
        deals.append(deal)
    ends: list[_End] = []
    wanted = [False] * len(normal)
    with ProcessPoolExecutor(jobs) as pool:
        for found, hang in pool.map(partial(_ends_of, game, seats), deals):
            ends += found
            wanted = [a or b for a, b in zip(wanted, hang, strict=True)]
            progress()
    missed, slopes = _centred(ends, wanted)
    moved = _least_squares(missed, slopes)
    left = sum(
        (one - sum(a * b for a, b in zip(row, moved, strict=True))) ** 2
        for one, row in zip(missed, slopes, strict=True)
    )
    fitted = {
        name: round(normal[name] + size * by, 4)
        for (name, size), by in zip(sizes(normal).items(), moved, strict=True)
    }
    regressed = Regressed(
        date=datetime.now(UTC).date().isoformat(),
        command=f"gharkane train {game} --ends {games} --seats {seats} --seed {seed}",
        games=games,
        states=len(ends),
        left=round(left / sum(one * one for one in missed), 3),
    )
    return package.STRENGTHS.model_copy(update={"regressed": regressed, "ends": fitted})


def _ends_of(game: str, seats: int, seed: int) -> tuple[list[_End], list[bool]]:
    """A game between normal computers, as its seats saw it where a playout might have ended; and on
    which weights the judgement of its end hangs."""
    package = GAMES[game]
    search, weights = package.SEARCH, package.weights("normal")
    state: Any = package.new_game(seats, seed, package.Options())
    state.told = UNHEARD
    phase, far = package.phase(state), 0
    seen: list[tuple[int, Hashable, float, tuple[float, ...]]] = []
    while state.result is None:
        seat, picks, where = decision(state)
        seed, draw = advance(seed)
        play(state, seat, picks[0] if len(picks) == 1 else normal_pick(state, seat, draw), where)
        far += 1
        if state.result is None and (package.phase(state) != phase or far == search.far):
            phase, far = package.phase(state), 0
            for one in range(seats):
                worth = package.value(state, one, weights)
                seen.append((one, phase, worth, _slopes(package, state, one, weights, worth)))
    came = [package.value(state, seat, weights) for seat in range(seats)]
    last = [_slopes(package, state, seat, weights, came[seat]) for seat in range(seats)]
    hang = [any(column) for column in zip(*last, strict=True)]
    ends = [_End(phase, came[seat] - worth, slopes) for seat, phase, worth, slopes in seen]
    return ends, hang


def _slopes(
    package: GamePackage, state: Any, seat: int, weights: Weights, worth: float
) -> tuple[float, ...]:
    found = []
    for name, size in sizes(weights).items():
        changed = {**weights, name: weights[name] + TRIED * size}
        found.append((package.value(state, seat, changed) - worth) / TRIED)
    return tuple(found)


def _centred(ends: Sequence[_End], still: Sequence[bool]) -> tuple[list[float], list[list[float]]]:
    """What was missed and the slopes, each less its mean in the same phase, and all in shares of
    the deviation there: late in a game less is open, and a phase says as much as any other. Slopes
    of weights that stay are 0."""
    groups: dict[Hashable, list[_End]] = defaultdict(list)
    for end in ends:
        groups[end.phase].append(end)
    missed: list[float] = []
    slopes: list[list[float]] = []
    for group in groups.values():
        mean = fmean(end.missed for end in group)
        deviation = pstdev([end.missed for end in group], mean) or 1.0
        missed += [(end.missed - mean) / deviation for end in group]
        means = [fmean(column) for column in zip(*[end.slopes for end in group], strict=True)]
        for end in group:
            pairs = zip(end.slopes, means, still, strict=True)
            slopes.append([0.0 if stays else (one - m) / deviation for one, m, stays in pairs])
    return missed, slopes


def _least_squares(missed: Sequence[float], slopes: Sequence[Sequence[float]]) -> list[float]:
    """How far to move each weight, in its sizes, so that least is missed."""
    count = len(slopes[0])
    rows = [[0.0] * (count + 1) for _ in range(count)]
    for one, row in zip(missed, slopes, strict=True):
        for i, slope in enumerate(row):
            if slope:
                line = rows[i]
                for j, other in enumerate(row):
                    line[j] += slope * other
                line[count] += slope * one
    for i in range(count):
        rows[i][i] += HELD * len(missed)
    for i, line in enumerate(rows):  # positive definite: Gauss and Jordan need no pivots
        for k, below in enumerate(rows):
            if k != i and below[i]:
                share = below[i] / line[i]
                rows[k] = [a - share * b for a, b in zip(below, line, strict=True)]
    return [line[count] / line[i] for i, line in enumerate(rows)]
