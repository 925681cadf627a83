"""Computer players: legal, repeatable, and blind to what the seat cannot see."""

from __future__ import annotations

import pytest

from engine.codec import dumps
from engine.copying import clone
from engine.games._skeleton import PACKAGE as _skeleton
from engine.games._skeleton.rounds import Bid
from engine.kernel import Game, legal, pending, play
from engine.players import HARD, PLAYERS


def fresh(seed: int = 5) -> Game:
    return _skeleton.new_game(3, seed, _skeleton.Options())


@pytest.mark.parametrize("kind", list(PLAYERS))
def test_computers_take_legal_picks_and_change_no_state(kind: str) -> None:
    game, seed = fresh(), 0
    while game.result is None:
        seat = pending(game)[0][1][0]
        before = dumps(game)
        chosen = PLAYERS[kind](game, seat, seed := seed + 1)
        assert chosen in legal(game, seat)
        assert PLAYERS[kind](game, seat, seed) == chosen
        assert dumps(game) == before
        play(game, seat, chosen)


@pytest.mark.parametrize("kind", list(PLAYERS))
def test_computers_pick_the_same_in_worlds_their_seat_cannot_tell_apart(kind: str) -> None:
    game = fresh()
    for seat in range(3):
        play(game, seat, legal(game, seat)[seat])
    play(game, 0, Bid(legal(game, 0)[-1].card))  # type: ignore[attr-defined]
    for seed in range(6 if kind == HARD else 30):  # hard takes 0.04 s for a pick
        other = _skeleton.redeal(game, 1, seed)
        assert legal(other, 1) == legal(game, 1)
        assert PLAYERS[kind](other, 1, seed) == PLAYERS[kind](game, 1, seed)


def test_the_random_computer_takes_each_pick_equally_often() -> None:
    game = fresh()
    counts = [0] * 5
    for seed in range(1000):
        counts[legal(game, 0).index(PLAYERS["random"](game, 0, seed))] += 1
    assert min(counts) > 150


def test_the_normal_computer_takes_the_first_pick_of_highest_value() -> None:
    game = fresh()
    for seat in range(3):
        play(game, seat, legal(game, seat)[0])
    for seat in (0, 1):
        play(game, seat, legal(game, seat)[0])
    several = set()
    for seed in range(20):
        world = _skeleton.redeal(game, 2, seed)  # type: ignore[arg-type]
        pays = []
        for pick in legal(world, 2):
            after = clone(world)
            play(after, 2, pick)
            pays.append(_skeleton.value(after, 2))
        several.add(len(set(pays)))
        best = legal(game, 2)[pays.index(max(pays))]
        assert PLAYERS["normal"](game, 2, seed) == best
    assert max(several) > 1  # picks did differ in what they pay


@pytest.mark.parametrize("kind", list(PLAYERS))
def test_a_seat_that_is_asked_nothing_is_an_error(kind: str) -> None:
    game = fresh()
    play(game, 0, legal(game, 0)[0])
    with pytest.raises(ValueError, match="seat 0 is asked nothing"):
        PLAYERS[kind](game, 0, 1)
