"""Fitting the weights of a game's computers by self-play: `gharkane train`.

Simultaneous perturbation stochastic approximation (Spall, "Multivariate stochastic approximation
using a simultaneous perturbation gradient approximation", 1992), as chess programs are tuned: in
each round all weights are pushed up or down a little at once by chance, the two opposite pushes
play each other on the same deals, and the weights move towards the one that came out ahead.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final

from bot.app.simulate import interval, package_of
from engine.content import DATA
from engine.games import GAMES
from engine.kernel import pending, play
from engine.players.one_deep import glance
from engine.rng import advance
from engine.weights import Fitted, Strengths, Weights

PUSH: Final = 0.25
"""How far a weight is pushed in the first round, in shares of what was set by hand."""
STEP: Final = 0.12
"""How far a weight moves in the first round if the push wins by one deviation, in the same."""
ALPHA, GAMMA, STEADY = 0.602, 0.101, 0.1
"""How steps and pushes shrink, and the share of the rounds before steps do (Spall, 1998)."""


@dataclass(frozen=True)
class Training:
    """What is trained on. The weights kept are the mean over the second half of the rounds."""

    seats: int
    seed: int
    rounds: int
    deals: int
    """Deals a round, each played twice: the pushes sit at every other seat and change places."""
    matches: int
    """Games of one that was trained among easy ones, after that."""
    least: float = 0.08
    """Weights nearer to 0 are pushed as if they were so large."""


@dataclass(frozen=True)
class _Mind:
    """A seat's computer while it is trained."""

    weights: Weights
    worlds: int = 1


_Match = tuple[str, int, tuple[_Mind, ...]]
"""A game, the seed of its deal, and who sits where."""


def train(
    game: str, training: Training, jobs: int = 1, progress: Callable[[], None] = lambda: None
) -> Strengths:
    """What the game's value.toml should say; but for the date the same for the same arguments,
    whatever `jobs` is. ValueError for an unknown game, or one that is not judged by weights."""
    package = package_of(game)
    if package.STRENGTHS is None:
        raise ValueError(f"{game} is judged by its points alone: there is nothing to train")
    if training.seats not in package.SEATS:
        raise ValueError(f"{game} is not for {training.seats} seats")
    if training.seats == 1:
        raise ValueError("weights are trained against each other: that takes two seats")
    easy = package.STRENGTHS.easy
    normal = _fit(game, easy, training, jobs, progress)
    fitted = Fitted(
        date=datetime.now(UTC).date().isoformat(),
        command=f"gharkane train {game} --seats {training.seats} --seed {training.seed}"
        f" --rounds {training.rounds} --deals {training.deals} --matches {training.matches}"
        f" --least {training.least}",
        games=2 * training.rounds * training.deals,
        matches=training.matches,
        win_share=0.0,
    )
    found = package.STRENGTHS.model_copy(
        update={"normal": normal, "fitted": fitted, "regressed": None, "ends": None}
    )
    share = _against_easy(game, found, training, jobs)
    return found.model_copy(update={"fitted": fitted.model_copy(update={"win_share": share})})


def _fit(
    game: str, first: Weights, training: Training, jobs: int, progress: Callable[[], None]
) -> dict[str, float]:
    """Weights that play better than these."""
    size = {name: max(abs(first[name]), training.least) for name in first}
    now, mean, seed = dict(first), dict.fromkeys(first, 0.0), training.seed
    steady, half = STEADY * training.rounds, training.rounds // 2
    with ProcessPoolExecutor(jobs) as pool:
        for n in range(training.rounds):
            seed, sides = _sides(seed, first)
            push = PUSH / (n + 1) ** GAMMA
            up = {name: now[name] + push * sides[name] * size[name] for name in now}
            down = {name: now[name] - push * sides[name] * size[name] for name in now}
            two = (_Mind(up), _Mind(down))
            matches: list[_Match] = []
            for _ in range(training.deals):
                seed, deal = advance(seed)
                for at in (0, 1):
                    seated = tuple(two[(seat + at) % 2] for seat in range(training.seats))
                    matches.append((game, deal, seated))
            ends = pool.map(_played, matches)
            leads = [
                _lead(end, [mind is two[0] for mind in match[2]])
                for match, (end, _) in zip(matches, ends, strict=True)
            ]
            deviation = math.sqrt(sum(one * one for one in leads) / len(leads)) or 1.0
            step = STEP * ((steady + 1) / (steady + n + 1)) ** ALPHA
            step *= sum(leads) / len(leads) / deviation
            for name in now:
                now[name] += step * sides[name] * size[name]
                if n >= half:
                    mean[name] += now[name] / (training.rounds - half)
            progress()
    return {name: round(found, 4) for name, found in mean.items()}


def _sides(seed: int, names: Weights) -> tuple[int, dict[str, int]]:
    """Up or down for each weight, by chance."""
    sides = {}
    for name in names:
        seed, out = advance(seed)
        sides[name] = 1 if out & 1 else -1
    return seed, sides


def _lead(ends: Sequence[float], first: Sequence[bool]) -> float:
    """By how much the seats of the first push are better off than the others."""
    ups = [end for end, is_first in zip(ends, first, strict=True) if is_first]
    downs = [end for end, is_first in zip(ends, first, strict=True) if not is_first]
    return sum(ups) / len(ups) - sum(downs) / len(downs)


def _against_easy(game: str, found: Strengths, training: Training, jobs: int) -> float:
    """The share of games that a normal seat wins among easy ones that look into as many worlds,
    from every seat in turn; a win that is shared counts in parts."""
    easy, normal = (_Mind(one, found.search.worlds) for one in (found.easy, found.normal))
    seed, matches, seats = ~training.seed & (2**64 - 1), list[_Match](), training.seats
    for n in range(training.matches):
        seed, deal = advance(seed)
        matches.append(
            (game, deal, tuple(normal if s == n % seats else easy for s in range(seats)))
        )
    with ProcessPoolExecutor(jobs) as pool:
        won = 0.0
        for n, (_, winners) in enumerate(pool.map(_played, matches, chunksize=4)):
            won += (n % seats in winners) / len(winners)
    return round(won / training.matches, 3)


def gained(found: Strengths, seats: int) -> bool:
    """Whether the trained weights win more than their share of the matches against those set by
    hand, so that chance alone would seldom make it so (95 %)."""
    fit = found.fitted
    assert fit is not None
    return interval(fit.win_share * fit.matches, fit.matches)[0] > 1 / seats


def _played(match: _Match) -> tuple[list[float], tuple[int, ...]]:
    """How each seat stands at the end of a game, and who has won it."""
    game, seed, seated = match
    package = GAMES[game]
    state: Any = package.new_game(len(seated), seed, package.Options())
    while state.result is None:
        seat = next(seat for _, awaited in pending(state) for seat in awaited)
        seed, draw = advance(seed)
        mind = seated[seat]
        play(state, seat, glance(package, state, seat, draw, mind.weights, mind.worlds)[0])
        state.told.clear()
    return [package.value(state, seat) for seat in range(len(seated))], tuple(state.result)


def as_toml(found: Strengths) -> str:
    """What value.toml holds."""
    lines = [
        "# What the computers of this game judge a table by, and how far they look: value.py and",
        "# engine/weights.py say what each number is. [normal] and [fitted] are written by",
        "# `gharkane train GAME --write`; the rest by hand.",
    ]
    for name, numbers in found.model_dump(exclude_none=True).items():
        lines += ["", f"[{name}]"]
        lines += [f"{key} = {json.dumps(value)}" for key, value in numbers.items()]
    return "\n".join(lines) + "\n"


def keep(game: str, found: Strengths) -> None:
    """Write it to the game's value.toml."""
    (DATA / game / "value.toml").write_text(as_toml(found), encoding="utf-8")
