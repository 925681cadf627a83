"""Analyse a finished game: who was winning when, and which picks turned it.

A pick is judged by playouts, with good but imperfect picks, from worlds that the seat could not
tell from the true one. So a seat is not blamed for what it could not know.
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

MOMENTS: Final = 24
"""Moments of a game at which chances are judged, beside its end."""
WORLDS: Final = 12
"""Worlds played out from each of them; a result also uses those of its neighbours."""
DOUBTS: Final = 8
"""Picks that are looked at again, as many of each seat."""
OTHERS: Final = 2
"""Other picks that are tried instead of each."""
TRIALS: Final = 12
"""Worlds in which a pick and the others are compared at first."""
PROOFS: Final = 40
"""Further worlds in which a pick and the best of the others are compared again: whatever was best
of several in a few worlds owes part of that to luck."""
CLEAR: Final = 0.1
"""How much better the other pick must have been to be reported."""
TURNS: Final = 3
"""The most turning points that are reported."""
TRIED: Final = 3
"""Picks among which the best is taken when a world is played on."""
SWING: Final = 0.25
"""By how much somebody's chance must have fallen that a game has turned, whatever the reason."""
LOOKED: Final = 4
"""Picks of each seat that are looked at where it turned."""
FAR: Final = 1500
"""Picks after which a world that is played on is given up, as nobody's win."""
WORK: Final = (
    MOMENTS * WORLDS
    + DOUBTS * (1 + OTHERS) * TRIALS
    + (TURNS + 1) * 2 * PROOFS
    + LOOKED * (3 + OTHERS) * TRIALS
    + 2 * PROOFS
)
"""Worlds that are played on for a whole game, at most."""
Worked = Callable[[], None]
"""Called after each world that was played on."""


@dataclass(frozen=True)
class Moment:
    """A pick of a game that is over, and the game before it; nobody may change that."""

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
    """To win, after what was picked; between 0 and 1."""
    missed: float
    """To win, after what was better."""


@dataclass(frozen=True)
class Swing:
    """Where a game turned: somebody's chance to win fell."""

    moment: Moment
    """The pick that did it, of that seat or of another."""
    seat: Seat
    """Whose chance fell."""
    before: float
    after: float
    better: Pick | None = None
    """What that seat would better have picked; None if nothing was better, or it was another's
    pick."""
    chance: float = 0.0
    """To win after what was picked, and, below, after what was better."""
    missed: float = 0.0


def _ignore() -> None:
    """Count nothing."""


def chances(
    package: GamePackage,
    moments: Sequence[Moment],
    end: Game,
    seed: int,
    worked: Worked = _ignore,
) -> list[tuple[int, tuple[float, ...]]]:
    """Every seat's chance to win at moments spread over the game, by ply; the last is the end."""
    count = min(MOMENTS, len(moments))
    spread = [moments[n * len(moments) // count] for n in range(count)]
    found = []
    for moment in spread:
        wins = [0] * end.seats
        for n in range(WORLDS):
            world = package.redeal(moment.before, moment.seat, seed + n)
            for seat in _winners(package, world, seed + n):
                wins[seat] += 1
            worked()
        found.append((moment.ply, tuple(won / WORLDS for won in wins)))
    last = moments[-1].ply + 1 if moments else 0
    won = end.result or ()
    ending = last, tuple(float(seat in won) for seat in range(end.seats))
    return [*_smooth(found), ending]


def _smooth(found: Sequence[tuple[int, tuple[float, ...]]]) -> list[tuple[int, tuple[float, ...]]]:
    """Each with the mean of itself and its neighbours: a dozen worlds alone leap about."""
    smooth = []
    for n, (ply, _) in enumerate(found):
        near = [row for _, row in found[max(n - 1, 0) : n + 2]]
        smooth.append((ply, tuple(sum(shares) / len(near) for shares in zip(*near, strict=True))))
    return smooth


def turning_points(
    package: GamePackage, moments: Iterable[Moment], seed: int, worked: Worked = _ignore
) -> list[Turn]:
    """The picks that cost their seats most of their chance, in the order of the game; none where
    nothing clearly better was found."""
    seem = []
    for moment, others in _doubtful(package, moments, seed):
        chance = _chance(package, moment, moment.pick, seed, TRIALS, worked)
        tried = [(_chance(package, moment, other, seed, TRIALS, worked), other) for other in others]
        missed, better = max(tried, key=lambda one: one[0])
        seem.append((missed - chance, moment, better))
    seem.sort(key=lambda one: -one[0])
    found = []
    for seems, moment, better in seem[: TURNS + 1]:
        if seems > 0:
            chance = _chance(package, moment, moment.pick, seed + TRIALS, PROOFS, worked)
            missed = _chance(package, moment, better, seed + TRIALS, PROOFS, worked)
            if missed - chance >= CLEAR:
                found.append(Turn(moment, better, chance, missed))
    found.sort(key=lambda turn: turn.chance - turn.missed)
    return sorted(found[:TURNS], key=lambda turn: turn.moment.ply)


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
    """The one pick that turned the game: of the turning points the one that cost most, else the
    pick behind the steepest fall of a chance. None only where no chance fell by `SWING`."""
    if turns:
        worst = max(turns, key=lambda turn: turn.missed - turn.chance)
        seat, ply = worst.moment.seat, worst.moment.ply
        n = max((n for n, (at, _) in enumerate(curve) if at <= ply), default=0)
        before, after = curve[n][1][seat], curve[min(n + 1, len(curve) - 1)][1][seat]
        return Swing(worst.moment, seat, before, after, worst.better, worst.chance, worst.missed)
    steepest = _steepest(curve)
    if steepest is None:
        return None
    seat, n = steepest
    (first, here), (last, there) = curve[n], curve[n + 1]
    inside = [moment for moment in moments if first <= moment.ply < last] or list(moments[-1:])
    fell = (seat, here[seat], there[seat])
    own = [one for one in inside if one.seat == seat]
    best = _best_doubt(package, own, seed, worked)
    if best is not None:
        return Swing(best.moment, *fell, best.better, best.chance, best.missed)
    rises = [there[other] - here[other] for other in range(len(here))]
    others = [one for one in inside if one.seat == rises.index(max(rises))] or inside
    return Swing(_telling(package, others, seed, worked), *fell)


def _steepest(curve: Curve) -> tuple[Seat, int] | None:
    """Whose chance fell most over the game, and the step of the course at which it fell fastest;
    None if nobody's fell by `SWING`."""
    found: tuple[float, Seat, int] | None = None
    for seat in range(len(curve[0][1]) if curve else 0):
        row = [shares[seat] for _, shares in curve]
        for at in range(len(row) - 1):
            low = min(range(at + 1, len(row)), key=lambda n: row[n])
            fall = row[at] - row[low]
            if fall >= SWING and (found is None or fall > found[0]):
                step = max(range(at, low), key=lambda n: row[n] - row[n + 1])
                found = fall, seat, step
    return None if found is None else found[1:]


def _best_doubt(
    package: GamePackage, moments: Sequence[Moment], seed: int, worked: Worked
) -> Turn | None:
    """Of the picks that looked worst, the one with the largest difference to a better one, even if
    it was not `CLEAR`; None if none was."""
    found: list[tuple[float, Moment, Pick]] = []
    for moment, others in _doubtful(package, moments, seed)[:LOOKED]:
        chance = _chance(package, moment, moment.pick, seed, TRIALS, worked)
        for other in others:
            missed = _chance(package, moment, other, seed, TRIALS, worked)
            found.append((missed - chance, moment, other))
    if not found or max(found, key=lambda one: one[0])[0] <= 0:
        return None
    _, moment, better = max(found, key=lambda one: one[0])
    chance = _chance(package, moment, moment.pick, seed + TRIALS, PROOFS, worked)
    missed = _chance(package, moment, better, seed + TRIALS, PROOFS, worked)
    return Turn(moment, better, chance, missed) if missed > chance else None


def _telling(package: GamePackage, moments: Sequence[Moment], seed: int, worked: Worked) -> Moment:
    """Of some picks the one after which its seat won most often; of many a few are looked at."""
    some = [moments[n * len(moments) // LOOKED] for n in range(LOOKED)]
    tried = {moment.ply: moment for moment in some}
    return max(
        tried.values(),
        key=lambda one: _chance(package, one, one.pick, seed, TRIALS, worked),
    )


def _doubtful(
    package: GamePackage, moments: Iterable[Moment], seed: int
) -> list[tuple[Moment, list[Pick]]]:
    """The moments at which, one pick deep, others looked most better than what was picked, and
    these others, the best first."""
    found, seats = [], 1
    for moment in moments:
        seats = moment.before.seats
        world = package.redeal(moment.before, moment.seat, seed)
        others = [pick for pick in legal(world, moment.seat) if pick != moment.pick]
        if not others:
            continue
        worth = {pick: _worth(package, world, moment.seat, pick) for pick in others}
        own = _worth(package, world, moment.seat, moment.pick)
        best = sorted(worth, key=lambda pick: -worth[pick])[:OTHERS]
        found.append((worth[best[0]] - own, moment, best))
    found.sort(key=lambda one: -one[0])
    left = Counter(dict.fromkeys(range(seats), -(-DOUBTS // seats)))
    doubts = []
    for _, moment, best in found:
        if left[moment.seat]:
            left[moment.seat] -= 1
            doubts.append((moment, best))
    return doubts


def _worth(package: GamePackage, world: Game, seat: Seat, pick: Pick) -> float:
    return value_after(package, world, seat, pick, package.weights("normal"))


def _chance(
    package: GamePackage, moment: Moment, pick: Pick, seed: int, trials: int, worked: Worked
) -> float:
    """How often the seat wins after this pick, in so many worlds."""
    wins = 0
    for n in range(trials):
        world = package.redeal(moment.before, moment.seat, seed + n)
        play(world, moment.seat, pick)
        wins += moment.seat in _winners(package, world, seed + n)
        worked()
    return wins / trials


def _winners(package: GamePackage, world: Game, seed: int) -> Sequence[Seat]:
    """Play a world on to its end: each takes the best of a few of its picks, one pick deep."""
    world.told = DISCARD_EVENTS
    for _ in range(FAR):
        if world.result is not None:
            return world.result
        seat, options, where = decision(world)
        seed, pick = _taken(package, world, seat, options, seed)
        play(world, seat, pick, where)
    return ()


def _taken(
    package: GamePackage, world: Game, seat: Seat, options: Sequence[Any], seed: int
) -> tuple[int, Pick]:
    tried: dict[int, None] = {}
    for _ in range(min(TRIED, len(options))):
        seed, n = below(seed, len(options))
        tried[n] = None
    if len(tried) == 1:
        return advance(seed)[0], options[next(iter(tried))]
    best = max(tried, key=lambda n: _worth(package, world, seat, options[n]))
    return seed, options[best]
