"""The console script: what has to be there before the rest is loaded, which takes a second."""

from __future__ import annotations

import gc
import signal
import sys

from bot import __version__

RUNNING = ("bot", "play")
"""Commands that run until a signal."""


def main() -> None:
    """`gharkane …`."""
    words = sys.argv[1:]
    if words == ["health"]:
        from bot.app import health

        health.main()
    if words == ["--version"]:
        sys.stdout.write(f"gharkane {__version__}\n")
        return
    if words[:1] and words[0] in RUNNING:
        # The system keeps a signal from the first process of a container that handles none.
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, _stopped)
        from bot.app.memory import give_back

        give_back()
        gc.disable()  # what is loaded now stays: to look it through takes a seventh of the start
    if words == ["bot"]:  # nothing to be parsed: what parses would take four megabytes for weeks
        from bot.app import running

        running.main()
    else:
        from bot.cli import commands as cli

        cli.main()


def _stopped(number: int, _: object) -> None:
    """Told to stop before anything was begun."""
    raise SystemExit(0)
