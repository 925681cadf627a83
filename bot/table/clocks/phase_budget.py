"""Divide a budget of time among the phases of a game. Pure.

The number of decisions in each phase is counted in a game that computers play at random. That game
has its own seed, so that the result reveals nothing about the game at the table. Where the players'
moves decide the number of chapters, random moves mislead: the package names the usual number.
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
"""The phases of a whole game in order, each with its size in picks."""

_MOST: Final = 100_000
"""Picks after which the counting game is abandoned."""


@lru_cache(maxsize=64)
def phases_of(game: str, seats: int, options: str) -> Phases:
    """Return the phases of a whole game in order, each with its size: the picks it takes, plus two
    of them for each seat, to look around. `options` as JSON."""
    package = GAMES[game]
    state = package.new_game(seats, _SEED, package.Options.model_validate_json(options))
    picks_by_phase: Counter[str] = Counter()
    for n in range(_MOST):
        if state.result is not None:
            break
        picks_by_phase[phase_key(package.view(state, None))] += 1
        seat = min(awaited_seats(state))
        play(state, seat, random_pick(state, seat, _SEED + n))
        state.new_events.clear()
    phases = tuple((phase, picks + 2 * seats) for phase, picks in picks_by_phase.items())
    chapters = package.CHAPTERS.get(seats)
    return phases if chapters is None else fit_chapters(phases, chapters)


def fit_chapters(phases: Phases, chapters: int) -> Phases:
    """Return the same phases for a game of this many chapters. Later chapters are dropped; missing
    ones repeat the last complete chapter, since the last one may have been cut short."""
    last = chapter_of(phases[-1][0])
    kept = [row for row in phases if chapter_of(row[0]) <= min(chapters, last - 1)]
    whole = [(phase, size) for phase, size in phases if chapter_of(phase) == last - 1]
    for chapter in range(last, chapters + 1):
        kept += [(f"{phase.rpartition('/')[0]}/{chapter}", size) for phase, size in whole]
    return tuple(kept)


def phase_seconds(phases: Phases, phase: str, remaining: float) -> float:
    """Return the seconds of the `remaining` budget that the phase which now begins may use. A phase
    not among `phases` counts as one of average size before those of later chapters. Unused time
    goes to the later phases."""
    sizes = dict(phases)
    names = list(sizes)
    if phase in sizes:
        coming = sum(sizes[name] for name in names[names.index(phase) :])
        return max(remaining, 0.0) * sizes[phase] / coming
    middling = sum(sizes.values()) / max(len(sizes), 1) or 1.0
    after = sum(size for name, size in phases if chapter_of(name) > chapter_of(phase))
    return max(remaining, 0.0) * middling / (middling + after)


def progress(phases: Phases, phase: str) -> float:
    """Return the fraction of a game (0 to 1) that is played when this phase is half over; the exact
    progress may be secret. A phase not among `phases` comes after those of its chapter; in a
    chapter beyond the last, one more phase of average size is assumed."""
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
    """Return the chapter in a phase's key."""
    return int(phase.rpartition("/")[2])
