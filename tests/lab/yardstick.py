"""The speed of this machine, to compare figures that were measured on different machines or at
different hours.

A shared machine can be twice as slow a minute later. So a bench plays random games of catanatron, a
development dependency, between its measurements. A processor time times `factor` is about what the
machine of the targets would take.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from tests.lab.measure import Measure

TARGET_MACHINE: Final = 23_700.0
"""Decisions of catanatron a second on the machine on which the targets were set."""


class Yardstick:
    """Counts catanatron's decisions and the processor seconds that they take."""

    def __init__(self) -> None:
        self._game = random_catan()
        self.decisions = 0
        self.seconds = 0.0

    def sample(self, seconds: float = 0.0) -> None:
        """Play random games for at least these processor seconds, one game at least; nothing if
        catanatron is not installed. Other users of the global randomness notice nothing."""
        if self._game is None:
            return
        chance, began = random.getstate(), time.process_time()
        while True:
            self.decisions += self._game()
            took = time.process_time() - began
            if took >= seconds:
                break
        self.seconds += took
        random.setstate(chance)

    @property
    def factor(self) -> float | None:
        """Return this machine's speed as a fraction of the speed of the targets' machine; None if
        nothing was sampled."""
        return speed(self.decisions, self.seconds)


def sampled(seconds: float = 0.5) -> float | None:
    """Return the `factor` of a sample of at least these processor seconds."""
    yardstick = Yardstick()
    yardstick.sample(seconds)
    return yardstick.factor


def scaled(measure: Measure, factor: float | None) -> Measure:
    """Return a figure as it would be on the targets' machine; unchanged if `factor` is unknown."""
    if factor is None:
        return measure
    unit = f"{measure.unit}, scaled by {factor:.2f} from {measure.value:g}"
    return replace(measure, value=round(measure.value * factor, 2), unit=unit)


def speed(decisions: int, seconds: float) -> float | None:
    """Return the speed of a machine as a fraction of that of the targets' machine; None for no
    decisions."""
    return decisions / seconds / TARGET_MACHINE if decisions else None


def random_catan() -> Callable[[], int] | None:
    """Return a player of complete random games of catanatron with four seats, which returns the
    number of decisions; None if catanatron is not installed."""
    try:
        from catanatron import Color, Game, RandomPlayer
    except ImportError:
        return None

    def game() -> int:
        played = Game([RandomPlayer(color) for color in Color])
        played.play()
        return len(played.state.actions)

    return game
