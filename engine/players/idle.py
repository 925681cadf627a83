"""The pick for a seat that does not answer in time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.kernel import Pick, Seat, question
from engine.players.one_deep import best_pick, package_of


def idle_pick(game: Any, seat: Seat, seed: int) -> Pick:
    """Return the first idle answer to the seat's question, or else the best one for *normal*.

    The latter is chosen in a redealt world. Asides are never used. ValueError if the seat is asked
    nothing.
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
