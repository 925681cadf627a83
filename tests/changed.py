"""Which long laws a commit calls for, as expressions for pytest's `-k`.

`python -m tests.changed laws` prints the games that the branch changes: all of them if it changes
shared code. On the published branch these are none, because it is not known what was tested before.
`python -m tests.changed worlds` prints cases of `tests/long/test_worlds.py`. There is one for each
game, and one for each number of seats of a changed game. The commit draws them, so each landing
looks at other deals.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from engine.games import GAMES
from engine.rng import below
from tests.long.test_worlds import TESTS

ROOT = Path(__file__).resolve().parents[1]
SHARED = ("engine/", "tests/laws/", "tests/worlds/", "tests/long/")
"""What the long laws of every game rest on; a game's own folder in `engine/games` aside."""
FOLDERS = ("engine/games", "data", "bot/games", "tests")


def git(*args: str) -> str:
    """What git says; "" where it knows nothing of it."""
    completed = subprocess.run(
        ("git", *args), cwd=ROOT, capture_output=True, text=True, check=False
    )
    return completed.stdout.strip() if completed.returncode == 0 else ""


def base() -> str:
    """Since when to look: where the branch left the published one; "" on that."""
    here = git("rev-parse", "HEAD")
    for published in ("origin/HEAD", "origin/main"):
        left = git("merge-base", "HEAD", published)
        if left:
            return "" if left == here else left
    return ""


def changed(paths: list[str]) -> list[str]:
    """The games whose long laws these changed files call for."""
    own = {game: tuple(f"{folder}/{game}/" for folder in FOLDERS) for game in GAMES}
    if any(
        path.startswith(SHARED) and not any(path.startswith(folders) for folders in own.values())
        for path in paths
    ):
        return list(GAMES)
    return [game for game, folders in own.items() if any(p.startswith(folders) for p in paths)]


def worlds(commit: str, games: list[str]) -> list[str]:
    """The cases of two worlds that a commit (hexadecimal digits) looks at, where these games
    changed."""
    seed, found = int(commit, 16), []
    for name, package in GAMES.items():
        seed, n = below(seed, len(package.SEATS))
        for seats in package.SEATS if name in games else package.SEATS[n : n + 1]:
            seed, deal = below(seed, TESTS)
            found.append(f"{name}-{seats}-{deal + 1}]")
    return found


def main(what: str) -> None:
    """Print them."""
    since = base()
    games = changed(git("diff", "--name-only", since).splitlines()) if since else []
    told = ", ".join(games) or "none"
    print(f"games changed since {since[:12] or 'the published branch'}: {told}", file=sys.stderr)
    cases = games if what == "laws" else worlds(git("rev-parse", "HEAD") or "0", games)
    print(" or ".join(cases))


if __name__ == "__main__":
    main(sys.argv[1])
