"""Analyse a finished game: who was winning when, and which picks turned it.

Playouts, whose picks are good but imperfect, judge a pick from worlds that the seat could not tell
from the true one. So hidden information does not count against a seat.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from engine.kernel import DISCARD_EVENTS, Game, Pick, Seat, decision, legal, play
from engine.players.one_deep import value_after
from engine.rng import advance, below

if TYPE_CHECKING:
    from engine.games import GamePackage

SAMPLED_MOMENTS: Final = 24
"""Moments of a game at which chances are estimated, in addition to its end."""
PLAYOUTS_PER_MOMENT: Final = 12
"""Playouts from each of them; the estimate also uses those of its neighbours."""
EXAMINED_PICKS: Final = 8
"""Picks that are examined, shared equally among the seats."""
ALTERNATIVES_TRIED: Final = 2
"""Alternatives that are tried to each of these picks."""
FIRST_PLAYOUTS: Final = 12
"""Playouts of the first comparison of a pick with its alternatives."""
SECOND_PLAYOUTS: Final = 40
"""Playouts of the second comparison, of a pick with its best alternative. The best of several in a
few playouts is partly luck, so it is tried again."""
MIN_REPORTED_GAIN: Final = 0.1
"""Minimum difference in the chance to win (0 to 1) for an alternative to be reported."""
MAX_TURNING_POINTS: Final = 3
"""Maximum number of turning points reported."""
PLAYOUT_CANDIDATES: Final = 3
"""Random picks among which a playout takes the best."""
MIN_SWING: Final = 0.25
"""Minimum fall of a seat's chance to win (0 to 1) for a game to have turned."""
EXAMINED_PER_SEAT: Final = 4
"""Picks of each seat that are examined where the game turned."""
MAX_PLAYOUT_PICKS: Final = 1500
"""Maximum picks of a playout; after that it counts as nobody's win."""
MAX_PLAYOUTS: Final = (
    SAMPLED_MOMENTS * PLAYOUTS_PER_MOMENT
    + EXAMINED_PICKS * (1 + ALTERNATIVES_TRIED) * FIRST_PLAYOUTS
    + (MAX_TURNING_POINTS + 1) * 2 * SECOND_PLAYOUTS
    + EXAMINED_PER_SEAT * (3 + ALTERNATIVES_TRIED) * FIRST_PLAYOUTS
    + 2 * SECOND_PLAYOUTS
)
"""Maximum number of playouts for the analysis of a game."""
Worked = Callable[[], None]
"""Called after each playout, to report progress."""


@dataclass(frozen=True)
class Moment:
    """A pick of a finished game, and the state before it, which must not be changed."""

    ply: int
    seat: Seat
    pick: Pick
    before: Game


@dataclass(frozen=True)
class Turn:
    """A pick that cost its seat much, and what would have been better."""

    moment: Moment
    better: Pick
    chance: float
    """To win after the pick, 0 to 1."""
    missed: float
    """To win after the better pick, 0 to 1."""


@dataclass(frozen=True)
class Swing:
    """Where a game turned: a seat's chance to win fell."""

    moment: Moment
    """The pick that caused it, of that seat or of another."""
    seat: Seat
    """Whose chance fell."""
    before: float
    after: float
    better: Pick | None = None
    """A better pick for that seat; None if none was found, or if another seat picked."""
    chance: float = 0.0
    """To win after the pick, 0 to 1."""
    missed: float = 0.0
    """To win after the better pick, 0 to 1."""


def _ignore() -> None:
    """Do not report progress."""


def chances(
    package: GamePackage,
    moments: Sequence[Moment],
    end: Game,
    seed: int,
    worked: Worked = _ignore,
) -> list[tuple[int, tuple[float, ...]]]:
    """Return (ply, each seat's chance to win) for moments spread over the game; the last is its
    end."""
    count = min(SAMPLED_MOMENTS, len(moments))
    spread = [moments[n * len(moments) // count] for n in range(count)]
    curve = []
    for moment in spread:
        wins = [0] * end.seats
        for n in range(PLAYOUTS_PER_MOMENT):
            world = package.redeal(moment.before, moment.seat, seed + n)
            for seat in _winners(package, world, seed + n):
                wins[seat] += 1
            worked()
        curve.append((moment.ply, tuple(won / PLAYOUTS_PER_MOMENT for won in wins)))
    end_ply = moments[-1].ply + 1 if moments else 0
    won = end.result or ()
    ending = end_ply, tuple(float(seat in won) for seat in range(end.seats))
    return [*_smooth(curve), ending]


def _smooth(curve: Sequence[tuple[int, tuple[float, ...]]]) -> list[tuple[int, tuple[float, ...]]]:
    """Replace each point by the mean of itself and its neighbours: few playouts are noisy."""
    smooth = []
    for n, (ply, _) in enumerate(curve):
        neighbours = [row for _, row in curve[max(n - 1, 0) : n + 2]]
        smooth.append(
            (
                ply,
                tuple(
                    sum(seat_chances) / len(neighbours)
                    for seat_chances in zip(*neighbours, strict=True)
                ),
            )
        )
    return smooth


def turning_points(
    package: GamePackage, moments: Iterable[Moment], seed: int, worked: Worked = _ignore
) -> list[Turn]:
    """Return the picks that cost their seats most, in the order of the game.

    Empty if no alternative was better by `MIN_REPORTED_GAIN`.
    """
    doubts = []
    for moment, others in _doubtful(package, moments, seed):
        chance = _chance(package, moment, moment.pick, seed, FIRST_PLAYOUTS, worked)
        tried = [
            (_chance(package, moment, other, seed, FIRST_PLAYOUTS, worked), other)
            for other in others
        ]
        missed, better = max(tried, key=lambda scored: scored[0])
        doubts.append((missed - chance, moment, better))
    doubts.sort(key=lambda scored: -scored[0])
    turns = []
    for loss, moment, better in doubts[: MAX_TURNING_POINTS + 1]:
        if loss > 0:
            chance = _chance(
                package, moment, moment.pick, seed + FIRST_PLAYOUTS, SECOND_PLAYOUTS, worked
            )
            missed = _chance(
                package, moment, better, seed + FIRST_PLAYOUTS, SECOND_PLAYOUTS, worked
            )
            if missed - chance >= MIN_REPORTED_GAIN:
                turns.append(Turn(moment, better, chance, missed))
    turns.sort(key=lambda turn: turn.chance - turn.missed)
    return sorted(turns[:MAX_TURNING_POINTS], key=lambda turn: turn.moment.ply)


Curve = Sequence[tuple[int, tuple[float, ...]]]
"""Every seat's chance to win, by ply."""


def swing(
    package: GamePackage,
    moments: Sequence[Moment],
    curve: Curve,
    turns: Sequence[Turn],
    seed: int,
    worked: Worked = _ignore,
) -> Swing | None:
    """Return the pick that turned the game.

    It is the turning point that cost most, or else the pick at the steepest fall of a seat's
    chance. None if no chance fell by `MIN_SWING`.
    """
    if turns:
        worst = max(turns, key=lambda turn: turn.missed - turn.chance)
        seat, ply = worst.moment.seat, worst.moment.ply
        n = max((n for n, (point_ply, _) in enumerate(curve) if point_ply <= ply), default=0)
        before, after = curve[n][1][seat], curve[min(n + 1, len(curve) - 1)][1][seat]
        return Swing(worst.moment, seat, before, after, worst.better, worst.chance, worst.missed)
    steepest = _steepest(curve)
    if steepest is None:
        return None
    seat, n = steepest
    (first_ply, earlier), (last_ply, later) = curve[n], curve[n + 1]
    inside = [moment for moment in moments if first_ply <= moment.ply < last_ply] or list(
        moments[-1:]
    )
    fell = (seat, earlier[seat], later[seat])
    own_moments = [moment for moment in inside if moment.seat == seat]
    best = _best_doubt(package, own_moments, seed, worked)
    if best is not None:
        return Swing(best.moment, *fell, best.better, best.chance, best.missed)
    rises = [later[rival] - earlier[rival] for rival in range(len(earlier))]
    other_moments = [
        moment for moment in inside if moment.seat == rises.index(max(rises))
    ] or inside
    return Swing(_telling(package, other_moments, seed, worked), *fell)


def _steepest(curve: Curve) -> tuple[Seat, int] | None:
    """Return the seat whose chance fell most, and the index of the curve at which it fell fastest;
    None if no chance fell by `MIN_SWING`."""
    largest: tuple[float, Seat, int] | None = None
    for seat in range(len(curve[0][1]) if curve else 0):
        row = [point[seat] for _, point in curve]
        for high in range(len(row) - 1):
            low = min(range(high + 1, len(row)), key=lambda n: row[n])
            fall = row[high] - row[low]
            if fall >= MIN_SWING and (largest is None or fall > largest[0]):
                step = max(range(high, low), key=lambda n: row[n] - row[n + 1])
                largest = fall, seat, step
    return None if largest is None else largest[1:]


def _best_doubt(
    package: GamePackage, moments: Sequence[Moment], seed: int, worked: Worked
) -> Turn | None:
    """Return the pick whose best alternative was better by most, even if by less than
    `MIN_REPORTED_GAIN`; None if no alternative was better."""
    doubts: list[tuple[float, Moment, Pick]] = []
    for moment, others in _doubtful(package, moments, seed)[:EXAMINED_PER_SEAT]:
        chance = _chance(package, moment, moment.pick, seed, FIRST_PLAYOUTS, worked)
        for other in others:
            missed = _chance(package, moment, other, seed, FIRST_PLAYOUTS, worked)
            doubts.append((missed - chance, moment, other))
    if not doubts or max(doubts, key=lambda doubt: doubt[0])[0] <= 0:
        return None
    _, moment, better = max(doubts, key=lambda doubt: doubt[0])
    chance = _chance(package, moment, moment.pick, seed + FIRST_PLAYOUTS, SECOND_PLAYOUTS, worked)
    missed = _chance(package, moment, better, seed + FIRST_PLAYOUTS, SECOND_PLAYOUTS, worked)
    return Turn(moment, better, chance, missed) if missed > chance else None


def _telling(package: GamePackage, moments: Sequence[Moment], seed: int, worked: Worked) -> Moment:
    """Return, of a sample of these picks, the one after which its seat won most often."""
    sample = [moments[n * len(moments) // EXAMINED_PER_SEAT] for n in range(EXAMINED_PER_SEAT)]
    tried = {moment.ply: moment for moment in sample}
    return max(
        tried.values(),
        key=lambda moment: _chance(package, moment, moment.pick, seed, FIRST_PLAYOUTS, worked),
    )


def _doubtful(
    package: GamePackage, moments: Iterable[Moment], seed: int
) -> list[tuple[Moment, list[Pick]]]:
    """Return the moments whose alternatives look better by most, one pick deep, with the best
    alternatives of each, best first."""
    scored, seats = [], 1
    for moment in moments:
        seats = moment.before.seats
        world = package.redeal(moment.before, moment.seat, seed)
        others = [pick for pick in legal(world, moment.seat) if pick != moment.pick]
        if not others:
            continue
        worth = {pick: _worth(package, world, moment.seat, pick) for pick in others}
        own_worth = _worth(package, world, moment.seat, moment.pick)
        best = sorted(worth, key=lambda pick: -worth[pick])[:ALTERNATIVES_TRIED]
        scored.append((worth[best[0]] - own_worth, moment, best))
    scored.sort(key=lambda row: -row[0])
    quota = Counter(dict.fromkeys(range(seats), -(-EXAMINED_PICKS // seats)))
    doubts = []
    for _, moment, best in scored:
        if quota[moment.seat]:
            quota[moment.seat] -= 1
            doubts.append((moment, best))
    return doubts


def _worth(package: GamePackage, world: Game, seat: Seat, pick: Pick) -> float:
    return value_after(package, world, seat, pick, package.weights("normal"))


def _chance(
    package: GamePackage, moment: Moment, pick: Pick, seed: int, trials: int, worked: Worked
) -> float:
    """Return the share of playouts (0 to 1) that the seat wins after this pick."""
    wins = 0
    for n in range(trials):
        world = package.redeal(moment.before, moment.seat, seed + n)
        play(world, moment.seat, pick)
        wins += moment.seat in _winners(package, world, seed + n)
        worked()
    return wins / trials


def _winners(package: GamePackage, world: Game, seed: int) -> Sequence[Seat]:
    """Play a world to its end in place, and return its winners; () after `MAX_PLAYOUT_PICKS` picks.

    Each seat takes the best of a few random picks, one pick deep.
    """
    world.new_events = DISCARD_EVENTS
    for _ in range(MAX_PLAYOUT_PICKS):
        if world.result is not None:
            return world.result
        seat, options, stack = decision(world)
        seed, pick = _taken(package, world, seat, options, seed)
        play(world, seat, pick, stack)
    return ()


def _taken(
    package: GamePackage, world: Game, seat: Seat, options: Sequence[Any], seed: int
) -> tuple[int, Pick]:
    tried: dict[int, None] = {}
    for _ in range(min(PLAYOUT_CANDIDATES, len(options))):
        seed, n = below(seed, len(options))
        tried[n] = None
    if len(tried) == 1:
        return advance(seed)[0], options[next(iter(tried))]
    best = max(tried, key=lambda n: _worth(package, world, seat, options[n]))
    return seed, options[best]
