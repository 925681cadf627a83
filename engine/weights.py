"""What computers weigh a state with: the numbers of data/<game>/value.toml.

*easy* holds what was set by hand, *normal* what self-play made of it (`gharkane train`). Both name
the same weights, so that a game's judgement is written once.
"""

from __future__ import annotations

from collections.abc import Mapping

from pydantic import NonNegativeInt, PositiveInt

from engine.content import Row, document, fault

Weights = Mapping[str, float]
"""Weights of a game's judgement by name."""
Terms = Mapping[str, float]
"""What a judgement adds up, by name: the value of a state is their sum."""


class Fitted(Row):
    """How the weights of *normal* came about: `gharkane train` prints it."""

    date: str
    """Day of the training."""
    command: str
    """What repeats it."""
    games: int
    """Games played while training."""
    matches: int
    """Games between *normal* and *easy* played after that, of which:"""
    win_share: float
    """*normal* won so many; a shared win counts in parts."""


class Search(Row):
    """How far the computers of a game look; counted, not timed, so that the same seed finds the
    same pick on any machine."""

    worlds: PositiveInt = 1
    """Worlds dealt anew in which *normal* looks at each pick, and *hard* for the picks that it
    plays out."""
    breadth: PositiveInt = 8
    """Picks that *hard* plays out, but for a budget of less than two playouts of each."""
    playouts: PositiveInt = 32
    """Playouts of all of them together, for one pick."""
    far: PositiveInt = 60
    """Picks of one playout, of all seats together."""
    rivals: NonNegativeInt = 0
    """Picks, drawn by chance, out of which a rival in a playout takes the best; 0: out of all."""


class Strengths(Row):
    """How the computers of a game judge and search."""

    fitted: Fitted | None = None
    """None: nobody has trained; *normal* is *easy* that looks into more worlds."""
    search: Search
    easy: dict[str, float]
    normal: dict[str, float]


def strengths(game: str) -> Strengths:
    """The weights in data/<game>/value.toml. ContentError if the two name different weights."""
    path = f"{game}/value.toml"
    found = document(path, Strengths)
    odd = sorted(found.easy.keys() ^ found.normal.keys())
    if odd:
        raise fault(path, "(file)", odd[0], "is not in both tables")
    return found
