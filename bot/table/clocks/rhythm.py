"""Predict when a person will hand a turn on, from when they did so before. Pure.

People look at a table at their own times of the day. So the model learns at which times of day
waiting turns were handed on or not, instead of how long they took.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Final

from bot.model.hours import Hours

Wait = tuple[float, float]
"""Since when somebody was awaited, and when they handed their turn on, in seconds since 1970."""

SLOT: Final = 1800.0
SLOTS: Final = 48
"""The slots of a day (of UTC: when clocks are changed, habits are an hour off for a while)."""
USUAL: Final = 1 / 12
"""How likely a turn is handed on within a waking slot of which nothing is known, which counts as
much as having seen one such slot pass: somebody who looks two or three times a day."""
BLUR: Final = ((-1, 0.25), (0, 0.5), (1, 0.25))
"""People are a little early or late: of a turn handed on in a slot, so much counts for those
beside it."""
FORECAST_S: Final = 14 * 86_400.0
"""Seconds looked ahead."""


def likely(waits: Sequence[Wait], hours: Hours, now: float) -> float:
    """The moment by which somebody who is awaited is as likely as not to have handed their turn
    on; infinite if nobody can tell, as of somebody away."""
    passed, handed = [0.0] * SLOTS, [0.0] * SLOTS
    for began, at in waits:
        for n, part in BLUR:
            handed[(_slot(at) + n) % SLOTS] += part
        for begins, ends in _pieces(hours, began, at):
            passed[_slot(begins)] += (ends - begins) / SLOT
    left = math.log(2)
    for begins, ends in _pieces(hours, now, now + FORECAST_S):
        slot = _slot(begins)
        chance = (handed[slot] + USUAL) / (passed[slot] + 1) * (ends - begins) / SLOT
        if chance >= left:
            return begins + (ends - begins) * left / chance
        left -= chance
    return math.inf


def _slot(at: float) -> int:
    return int(at // SLOT) % SLOTS


def _pieces(hours: Hours, first: float, last: float) -> Iterator[tuple[float, float]]:
    """The waking time between two moments, cut where slots end."""
    for begins, ends in hours.stretches(first, last):
        while begins < ends:
            piece = min(ends, (begins // SLOT + 1) * SLOT)
            yield begins, piece
            begins = piece
