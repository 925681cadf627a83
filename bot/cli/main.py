"""The console script: the setup before the slow imports."""

from __future__ import annotations

import gc
import signal
import sys
from importlib import import_module

from bot import __version__

RUNNING = ("bot", "play")
"""Commands that run until a signal."""
LIBRARIES = ("discord", "pydantic", "sqlalchemy")
"""What they need most of."""


def main() -> None:
    """`gharkane …`. A file or folder that cannot be used ends it with one sentence."""
    try:
        _run(sys.argv[1:])
    except OSError as error:
        if error.filename is None:
            raise
        raise SystemExit(f"{error.filename} cannot be used: {error.strerror}.") from None


def _run(words: list[str]) -> None:
    if words == ["health"]:
        from bot.app import health

        health.main()
    if words == ["--version"]:
        sys.stdout.write(f"gharkane {__version__}\n")
        return
    if words[:1] and words[0] in RUNNING:
        # The kernel ignores signals to a container's first process that has no handler.
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, _stopped)
        from bot.app.memory import give_back

        give_back()
        gc.disable()  # collecting garbage during imports costs 14 % of start-up and frees nothing
        for library in LIBRARIES:
            import_module(library)
        gc.freeze()  # half of what a collection would look through, and hardly any of it garbage
    if words == ["bot"]:  # skip the argument parser, which would keep four megabytes
        from bot.app import running

        running.main()
    else:
        from bot.cli import commands as cli

        cli.main()


def _stopped(number: int, _: object) -> None:
    """Handle a stop signal before anything has begun."""
    raise SystemExit(0)
