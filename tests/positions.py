"""Positions of real games in which a pick would be a blunder: `python -m tests.positions [GAME]`
prints how many hold. Each is a line of tests/<game>/positions/<kind of blunder>.jsonl, from a game
between computers; tests/laws/computers/test_positions.py asks the computers that are named.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine import codec
from engine.games import GAMES
from engine.kernel import Pick, legal
from engine.players import PLAYERS

TESTS = Path(__file__).parent
SEEDS = (1, 2)
"""Worlds that a computer guesses; it must not blunder in any."""


@dataclass(frozen=True)
class Position:
    """A moment, and what must not be picked there."""

    name: str
    """The file and line, as pytest tells it."""
    seat: int
    never: Sequence[Mapping[str, Any]]
    """Of the picks: their class (`is`) and some of their fields."""
    by: Sequence[str]
    """The kinds of computer that must know."""
    save: Mapping[str, Any]

    def blunders(self) -> list[str]:
        """Who picks what must not be picked, and what."""
        found = []
        for kind in self.by:
            for seed in SEEDS:
                pick = PLAYERS[kind](codec.loads(json.dumps(self.save)), self.seat, seed)
                if any(fits(pick, one) for one in self.never):
                    found.append(f"{kind} picks {pick}")
        return found


def fits(pick: Pick, pattern: Mapping[str, Any]) -> bool:
    """Whether a pick is of that class, with those fields."""
    told = json.loads(json.dumps(codec.pick_to_json(pick)))
    return all(told.get(name) == value for name, value in pattern.items())


def positions(game: str) -> list[Position]:
    """All of a game."""
    found = []
    for path in sorted((TESTS / game / "positions").glob("*.jsonl")):
        for n, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            row = json.loads(line)
            name = f"{game}/{path.stem}:{n}"
            found.append(Position(name, row["seat"], row["never"], row["by"], row["save"]))
    return found


def forbidden(position: Position) -> list[Pick]:
    """The legal picks that would be blunders."""
    picks = legal(codec.loads(json.dumps(position.save)), position.seat)
    return [pick for pick in picks if any(fits(pick, one) for one in position.never)]


def main() -> None:
    """Print how many hold, by game, and those that do not."""
    for game in sys.argv[1:] or GAMES:
        held: Counter[bool] = Counter()
        for position in positions(game):
            found = position.blunders()
            held[not found] += 1
            sys.stdout.writelines(f"  {position.name}: {one}\n" for one in found)
        sys.stdout.write(f"{game}: {held[True]} of {held.total()} positions hold\n")


if __name__ == "__main__":
    main()
