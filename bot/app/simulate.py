"""Whole games between computers: `gharkane simulate`."""

from __future__ import annotations

import hashlib
import json
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from engine import codec
from engine.games import GAMES
from engine.kernel import Game, pending, play
from engine.players import PLAYERS
from engine.rng import advance

STUCK_AFTER = 50_000
"""Picks after which a game counts as stuck."""


@dataclass(frozen=True)
class Playout:
    """How a game went; it crosses from one process to another."""

    kinds: Sequence[str]
    length: int
    rounds: int
    points: Sequence[int]
    """By seat; empty if it is stuck."""
    winners: Sequence[int]
    digest: bytes
    """Of every pick and of the state at the end."""


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

    def count(self, one: Playout) -> None:
        """One more game."""
        self.lengths.append(one.length)
        self.rounds.append(one.rounds)
        self.digest.update(one.digest)
        self.stuck += not one.points
        for seat, points in enumerate(one.points):
            self.seat_points[seat].append(points)
            self.kind_points.setdefault(one.kinds[seat], []).append(points)
        for seat in one.winners:
            self.wins[one.kinds[seat]] += 1 / len(one.winners)

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
    jobs: int = 1,
) -> dict[str, Any]:
    """Play `games` games in so many processes and count; two runs with the same arguments differ
    only in `*_per_s`, whatever `jobs` is.

    `players` are kinds by seat; they move one seat on with every game, so that no kind keeps a
    seat's advantage. ValueError for an unknown game, kind, or number of seats.
    """
    _check(game, seats, players)
    run = Run(players, seat_points=[[] for _ in range(seats)])
    dealt = []
    for n in range(games):
        seed, game_seed = advance(seed)
        dealt.append((game, game_seed, [players[(seat + n) % seats] for seat in range(seats)]))
    began = time.perf_counter()
    for one in _played(dealt, min(jobs, games)):
        run.count(one)
        progress(1)
    run.seconds = time.perf_counter() - began
    return run.as_dict(game, seats)


_Game = tuple[str, int, Sequence[str]]
"""A game, its seed, and the kinds of computer by seat."""


def _played(dealt: Sequence[_Game], jobs: int) -> Iterator[Playout]:
    """The games in their order, whichever process plays them."""
    if jobs == 1:
        yield from map(_playout, dealt)
        return
    share = max(1, len(dealt) // (jobs * 8))
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(_playout, dealt, chunksize=share)


def _check(game: str, seats: int, players: Sequence[str]) -> None:
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


def _playout(one: _Game) -> Playout:
    """Play a game to the end, or to STUCK_AFTER."""
    game, seed, kinds = one
    package = GAMES[game]
    state: Game = package.new_game(len(kinds), seed, package.Options())
    length, digest = 0, hashlib.sha256()
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
    scores = [] if state.result is None else package.score(state)
    return Playout(
        kinds=kinds,
        length=length,
        rounds=package.view(state, None).chapter,
        points=[one.total for one in sorted(scores, key=lambda one: one.seat)],
        winners=state.result or (),
        digest=digest.digest(),
    )


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
