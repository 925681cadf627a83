"""The computer that looks one pick deep."""

from __future__ import annotations

from collections import Counter
from statistics import mean

from engine.games.revive import PACKAGE as revive
from engine.games.revive.picks import Claim, EndTurn, Hibernate
from engine.kernel import legal, pending, play
from engine.players import easy_pick, normal_pick
from engine.rng import advance
from tests.revive.tables import fresh, grant, tribe, turned


def test_alone_what_is_still_to_come_counts_for_what_it_does_alone() -> None:
    """Nobody else ends the game there: a weight of its own says what the rest of it is worth."""
    weights = revive.weights("normal")
    for seats, name, other in ((1, "alone", "share"), (2, "share", "alone")):
        game = turned(seats)
        before = revive.value(game, 0, weights)
        assert revive.value(game, 0, {**weights, other: 9.0}) == before
        assert revive.value(game, 0, {**weights, name: 9.0}) > before


def test_alone_normal_does_not_sleep_its_game_away() -> None:
    """Judged as in company, it took no artifact that ended the game and came to 76 points."""
    totals = []
    for seed in range(1, 9):
        game, chance = fresh(1, seed), seed
        while game.result is None:
            chance, now = advance(chance)
            play(game, 0, normal_pick(game, 0, now))
        totals += [score.total for score in revive.score(game)]
    assert mean(totals) > 90


def test_it_takes_the_artifact_that_multiplies_most() -> None:
    """Of the colours it looks at what its card counts."""
    game = turned()
    game.card = "card_1"
    tribe(game).energy = 5
    game = grant(game, 0, "Z1")
    assert normal_pick(game, 0, 1) == Claim("yellow")


def test_it_does_something_rather_than_nothing() -> None:
    """While it can."""
    assert normal_pick(turned(), 0, 1) != EndTurn()


def test_nobody_is_advised_to_sleep_at_first() -> None:
    """The computer that advises newcomers, at a table as theirs: in its first two turns there is
    always something better than a hibernation."""
    options = revive.Options(learning="1")
    for seed in range(1, 16):
        game, chance, turns = revive.new_game(2, seed, options), seed, Counter[int]()
        while len(turns) < 2 or min(turns.values()) < 2:
            seat = next(one for _, some in pending(game) for one in some)
            chance, now = advance(chance)
            pick = easy_pick(game, seat, now)
            if any(isinstance(one, Hibernate) for one in legal(game, seat)):
                turns[seat] += 1
                assert not isinstance(pick, Hibernate) or turns[seat] > 2, seed
            play(game, seat, pick)
