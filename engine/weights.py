"""Weights of computers: the numbers of data/<game>/value.toml.

*easy* is set by hand, *normal* is fitted by self-play (`tests.lab train`), and *ends* to the ends
of phases (`--ends`). A game may have its own for *hard*. All name the same weights, so
a game has one evaluation.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from pydantic import NonNegativeFloat, NonNegativeInt, PositiveInt

from engine.content import Row, document, fault

Weights = Mapping[str, float]
"""Weights of a game's evaluation by name."""
Terms = Mapping[str, float]
"""Terms of an evaluation by name: the value of a state is their sum."""


def differences(own_terms: Terms, others: Sequence[Terms]) -> Terms:
    """Return by how much each term differs from the mean of others; nothing without others."""
    return {
        name: value - sum(other.get(name, 0.0) for other in others) / len(others)
        for name, value in own_terms.items()
        if others
    }


class Fitted(Row):
    """How the weights of *normal* were fitted: `python -m tests.lab train` prints it."""

    date: str
    """Day of the training."""
    command: str
    """The command that repeats it."""
    games: int
    """Games played while training."""
    matches: int
    """Games between *normal* and *easy* played after the training."""
    win_share: float
    """Share of these that *normal* won (0 to 1); a shared win counts in part."""


class Regressed(Row):
    """How the weights of the ends were fitted: `python -m tests.lab train --ends` prints it."""

    date: str
    """Day of the training."""
    command: str
    """The command that repeats it."""
    games: int
    """Games between *normal* computers."""
    states: int
    """States of these games, times seats, in which a playout might have ended."""
    left: float
    """Unexplained variance of the rest of the game, as a share of that of *normal*."""


class Search(Row):
    """The budget of a game's computers; counted, not timed, so that a seed gives the same pick on
    any machine."""

    worlds: PositiveInt = 1
    """Redealt worlds in which *normal* evaluates each pick; *hard* selects with them the picks to
    play out."""
    breadth: PositiveInt = 8
    """Maximum picks that *hard* plays out; fewer if each would get less than two playouts."""
    playouts: PositiveInt = 32
    """Playouts for one decision, of all picks together."""
    far: NonNegativeInt = 60
    """Maximum picks of one playout after the first, of all seats together; 0: the state right after
    the pick is evaluated."""
    until: Literal["phase", "turn"] = "phase"
    """Which stretches of the game's package a playout is measured in."""
    stretches: PositiveInt = 1
    """How many of them a playout lasts, with the one it begins in."""
    rivals: NonNegativeInt = 0
    """Random picks of which a rival in a playout takes the best; 0: of all its picks."""
    near: NonNegativeFloat = 0.0
    """Only picks whose one-deep value is at most this far below the best are played out; 0: all."""
    shrink: bool = False
    """Whether noisy playouts count less against the one-deep value: for games in which luck
    outweighs the value of a single pick."""


class Still(Row):
    """Limits on how much an idle pick that changes nothing may change the evaluation.

    `tests.lab.computers.jumps` measures them, tests/laws/computers/test_jumps.py checks them.
    """

    mean: float
    """Maximum mean over such answers to a question."""
    most: float
    """Maximum of a single answer."""


class Strengths(Row):
    """How the computers of a game evaluate and search."""

    fitted: Fitted | None = None
    """None before the first training; then *normal* is *easy* with more worlds."""
    search: Search
    ahead: Search | None = None
    """The search of *normal*, with the weights of *hard*; None: it looks one pick deep."""
    shares: dict[str, tuple[float, ...]] | None = None
    """Setting -> of 100 games between *normal* computers, how many each side wins: see
    `setting` of the package. Needed where *normal* looks ahead."""
    still: Still
    easy: dict[str, float]
    normal: dict[str, float]
    hard: dict[str, float] | None = None
    """Weights by which *hard* selects picks and plays them out; None: those of *normal*."""
    regressed: Regressed | None = None
    ends: dict[str, float] | None = None
    """Weights by which *hard* evaluates the ends of its playouts; None: those of *hard*."""


def strengths(game: str) -> Strengths:
    """Load data/<game>/value.toml. ContentError if its tables name different weights."""
    path = f"{game}/value.toml"
    loaded = document(path, Strengths)
    for other in (loaded.normal, loaded.hard or loaded.normal, loaded.ends or loaded.normal):
        odd = sorted(loaded.easy.keys() ^ other.keys())
        if odd:
            raise fault(path, "(file)", odd[0], "is not in every table")
    return loaded
