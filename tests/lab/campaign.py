"""What a campaign brings to a game, and how far it tips it: `python -m tests.lab campaign`."""

from __future__ import annotations

import json
import math
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import permutations
from pathlib import Path
from statistics import mean, stdev
from typing import Any, Final

from bot.lab.simulate import identity
from bot.texts import Library
from engine.campaign import campaign_terms, pairs
from engine.games import GAMES, GamePackage
from engine.kernel import DISCARD_EVENTS, decision, play
from engine.players import PLAYERS
from engine.players.random import draws
from tests.lab.measure import Measure

SEATS: Final = 2
"""The fewest seats of most games, where a gift weighs most."""
MAX_TIP: Final = 5.0
"""Percentage points of games more that a seat may win by what it is brought."""


@dataclass(frozen=True)
class Tip:
    """By how much the most that a game can be brought raises the share of games that a seat
    wins."""

    game: str
    kind: str
    games: int
    points: float
    """Percentage points above an equal share."""
    half: float
    """Half of its 95 % interval."""


def most_brought(game: str, turn: int) -> Counter[str]:
    """Return as much as any finished game brings a seat of this one; the things take turns."""
    terms = campaign_terms(game)
    things = [row.brings for row in terms.takes for _ in range(row.most)]
    first = turn % len(things)
    return Counter((things[first:] + things[:first])[: terms.most])


def tip(game: str, kind: str, deals: int, keep: Path | None = None) -> Tip:
    """Play each deal once for each seat, which alone is brought the most. `keep` names a file of
    the deals that are over: a run that was ended goes on from there."""
    package = GAMES[game]
    lines = keep.read_text("utf-8").splitlines() if keep and keep.exists() else []
    over = dict(map(json.loads, lines))
    shares = list[float]()
    for n in range(1, deals + 1):
        deal = json.dumps(identity(game, n, [kind] * SEATS, package.Options()))
        if deal not in over:
            over[deal] = mean(_won(package, kind, n, gifted) for gifted in range(SEATS))
            if keep:
                keep.parent.mkdir(parents=True, exist_ok=True)
                with keep.open("a", encoding="utf-8") as file:
                    file.write(json.dumps([deal, over[deal]]) + "\n")
        shares.append(over[deal])
    half = 1.96 * stdev(shares) / math.sqrt(deals)
    return Tip(game, kind, deals * SEATS, 100 * (mean(shares) - 1 / SEATS), 100 * half)


def _won(package: GamePackage, kind: str, seed: int, gifted: int) -> float:
    parts: list[Any] = [None] * SEATS
    parts[gifted] = {"brought": most_brought(package.NAME, seed)}
    record = package.Record.model_validate({"seats": parts})
    game = package.begin(SEATS, seed, package.Options(), record)
    game.new_events = DISCARD_EVENTS
    for draw, _ in draws(seed):
        if game.result is not None:
            break
        seat, offered, lane = decision(game)
        pick = offered[0] if len(offered) == 1 else PLAYERS[kind](game, seat, draw)
        play(game, seat, pick, lane)
    return (gifted in game.result) / len(game.result)


def terms() -> Iterator[str]:
    """Yield the lines of a table: what each game brings each other one."""
    library = Library()
    texts = {game: library.texts("en", game) for game in GAMES}
    yield "| from | to | each | brings | at most |"
    yield "| --- | --- | --- | --- | --- |"
    for source, target in permutations(GAMES, 2):
        for given, taken in pairs(source, target):
            had = texts[source].say(f"gives-{given.good}", n=given.each)
            what = texts[target].counted(taken.brings, 1)
            yield f"| {source} | {target} | {had} | {what} | {taken.most} |"


def rows(game: str, kind: str, deals: int, keep: Path | None) -> Iterator[Measure]:
    """Yield by how many percentage points of games what is brought tips a game; for an empty name,
    each game."""
    for name in [game] if game else GAMES:
        found = tip(name, kind, deals, keep)
        yield Measure(f"{name}: more wins", round(found.points, 1), MAX_TIP, "% of games")
        yield Measure(f"{name}: more or less", round(found.half, 1), None, "% of games")
        yield Measure(f"{name}: played", found.games, None, "games")
