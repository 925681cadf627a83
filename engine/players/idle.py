"""What is played for a seat that does not answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.kernel import Pick, Seat, question
from engine.players.greedy import best_pick


def idle_pick(game: Any, seat: Seat, seed: int) -> Pick:
    """The first answer to the seat's question that does nothing; where there is none, what
    `greedy_pick` would answer in a world that the seat cannot tell from this one. What the seat may
    do beside its question is left to it. ValueError if the seat is asked nothing.
    """
    answers = _answers(game, seat)
    return next((p for p in answers if p.idle), None) or best_pick(game, seat, seed, _answers)


def _answers(game: Any, seat: Seat) -> Sequence[Pick]:
    asked = question(game, seat)
    return asked.options(game, seat) if asked else ()
