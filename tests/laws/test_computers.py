"""Computers know what their seat knows: they pick the same in all worlds it cannot tell apart."""

from __future__ import annotations

from typing import Any

import pytest

from engine.codec import dumps
from engine.games import GAMES
from engine.kernel import legal, play
from engine.package import GamePackage
from engine.players import PLAYERS
from engine.weights import Search
from tests.laws.walks import fresh, walk

EVERY = 11
"""One of so many moments of a random game is looked at,"""
MOMENTS = 12
"""and no more of them."""
SHORT = Search(worlds=2, breadth=2, playouts=4, far=8)
"""As far as the hard one looks here: further takes longer, and looks at nothing else."""


@pytest.mark.parametrize("kind", list(PLAYERS))
@pytest.mark.parametrize("name", GAMES)
def test_a_computer_picks_the_same_in_every_world_its_seat_cannot_tell_apart(
    name: str, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(GamePackage, "SEARCH", SHORT)
    package: Any = GAMES[name]
    game, looked = fresh(name, max(package.SEATS), 3, 3), 0
    for n, (seat, choice) in enumerate(walk(game, 3)):
        if n % EVERY == 0 and len(legal(game, seat)) > 1:
            looked += 1
            pick = PLAYERS[kind](game, seat, n)
            for world in range(2):
                other = package.redeal(game, seat, 1000 * n + world)
                assert PLAYERS[kind](other, seat, n) == pick
        if looked == MOMENTS:
            break
        play(game, seat, choice)
        game.told.clear()
    assert looked > 3


@pytest.mark.parametrize("kind", list(PLAYERS))
def test_a_computer_that_thinks_changes_nothing(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GamePackage, "SEARCH", SHORT)
    for name, package in GAMES.items():
        game = fresh(name, min(package.SEATS), 5, 5)
        for n, (seat, choice) in enumerate(walk(game, 5)):
            if n == EVERY:
                before = dumps(game)
                assert PLAYERS[kind](game, seat, n) in legal(game, seat)
                assert dumps(game) == before
                break
            play(game, seat, choice)
