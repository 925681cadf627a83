"""Which games a branch changes: `python -m tests.changed` prints them for pytest's `-k`, and on
standard error since when and why. Changes of shared code affect all of them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from engine.games import GAMES

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
    """Since when to look: where the branch left the published one; on that, the commit before."""
    here = git("rev-parse", "HEAD")
    for published in ("origin/HEAD", "origin/main"):
        left = git("merge-base", "HEAD", published)
        if left and left != here:
            return left
    return git("rev-parse", "HEAD^")


def changed(paths: list[str]) -> list[str]:
    """The games whose long laws these changed files call for."""
    own = {game: tuple(f"{folder}/{game}/" for folder in FOLDERS) for game in GAMES}
    if any(
        path.startswith(SHARED) and not any(path.startswith(folders) for folders in own.values())
        for path in paths
    ):
        return list(GAMES)
    return [game for game, folders in own.items() if any(p.startswith(folders) for p in paths)]


def main() -> None:
    """Print them."""
    since = base()
    found = changed(git("diff", "--name-only", since).splitlines()) if since else list(GAMES)
    told = ", ".join(found) or "none"
    print(f"games changed since {since[:12] or 'ever'}: {told}", file=sys.stderr)
    print(" or ".join(found))


if __name__ == "__main__":
    main()
