"""The file that stores the games of a run, and the result of a game."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any


@dataclass(frozen=True)
class Playout:
    """The result of a game; picklable, as it is sent between processes."""

    kinds: Sequence[str]
    length: int
    single: int
    """The number of picks with a single option."""
    picks: Sequence[int]
    """Picks by seat."""
    rounds: int
    points: Sequence[int]
    """Points by seat; empty if the game is stuck."""
    winners: Sequence[int]
    figures: Mapping[str, float]
    """The package's figures of the game; empty if it is stuck."""
    digest: bytes
    """A digest of the answers and of the final state. An answer is a pick, or the number of the
    option that chance drew."""
    parts: Sequence[str] = ()
    """Roles by seat, in a game that has some."""


class RunFile:
    """The file that stores the games of a run in their order: a JSON line identifies the run, and
    each game adds a line."""

    def __init__(self, path: Path, run: dict[str, Any]) -> None:
        """Read the stored games. Raise ValueError if they belong to another run, OSError if the
        file cannot be used."""
        self._path = path
        lines = path.read_text("utf-8").splitlines(keepends=True) if path.exists() else []
        first, *game_lines = lines or [json.dumps(run) + "\n"]
        if first != json.dumps(run) + "\n":
            raise ValueError(f"{path} keeps the games of another run")
        whole = [line for line in game_lines if line.endswith("\n")]  # the last may be incomplete
        self.games = [_kept(json.loads(line)) for line in whole]
        if lines:
            os.truncate(path, len((first + "".join(whole)).encode()))
        else:
            path.write_text(first, "utf-8")

    def add(self, playout: Playout) -> None:
        """Append a game."""
        line = json.dumps(asdict(playout) | {"digest": playout.digest.hex()})
        with self._path.open("a", encoding="utf-8") as file:
            file.write(line + "\n")


def _kept(line: dict[str, Any]) -> Playout:
    return Playout(**line | {"digest": bytes.fromhex(line["digest"])})
