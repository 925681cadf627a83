"""The *hard* computer: it plays out each promising pick in worlds it cannot tell from the true one.

Determinised search (Ginsberg, "GIB: imperfect information in a computationally challenging game",
2001): normal computers play out the best picks by one-deep value in the same few redealt worlds,
until the phase or the last turn ends; then the state is evaluated. So the value of a pick includes
the rest of its turn. If `far` is 0, the state right after the pick is evaluated. After each round
the better half of the picks remains, and each round has the same share of the budget (sequential
halving: Karnin, Koren, Somekh, "Almost optimal exploration in multi-armed bandits", 2013). The
budget counts playouts, not time, so a seed gives the same pick on any machine.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import inf
from typing import Any

from engine.copying import clone
from engine.kernel import DISCARD_EVENTS, Pick, Seat, legal, pending, play
from engine.package import GamePackage
from engine.players.one_deep import (
    best_pick,
    judged,
    one_deep_pick,
    package_of,
    terms_after,
    worlds,
)
from engine.rng import below
from engine.weights import Search, Terms


@dataclass(frozen=True)
class Considered:
    """A pick that was played out, with its results."""

    pick: Pick
    value: float
    """Mean value at the ends of its playouts."""
    terms: Terms
    """The mean of each term of that value."""
    at_once: Terms = field(default_factory=dict)
    """Terms of the value right after the pick, in the first of these worlds."""


def hard_pick(game: Any, seat: Seat, seed: int) -> Pick:
    """Return the legal pick with the best playouts; among equals the one with the better one-deep
    value. ValueError if the seat is asked nothing."""
    return _searched(game, seat, seed, package_of(game).SEARCH)


def normal_pick(game: Any, seat: Seat, seed: int) -> Pick:
    """Search as `hard_pick` does, with the budget of `[ahead]`; without one, look one pick deep."""
    ahead = package_of(game).AHEAD
    return _searched(game, seat, seed, ahead) if ahead else one_deep_pick(game, seat, seed)


def _searched(game: Any, seat: Seat, seed: int, search: Search) -> Pick:
    picks = legal(game, seat)
    return picks[0] if len(picks) == 1 else considered(game, seat, seed, search)[0].pick


def considered(game: Any, seat: Seat, seed: int, search: Search | None = None) -> list[Considered]:
    """Return the picks that were played out, the best first.

    `search` replaces the game's budget. ValueError if the seat is asked nothing.
    """
    package = package_of(game)
    search = search or package.SEARCH
    weights = package.weights("hard")
    breadth = min(search.breadth, max(2, search.playouts // 2))
    values = judged(package, game, seat, seed, weights, search.worlds)
    remaining = sorted(values, key=lambda option: -values[option])[:breadth]
    if search.near:
        least = values[remaining[0]] - search.near
        remaining = [option for option in remaining if values[option] >= least]
    ends: dict[Pick, list[Terms]] = {pick: [] for pick in remaining}
    rounds = max(1, (len(remaining) - 1).bit_length())
    spent, rounds_begun = 0, 1
    for world in worlds(package, game, seat, seed ^ _APART):
        if spent and (len(ends) == 1 or spent + len(remaining) > search.playouts):
            break
        for pick in remaining:
            ends[pick].append(_played_out(package, world, seat, pick, search))
        spent += len(remaining)
        if spent * rounds >= search.playouts * rounds_begun and len(remaining) > 2:
            remaining.sort(key=lambda option: -_worth(ends[option]))
            del remaining[(len(remaining) + 1) // 2 :]  # the better half goes on
            rounds_begun += 1
    worth = {pick: _worth(ends[pick]) for pick in ends}
    if search.shrink:
        worth = shrunk({pick: [sum(end.values()) for end in ends[pick]] for pick in ends}, values)
    first_world = next(worlds(package, game, seat, seed ^ _APART))
    ends_weights = package.weights("ends")
    results = [
        Considered(
            pick,
            worth[pick],
            _mean(ends[pick]),
            terms_after(package, first_world, seat, pick, ends_weights),
        )
        for pick in ends
    ]
    return sorted(
        results, key=lambda row: (row.pick not in remaining and not search.shrink, -row.value)
    )


_APART = 0x5DEECE66D
"""Changes the seed, so that picks are played out in other worlds than those that selected them."""


def _played_out(package: GamePackage, world: Any, seat: Seat, pick: Pick, search: Search) -> Terms:
    """Play a world from this pick to the end of its last stretch; return the seat's terms there.

    `world` is not changed.
    """
    weights, seed = package.weights("hard"), world.seed
    stretch_of = package.turn if search.until == "turn" else package.phase
    stretch, left, world = stretch_of(world), search.stretches, clone(world)
    world.new_events = DISCARD_EVENTS
    play(world, seat, pick)
    for _ in range(search.far):
        awaited = [awaited_seat for _, seats in pending(world) for awaited_seat in seats]
        if stretch_of(world) != stretch:
            stretch, left = stretch_of(world), left - 1
        if not awaited or not left:
            break
        mover = seat if seat in awaited else awaited[0]
        picks: Sequence[Pick] = legal(world, mover)
        if search.rivals and mover != seat:
            drawn = []
            for _ in range(search.rivals):
                seed, n = below(seed, len(picks))
                drawn.append(picks[n])
            picks = tuple(dict.fromkeys(drawn))
        play(world, mover, best_pick(package, world, mover, weights, picks))
    return package.terms(world, seat, package.weights("ends"))


def shrunk(
    ends: Mapping[Pick, Sequence[float]], one_deep: Mapping[Pick, float]
) -> dict[Pick, float]:
    """Combine each pick's playout values (`ends`, in the same worlds) with its one-deep value.

    Empirical Bayes: the difference between the two varies from pick to pick. The part of this
    variance that luck explains is estimated from the spread over worlds, after subtracting each
    world's mean; the difference is shrunk to its mean by that part.
    """
    shared = min(map(len, ends.values()))
    common = [
        sum(pick_values[n] for pick_values in ends.values()) / len(ends) for n in range(shared)
    ]
    beyond, luck = {}, {}
    for pick, pick_values in ends.items():
        deviations = [pick_values[n] - common[n] for n in range(shared)]
        mean_deviation = sum(deviations) / shared
        beyond[pick] = sum(pick_values) / len(pick_values) - one_deep[pick]
        spread = sum((deviation - mean_deviation) ** 2 for deviation in deviations) / max(
            1, shared - 1
        )
        luck[pick] = spread / len(pick_values) if shared > 1 else inf
    mean = sum(beyond.values()) / len(beyond)
    between = sum((deviation - mean) ** 2 for deviation in beyond.values()) / max(
        1, len(beyond) - 1
    )
    real = max(0.0, between - sum(luck.values()) / len(luck))
    worth = {}
    for pick, gain in beyond.items():
        reliability = real / (real + luck[pick]) if real else 0.0
        worth[pick] = one_deep[pick] + mean + reliability * (gain - mean)
    return worth


def _worth(ends: Sequence[Terms]) -> float:
    return sum(sum(end.values()) for end in ends) / len(ends)


def _mean(ends: Sequence[Terms]) -> Terms:
    names = dict.fromkeys(name for end in ends for name in end)
    return {name: sum(end.get(name, 0.0) for end in ends) / len(ends) for name in names}
