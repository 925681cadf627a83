"""Whom a move calls in public does not tell who had answered a window."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.table.changes import between, windows
from bot.table.clocks.reminders import seen_awaited
from bot.table.positions import Position
from engine.kernel import Game, Pick, Seat, apply, awaited, legal, play
from engine.package import GamePackage
from tests.laws.walks import PACKAGES, awaited_seats, fresh, walk

TABLES = [
    (name, max(package.SEATS)) for name, package in PACKAGES.items() if max(package.SEATS) > 2
]
GAMES_WALKED = 3
"""Random games of each table."""


def called(package: GamePackage, before: Game, seat: Seat, pick: Pick) -> set[Seat]:
    """The seats that the pick calls in public."""
    after, events = apply(before, seat, pick)
    stands = Position(package, after)
    changes = between(Position(package, before), stands, events, seat)
    return {other for other in changes.asked - {seat} if seen_awaited(stands, other)}


def answered(package: GamePackage, game: Game) -> Iterator[tuple[Game, Seat, Pick]]:
    """The game after a rival's answer to an open window, and a pick of another seat that ends the
    window. The pick ends it without that answer too."""
    asked = windows(game)
    waiting = [seat for seat in awaited_seats(game) if seat in asked]
    for rival in waiting:
        for answer in legal(game, rival)[:2]:
            other, _ = apply(game, rival, answer)
            for seat in waiting:
                if seat == rival or asked[seat] != asked[rival] or windows(other) != asked:
                    continue
                for pick in legal(game, seat)[:3]:
                    one, two = (apply(world, seat, pick)[0] for world in (game, other))
                    if awaited(one) == awaited(two) and windows(one) == windows(two):
                        yield other, seat, pick


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_move_that_ends_a_window_calls_the_same_seats_whoever_had_answered(
    name: str, seats: int
) -> None:
    package = PACKAGES[name]
    for seed in range(1, GAMES_WALKED + 1):
        game = fresh(name, seats, seed, seed)
        for seat, choice in walk(game, seed):
            if len(windows(game)) > 1:
                for other, mover, pick in answered(package, game):
                    assert called(package, game, mover, pick) == called(package, other, mover, pick)
            play(game, seat, choice)
