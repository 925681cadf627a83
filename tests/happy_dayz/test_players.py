"""What the computer that looks one pick deep makes of this game."""

from __future__ import annotations

from engine.games.happy_dayz import PACKAGE as happy_dayz
from engine.players import normal_pick
from tests.happy_dayz.tables import do, laid
from tests.happy_dayz.tables import play as play_cards


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
