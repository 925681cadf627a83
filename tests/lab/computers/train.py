"""Fitting the weights of a game's computers by self-play: `python -m tests.lab train`.

Simultaneous perturbation stochastic approximation (Spall, "Multivariate stochastic approximation
using a simultaneous perturbation gradient approximation", 1992), as chess programs are tuned: each
round pushes all weights up or down a little at once, by chance. The two opposite pushes play each
other on the same deals, and the weights move towards the winner.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import cycle
from typing import Final

from bot.lab.simulate import package_named
from engine.content import DATA
from engine.package import GamePackage
from engine.rng import advance
from engine.weights import Fitted, Strengths, Weights
from tests.lab.computers.matches import Match, MatchEnd, Mind, played
from tests.lab.computers.settings import Setting, settings_of
from tests.lab.computers.trials import Trial, tried

PUSH: Final = 0.25
"""Size of a push in the first round, relative to the weight set by hand."""
STEP: Final = 0.12
"""Size of a step in the first round if the push wins by one deviation, relative to the weight set
by hand."""
MIN_WEIGHT_STEP: Final = 0.08
"""Weights nearer to 0 are changed as if they had this size."""
ALPHA, GAMMA, STEADY = 0.602, 0.101, 0.1
"""How steps and pushes shrink, and the share of the rounds before steps do (Spall, 1998)."""


@dataclass(frozen=True)
class Training:
    """Parameters of a training. The kept weights are the mean over the second half of the
    rounds."""

    seats: int
    seed: int
    rounds: int
    deals: int
    """Deals per round. Each is played twice: the pushes sit at every other seat and change places,
    or play alone; the game's settings take turns."""
    matches: int
    """Games of one trained computer among easy ones, in each setting, after the training."""
    least: float = MIN_WEIGHT_STEP
    """Weights nearer to 0 are pushed as if they had this size."""


def train(
    game: str, training: Training, jobs: int = 1, progress: Callable[[], None] = lambda: None
) -> tuple[Strengths, list[Trial]]:
    """Return the game's new value.toml, and the results of its trials; apart from the date, the
    same for the same arguments and any `jobs`. ValueError for an unknown game, one without weights,
    or weights with which a game does not end."""
    package = package_named(game)
    if package.STRENGTHS is None:
        raise ValueError(f"{game} is judged by its points alone: there is nothing to train")
    if training.seats not in package.SEATS:
        raise ValueError(f"{game} is not for {training.seats} seats")
    if training.seats == 1:
        raise ValueError("weights are trained against each other: that takes two seats")
    with ProcessPoolExecutor(jobs) as pool:
        normal = _fit(package, training, pool, progress)
        strengths = package.STRENGTHS.model_copy(
            update={"normal": normal, "regressed": None, "ends": None}
        )
        seed = ~training.seed & (2**64 - 1)
        trials = [*tried(package, strengths, training.seats, seed, training.matches, pool)]
    counted = [trial for trial in trials if trial.fair is not None]
    matches = sum(trial.matches for trial in counted)
    fitted = Fitted(
        date=datetime.now(UTC).date().isoformat(),
        command=f"python -m tests.lab train {game} --seats {training.seats} --seed {training.seed}"
        f" --rounds {training.rounds} --deals {training.deals} --matches {training.matches}"
        f" --least {training.least}",
        games=2 * training.rounds * training.deals,
        matches=matches,
        win_share=round(sum(trial.won for trial in counted) / matches, 3),
    )
    return strengths.model_copy(update={"fitted": fitted}), trials


def _fit(
    package: GamePackage, training: Training, pool: Executor, progress: Callable[[], None]
) -> dict[str, float]:
    """Return weights that play better than those set by hand, in all settings together."""
    first = package.weights("easy")
    size = sizes(first, training.least)
    now, mean, seed = dict(first), dict.fromkeys(first, 0.0), training.seed
    steady, half = STEADY * training.rounds, training.rounds // 2
    settings = cycle(settings_of(package))
    for n in range(training.rounds):
        seed, sides = _sides(seed, first)
        push = PUSH / (n + 1) ** GAMMA
        up = {name: now[name] + push * sides[name] * size[name] for name in now}
        down = {name: now[name] - push * sides[name] * size[name] for name in now}
        two = (Mind(up), Mind(down))
        pairs = []
        for _ in range(training.deals):
            seed, deal = advance(seed)
            pairs += _pairs(package.NAME, deal, next(settings), two, training.seats)
        ends = iter(pool.map(played, [match for pair in pairs for match in pair]))
        leads = [_lead([(match, next(ends)) for match in pair], two[0]) for pair in pairs]
        deviation = math.sqrt(sum(lead * lead for lead in leads) / len(leads)) or 1.0
        step = STEP * ((steady + 1) / (steady + n + 1)) ** ALPHA
        step *= sum(leads) / len(leads) / deviation
        for name in now:
            now[name] += step * sides[name] * size[name]
            if n >= half:
                mean[name] += now[name] / (training.rounds - half)
        progress()
    return {name: round(weight, 4) for name, weight in mean.items()}


def _pairs(
    game: str, deal: int, setting: Setting, two: tuple[Mind, Mind], seats: int
) -> list[list[Match]]:
    """Return the matches of a deal in groups that give one lead each: the two pushes against each
    other and then with exchanged seats, or one after the other alone."""
    if setting.alone:
        return [[Match(game, deal, (mind,), setting) for mind in two]]
    seated = [tuple(two[(seat + at) % 2] for seat in range(seats)) for at in (0, 1)]
    return [[Match(game, deal, minds, setting)] for minds in seated]


def sizes(weights: Weights, least: float = MIN_WEIGHT_STEP) -> dict[str, float]:
    """Return each weight's unit of change."""
    return {name: max(abs(weight), least) for name, weight in weights.items()}


def _sides(seed: int, names: Weights) -> tuple[int, dict[str, int]]:
    """Draw up or down for each weight."""
    sides = {}
    for name in names:
        seed, out = advance(seed)
        sides[name] = 1 if out & 1 else -1
    return seed, sides


def _lead(matches: Sequence[tuple[Match, MatchEnd]], first: Mind) -> float:
    """Return by how much the seats of the first push are ahead of the others."""
    ups, downs = list[float](), list[float]()
    for match, end in matches:
        for mind, value in zip(match.seated, end.values, strict=True):
            (ups if mind is first else downs).append(value)
    return sum(ups) / len(ups) - sum(downs) / len(downs)


def as_toml(strengths: Strengths) -> str:
    """Return the content of value.toml."""
    lines = [
        "# What the computers of this game judge a table by, and how far they look: value.py and",
        "# engine/weights.py say what each number is. [normal] and [fitted] are written by",
        "# `python -m tests.lab train GAME --write`; the rest by hand.",
    ]
    for name, numbers in strengths.model_dump(exclude_none=True).items():
        lines += ["", f"[{name}]"]
        lines += [f"{key} = {json.dumps(value)}" for key, value in numbers.items()]
    return "\n".join(lines) + "\n"


def keep(game: str, strengths: Strengths) -> None:
    """Write the strengths to the game's value.toml."""
    (DATA / game / "value.toml").write_text(as_toml(strengths), encoding="utf-8")
