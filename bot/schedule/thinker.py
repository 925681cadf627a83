"""The process in which the hard computer thinks: a line of JSON in, a line of JSON out.

It ends when nobody writes to it any more, so that it never outlives the bot.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from contextlib import suppress
from typing import Any, Final

from engine import codec
from engine.kernel import legal
from engine.players.hard import considered
from engine.players.one_deep import package_of

MEMORY: Final = 1 << 30
"""Bytes that the process may take, where the system lets one say so."""


def main() -> None:
    """Answer until the input ends."""
    with suppress(ImportError, OSError, ValueError):
        import resource  # not on Windows

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        os.nice(5)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the bot, which then closes us
    for line in sys.stdin:
        sys.stdout.write(json.dumps(answer(json.loads(line))) + "\n")
        sys.stdout.flush()


def answer(asked: dict[str, Any]) -> dict[str, Any]:
    """What was found out about what is asked: picks by their place among the legal ones, the best
    first, and the seconds that it took."""
    game, seat = codec.loads(asked["game"]), asked["seat"]
    package = package_of(game)
    picks = legal(game, seat)
    search = package.SEARCH.model_copy(update={"playouts": asked["playouts"]})
    began = time.monotonic()
    found = considered(game, seat, asked["seed"], search)
    return {
        "found": [[picks.index(one.pick), one.value, dict(one.terms)] for one in found],
        "seconds": time.monotonic() - began,
    }


if __name__ == "__main__":
    main()
