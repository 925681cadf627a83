"""Weights of computers: the numbers of data/<game>/value.toml.

*easy* is set by hand, *normal* is fitted by self-play (`gharkane train`), and *ends* to the ends of
phases (`gharkane train --ends`). All name the same weights, so a game has one evaluation.
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


class Regressed(Row):
    """How the weights of the ends came about: `gharkane train --ends` prints it."""

    date: str
    """Day of it."""
    command: str
    """What repeats it."""
    games: int
    """Games between *normal* computers, and of these"""
    states: int
    """so many states, of every seat, where a playout might have ended."""
    left: float
    """Share of what *normal* misses of the rest of the game (its variance) that these miss, too."""


class Search(Row):
    """How far the computers of a game look; counted, not timed, so that the same seed finds the
    same pick on any machine."""

    worlds: PositiveInt = 1
    """Redealt worlds in which *normal* evaluates each pick; *hard* uses them to choose what to play
    out."""
    breadth: PositiveInt = 8
    """Picks that *hard* plays out; fewer if the budget gives less than two playouts of each."""
    playouts: PositiveInt = 32
    """Playouts of all of them together, for one pick."""
    far: PositiveInt = 60
    """Picks of one playout, of all seats together."""
    rivals: NonNegativeInt = 0
    """Picks, drawn by chance, out of which a rival in a playout takes the best; 0: out of all."""
    blind: bool = False
    """Whether each seat of a playout evaluates worlds redealt for it, instead of the played one: so
    none of them knows a rival's hand, or the order of a pile."""
    shrink: bool = False
    """Whether what playouts say counts the less, against the look one deep, the more chance there
    is in it: where luck outweighs what one pick is worth."""


class Still(Row):
    """By how much an idle pick that changes nothing may move the judgement: bot.lab.computers.jumps
    prints it, tests/laws/test_jumps.py holds it."""

    mean: float
    """In the mean of a question's such answers,"""
    most: float
    """and any one of them."""


class Strengths(Row):
    """How the computers of a game judge and search."""

    fitted: Fitted | None = None
    """None: nobody has trained; *normal* is *easy* that looks into more worlds."""
    search: Search
    still: Still
    easy: dict[str, float]
    normal: dict[str, float]
    regressed: Regressed | None = None
    ends: dict[str, float] | None = None
    """What *hard* judges the ends of its playouts by; None: as *normal* does."""


def strengths(game: str) -> Strengths:
    """The weights in data/<game>/value.toml. ContentError if its tables name different weights."""
    path = f"{game}/value.toml"
    found = document(path, Strengths)
    for other in (found.normal, found.ends or found.normal):
        odd = sorted(found.easy.keys() ^ other.keys())
        if odd:
            raise fault(path, "(file)", odd[0], "is not in every table")
    return found
