"""Dice whose faces are words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from engine.kernel import Game

MOST: Final = 30
"""Dice of one throw, those that are thrown again included: so that it ends."""


@dataclass(frozen=True, slots=True)
class Die:
    """Its faces, as words; "" is a blank, and "fist+shield" shows two things."""

    faces: tuple[str, ...]
    again: str = ""
    """The face at which another such die is thrown, if there is one."""


def throw(game: Game, die: Die, count: int) -> list[str]:
    """The faces of so many dice, and of those thrown again for them; a barrier to undo."""
    thrown: list[str] = []
    left = count
    while left and len(thrown) < MOST:
        thrown.append(die.faces[game.roll(len(die.faces))])
        left -= not (die.again and thrown[-1] == die.again)
    return thrown


def tally(faces: Iterable[str]) -> Counter[str]:
    """How often each thing shows."""
    return Counter(word for face in faces for word in face.split("+") if word)
