"""Analyse a finished game: who was winning when, and which picks turned it.

Playouts judge a pick from worlds that the seat could not tell from the true one, so hidden
information does not count against a seat. In a playout each seat picks as a normal computer that
looks one pick deep, in a world it cannot tell from the playout's: it foresees no dice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import exp, log
from typing import TYPE_CHECKING, Final

from engine.kernel import DISCARD_EVENTS, Game, Pick, Seat, decision, play
from engine.players.one_deep import best_pick, judged
from engine.rng import advance

if TYPE_CHECKING:
    from engine.games import GamePackage

SAMPLED_MOMENTS: Final = 24
"""Moments of a game at which chances are estimated, in addition to its end."""
PLAYOUTS_PER_MOMENT: Final = 12
"""Playouts from each of them; the estimate also uses those of its neighbours."""
EXAMINED_PICKS: Final = 8
"""Picks that are examined, shared equally among the seats."""
OPENING_PLAYOUTS: Final = 96
"""Playouts from the first pick: its estimate scales all others. The standard error is 0.05."""
FIRST_PLAYOUTS: Final = 12
"""Playouts of the first comparison of a pick with the computer's."""
SECOND_PLAYOUTS: Final = 48
"""Playouts of the second comparison. What is best in a few playouts is partly lucky, so it is tried
again. The standard error of a difference is about 0.08."""
MIN_REPORTED_GAIN: Final = 0.15
"""Minimum difference in the chance to win (0 to 1) for a better pick to be reported."""
MAX_TURNING_POINTS: Final = 3
"""Maximum number of turning points reported."""
MIN_SWING: Final = 0.25
"""Minimum fall of a seat's chance to win (0 to 1) for a game to have turned."""
MAX_FALLS: Final = 2
"""Steepest falls of the curve that are measured again, until one is a swing."""
MAX_HALVINGS: Final = 4
"""Maximum number of times that the moves of a fall are halved to find the one that caused it."""
MAX_PLAYOUT_PICKS: Final = 1500
"""Maximum picks of a playout; after that it is unfinished."""
MAX_UNFINISHED: Final = 0.1
"""Maximum share of unfinished playouts (0 to 1) with which chances are known."""
MIN_SHARE: Final = 0.01
"""Shares of wins are at least this far from 0 and 1 before their odds are corrected."""
MAX_PLAYOUTS: Final = (
    OPENING_PLAYOUTS
    + SAMPLED_MOMENTS * PLAYOUTS_PER_MOMENT
    + EXAMINED_PICKS * 2 * FIRST_PLAYOUTS
    + (MAX_TURNING_POINTS + 1) * 2 * SECOND_PLAYOUTS
    + (2 * MAX_FALLS + MAX_HALVINGS) * SECOND_PLAYOUTS
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
    """A pick that cost its seat much, and what would have been better; both chances were measured
    in the same worlds."""

    moment: Moment
    better: Pick
    chance: float
    """To win after the pick, 0 to 1."""
    missed: float
    """To win after the better pick, 0 to 1."""


@dataclass(frozen=True)
class Swing:
    """Where a game turned: a seat's chance to win fell by `MIN_SWING` at least."""

    moment: Moment
    """The move at which it fell, of that seat or of another; the first of several."""
    seat: Seat
    """Whose chance fell."""
    chance: float
    """To win after the pick or, of several, after the last; 0 to 1."""
    missed: float
    """To win after the better pick, or else before the moves."""
    better: Pick | None = None
    """A better pick for that seat, measured in the same worlds as its own; None for a fall of the
    curve."""
    single: bool = True
    """Whether it fell by that much at a single move."""


Points = list[tuple[int, tuple[float, ...]]]
"""A curve: every seat's chance to win, by ply."""


def _ignore() -> None:
    """Do not report progress."""


@dataclass(frozen=True)
class ChanceScale:
    """Converts the share of playouts that a seat wins to its chance to win.

    The computers of playouts are quick, and may favour a side. So the log-odds are shifted (prior
    correction: Saerens, Latinne, Decaestecker, "Adjusting the outputs of a classifier to new a
    priori probabilities", 2002), such that the chance before the first pick is the measured one.
    The shift shrinks to 0 at the end of the game.
    """

    shifts: tuple[float, ...]
    """For each seat: log-odds of the measured share, minus those of playouts, at the first pick."""
    first: int
    last: int
    """The plies of the first pick and of the end."""

    @classmethod
    def of(
        cls, measured: Sequence[float] | None, played: Sequence[float], first: int, last: int
    ) -> ChanceScale:
        """Return the scale of a game with these measured shares of each seat, and with these shares
        of playouts from its first pick."""
        shares = played if measured is None else measured
        shifts = (_odds(share) - _odds(seen) for share, seen in zip(shares, played, strict=True))
        return cls(tuple(shifts), first, last)

    def chance(self, ply: int, seat: Seat, share: float) -> float:
        """Return the chance to win (0 to 1) of a seat that wins this share of playouts."""
        left = min(1.0, max(0.0, (self.last - ply) / max(1, self.last - self.first)))
        shift = left * self.shifts[seat]
        return 1 / (1 + exp(-_odds(share) - shift)) if shift else share


def _odds(share: float) -> float:
    """Return the log-odds of a share, which is kept away from 0 and 1."""
    share = min(1 - MIN_SHARE, max(MIN_SHARE, share))
    return log(share / (1 - share))


class Analyst:
    """Measures one finished game. Playouts are reproducible: they depend on `seed` alone."""

    def __init__(
        self,
        package: GamePackage,
        moments: Sequence[Moment],
        end: Game,
        seed: int,
        measured: Sequence[float] | None = None,
        worked: Worked = _ignore,
    ) -> None:
        """`measured`: the share of games between normal computers (0 to 1) that each seat wins;
        None: not measured."""
        self.package, self.moments, self.end, self.seed = package, moments, end, seed
        self.worked, self.measured = worked, measured
        self.first = moments[0].ply if moments else 0
        self.last = moments[-1].ply + 1 if moments else 0
        self.scale = ChanceScale((0.0,) * end.seats, self.first, self.last)
        self.played = self.unfinished = 0

    @property
    def known(self) -> bool:
        """Whether chances can be known: nearly all playouts end, and if *normal* looks further than
        the computers of playouts, its share was measured."""
        biased = self.package.AHEAD is not None and self.measured is None
        return not biased and self.unfinished <= MAX_UNFINISHED * self.played

    def curve(self) -> Points:
        """Return (ply, each seat's chance to win) for moments spread over the game; the last is its
        end."""
        count = min(SAMPLED_MOMENTS, len(self.moments))
        spread = [self.moments[n * len(self.moments) // count] for n in range(count)]
        later = [self._shares(moment, PLAYOUTS_PER_MOMENT, 0) for moment in spread[1:]]
        shares = [self.opening(), *_smooth(later)] if spread else []
        curve = [
            (moment.ply, self._chances(moment.ply, row))
            for moment, row in zip(spread, shares, strict=True)
        ]
        won = self.end.result or ()
        return [*curve, (self.last, tuple(float(seat in won) for seat in range(self.end.seats)))]

    def opening(self) -> tuple[float, ...]:
        """Return the share of playouts from the first pick that each seat wins; it sets the
        scale."""
        shares = self._shares(self.moments[0], OPENING_PLAYOUTS, 0)
        self.scale = ChanceScale.of(self.measured, shares, self.first, self.last)
        return shares

    def turning_points(self) -> list[Turn]:
        """Return the picks that cost their seats most, in the order of the game.

        The better pick is the computer's own. Empty if none was better by `MIN_REPORTED_GAIN`.
        `curve` sets the scale of the chances, so call it first.
        """
        doubts = []
        for moment, better in self._doubtful():
            chance, missed = self._both(moment, better, 0, FIRST_PLAYOUTS)
            doubts.append((missed - chance, moment, better))
        doubts.sort(key=lambda scored: -scored[0])
        turns = []
        for loss, moment, better in doubts[: MAX_TURNING_POINTS + 1]:
            if loss > 0:
                chance, missed = self._both(moment, better, FIRST_PLAYOUTS, SECOND_PLAYOUTS)
                if missed - chance >= MIN_REPORTED_GAIN:
                    turns.append(Turn(moment, better, chance, missed))
        turns.sort(key=lambda turn: turn.chance - turn.missed)
        return sorted(turns[:MAX_TURNING_POINTS], key=lambda turn: turn.moment.ply)

    def swing(self, curve: Points, turns: Sequence[Turn]) -> Swing | None:
        """Return where the game turned; None if no chance fell by `MIN_SWING`.

        It is the turning point that cost most, if it cost that much, or else the steepest fall of a
        seat's chance, measured again. `curve` takes over what was measured again.
        """
        worst = max(turns, key=lambda turn: turn.missed - turn.chance, default=None)
        if worst is not None and worst.missed - worst.chance >= MIN_SWING:
            return Swing(worst.moment, worst.moment.seat, worst.chance, worst.missed, worst.better)
        for seat, n in steepest(curve)[:MAX_FALLS]:
            swing = self._fall(curve, seat, n)
            if swing is not None:
                return swing
        return None

    def _fall(self, curve: Points, seat: Seat, n: int) -> Swing | None:
        """Measure a fall of the curve after its n-th point again, and find the move that caused it;
        None if it is not a swing."""
        inside = [m for m in self.moments if curve[n][0] <= m.ply < curve[n + 1][0]]
        after = [m for m in self.moments if m.ply == curve[n + 1][0]]  # none at the end
        low, high = 0, len(inside)
        rows = {low: self._again(inside[low]) if n else curve[0][1]}  # the opening is exact
        rows[high] = self._again(after[0]) if after else curve[-1][1]
        if rows[low][seat] - rows[high][seat] < MIN_SWING:
            return None
        for point, index in ((n, low), (n + 1, high)):
            curve[point] = curve[point][0], rows[index]
        for _ in range(MAX_HALVINGS):
            if high - low < 2:
                break
            middle = (low + high) // 2
            rows[middle] = self._again(inside[middle])
            falls = {
                pair: rows[pair[0]][seat] - rows[pair[1]][seat]
                for pair in ((low, middle), (middle, high))
            }
            pair = max(falls, key=lambda pair: falls[pair])
            if falls[pair] < MIN_SWING:
                break
            low, high = pair
        return Swing(inside[low], seat, rows[high][seat], rows[low][seat], single=high - low == 1)

    # --- playouts

    def _again(self, moment: Moment) -> tuple[float, ...]:
        """Return each seat's chance at a moment, from more playouts than a point of the curve."""
        return self._chances(moment.ply, self._shares(moment, SECOND_PLAYOUTS, PLAYOUTS_PER_MOMENT))

    def _chances(self, ply: int, shares: Sequence[float]) -> tuple[float, ...]:
        return tuple(self.scale.chance(ply, seat, share) for seat, share in enumerate(shares))

    def _shares(self, moment: Moment, count: int, skipped: int) -> tuple[float, ...]:
        """Return the share of playouts from a moment that each seat wins."""
        wins = [0] * self.end.seats
        for n in range(skipped, skipped + count):
            world = self.package.redeal(moment.before, moment.seat, self.seed + n)
            for seat in self._winners(world, self.seed + n):
                wins[seat] += 1
        return tuple(won / count for won in wins)

    def _both(self, moment: Moment, better: Pick, skipped: int, count: int) -> tuple[float, float]:
        """Return a seat's chance after its pick and after a better one, in the same worlds."""
        wins = [0, 0]
        for n in range(skipped, skipped + count):
            for which, pick in enumerate((moment.pick, better)):
                world = self.package.redeal(moment.before, moment.seat, self.seed + n)
                play(world, moment.seat, pick)
                wins[which] += moment.seat in self._winners(world, self.seed + n)
        chance, missed = (self.scale.chance(moment.ply, moment.seat, won / count) for won in wins)
        return chance, missed

    def _doubtful(self) -> list[tuple[Moment, Pick]]:
        """Return the moments at which a normal computer would have picked otherwise, and its pick:
        those where its values differ most, equally many of each seat."""
        weights, scored = self.package.weights("normal"), []
        for moment in self.moments:
            worth = judged(
                self.package,
                moment.before,
                moment.seat,
                self.seed,
                weights,
                self.package.SEARCH.worlds,
            )
            best = max(worth, key=lambda pick: worth[pick])
            if best != moment.pick and moment.pick in worth:
                scored.append((worth[best] - worth[moment.pick], moment, best))
        scored.sort(key=lambda row: -row[0])
        seats = range(self.end.seats)
        quota = Counter(dict.fromkeys(seats, -(-EXAMINED_PICKS // len(seats))))
        doubts = []
        for gain, moment, best in scored:
            if quota[moment.seat] and gain > 0:
                quota[moment.seat] -= 1
                doubts.append((moment, best))
        return doubts

    def _winners(self, world: Game, seed: int) -> Sequence[Seat]:
        """Play a world to its end in place, and return its winners; () if it is unfinished."""
        self.played += 1
        winners = played_out(self.package, world, seed)
        self.unfinished += winners is None
        self.worked()
        return winners or ()


def played_out(package: GamePackage, world: Game, seed: int) -> Sequence[Seat] | None:
    """Play a world to its end in place, and return its winners; None after `MAX_PLAYOUT_PICKS`
    picks. Each seat looks one pick deep, in a world redealt for it."""
    world.new_events = DISCARD_EVENTS
    weights = package.weights("normal")
    for _ in range(MAX_PLAYOUT_PICKS):
        if world.result is not None:
            return world.result
        seat, options, stack = decision(world)
        pick = options[0]
        if len(options) > 1:
            seed, _ = advance(seed)
            pick = best_pick(package, package.redeal(world, seat, seed), seat, weights, options)
        play(world, seat, pick, stack)
    return None


def _smooth(curve: Sequence[tuple[float, ...]]) -> list[tuple[float, ...]]:
    """Replace each point by the mean of itself and its neighbours: few playouts are noisy."""
    smooth = []
    for n in range(len(curve)):
        neighbours = curve[max(n - 1, 0) : n + 2]
        smooth.append(tuple(sum(row) / len(neighbours) for row in zip(*neighbours, strict=True)))
    return smooth


def steepest(curve: Points) -> list[tuple[Seat, int]]:
    """Return the falls of the curve that may be a swing, the steepest first: the seat, and the
    index of the point before it.

    Points share playouts with their neighbours, so a fall of the curve is flatter than the game's:
    half of `MIN_SWING` is enough to measure it again.
    """
    falls = [
        (before[seat] - after[seat], seat, n)
        for n, ((_, before), (_, after)) in enumerate(pairwise(curve))
        for seat in range(len(before))
    ]
    return [
        (seat, n)
        for fall, seat, n in sorted(falls, key=lambda row: -row[0])
        if fall >= MIN_SWING / 2
    ]
