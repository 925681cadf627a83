"""A pick of a rival that a seat cannot see changes no world that is redealt for this seat."""

from __future__ import annotations

from typing import Any

import pytest

from engine import codec
from engine.copying import clone
from engine.games import GAMES
from engine.kernel import Game, apply, legal, play, question
from tests.laws.walks import awaited_seats, fresh, walk
from tests.worlds.pairs import unseen

EVERY = 5
"""One of so many moments of a game is looked at."""
SECOND_CHANCES = ("ThrowAgain", "Roam")
"""Questions that are asked twice in the same words, as for two monsters of a kind in one place: to
let the first go is no secret."""


def redealt(package: Any, game: Game, seat: int) -> str:
    """The redealt world; its count of barriers, which is the table's own, aside."""
    world = clone(package.redeal(game, seat, 5))
    world.barriers = 0
    return codec.dumps(world)


def compare_unseen(package: Any, game: Any, seed: int, every: int = EVERY) -> set[str]:
    """Walk a game to its end and compare the worlds before and after unseen picks, at one of so
    many moments. The phases in which there were some."""
    compared: set[str] = set()
    for n, (mover, choice) in enumerate(walk(game, seed)):
        if n % every == seed % every:
            for rival in awaited_seats(game):
                if type(question(game, rival)).__name__ in SECOND_CHANCES:
                    continue
                picks = legal(game, rival)
                for pick in {*picks[:2], picks[-1]}:
                    after, _ = apply(game, rival, pick)
                    for seat in set(range(game.seats)) - {rival}:
                        if unseen(package, game, seat, rival, pick):
                            before = redealt(package, game, seat)
                            assert before == redealt(package, after, seat), (seed, seat, pick)
                            compared.add(package.view(game, None).phase)
        play(game, mover, choice)
    return compared


def compare_seeds(name: str, seeds: range) -> None:
    """The same in random games with all options and numbers of seats."""
    package: Any = GAMES[name]
    for seed in seeds:
        game = fresh(name, package.SEATS[seed % len(package.SEATS)], seed, seed)
        compare_unseen(package, game, seed)


@pytest.mark.parametrize("name", GAMES)
def test_a_redealt_world_is_the_same_before_and_after_a_rivals_unseen_pick(name: str) -> None:
    compare_seeds(name, range(1, 5))
