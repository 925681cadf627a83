"""Whole games between computers: `gharkane simulate`."""

from __future__ import annotations

import hashlib
import json
import math
import os
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from functools import lru_cache
from itertools import chain, islice
from pathlib import Path
from statistics import stdev
from typing import Any, Final

from pydantic import ValidationError

from engine import codec
from engine.games import GAMES
from engine.kernel import (
    DISCARD_EVENTS,
    EVERYTHING,
    Game,
    KeptEvents,
    Pick,
    Seat,
    decision,
    is_asked_once,
    play,
)
from engine.package import GamePackage
from engine.players import PLAYERS
from engine.players.random import draws, one_of
from engine.rng import advance

STUCK_AFTER = 50_000
"""Picks after which a game counts as stuck."""
CHUNK: Final = 16
"""Games that a process is given at once, at most: so many are lost when a kept run is ended."""


@dataclass(frozen=True)
class Playout:
    """How a game went; it crosses from one process to another."""

    kinds: Sequence[str]
    length: int
    single: int
    """The picks with a single option."""
    picks: Sequence[int]
    """By seat."""
    rounds: int
    points: Sequence[int]
    """By seat; empty if it is stuck."""
    winners: Sequence[int]
    figures: Mapping[str, float]
    """What the game's package counts of it; empty if it is stuck."""
    digest: bytes
    """A digest of every pick and of the final state."""
    parts: Sequence[str] = ()
    """By seat its role, in a game that has some."""


class RunFile:
    """The file that keeps the games of a run in their order: a line of JSON says which run it is,
    and one more follows for each game."""

    def __init__(self, path: Path, run: dict[str, Any]) -> None:
        """Reads what is there; ValueError if it is of another run, OSError if it cannot be a
        file."""
        self._path = path
        lines = path.read_text("utf-8").splitlines(keepends=True) if path.exists() else []
        first, *rest = lines or [json.dumps(run) + "\n"]
        if first != json.dumps(run) + "\n":
            raise ValueError(f"{path} keeps the games of another run")
        whole = [line for line in rest if line.endswith("\n")]  # the last may be broken off
        self.games = [_kept(json.loads(line)) for line in whole]
        if lines:
            os.truncate(path, len((first + "".join(whole)).encode()))
        else:
            path.write_text(first, "utf-8")

    def add(self, one: Playout) -> None:
        """One more game."""
        line = json.dumps(asdict(one) | {"digest": one.digest.hex()})
        with self._path.open("a", encoding="utf-8") as file:
            file.write(line + "\n")


def _kept(line: dict[str, Any]) -> Playout:
    return Playout(**line | {"digest": bytes.fromhex(line["digest"])})


@dataclass
class Run:
    """What is counted over the games of one run."""

    kinds: Sequence[str]
    seat_points: list[list[int]]
    seat_picks: list[list[int]]
    lengths: list[int] = field(default_factory=list)
    rounds: list[int] = field(default_factory=list)
    stuck: int = 0
    single: int = 0
    wins: defaultdict[str, float] = field(default_factory=lambda: defaultdict(float))
    seat_wins: defaultdict[int, float] = field(default_factory=lambda: defaultdict(float))
    kind_points: dict[str, list[int]] = field(default_factory=dict)
    figures: dict[str, list[float]] = field(default_factory=dict)
    roles: dict[tuple[str, str, str], list[float]] = field(default_factory=dict)
    """By role, its kind and the kinds against it: the games, and those it won."""
    digest: Any = field(default_factory=hashlib.sha256)
    seconds: float = 0.0
    timed: int = 0
    """Picks made in them."""

    def count(self, one: Playout) -> None:
        """One more game."""
        self.lengths.append(one.length)
        self.rounds.append(one.rounds)
        self.digest.update(one.digest)
        self.stuck += not one.points
        self.single += one.single
        for seat, picks in enumerate(one.picks):
            self.seat_picks[seat].append(picks)
        for seat, points in enumerate(one.points):
            self.seat_points[seat].append(points)
            self.kind_points.setdefault(one.kinds[seat], []).append(points)
        for seat in one.winners:
            self.wins[one.kinds[seat]] += 1 / len(one.winners)
            self.seat_wins[seat] += 1 / len(one.winners)
        for role in dict.fromkeys(one.parts if one.points else ()):
            mine = sorted({k for k, part in zip(one.kinds, one.parts, strict=True) if part == role})
            others = {k for k, part in zip(one.kinds, one.parts, strict=True) if part != role}
            key = role, "+".join(mine), "+".join(sorted(others))
            tally = self.roles.setdefault(key, [0, 0])
            tally[0] += 1
            tally[1] += any(one.parts[seat] == role for seat in one.winners)
        for name, figure in one.figures.items():
            self.figures.setdefault(name, []).append(figure)

    def as_dict(self, game: str, seats: int, options: Any) -> dict[str, Any]:
        """The keys promised for `--json`. Shares of wins and of picks are of 1; a win that is
        shared counts in parts. A figure is its mean over the games that have it, from and to; what
        one game alone has says nothing."""
        counted: dict[str, Sequence[float]] = {
            f"seat_{n + 1}_points": points for n, points in enumerate(self.seat_points)
        }
        counted |= self.figures
        decisions, games = sum(self.lengths), len(self.lengths)
        return {
            "game": game,
            "seats": seats,
            "options": options.model_dump(exclude_defaults=True),
            "games": games,
            "decisions": decisions,
            "decisions_per_s": round(self.timed / self.seconds) if self.seconds else 0,
            "stuck": self.stuck,
            "rounds": _spread(self.rounds),
            "length": _spread(self.lengths),
            "wins": {kind: round(self.wins[kind], 3) for kind in sorted(set(self.kinds))},
            "win_interval": {
                kind: interval(self.wins[kind], games) for kind in sorted(set(self.kinds))
            },
            "roles": [
                {
                    "role": role,
                    "kind": kind,
                    "against": against,
                    "games": int(count),
                    "won": round(won / count, 3),
                    "interval": interval(won, int(count)),
                }
                for (role, kind, against), (count, won) in sorted(self.roles.items())
            ],
            "win_share": [round(self.seat_wins[seat] / games, 3) for seat in range(seats)],
            "picks": {
                "seat": [_mean(picks) for picks in self.seat_picks],
                "single": round(self.single / decisions, 3) if decisions else 0.0,
            },
            "points": {
                "seat": [_mean(points) for points in self.seat_points],
                "kind": {kind: _mean(points) for kind, points in sorted(self.kind_points.items())},
            },
            "figures": {
                **{f"seat_{n + 1}_won": self._won(n) for n in range(seats)},
                **{name: _around(numbers) for name, numbers in counted.items() if numbers[1:]},
            },
            "digest": self.digest.hexdigest(),
        }

    def _won(self, seat: int) -> tuple[float, float, float]:
        won, games = self.seat_wins[seat], len(self.lengths)
        return (round(won / games, 3), *interval(won, games))


def simulate(
    game: str,
    seats: int,
    games: int,
    seed: int,
    players: Sequence[str],
    progress: Callable[[int], None] = lambda _: None,
    jobs: int = 1,
    options: str = "",
    keep: Path | None = None,
) -> dict[str, Any]:
    """Play `games` games in so many processes and count; two runs with the same arguments differ
    only in `*_per_s`, whatever `jobs` is.

    `keep` names a file of the games that are over: a run that was ended goes on from there, and one
    with more games adds to it. ValueError if it is of another run, OSError if it
    cannot be a file.

    `players` are kinds by seat; they move one seat on with every game, so that no kind keeps a
    seat's advantage. Or they are kinds by role, such as `sins=normal` and `heroes=easy`. ValueError
    for an unknown game, kind, role, option, or number of seats.
    """
    _check(game, seats, players)
    if any("=" in one for one in players):
        players, named = ["/".join(players)] * seats, [one.split("=")[1] for one in players]
    else:
        named = [*players]
    run = Run(named, [[] for _ in range(seats)], [[] for _ in range(seats)])
    chosen, dealt = options_of(game, options), []
    kept = RunFile(keep, _named(game, seed, players, chosen)) if keep else None
    for n in range(games):
        seed, game_seed = advance(seed)
        kinds = [players[(seat + n) % seats] for seat in range(seats)]
        dealt.append((game, game_seed, kinds, chosen))
    before = kept.games[:games] if kept else []
    began = time.perf_counter()
    for n, playout in enumerate(chain(before, _played(dealt[len(before) :], jobs))):
        if n >= len(before):
            run.timed += playout.length
            if kept:
                kept.add(playout)
        run.count(playout)
        progress(1)
    run.seconds = time.perf_counter() - began
    return run.as_dict(game, seats, chosen)


def _named(game: str, seed: int, players: Sequence[str], options: Any) -> dict[str, Any]:
    """What makes a run this one: other rules and other weights play other games."""
    package = package_named(game)
    minds = package.STRENGTHS
    weights = hashlib.sha256(minds.model_dump_json().encode()).hexdigest() if minds else ""
    told = options.model_dump(mode="json")
    played = {"game": game, "rules": package.VERSION, "weights": weights}
    return played | {"seed": seed, "players": [*players], "options": told}


def options_of(game: str, text: str) -> Any:
    """The options of a game in `name=value,name=value`; ValueError for what it does not have."""
    package = package_named(game)
    parts = [part.partition("=") for part in text.split(",") if part]
    try:
        return package.Options.model_validate({name: value for name, _, value in parts})
    except ValidationError as error:
        wrong = error.errors()[0]
        name = ".".join(map(str, wrong["loc"]))
        known = ", ".join(package.Options.model_fields)
        if name not in package.Options.model_fields:
            raise ValueError(f"{game} has no option {name!r}: there is {known}") from error
        raise ValueError(f"option {name} of {game}: {wrong['msg']}") from error


_Game = tuple[str, int, Sequence[str], Any]
"""A game, its seed, the kinds of computer by seat, and its options."""


def _played(dealt: Sequence[_Game], jobs: int) -> Iterator[Playout]:
    """The games in their order, whichever process plays them."""
    jobs = min(jobs, len(dealt))
    if jobs <= 1:
        yield from map(_playout, dealt)
        return
    share = min(max(1, len(dealt) // (jobs * 8)), CHUNK)
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(_playout, dealt, chunksize=share)


def package_named(game: str) -> GamePackage:
    """A game by its name; ValueError if there is none."""
    if game not in GAMES:
        raise ValueError(f"no game called {game!r}: there is {', '.join(GAMES)}")
    return GAMES[game]


def _check(game: str, seats: int, players: Sequence[str]) -> None:
    package = package_named(game)
    if seats not in package.SEATS:
        first, last = package.SEATS[0], package.SEATS[-1]
        raise ValueError(f"{game} is for {first} to {last} seats, not {seats}")
    kinds = [one.rpartition("=")[2] for one in players]
    if any("=" in one for one in players):
        if sorted(one.partition("=")[0] for one in players) != sorted(package.ROLES):
            roles = ", ".join(package.ROLES) or "none"
            raise ValueError(f"players by role name each role of {game} once: there is {roles}")
    elif len(players) != seats:
        raise ValueError(f"{seats} seats need {seats} players, {len(players)} were named")
    for kind in kinds:
        if kind not in PLAYERS:
            raise ValueError(f"no computer player called {kind!r}: there is {', '.join(PLAYERS)}")


def _playout(one: _Game) -> Playout:
    """Play a game to the end, or to STUCK_AFTER."""
    game, seed, kinds, options = one
    package = GAMES[game]
    state: Game = package.new_game(len(kinds), seed, options)
    single, picks, digest = 0, [0] * len(kinds), hashlib.sha256()
    parts = roles_of(package, state)
    kinds = [_kind(kind, role) for kind, role in zip(kinds, parts or kinds, strict=True)]
    names = package.FIGURE_EVENTS
    state.told = KeptEvents(names, state.told) if names else DISCARD_EVENTS
    players = [PLAYERS[kind] for kind in kinds]
    is_random = [kind == "random" for kind in kinds]
    written: list[bytes] = []
    for draw, first in islice(draws(seed), STUCK_AFTER):
        if state.result is not None:
            break
        try:
            seat, offered, where = decision(state)
        except LookupError:  # stuck
            break
        picks[seat] += 1
        if (count := len(offered)) == 1:
            single += 1
            choice = offered[0]
        elif is_random[seat] and (where is state.agenda or is_asked_once(state, seat)):
            choice = offered[one_of(count, draw, first)]  # as `random_pick`, looked up already
        else:
            choice = players[seat](state, seat, draw)
        written.append(_written(seat, choice))
        play(state, seat, choice, where)
    events, state.told = [*state.told], []
    digest.update(b"".join(written))
    digest.update(f"{state.result}\n{codec.dumps(state)}\n".encode())
    scores = [] if state.result is None else package.score(state)
    return Playout(
        kinds=kinds,
        length=sum(picks),
        single=single,
        picks=picks,
        rounds=package.view(state, None).chapter,
        points=[score.total for score in sorted(scores, key=lambda one: one.seat)],
        winners=state.result or (),
        figures={} if state.result is None else package.figures(state, events),
        digest=digest.digest(),
        parts=parts,
    )


def roles_of(package: GamePackage, state: Game) -> list[str]:
    """By seat its role; empty in a game without roles."""
    if not package.ROLES:
        return []
    return [str(part.side) for part in package.record(state, EVERYTHING).seats]


def _kind(named: str, role: str) -> str:
    """The kind of computer of a seat with this role: `named`, or its part for the role in
    `sins=normal/heroes=easy`."""
    if "=" not in named:
        return named
    return dict(part.split("=", 1) for part in named.split("/"))[role]


@lru_cache(maxsize=1 << 16)
def _written(seat: Seat, pick: Pick) -> bytes:
    """A pick as the digest takes it. Games make the same picks again and again."""
    return f"{seat} {pick!r}\n".encode()


def _mean(numbers: Sequence[float]) -> float:
    return round(sum(numbers) / len(numbers), 2) if numbers else 0.0


def _around(numbers: Sequence[float]) -> tuple[float, float, float]:
    """The mean of two or more, and from and to in 95 of 100 such runs; what is 0 to 1 in every game
    is a share."""
    middle = sum(numbers) / len(numbers)
    if all(0 <= number <= 1 for number in numbers):
        return (round(middle, 3), *interval(sum(numbers), len(numbers)))
    half = 1.96 * stdev(numbers) / math.sqrt(len(numbers))
    return round(middle, 3), round(middle - half, 3), round(middle + half, 3)


def interval(won: float, games: int) -> tuple[float, float]:
    """The share of games that was won, from and to, in 95 of 100 such runs (Wilson's interval)."""
    share, z = won / games, 1.96
    middle = share + z * z / (2 * games)
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    low, high = (round((middle + d) / (1 + z * z / games), 3) for d in (-half, half))
    return low, high


def _spread(numbers: Sequence[int]) -> dict[str, float]:
    return {
        "min": min(numbers, default=0),
        "mean": _mean(numbers),
        "max": max(numbers, default=0),
    }


def as_text(found: dict[str, Any]) -> str:
    """The same for a person, a figure a line."""
    figures = found["figures"]
    rest = {key: value for key, value in found.items() if value is not figures}
    lines = [f"{k}: {v}" for k, v in rest.items() if not isinstance(v, dict) and k != "roles"]
    lines += [f"{k}: {json.dumps(v)}" for k, v in rest.items() if isinstance(v, dict)]
    lines += [f"{name:<28}{_told(*figure)}" for name, figure in figures.items()]
    return "\n".join(lines)


def beside(plain: dict[str, Any], changed: dict[str, Any]) -> str:
    """The figures of two runs side by side, marked where their intervals lie apart."""
    options = ",".join(f"{name}={value}" for name, value in changed["options"].items())
    lines = [f"{plain['game']}, {plain['seats']} seats, {plain['games']} games"]
    lines.append(f"  {'':<28}{'the rulebook':<32}{options or 'the same'}")
    for name, (mean, low, high) in plain["figures"].items():
        other = changed["figures"].get(name)
        if other is None:
            continue
        mark = "*" if other[1] > high or other[2] < low else " "
        lines.append(f"{mark} {name:<28}{_told(mean, low, high):<32}{_told(*other)}")
    return "\n".join(lines)


def _told(mean: float, low: float, high: float) -> str:
    return f"{mean:g} ({low:g} to {high:g})"
