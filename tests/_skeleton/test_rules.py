"""The rules, a test each: its docstring begins with the ids of the rules that it shows."""

from __future__ import annotations

import pytest

from engine.games._skeleton import PACKAGE, Options
from engine.games._skeleton.rounds import Allow, Bid, Boast, Guess, SetAside, Veto
from engine.games._skeleton.state import Bids
from engine.kernel import IllegalMove, apply, legal, pending, play


def dealt(seats: int = 2, *, full: bool = False) -> Bids:
    """A game in which everybody has set card 1 aside and guesses nothing."""
    game = PACKAGE.new_game(seats, 3, Options(full=full))
    assert isinstance(game, Bids)
    for seat in range(seats):
        play(game, seat, SetAside(1))
        if full:
            play(game, seat, Guess(0, ()))
    return game


def test_everybody_sets_one_card_aside() -> None:
    """[setup] It leaves the hand, and only its owner sees it."""
    game = dealt()
    assert game.aside == [1, 1]
    assert game.hands == [[2, 3, 4, 5], [2, 3, 4, 5]]
    assert PACKAGE.view(game, 0).aside == (1, None)


def test_a_round_per_prize() -> None:
    """[round] The game ends with the last prize."""
    game = dealt()
    for card in (2, 3, 4, 5):
        assert game.result is None
        play(game, 0, Bid(card))
        play(game, 1, Bid(card))
    assert game.round == 4
    assert game.result == (0, 1)


def test_the_highest_bid_takes_the_prize_if_it_is_alone() -> None:
    """[bid] Equal highest bids cancel each other."""
    game = dealt()
    prize = game.prize
    play(game, 0, Bid(5))
    play(game, 1, Bid(4))
    assert game.won == [prize, 0]
    prize = game.prize
    play(game, 0, Bid(2))
    play(game, 1, Bid(2))
    assert game.lost == [prize]


def test_a_guess_stakes_three_points_at_most() -> None:
    """[guess] More is refused, by this rule."""
    game = PACKAGE.new_game(2, 3, Options(full=True))
    assert isinstance(game, Bids)
    play(game, 0, SetAside(1))
    with pytest.raises(IllegalMove) as error:
        apply(game, 0, Guess(2, (3, 4)))
    assert error.value.refusal.rule == "guess"
    play(game, 0, Guess(1, (3, 4)))
    game.taken[0] = [3]
    assert game.guessed(0) == 0
    game.taken[0] = [3, 4]
    assert game.guessed(0) == 2


def test_one_boast_a_round() -> None:
    """[boast] True or not, and never awaited."""
    game = dealt(full=True)
    play(game, 0, Boast(1))
    assert not [pick for pick in legal(game, 0) if isinstance(pick, Boast)]
    assert [pick for pick in legal(game, 1) if isinstance(pick, Boast)]


def test_a_veto_keeps_a_prize_from_its_winner() -> None:
    """[veto] Once a game; allowing it changes nothing."""
    game = dealt(full=True)
    prize = game.prize
    play(game, 0, Bid(5))
    play(game, 1, Bid(2))
    assert {seat for _, seats in pending(game) for seat in seats} == {1}
    play(game, 1, Veto())
    assert (game.won, game.lost, game.vetoes) == ([0, 0], [prize], [1, 0])
    prize = game.prize
    play(game, 0, Bid(2))
    play(game, 1, Bid(5))
    play(game, 0, Allow())
    assert game.won == [0, prize]
