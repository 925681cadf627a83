"""Whole games between computers: `gharkane simulate`."""

from __future__ import annotations

import hashlib
import json
import math
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import chain, islice
from pathlib import Path
from statistics import stdev
from typing import Any, Final

from pydantic import ValidationError

from bot.lab.run_file import Playout, RunFile
from engine import codec
from engine.games import GAMES
from engine.kernel import DISCARD_EVENTS, EVERYTHING, Game, KeptEvents, Pick, decision, play
from engine.package import GamePackage
from engine.players import PLAYERS
from engine.players.random import draws, one_of
from engine.rng import advance

STUCK_AFTER = 50_000
"""Picks after which a game counts as stuck."""
CHUNK: Final = 16
"""Maximum number of games given to a process at once: a kept run loses at most that many when it is
interrupted."""


@dataclass
class Run:
    """The figures over the games of one run."""

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
    """By role, its kind and the kinds against it: the number of games, and of those it won."""
    digest: Any = field(default_factory=hashlib.sha256)
    seconds: float = 0.0
    timed: int = 0
    """Picks made in that time."""

    def count(self, playout: Playout) -> None:
        """Add a game."""
        self.lengths.append(playout.length)
        self.rounds.append(playout.rounds)
        self.digest.update(playout.digest)
        self.stuck += not playout.points
        self.single += playout.single
        for seat, picks in enumerate(playout.picks):
            self.seat_picks[seat].append(picks)
        for seat, points in enumerate(playout.points):
            self.seat_points[seat].append(points)
            self.kind_points.setdefault(playout.kinds[seat], []).append(points)
        for seat in playout.winners:
            self.wins[playout.kinds[seat]] += 1 / len(playout.winners)
            self.seat_wins[seat] += 1 / len(playout.winners)
        for role in dict.fromkeys(playout.parts if playout.points else ()):
            own_kinds = sorted(
                {k for k, part in zip(playout.kinds, playout.parts, strict=True) if part == role}
            )
            others = {
                k for k, part in zip(playout.kinds, playout.parts, strict=True) if part != role
            }
            key = role, "+".join(own_kinds), "+".join(sorted(others))
            tally = self.roles.setdefault(key, [0, 0])
            tally[0] += 1
            tally[1] += any(playout.parts[seat] == role for seat in playout.winners)
        for name, figure in playout.figures.items():
            self.figures.setdefault(name, []).append(figure)

    def as_dict(self, game: str, seats: int, options: Any) -> dict[str, Any]:
        """Return the documented keys of `--json`. `wins` counts games; a shared win counts in
        parts. Shares of wins and of picks are fractions of 1. A figure is its mean over the games
        that have it, with an interval; a figure that a single game has is left out."""
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
    """Play `games` games in `jobs` processes and count. Two runs with the same arguments differ
    only in `*_per_s`, whatever `jobs` is.

    `keep` names a file of finished games: an interrupted run resumes from it, and a longer run adds
    to it. ValueError if the file is another run's, OSError if it cannot be a file.

    `players` are kinds by seat; they move one seat on with every game, so that no kind keeps a
    seat's advantage. Or they are kinds by role, such as `ROLE=normal` and `OTHER=easy`. ValueError
    for an unknown game, kind, role, option, or number of seats.
    """
    _check(game, seats, players)
    if any("=" in kind for kind in players):
        players, labels = ["/".join(players)] * seats, [kind.split("=")[1] for kind in players]
    else:
        labels = [*players]
    run = Run(labels, [[] for _ in range(seats)], [[] for _ in range(seats)])
    chosen, dealt = options_of(game, options), []
    kept = RunFile(keep, identity(game, seed, players, chosen)) if keep else None
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


def identity(game: str, seed: int, players: Sequence[str], options: Any) -> dict[str, Any]:
    """Return what identifies a run: other rules or other weights would play other games."""
    package = package_named(game)
    minds = package.STRENGTHS
    weights = hashlib.sha256(minds.model_dump_json().encode()).hexdigest() if minds else ""
    option_data = options.model_dump(mode="json")
    played = {"game": game, "rules": package.VERSION, "weights": weights}
    return played | {"seed": seed, "players": [*players], "options": option_data}


def options_of(game: str, text: str) -> Any:
    """Parse the options of a game in `name=value,name=value`; raise ValueError for one that the
    game does not have."""
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
    """Yield the games in their order, whichever process plays them."""
    jobs = min(jobs, len(dealt))
    if jobs <= 1:
        yield from map(_playout, dealt)
        return
    share = min(max(1, len(dealt) // (jobs * 8)), CHUNK)
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(_playout, dealt, chunksize=share)


def package_named(game: str) -> GamePackage:
    """Return a game by its name; raise ValueError if there is none."""
    if game not in GAMES:
        raise ValueError(f"no game called {game!r}: there is {', '.join(GAMES)}")
    return GAMES[game]


def _check(game: str, seats: int, players: Sequence[str]) -> None:
    package = package_named(game)
    if seats not in package.SEATS:
        first, last = package.SEATS[0], package.SEATS[-1]
        raise ValueError(f"{game} is for {first} to {last} seats, not {seats}")
    kinds = [player.rpartition("=")[2] for player in players]
    if any("=" in player for player in players):
        if sorted(player.partition("=")[0] for player in players) != sorted(package.ROLES):
            roles = ", ".join(package.ROLES) or "none"
            raise ValueError(f"players by role name each role of {game} once: there is {roles}")
    elif len(players) != seats:
        raise ValueError(f"a table of {seats} needs as many players; named: {len(players)}")
    for kind in kinds:
        if kind not in PLAYERS:
            raise ValueError(f"no computer player called {kind!r}: there is {', '.join(PLAYERS)}")


def _playout(job: _Game) -> Playout:
    """Play a game to the end, or to STUCK_AFTER."""
    game, seed, kinds, options = job
    package = GAMES[game]
    state: Game = package.new_game(len(kinds), seed, options)
    single, picks, digest = 0, [0] * len(kinds), hashlib.sha256()
    parts = roles_of(package, state)
    kinds = [_kind(kind, role) for kind, role in zip(kinds, parts or kinds, strict=True)]
    names = package.FIGURE_EVENTS
    state.new_events = KeptEvents(names, state.new_events) if names else DISCARD_EVENTS
    players = [None if kind == "random" else PLAYERS[kind] for kind in kinds]
    answers: list[int | Pick] = []
    for draw, first in islice(draws(seed), STUCK_AFTER):
        if state.result is not None:
            break
        try:
            seat, offered, lane = decision(state)
        except LookupError:  # stuck
            break
        picks[seat] += 1
        if (count := len(offered)) == 1:
            single += 1
            choice = offered[0]
        elif (player := players[seat]) is None:  # like `random_pick`; the options are known
            number = one_of(count, draw, first)
            answers.append(number)
            choice = offered[number]
        else:
            choice = player(state, seat, draw)
            answers.append(choice)
        play(state, seat, choice, lane)
    events, state.new_events = state.new_events, []
    digest.update(f"{picks} {answers}\n".encode())
    digest.update(f"{state.result}\n{codec.dumps(state)}\n".encode())
    scores = [] if state.result is None else package.score(state)
    return Playout(
        kinds=kinds,
        length=sum(picks),
        single=single,
        picks=picks,
        rounds=package.chapter(state),
        points=[score.total for score in sorted(scores, key=lambda entry: entry.seat)],
        winners=state.result or (),
        figures={} if state.result is None else package.figures(state, events),
        digest=digest.digest(),
        parts=parts,
    )


def roles_of(package: GamePackage, state: Game) -> list[str]:
    """Return the role of each seat; empty in a game without roles."""
    if not package.ROLES:
        return []
    return [str(part.side) for part in package.record(state, EVERYTHING).seats]


def _kind(kinds: str, role: str) -> str:
    """Return the kind of computer of a seat with this role: `kinds`, or its part for the role in
    `ROLE=normal/OTHER=easy`."""
    if "=" not in kinds:
        return kinds
    return dict(part.split("=", 1) for part in kinds.split("/"))[role]


def _mean(numbers: Sequence[float]) -> float:
    return round(sum(numbers) / len(numbers), 2) if numbers else 0.0


def _around(numbers: Sequence[float]) -> tuple[float, float, float]:
    """Return the mean of two or more values and its 95 % interval; values that are between 0 and 1
    in every game are treated as a share."""
    middle = sum(numbers) / len(numbers)
    if all(0 <= number <= 1 for number in numbers):
        return (round(middle, 3), *interval(sum(numbers), len(numbers)))
    half = 1.96 * stdev(numbers) / math.sqrt(len(numbers))
    return round(middle, 3), round(middle - half, 3), round(middle + half, 3)


def interval(won: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval of the share of games that was won (Wilson's interval)."""
    share, z = won / games, 1.96
    middle = share + z * z / (2 * games)
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    low, high = (round((middle + d) / (1 + z * z / games), 3) for d in (-half, half))
    return max(0.0, low), high  # rounding makes -0.0 of a share of 0


def _spread(numbers: Sequence[int]) -> dict[str, float]:
    return {
        "min": min(numbers, default=0),
        "mean": _mean(numbers),
        "max": max(numbers, default=0),
    }


def as_text(data: dict[str, Any]) -> str:
    """Return the figures as text, one per line."""
    figures = data["figures"]
    others = {key: value for key, value in data.items() if value is not figures}
    lines = [f"{k}: {v}" for k, v in others.items() if not isinstance(v, dict) and k != "roles"]
    lines += [f"{k}: {json.dumps(v)}" for k, v in others.items() if isinstance(v, dict)]
    lines += [f"{name:<28}{_told(*figure)}" for name, figure in figures.items()]
    return "\n".join(lines)


def beside(plain: dict[str, Any], changed: dict[str, Any]) -> str:
    """Return the figures of two runs side by side, marked if their intervals do not overlap."""
    options = ",".join(f"{name}={value}" for name, value in changed["options"].items())
    lines = [f"{plain['game']}, seats: {plain['seats']}, games: {plain['games']}"]
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
