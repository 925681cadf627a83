"""Every card, tile and piece is somewhere, once: whatever happens, and in every world."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given

from engine.corrections import correct, offered
from engine.kernel import IllegalMove, Pick, Seat, play
from tests.laws.test_laws import FEW, SEEDS
from tests.laws.walks import PACKAGES, Table, fresh, somewhere, throughout, walk
from tests.pieces import Pieces, census, pieces

MOST_TRIED = 100
"""Corrections that are tried at a moment."""


def astray(game: Any) -> dict[str, Any]:
    """Pieces that lie in two places or in none, by kind."""
    found = {kind: some.astray for kind, some in pieces(game).items()}
    return {kind: some for kind, some in found.items() if some}


def test_pieces_that_are_lost_or_doubled_are_named() -> None:
    some = Pieces([["a", "b"], ["b"]], ["a", "b", "c"])
    assert some.astray == {"b": 1, "c": -1}


@pytest.mark.parametrize("name", PACKAGES)
def test_every_game_says_where_its_pieces_lie(name: str) -> None:
    package = PACKAGES[name]
    game = fresh(name, package.SEATS[0], 1)
    for seat, choice in walk(game, 1):
        play(game, seat, choice)
    found = pieces(game)
    assert found
    for kind, some in found.items():
        assert census(some.piles), kind


@given(seed=SEEDS)
@FEW
def test_every_piece_is_somewhere_once(table: Table, seed: int) -> None:
    conserved(table[0], throughout(table, seed), seed)


def conserved(name: str, played: Iterator[tuple[Any, Seat, Pick]], seed: int) -> None:
    """In this game to its end, and in the worlds that seats are dealt on the way."""
    game: Any = None
    for n, (game, _, _) in enumerate(played):
        assert astray(game) == {}, game.agenda
        if n % 23 == 0:
            for looker in range(game.seats):
                other = PACKAGES[name].redeal(game, looker, seed + n)
                assert astray(other) == {}, f"as seat {looker} sees it: {game.agenda}"
    assert game.result is not None
    assert astray(game) == {}


@pytest.mark.usefixtures("unprobed")
@given(seed=SEEDS)
@FEW
def test_no_correction_makes_or_loses_a_piece(table: Table, seed: int) -> None:
    game = somewhere(table, seed)
    corrections = offered(game)
    step = max(7, len(corrections) // MOST_TRIED)
    for correction in corrections[seed % step :: step]:
        try:
            after, _ = correct(game, correction)
        except IllegalMove:
            continue
        assert astray(after) == {}, correction
