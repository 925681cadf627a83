"""Random walks through any game: the basis of the laws."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from dataclasses import is_dataclass, replace
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from engine.copying import clone
from engine.games import GAMES, GamePackage
from engine.games._skeleton import PACKAGE as _skeleton
from engine.kernel import Event, Game, Pick, Seat, legal, pending, play
from engine.record import read_record
from engine.rng import below

TESTS = Path(__file__).resolve().parents[1]

PACKAGES: dict[str, GamePackage] = {**GAMES, _skeleton.NAME: _skeleton}
"""Every game, and the skeleton, since it is what people copy."""

Table = tuple[str, int]
"""A game's id and a number of seats."""

EXAMPLES = int(os.environ.get("LAWS", "2"))
"""Games of each law at each table; `make test-long` looks at more."""
KEPT = max(EXAMPLES, 4)
"""Games of a table that the laws share, and examples of the laws of secrets."""
_APART = 24
"""Picks between two states that are kept of a game."""

TOO_LONG = 20_000
"""Picks after which a game counts as endless."""


def options_of(package: GamePackage, seed: int) -> Any:
    """Options drawn at random from all their values (the defaults for seed 0)."""
    values: dict[str, Any] = {}
    if seed:
        for name, prop in package.Options.model_json_schema()["properties"].items():
            choices = prop.get("enum") or ([prop["const"]] if "const" in prop else [False, True])
            seed, n = below(seed, len(choices))
            values[name] = choices[n]
    return package.Options(**values)


def awaited_seats(game: Game) -> list[Seat]:
    """Everybody a question waits for, each once, in seat order."""
    return sorted({seat for _, seats in pending(game) for seat in seats})


def draw(game: Game, seed: int) -> tuple[int, Seat, Pick]:
    """A random awaited seat and a random legal pick of it; also the next state of `seed`."""
    seats = awaited_seats(game)
    assert seats, f"stuck: nobody is awaited; agenda {game.agenda}"
    seed, n = below(seed, len(seats))
    options = legal(game, seats[n])
    assert options, f"stuck: seat {seats[n]} has no option; agenda {game.agenda}"
    seed, m = below(seed, len(options))
    return seed, seats[n], options[m]


def draw_any(game: Game, seed: int) -> tuple[int, Seat, Pick]:
    """As `draw`, but now and then (one pick in six) of a seat that may speak and is not awaited: by
    an aside, or to replace a sealed answer."""
    if seed % 6 == 0:
        asked = awaited_seats(game)
        for seat in set(range(game.seats)) - set(asked):
            if options := legal(game, seat):
                seed, n = below(seed, len(options))
                return seed, seat, options[n]
    return draw(game, seed)


def fresh(name: str, seats: int, seed: int, options_seed: int = 0) -> Any:
    """A new game of that name."""
    package = PACKAGES[name]
    return package.new_game(seats, seed, options_of(package, options_seed))


@lru_cache(maxsize=KEPT)
def _played(name: str, seats: int, n: int) -> tuple[list[tuple[Seat, Pick]], list[Any]]:
    """The picks of a random game, the n-th of this table, and its state before every so many; the
    first has the usual options."""
    game = fresh(name, seats, n + 1, n)
    picks: list[tuple[Seat, Pick]] = []
    kept: list[Any] = []
    for seat, choice in walk(game, n + 1):
        if len(picks) % _APART == 0:
            kept.append(clone(game))
        picks.append((seat, choice))
        play(game, seat, choice)
    return picks, kept


def somewhere(table: Table, seed: int) -> Any:
    """A game with random options at a random moment, which is not its end. All laws look at the
    same few games of a table, each at other moments: playing one takes longer than most laws."""
    seed, n = below(seed, KEPT)
    picks, kept = _played(*table, n)
    _, at = below(seed, len(picks))
    game = clone(kept[at // _APART])
    for seat, choice in picks[at - at % _APART : at]:
        play(game, seat, choice)
    return game


def throughout(table: Table, seed: int) -> Iterator[tuple[Any, Seat, Pick]]:
    """One of those same games before each of its picks, and what is picked then. Drawing a pick
    takes several times as long as playing it."""
    picks, kept = _played(*table, below(seed, KEPT)[1])
    game = clone(kept[0])
    for seat, choice in picks:
        yield game, seat, choice
        play(game, seat, choice)


RARE: dict[str, list[Path]] = {
    name: sorted((TESTS / name / "starts").glob("*.json")) for name in PACKAGES
}
"""By game: records, with their options, that deal what is rare into the first hands, and what else
is rare in a state."""


def rare(path: Path, seats: int, seed: int) -> Any:
    """A new game that begins as this file says, as far as there are seats for it."""
    kept = json.loads(path.read_text(encoding="utf-8"))
    package = PACKAGES[path.parts[-3]]
    told = kept["record"]
    told["seats"] = told.get("seats", [])[:seats]
    options = package.Options.model_validate(kept["options"])
    game: Any = package.begin(seats, seed, options, read_record(package.Record, told))
    for field, value in kept.get("state", {}).items():
        now = getattr(game, field)
        setattr(game, field, replace(now, **value) if is_dataclass(now) else value)  # type: ignore[type-var]
    return game


@cache
def _rare_picks(path: Path, seats: int) -> list[tuple[Seat, Pick]]:
    """The picks of a random game from this start."""
    return [(seat, pick) for _, seat, pick in steps(rare(path, seats, 1), 1)]


def rare_steps(path: Path, seats: int) -> Iterator[tuple[Any, Seat, Pick]]:
    """A random game from this start, before each of its picks; all laws look at the same one."""
    game = rare(path, seats, 1)
    for seat, pick in _rare_picks(path, seats):
        yield game, seat, pick
        play(game, seat, pick)


def steps(game: Any, seed: int) -> Iterator[tuple[Any, Seat, Pick]]:
    """This game, played at random, before each of its picks."""
    for seat, pick in walk(game, seed):
        yield game, seat, pick
        play(game, seat, pick)


def walk(game: Game, seed: int, picks: int = TOO_LONG) -> Iterator[tuple[Seat, Pick]]:
    """Random picks, each to be played by the caller before the next is drawn."""
    for _ in range(picks):
        if game.result is not None:
            return
        seed, seat, choice = draw_any(game, seed)
        yield seat, choice


def seen(events: tuple[Event, ...] | list[Event], seat: Seat) -> list[Any]:
    """What one seat sees, as comparable data."""
    return [(e.name, e.seen_by(seat)) for e in events if e.seen_by(seat) is not None]
