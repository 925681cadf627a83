"""What is played for a seat that does not answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.kernel import Pick, Seat, question
from engine.players.one_deep import best_pick, package_of


def idle_pick(game: Any, seat: Seat, seed: int) -> Pick:
    """The first answer to the seat's question that does nothing; where there is none, what
    `normal_pick` would answer in a world that the seat cannot tell from this one. What the seat may
    do beside its question is left to it. ValueError if the seat is asked nothing.
    """
    answers = _answers(game, seat)
    idle = next((pick for pick in answers if pick.idle), None)
    if idle is not None:
        return idle
    package = package_of(game)
    world = package.redeal(game, seat, seed)
    return best_pick(package, world, seat, package.weights("normal"), _answers(world, seat))


def _answers(game: Any, seat: Seat) -> Sequence[Pick]:
    asked = question(game, seat)
    return asked.options(game, seat) if asked else ()
