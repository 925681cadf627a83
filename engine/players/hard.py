"""A computer seat that plays each promising pick out in worlds it cannot tell from the true one.

Determinised search (Ginsberg, "GIB: imperfect information in a computationally challenging game",
2001): the best picks by a look one deep are played out in the same few redealt worlds, by normal
computers, until the phase ends; the final state is evaluated. So a pick is judged with the rest of
its turn. After each round the better half of the picks remains, and each round has the same share
of the budget (sequential halving: Karnin, Koren, Somekh, "Almost optimal exploration in multi-armed
bandits", 2013). The budget counts playouts, not time: the same seed finds the same pick on any
machine.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import inf
from typing import Any

from engine.copying import clone
from engine.kernel import DISCARD_EVENTS, Pick, Seat, legal, pending, play
from engine.package import GamePackage
from engine.players.one_deep import best_pick, judged, package_of, worlds
from engine.rng import advance, below
from engine.weights import Search, Terms


@dataclass(frozen=True)
class Considered:
    """A pick that was played out, and what it came to."""

    pick: Pick
    value: float
    """Mean value at the ends of its playouts."""
    terms: Terms
    """The same in parts."""
    at_once: Terms = field(default_factory=dict)
    """Value right after the pick, in the first of these worlds."""


def hard_pick(game: Any, seat: Seat, seed: int) -> Pick:
    """The legal pick that came to most; of equals the one that looks better. ValueError if the
    seat is asked nothing."""
    picks = legal(game, seat)
    return picks[0] if len(picks) == 1 else considered(game, seat, seed)[0].pick


def considered(game: Any, seat: Seat, seed: int, search: Search | None = None) -> list[Considered]:
    """What was played out, the best first; `search` if not as far as the game says. ValueError if
    the seat is asked nothing."""
    package = package_of(game)
    search = search or package.SEARCH
    weights = package.weights("normal")
    most = min(search.breadth, max(2, search.playouts // 2))
    seen = judged(package, game, seat, seed, weights, search.worlds)
    left = sorted(seen, key=lambda pick: -seen[pick])[:most]
    ends: dict[Pick, list[Terms]] = {pick: [] for pick in left}
    rounds = max(1, (len(left) - 1).bit_length())
    spent, over = 0, 1
    for world in worlds(package, game, seat, seed ^ _APART):
        if spent and (len(ends) == 1 or spent + len(left) > search.playouts):
            break
        for pick in left:
            ends[pick].append(_played_out(package, world, seat, pick, search))
        spent += len(left)
        if spent * rounds >= search.playouts * over and len(left) > 2:  # the better half goes on
            left = sorted(left, key=lambda one: -_worth(ends[one]))[: (len(left) + 1) // 2]
            over += 1
    worth = {pick: _worth(ends[pick]) for pick in ends}
    if search.shrink:
        worth = shrunk({pick: [sum(end.values()) for end in ends[pick]] for pick in ends}, seen)
    first = next(worlds(package, game, seat, seed ^ _APART))
    found = [
        Considered(pick, worth[pick], _mean(ends[pick]), _at_once(package, first, seat, pick))
        for pick in ends
    ]
    return sorted(found, key=lambda one: (one.pick not in left and not search.shrink, -one.value))


_APART = 0x5DEECE66D
"""So that picks are not played out in the worlds that chose them."""


def _played_out(package: GamePackage, world: Any, seat: Seat, pick: Pick, search: Search) -> Terms:
    """What stands for the seat at the end of the phase if it begins with this pick."""
    weights, seed = package.weights("normal"), world.seed
    phase, world = package.phase(world), clone(world)
    world.told = DISCARD_EVENTS
    play(world, seat, pick)
    for _ in range(search.far):
        awaited = [one for _, seats in pending(world) for one in seats]
        if not awaited or package.phase(world) != phase:
            break
        who = seat if seat in awaited else awaited[0]
        picks: Sequence[Pick] = legal(world, who)
        if search.rivals and who != seat:
            drawn = []
            for _ in range(search.rivals):
                seed, n = below(seed, len(picks))
                drawn.append(picks[n])
            picks = tuple(dict.fromkeys(drawn))
        seen = world
        if search.blind:
            seed, draw = advance(seed)
            seen = package.redeal(world, who, draw)
        play(world, who, best_pick(package, seen, who, weights, picks))
    return package.terms_at_end(world, seat, package.weights("ends"))


def _at_once(package: GamePackage, world: Any, seat: Seat, pick: Pick) -> Terms:
    """Value for the seat right after a pick in this world, which is not changed."""
    after = clone(world)
    after.told = DISCARD_EVENTS
    play(after, seat, pick)
    return package.terms_at_end(after, seat, package.weights("ends"))


def shrunk(ends: Mapping[Pick, Sequence[float]], seen: Mapping[Pick, float]) -> dict[Pick, float]:
    """What each pick is worth by its playouts' values (`ends`, in the same worlds) and by the look
    one deep (`seen`): of what playouts say beyond that look, as much as is not luck.

    Empirical Bayes: what they say varies by so much between picks; luck, measured by how the worlds
    differ beside the mean of all picks, explains a part of it.
    """
    shared = min(map(len, ends.values()))
    common = [sum(of[n] for of in ends.values()) / len(ends) for n in range(shared)]
    apart, luck = {}, {}
    for pick, of in ends.items():
        beside = [of[n] - common[n] for n in range(shared)]
        middle = sum(beside) / shared
        apart[pick] = sum(of) / len(of) - seen[pick]
        spread = sum((one - middle) ** 2 for one in beside) / max(1, shared - 1)
        luck[pick] = spread / len(of) if shared > 1 else inf
    mean = sum(apart.values()) / len(apart)
    between = sum((one - mean) ** 2 for one in apart.values()) / max(1, len(apart) - 1)
    real = max(0.0, between - sum(luck.values()) / len(luck))
    found = {}
    for pick, said in apart.items():
        sure = real / (real + luck[pick]) if real else 0.0
        found[pick] = seen[pick] + mean + sure * (said - mean)
    return found


def _worth(ends: Sequence[Terms]) -> float:
    return sum(sum(end.values()) for end in ends) / len(ends)


def _mean(ends: Sequence[Terms]) -> Terms:
    names = dict.fromkeys(name for end in ends for name in end)
    return {name: sum(end.get(name, 0.0) for end in ends) / len(ends) for name in names}
