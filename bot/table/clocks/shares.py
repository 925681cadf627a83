"""How a budget of time is shared out over the phases of a game. Pure.

How much there is to decide in each phase is counted in a game that computers play at random. It has
a seed of its own, so that the shares say nothing about the game at the table. Where the players'
moves decide how many chapters there are, random moves mislead: the package names the usual number.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Final

from bot.table.changes import awaited_seats, phase_key
from engine.games import GAMES
from engine.kernel import play
from engine.players import random_pick

_SEED: Final = 20261121
Phases = tuple[tuple[str, int], ...]
"""The phases of a whole game in order, each with its size."""

_MOST: Final = 100_000
"""Picks after which a game that is only counted is left."""


@lru_cache(maxsize=64)
def phases_of(game: str, seats: int, options: str) -> Phases:
    """The phases of a whole game in order, each with its size: the picks it takes, and as much
    again for each seat as two of them, to look around. `options` as JSON."""
    package = GAMES[game]
    state = package.new_game(seats, _SEED, package.Options.model_validate_json(options))
    found: Counter[str] = Counter()
    for n in range(_MOST):
        if state.result is not None:
            break
        found[phase_key(package.view(state, None))] += 1
        seat = min(awaited_seats(state))
        play(state, seat, random_pick(state, seat, _SEED + n))
        state.told.clear()
    phases = tuple((phase, picks + 2 * seats) for phase, picks in found.items())
    chapters = package.CHAPTERS.get(seats)
    return phases if chapters is None else of_length(phases, chapters)


def of_length(phases: Phases, chapters: int) -> Phases:
    """The same phases in a game of so many chapters: what is beyond is left out, and what is
    missing is like the last whole chapter, since the last one may have been cut short."""
    last = chapter_of(phases[-1][0])
    kept = [row for row in phases if chapter_of(row[0]) <= min(chapters, last - 1)]
    whole = [(phase, size) for phase, size in phases if chapter_of(phase) == last - 1]
    for chapter in range(last, chapters + 1):
        kept += [(f"{phase.rpartition('/')[0]}/{chapter}", size) for phase, size in whole]
    return tuple(kept)


def share(phases: Phases, phase: str, rest: float) -> float:
    """How much of the `rest` of a budget the phase that now begins may spend, in seconds.

    A phase that is not among `phases` counts as one of middling size before those of later
    chapters. What a phase leaves unspent is shared out over those after it.
    """
    sizes = dict(phases)
    names = list(sizes)
    if phase in sizes:
        coming = sum(sizes[name] for name in names[names.index(phase) :])
        return max(rest, 0.0) * sizes[phase] / coming
    middling = sum(sizes.values()) / max(len(sizes), 1) or 1.0
    after = sum(size for name, size in phases if chapter_of(name) > chapter_of(phase))
    return max(rest, 0.0) * middling / (middling + after)


def done(phases: Phases, phase: str) -> float:
    """Which part of a whole game is played when this phase is half over, from 0 to 1: how far it is
    beyond that not everybody may know. One that is not among `phases` comes after those of its
    chapter; in a chapter beyond the last, one more of middling size is still to come."""
    sizes = dict(phases)
    whole = sum(sizes.values())
    if phase in sizes:
        names = list(sizes)
        before = sum(sizes[name] for name in names[: names.index(phase)]) + sizes[phase] / 2
    else:
        before = sum(size for name, size in phases if chapter_of(name) <= chapter_of(phase))
        chapters = {chapter_of(name) for name in sizes}
        if chapter_of(phase) > max(chapters, default=0):
            whole += whole // max(len(chapters), 1)
    return before / max(whole, 1)


def chapter_of(phase: str) -> int:
    """The chapter in a phase's key."""
    return int(phase.rpartition("/")[2])
