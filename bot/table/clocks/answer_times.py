"""Predict when a person will hand on a turn, from when they did so before. Pure.

People look at a table at their own times of the day. So the model learns at which times of day
waiting turns were handed on, instead of how long they took.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Final

from bot.model.hours import Hours

Wait = tuple[float, float]
"""When a person became awaited, and when they handed on the turn, in seconds since 1970."""

SLOT: Final = 1800.0
SLOTS: Final = 48
"""Slots of a UTC day (when clocks change for summer, habits are an hour off for a while)."""
USUAL: Final = 1 / 12
"""Prior probability that a turn is handed on within a waking slot: a person who looks two or three
times a day. It weighs as much as one observed slot."""
BLUR: Final = ((-1, 0.25), (0, 0.5), (1, 0.25))
"""People are a little early or late: weights by which a turn counts for its slot and the
neighbouring slots."""
FORECAST_S: Final = 14 * 86_400.0
"""Maximum seconds of a forecast."""


def likely_answer(waits: Sequence[Wait], hours: Hours, now: float) -> float:
    """Return the median moment at which an awaited person hands on their turn; infinite if unknown,
    for example while they are away."""
    passed, handed = [0.0] * SLOTS, [0.0] * SLOTS
    for began, at in waits:
        for n, part in BLUR:
            handed[(_slot(at) + n) % SLOTS] += part
        for begins, ends in _pieces(hours, began, at):
            passed[_slot(begins)] += (ends - begins) / SLOT
    hazard = math.log(2)
    for begins, ends in _pieces(hours, now, now + FORECAST_S):
        slot = _slot(begins)
        chance = (handed[slot] + USUAL) / (passed[slot] + 1) * (ends - begins) / SLOT
        if chance >= hazard:
            return begins + (ends - begins) * hazard / chance
        hazard -= chance
    return math.inf


def _slot(at: float) -> int:
    return int(at // SLOT) % SLOTS


def _pieces(hours: Hours, first: float, last: float) -> Iterator[tuple[float, float]]:
    """Yield the waking time between two moments, split at the ends of slots."""
    for begins, ends in hours.stretches(first, last):
        while begins < ends:
            piece = min(ends, (begins // SLOT + 1) * SLOT)
            yield begins, piece
            begins = piece
