"""What the computers of this game can do."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.lab.simulate import simulate
from engine.games.gharkane import PACKAGE as gharkane
from engine.games.gharkane.content import DAYS
from engine.games.gharkane.day.recruit import Recruiting
from engine.games.gharkane.picks import Pass
from engine.games.gharkane.state import Variant
from engine.kernel import pending, play
from engine.players import PLAYERS
from engine.rng import advance
from tests.gharkane.conftest import begin, night, owns

SETUPS = 12


def test_no_room_is_never_kept() -> None:
    """A greenhouse feeds two every day: a player that puts it back each time ignores this."""
    kept: Counter[str] = Counter()
    for seed in range(SETUPS):
        game, draw = gharkane.new_game(4, seed, gharkane.Options()), seed
        while game.phase == "setup":
            seat = pending(game)[0][1][0]
            draw, chance = advance(draw)
            play(game, seat, PLAYERS["easy"](game, seat, chance))
        kept.update(room.id for shelter in game.shelters for room in shelter.rooms)
    assert kept["filtered_greenhouse"] > SETUPS / 4, kept


@pytest.mark.parametrize(("recruits", "called"), [("any", 0), ("beds", 7)])
def test_each_evening_counts_where_beds_limit_the_recruits(recruits: str, called: int) -> None:
    """With plenty to eat, recruits can wait for the last evening, unless it has too few beds."""
    game = night(1, Variant(recruits=recruits))
    game.day, game.phase = DAYS - 1, "day"
    owns(game, 0, can=20, med=20)
    game = begin(game, Recruiting(0))
    pick = PLAYERS["normal"](game, 0, 1)
    assert (pick.food + pick.can + pick.water + pick.med if called else pick) == (called or Pass())


def test_a_game_asks_a_seat_for_85_picks_at_most() -> None:
    """So that four people with little time finish one: fuller turns, not more questions."""
    assert simulate("gharkane", 4, 12, 3, ["easy"] * 4)["length"]["mean"] <= 4 * 85
