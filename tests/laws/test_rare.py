"""The laws where random play seldom comes: from starts that deal what is rare into first hands."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from engine import codec
from engine.kernel import Choice, namespace_of, open_to, play, registered_classes
from tests.laws.test_laws import two_worlds
from tests.laws.test_pieces import conserved
from tests.laws.walks import EXAMPLES, PACKAGES, RARE, fresh, rare, rare_steps, steps, walk

STARTS = [
    (path, seats)
    for name, paths in RARE.items()
    for path in paths
    for seats in PACKAGES[name].SEATS
]
GAMES = 72
"""Games, at most, in which every question is to come up."""
OFTEN = 3
"""In how many of them, at least."""


@pytest.mark.parametrize(("path", "seats"), STARTS, ids=lambda one: getattr(one, "stem", str(one)))
class TestRare:
    """From every such start."""

    def test_two_worlds_a_seat_cannot_tell_apart(self, path: Path, seats: int) -> None:
        for seed in range(1, EXAMPLES + 1):
            first = rare_steps(path, seats)
            played = first if seed == 1 else steps(rare(path, seats, seed), seed)
            for n, (game, _, _) in enumerate(islice(played, 160)):
                if n % 16 == seed % 16:
                    two_worlds(PACKAGES[path.parts[-3]], game, seed + n, 1)

    def test_no_piece_is_made_or_lost(self, path: Path, seats: int) -> None:
        conserved(path.parts[-3], rare_steps(path, seats), 1)

    def test_it_is_saved_and_ends(self, path: Path, seats: int) -> None:
        game = None
        for n, (game, _, _) in enumerate(rare_steps(path, seats)):
            if n % 20 == 0:
                assert codec.loads(codec.dumps(game)) == game
        assert game is not None
        assert game.result is not None


def questions(game: Any, seed: int) -> set[str]:
    """The questions that come up in a game."""
    met: set[str] = set()
    for seat, choice in walk(game, seed):
        met |= {type(one).__name__ for one in open_to(game, seat)}
        play(game, seat, choice)
    return met


@pytest.mark.parametrize("name", PACKAGES)
def test_every_question_comes_up_in_some_games_from_a_rare_start_or_the_usual_one(
    name: str,
) -> None:
    package = PACKAGES[name]
    seats = package.SEATS
    starts = [lambda n, path=path: rare(path, seats[n % len(seats)], n) for path in RARE[name]]
    starts.append(lambda n: fresh(name, seats[n % len(seats)], n, n))
    classes = registered_classes(namespace_of(package.Game))
    kinds = {one.__name__ for one in classes if issubclass(one, Choice) and not one.old}
    met: Counter[str] = Counter()
    for n in range(1, GAMES + 1):
        met.update(questions(starts[n % len(starts)](n), n))
        if all(met[kind] >= OFTEN for kind in kinds):
            return
    assert {kind: met[kind] for kind in kinds if met[kind] < OFTEN} == {}
