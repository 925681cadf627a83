"""Fit the weights by which hard evaluates the ends of its playouts: `tests.lab train GAME --ends`.

One pick deep, weights have to compare the picks of a moment; at the end of a phase they have to
predict the rest of the game. So these are fitted by least squares: the results to the evaluations
at the ends of phases, in games of such computers (Buro, "Statistical feature combination for the
evaluation of game positions", 1995; chess programs call it Texel's tuning), with ridge regression
towards the weights of *normal*. Weights that a finished game's evaluation depends on define the
goal: they are kept.

Results of a game that is won or lost say only who won. They are multiplied by what makes the
evaluation of *normal* predict them best. So the fit moves weights against each other, and they
keep their sizes.

One step treats the evaluation as linear in its weights. Where it multiplies them (the worth of a
card by the rounds that are left) that step is too long. So `--steps` repeats it from where it led
(Gauss-Newton) and halves a step that would miss more.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import cached_property, partial
from itertools import cycle
from statistics import fmean, pstdev
from typing import Any, Final

from bot.lab.simulate import package_named
from engine.codec import dumps, loads
from engine.games import GAMES
from engine.kernel import DISCARD_EVENTS, decision, play
from engine.package import GamePackage
from engine.players import one_deep_pick
from engine.rng import advance
from engine.weights import Regressed, Strengths, Weights
from tests.lab.computers.matches import setting_name
from tests.lab.computers.settings import Setting, settings_of
from tests.lab.computers.train import sizes

TRIED: Final = 0.1
"""The relative change of a weight for measuring what depends on it."""
PULL_TO_NORMAL: Final = 0.002
"""Strength of the pull of each state towards the weights of *normal*, relative to the state's own
influence."""
PULL_IF_WON: Final = 0.0001
"""The same for games that are won or lost: chance decides most of a result that only says who won.
Weights fitted to nine tenths of 214 games of The Others were tried on the rest. They left 98.9 % of
its variance with the pull above, 97.1 % with this one."""
HALVED: Final = 4
"""Maximum number of attempts at a step, each half as long; after them the weights stay."""


@dataclass(frozen=True)
class StretchEnd:
    """A seat's state at which a playout might end."""

    phase: Hashable
    """States are compared within a phase of a setting."""
    result: float
    """The evaluation of the finished game for the seat."""
    worth: float
    """The evaluation of this state."""
    slopes: tuple[float, ...]
    """Change of the evaluation when a weight grows by its size, in the order of the weights."""


@dataclass(frozen=True)
class Sample:
    """The states of all games, evaluated by some weights."""

    ends: Sequence[StretchEnd]
    still: Sequence[bool]
    """Which weights stay unchanged."""
    unit: float = 1.0
    """Factor of the results."""

    @cached_property
    def phases(self) -> Mapping[Hashable, Sequence[StretchEnd]]:
        """Return the states of each phase."""
        by_phase: defaultdict[Hashable, list[StretchEnd]] = defaultdict(list)
        for end in self.ends:
            by_phase[end.phase].append(end)
        return by_phase

    def missed(self, end: StretchEnd) -> float:
        """Return the result minus the evaluation."""
        return self.unit * end.result - end.worth


def fit_ends(
    game: str,
    seats: int,
    seed: int,
    games: int,
    jobs: int,
    progress: Callable[[], None],
    steps: int = 1,
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
    settings = [setting for setting, _ in zip(cycle(settings_of(package)), deals, strict=False)]
    with ProcessPoolExecutor(jobs) as pool:
        played = []
        for game_ends in pool.map(partial(states_of, game, seats), settings, deals):
            played.append(game_ends)
            progress()

        def judged(weights: Weights) -> Sample:
            return _sample(pool.map(partial(_judged, game, weights), played))

        first = judged(normal)
        unit, pull = 1.0, PULL_TO_NORMAL
        if len({abs(end.result) for end in first.ends}) == 1:  # won or lost
            unit, pull = unit_of(first), PULL_IF_WON
        sample = first = replace(first, unit=unit)
        away = [0.0] * len(normal)
        for _ in range(steps):
            moved = _least_squares(*_centred(sample, first), away, pull)
            for _ in range(HALVED):
                there = [a + b for a, b in zip(away, moved, strict=True)]
                tried = replace(judged(_moved(normal, there)), unit=unit)
                if _missed(tried, first) < _missed(sample, first):
                    away, sample = there, tried
                    break
                moved = [by / 2 for by in moved]
            else:
                break
    command = f"python -m tests.lab train {game} --ends {games} --seats {seats} --seed {seed}"
    regressed = Regressed(
        date=datetime.now(UTC).date().isoformat(),
        command=command + (f" --steps {steps}" if steps > 1 else ""),
        games=games,
        states=len(sample.ends),
        left=round(_missed(sample, first) / _missed(first, first), 3),
    )
    fitted = {name: round(value, 4) for name, value in _moved(normal, away).items()}
    return package.STRENGTHS.model_copy(update={"regressed": regressed, "ends": fitted})


_Played = tuple[list[tuple[Hashable, str]], str]
"""The possible ends of playouts in a game, each with its phase, and the game's last state, as
saves."""


def states_of(game: str, seats: int, setting: Setting, seed: int) -> _Played:
    """Play a game between computers that look one pick deep by the weights of *normal*.

    Return the states at which a playout of *hard* would end, and the last one."""
    package, search = GAMES[game], GAMES[game].SEARCH
    options = package.Options(**setting.options)
    state: Any = package.new_game(1 if setting.alone else seats, seed, options)
    state.new_events = DISCARD_EVENTS
    stretch_of = package.turn if search.until == "turn" else package.phase
    stretch, far = stretch_of(state), 0
    states: list[tuple[Hashable, str]] = []
    while state.result is None:
        seat, picks, lane = decision(state)
        seed, draw = advance(seed)
        play(state, seat, picks[0] if len(picks) == 1 else one_deep_pick(state, seat, draw), lane)
        far += 1
        if state.result is None and (stretch_of(state) != stretch or far == search.far):
            stretch, far = stretch_of(state), 0
            states.append(((setting_name(setting), package.phase(state)), dumps(state)))
    return states, dumps(state)


def _judged(game: str, weights: Weights, played: _Played) -> tuple[list[StretchEnd], list[bool]]:
    """Evaluate these states for their seats by these weights; also return on which weights the
    evaluation of the game's end depends."""
    package, states, last = GAMES[game], played[0], loads(played[1])
    came = [_worth(package, last, seat, weights) for seat in range(last.seats)]
    slopes = [_slopes(package, last, seat, weights, came[seat]) for seat in range(last.seats)]
    hang = [any(column) for column in zip(*slopes, strict=True)]
    ends: list[StretchEnd] = []
    for phase, save in states:
        state = loads(save)
        for seat in range(state.seats):
            worth = _worth(package, state, seat, weights)
            by = _slopes(package, state, seat, weights, worth)
            ends.append(StretchEnd(phase, came[seat], worth, by))
    return ends, hang


def _sample(games: Iterable[tuple[list[StretchEnd], list[bool]]]) -> Sample:
    """Return the states of all these games."""
    ends: list[StretchEnd] = []
    still: list[bool] = []
    for game_ends, hang in games:
        ends += game_ends
        still = [a or b for a, b in zip(still or hang, hang, strict=True)]
    return Sample(ends, still)


def _moved(weights: Weights, by: Sequence[float]) -> dict[str, float]:
    """Return the weights, each moved by this many of its sizes."""
    pairs = zip(sizes(weights).items(), by, strict=True)
    return {name: weights[name] + size * change for (name, size), change in pairs}


def _worth(package: GamePackage, state: Any, seat: int, weights: Weights) -> float:
    """Return the evaluation of a state for a seat at the end of a playout."""
    return package.value(state, seat, weights)


def _slopes(
    package: GamePackage, state: Any, seat: int, weights: Weights, worth: float
) -> tuple[float, ...]:
    slopes = []
    for name, size in sizes(weights).items():
        changed = {**weights, name: weights[name] + TRIED * size}
        slopes.append((_worth(package, state, seat, changed) - worth) / TRIED)
    return tuple(slopes)


def _centred(sample: Sample, first: Sample) -> tuple[list[float], list[list[float]]]:
    """Return the errors and the slopes, each minus its mean in the same phase, divided by the
    deviation of that phase under the `first` weights: late in a game less is undecided, and all
    phases count equally. Slopes of weights that stay are 0."""
    missed: list[float] = []
    slopes: list[list[float]] = []
    for phase, group in sample.phases.items():
        deviation = pstdev(first.missed(end) for end in first.phases[phase]) or 1.0
        mean = fmean(sample.missed(end) for end in group)
        missed += [(sample.missed(end) - mean) / deviation for end in group]
        means = [fmean(column) for column in zip(*[end.slopes for end in group], strict=True)]
        for end in group:
            pairs = zip(end.slopes, means, sample.still, strict=True)
            slopes.append([0.0 if stays else (slope - m) / deviation for slope, m, stays in pairs])
    return missed, slopes


def unit_of(sample: Sample) -> float:
    """Return the factor of the results by which the evaluation predicts them best, within phases.
    ValueError if it does not predict them."""
    varies = follows = 0.0
    for group in sample.phases.values():
        mean = fmean(end.worth for end in group)
        varies += sum((end.worth - mean) ** 2 for end in group)
        follows += sum((end.worth - mean) * end.result for end in group)
    if follows <= 0:
        raise ValueError("the evaluation does not predict who wins these games: play more of them")
    return varies / follows


def _missed(sample: Sample, first: Sample) -> float:
    """Return the sum of squared errors, in the same unit."""
    return sum(residual * residual for residual in _centred(sample, first)[0])


def _least_squares(
    missed: Sequence[float],
    slopes: Sequence[Sequence[float]],
    away: Sequence[float],
    pull: float,
) -> list[float]:
    """Return how far to move each weight, in its sizes, to minimize the error; `away` is the
    distance of the weights from those of *normal*, to which they are pulled this strongly."""
    count = len(slopes[0])
    rows = [[0.0] * (count + 1) for _ in range(count)]
    for residual, row in zip(missed, slopes, strict=True):
        for i, slope in enumerate(row):
            if slope:
                line = rows[i]
                for j, other in enumerate(row):
                    line[j] += slope * other
                line[count] += slope * residual
    for i in range(count):
        rows[i][i] += pull * len(missed)
        rows[i][count] -= pull * len(missed) * away[i]
    for i, line in enumerate(rows):  # positive definite: Gauss-Jordan elimination needs no pivots
        for k, below in enumerate(rows):
            if k != i and below[i]:
                share = below[i] / line[i]
                rows[k] = [a - share * b for a, b in zip(below, line, strict=True)]
    return [line[count] / line[i] for i, line in enumerate(rows)]
