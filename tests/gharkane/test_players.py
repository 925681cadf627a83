"""What the computers of this game can do."""

from __future__ import annotations

from collections import Counter

from bot.lab.simulate import simulate
from engine.games.gharkane import PACKAGE as gharkane
from engine.kernel import pending, play
from engine.players import PLAYERS
from engine.rng import advance

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


def test_a_game_asks_a_seat_for_85_picks_at_most() -> None:
    """So that four people with little time finish one: fuller turns, not more questions."""
    assert simulate("gharkane", 4, 12, 3, ["easy"] * 4)["length"]["mean"] <= 4 * 85
