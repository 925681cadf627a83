"""The computer that looks one pick deep beats those that pick anything."""

from __future__ import annotations

from engine.games.happy_dayz import PACKAGE as happy_dayz
from engine.kernel import pending, play
from engine.players import normal_pick, random_pick
from engine.rng import advance
from tests.happy_dayz.tables import do, fresh, laid
from tests.happy_dayz.tables import play as play_cards


def wins(games: int, seats: int) -> float:
    """The share of games won by one normal seat among random ones; shared games count in part."""
    won, seed = 0.0, 11
    for n in range(games):
        mine = n % seats
        game = fresh(seats, seed=n + 1)
        while game.result is None:
            seat = next(s for _, found in pending(game) for s in found)
            seed, chance = advance(seed)
            player = normal_pick if seat == mine else random_pick
            play(game, seat, player(game, seat, chance))
        won += (mine in game.result) / len(game.result)
    return won / games


def test_one_normal_seat_wins_most_games_of_three() -> None:
    """At least half of the games against two random seats, a third being no better than they."""
    assert wins(30, 3) >= 0.7


def test_a_trick_full_of_damage_is_ducked() -> None:
    """It plays under the best card when zombies lie in the trick."""
    game = laid(
        "children_9 dog_1",
        "zombie_20 hippie_2",
        "children_3 children_12",
        factions=("children", "scientist", "preacher"),
    )
    game, _ = play_cards(game, "children_9", "zombie_20")
    assert normal_pick(game, 2, 1).card == "children_3"  # type: ignore[attr-defined]


def test_the_value_of_an_ended_game_is_about_survivors() -> None:
    """More survivors than the others look better than fewer."""
    game = laid("dog_1 dog_2", "dog_3 dog_4", survivors=(50, 20))
    assert happy_dayz.value(game, 0) > 0 > happy_dayz.value(game, 1)
    after, _ = do(game, 0, normal_pick(game, 0, 3))
    assert after.trick
