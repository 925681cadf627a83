"""Computers that look one pick deep, in worlds they cannot tell from the true one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, Final

from engine.codec import game_name
from engine.copying import clone
from engine.kernel import DISCARD_EVENTS, Pick, Seat, legal, play
from engine.package import GamePackage
from engine.rng import advance
from engine.weights import Terms, Weights, differences

COMPARED_PICKS: Final = 12
COMPARED_WORLDS: Final = 4
"""Maximum number of other picks, and number of worlds, in which a pick is compared."""


def easy_pick(game: Any, seat: Seat, seed: int) -> Pick:
    """Return the legal pick with the best value by weights set by hand, the first of equals.

    The search uses redealt worlds (`redeal`) only, so that a draw or a roll in it reveals nothing
    of the real game. ValueError if the seat is asked nothing.
    """
    package = package_of(game)
    return glance(package, game, seat, seed, package.weights("easy"), 1)[0]


def one_deep_pick(game: Any, seat: Seat, seed: int) -> Pick:
    """Pick as `easy_pick` does, by the weights of *normal*, in the game's number of worlds.

    This is *normal* itself in games without `[ahead]`. Guesses that must be cheap use it in all
    games.
    """
    package = package_of(game)
    return glance(package, game, seat, seed, package.weights("normal"), package.SEARCH.worlds)[0]


def package_of(game: Any) -> GamePackage:
    """Return the package of a game."""
    from engine.games import GAMES

    return GAMES[game_name(type(game))]


def worlds(package: GamePackage, game: Any, seat: Seat, seed: int) -> Iterator[Any]:
    """Yield worlds that the seat cannot tell from this one, for ever; the first is that of
    `seed`."""
    while True:
        yield package.redeal(game, seat, seed)
        seed, _ = advance(seed)


def glance(
    package: GamePackage, game: Any, seat: Seat, seed: int, weights: Weights, count: int
) -> list[Pick]:
    """Return the legal picks by one-deep value in `count` worlds, the best first.

    Equals keep their order. ValueError if the seat is asked nothing.
    """
    worth = judged(package, game, seat, seed, weights, count)
    return sorted(worth, key=lambda pick: -worth[pick])


def judged(
    package: GamePackage, game: Any, seat: Seat, seed: int, weights: Weights, count: int
) -> dict[Pick, float]:
    """Return the mean one-deep value of each legal pick in `count` worlds.

    ValueError if the seat is asked nothing.
    """
    worth = dict.fromkeys(legal(game, seat), 0.0)
    if not worth:
        raise ValueError(f"seat {seat} is asked nothing")
    if len(worth) > 1:
        for world in islice(worlds(package, game, seat, seed), count):
            for pick in worth:
                worth[pick] += value_after(package, world, seat, pick, weights) / count
    return worth


def value_after(
    package: GamePackage, world: Any, seat: Seat, pick: Pick, weights: Weights
) -> float:
    """Return the value for the seat after this pick; `world` is not changed."""
    return sum(terms_after(package, world, seat, pick, weights).values())


def terms_after(
    package: GamePackage, world: Any, seat: Seat, pick: Pick, weights: Weights
) -> Terms:
    """Return the terms of that value."""
    after = clone(world)
    after.new_events = DISCARD_EVENTS
    play(after, seat, pick)
    return package.terms(after, seat, weights)


def advantages(
    game: Any, seat: Seat, seed: int, pick: Pick, others: Sequence[Pick], weights: str
) -> Terms:
    """Return by how much each term right after a pick exceeds its mean after the others, by these
    weights and in redealt worlds; of many others, a sample is compared."""
    package = package_of(game)
    sample = others[:: -(-len(others) // COMPARED_PICKS)] if others else ()
    better: dict[str, float] = {}
    for world in islice(worlds(package, game, seat, seed), COMPARED_WORLDS):
        own = terms_after(package, world, seat, pick, package.weights(weights))
        rest = [terms_after(package, world, seat, o, package.weights(weights)) for o in sample]
        for name, apart in differences(own, rest).items():
            better[name] = better.get(name, 0.0) + apart / COMPARED_WORLDS
    return better


def best_pick(
    package: GamePackage, world: Any, seat: Seat, weights: Weights, picks: Sequence[Pick]
) -> Pick:
    """Return the pick with the best one-deep value in `world`, the first of equals.

    ValueError without picks.
    """
    if not picks:
        raise ValueError(f"seat {seat} is asked nothing")
    if len(picks) == 1:
        return picks[0]
    best, highest = picks[0], float("-inf")
    for pick in picks:
        value = value_after(package, world, seat, pick, weights)
        if value > highest:
            best, highest = pick, value
    return best
