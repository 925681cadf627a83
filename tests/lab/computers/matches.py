"""Games between computers with given weights, for training and trials."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.lab.simulate import STUCK_AFTER, roles_of
from engine.games import GAMES
from engine.kernel import DISCARD_EVENTS, pending, play
from engine.players.one_deep import glance
from engine.rng import advance
from engine.weights import Weights
from tests.lab.computers.settings import Setting


@dataclass(frozen=True)
class Mind:
    """A seat's computer: its weights, and the number of worlds it samples."""

    weights: Weights
    worlds: int = 1


@dataclass(frozen=True)
class Match:
    """A game to play."""

    game: str
    seed: int
    """Seed of its deal."""
    seated: Sequence[Mind]
    setting: Setting = field(default_factory=Setting)


@dataclass(frozen=True)
class MatchEnd:
    """How a match ended."""

    values: Sequence[float]
    """The score of each seat."""
    winners: Sequence[int]
    parts: Sequence[str]
    """What each seat was: its role, or its number from 1."""


def played(match: Match) -> MatchEnd:
    """Play the match; raise ValueError if it does not end."""
    package, seed = GAMES[match.game], match.seed
    options = package.Options(**match.setting.options)
    state: Any = package.new_game(len(match.seated), seed, options)
    state.new_events, picks = DISCARD_EVENTS, 0
    while state.result is None:
        if picks == STUCK_AFTER:
            raise ValueError(_endless(match))
        seat = next(seat for _, awaited in pending(state) for seat in awaited)
        seed, draw = advance(seed)
        mind = match.seated[seat]
        play(state, seat, glance(package, state, seat, draw, mind.weights, mind.worlds)[0])
        picks += 1
    seats = range(len(match.seated))
    return MatchEnd(
        values=[package.value(state, seat) for seat in seats],
        winners=tuple(state.result),
        parts=roles_of(package, state) or [f"seat {seat + 1}" for seat in seats],
    )


def _endless(match: Match) -> str:
    setting, seats = setting_name(match.setting), len(match.seated)
    which = f"{match.game} ({setting}, {seats} seats, deal {match.seed})"
    return f"{which} came to no end in {STUCK_AFTER} picks: such weights are not kept"


def setting_name(setting: Setting) -> str:
    """Return a setting in words."""
    words = [f"{name}={value}" for name, value in setting.options.items()]
    return ", ".join([*words, *(["alone"] if setting.alone else [])]) or "the rulebook"
