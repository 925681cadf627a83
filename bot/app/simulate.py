"""Whole games between computers: `gharkane simulate`."""

from __future__ import annotations

import hashlib
import json
import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine import codec
from engine.games import GAMES
from engine.kernel import Game, pending, play
from engine.players import PLAYERS
from engine.rng import advance

STUCK_AFTER = 50_000
"""Picks after which a game counts as stuck."""


@dataclass
class Run:
    """What is counted over the games of one run."""

    kinds: Sequence[str]
    lengths: list[int] = field(default_factory=list)
    rounds: list[int] = field(default_factory=list)
    stuck: int = 0
    wins: defaultdict[str, float] = field(default_factory=lambda: defaultdict(float))
    seat_points: list[list[int]] = field(default_factory=list)
    kind_points: dict[str, list[int]] = field(default_factory=dict)
    digest: Any = field(default_factory=hashlib.sha256)
    seconds: float = 0.0

    def as_dict(self, game: str, seats: int) -> dict[str, Any]:
        """The keys promised for `--json`."""
        decisions = sum(self.lengths)
        return {
            "game": game,
            "seats": seats,
            "games": len(self.lengths),
            "decisions": decisions,
            "decisions_per_s": round(decisions / self.seconds) if self.seconds else 0,
            "stuck": self.stuck,
            "rounds": _spread(self.rounds),
            "length": _spread(self.lengths),
            "wins": {kind: round(self.wins[kind], 3) for kind in sorted(set(self.kinds))},
            "points": {
                "seat": [_mean(points) for points in self.seat_points],
                "kind": {kind: _mean(points) for kind, points in sorted(self.kind_points.items())},
            },
            "digest": self.digest.hexdigest(),
        }


def simulate(
    game: str,
    seats: int,
    games: int,
    seed: int,
    players: Sequence[str],
    progress: Callable[[int], None] = lambda _: None,
) -> dict[str, Any]:
    """Play `games` games and count; two runs with the same arguments differ only in `*_per_s`.

    `players` are kinds by seat; they move one seat on with every game, so that no kind keeps a
    seat's advantage. ValueError for an unknown game, kind, or number of seats.
    """
    package = _checked(game, seats, players)
    run = Run(players, seat_points=[[] for _ in range(seats)])
    for n in range(games):
        seed, game_seed = advance(seed)
        kinds = [players[(seat + n) % seats] for seat in range(seats)]
        began = time.perf_counter()
        state = package.new_game(seats, game_seed, package.Options())
        length = _playout(state, kinds, game_seed, run.digest)
        run.seconds += time.perf_counter() - began
        run.lengths.append(length)
        run.rounds.append(package.view(state, None).chapter)
        if state.result is None:
            run.stuck += 1
        else:
            _count(run, package.score(state), state.result, kinds)
        progress(1)
    return run.as_dict(game, seats)


def _checked(game: str, seats: int, players: Sequence[str]) -> Any:
    if game not in GAMES:
        raise ValueError(f"no game called {game!r}: there is {', '.join(GAMES)}")
    package = GAMES[game]
    if seats not in package.SEATS:
        first, last = package.SEATS[0], package.SEATS[-1]
        raise ValueError(f"{game} is for {first} to {last} seats, not {seats}")
    if len(players) != seats:
        raise ValueError(f"{seats} seats need {seats} players, {len(players)} were named")
    for kind in players:
        if kind not in PLAYERS:
            raise ValueError(f"no computer player called {kind!r}: there is {', '.join(PLAYERS)}")
    return package


def _playout(state: Game, kinds: Sequence[str], seed: int, digest: Any) -> int:
    """Play to the end, or to STUCK_AFTER; the number of picks."""
    length = 0
    players = [PLAYERS[kind] for kind in kinds]
    while state.result is None and length < STUCK_AFTER:
        awaited = [seat for _, seats in pending(state) for seat in seats]
        if not awaited:
            break
        seat = awaited[0]
        seed, draw = advance(seed)
        choice = players[seat](state, seat, draw)
        digest.update(f"{seat} {choice!r}\n".encode())
        play(state, seat, choice)
        state.told.clear()
        length += 1
    digest.update(f"{state.result}\n{codec.dumps(state)}\n".encode())
    return length


def _count(run: Run, scores: Any, winners: Sequence[int], kinds: Sequence[str]) -> None:
    for score in scores:
        run.seat_points[score.seat].append(score.total)
        run.kind_points.setdefault(kinds[score.seat], []).append(score.total)
    for seat in winners:
        run.wins[kinds[seat]] += 1 / len(winners)


def _mean(numbers: Sequence[float]) -> float:
    return round(sum(numbers) / len(numbers), 2) if numbers else 0.0


def _spread(numbers: Sequence[int]) -> dict[str, float]:
    return {
        "min": min(numbers, default=0),
        "mean": _mean(numbers),
        "max": max(numbers, default=0),
    }


def as_text(found: dict[str, Any]) -> str:
    """The same figures for a person."""
    lines = [f"{key}: {value}" for key, value in found.items() if not isinstance(value, dict)]
    lines += [f"{k}: {json.dumps(v)}" for k, v in found.items() if isinstance(v, dict)]
    return "\n".join(lines)
