"""Open shelters: how far a rival is in private stays secret, so no redealt world depends on it."""

from __future__ import annotations

from typing import Any

from engine import codec
from engine.games import GAMES
from engine.kernel import apply, legal, play
from tests.laws.walks import awaited_seats, walk
from tests.worlds.pairs import unseen

GHARKANE: Any = GAMES["gharkane"]


def test_a_redealt_world_is_the_same_before_and_after_a_rivals_unseen_pick() -> None:
    compared: set[str] = set()
    for seed in range(1, 7):
        game = GHARKANE.new_game(2, seed, GHARKANE.Options(open_shelters="yes"))
        for seat, choice in walk(game, seed):
            for rival in awaited_seats(game):
                for pick in (*legal(game, rival)[:2], legal(game, rival)[-1]):
                    if not unseen(GHARKANE, game, 1 - rival, rival, pick):
                        continue
                    after, _ = apply(game, rival, pick)
                    worlds = [GHARKANE.redeal(world, 1 - rival, 5) for world in (game, after)]
                    assert codec.dumps(worlds[0]) == codec.dumps(worlds[1]), pick
                    compared.add(game.phase)
            play(game, seat, choice)
    assert {"setup", "day"} <= compared
