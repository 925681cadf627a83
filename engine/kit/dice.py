"""Dice whose faces are words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from engine.kernel import Game

MAX_DICE: Final = 30
"""Maximum dice of one throw, including those thrown again, so that it ends."""


@dataclass(frozen=True, slots=True)
class Die:
    """A die with words as faces: "" is a blank, "fist+shield" shows two symbols."""

    faces: tuple[str, ...]
    again: str = ""
    """The face at which another such die is thrown; empty if there is none."""


def throw(game: Game, die: Die, count: int) -> list[str]:
    """Throw `count` dice; return their faces and those of further dice; a barrier to undo."""
    thrown: list[str] = []
    missing = count
    while missing and len(thrown) < MAX_DICE:
        thrown.append(die.faces[game.roll(len(die.faces))])
        missing -= not (die.again and thrown[-1] == die.again)
    return thrown


def tally(faces: Iterable[str]) -> Counter[str]:
    """Count each symbol on these faces."""
    return Counter(word for face in faces for word in face.split("+") if word)
