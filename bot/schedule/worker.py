"""A worker process of the pool: `python -m bot.schedule.worker NICENESS`.

It reads jobs from its standard input and writes their results to its standard output, as
`bot.schedule.pool` sends them. It ends when its input does, or when nobody reads its answers any
more, so that it never outlives the bot by more than one job, even if that was killed.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
import traceback
from contextlib import suppress
from importlib import import_module
from typing import Any, BinaryIO, Final

from bot.schedule.pool import HEADER

WORKER_MEMORY_BYTES: Final = 1 << 30
"""Bytes that the process may take, where the system lets one say so."""


def main() -> None:
    """Answer until the input ends."""
    with suppress(ImportError, OSError, ValueError):
        import resource  # not on Windows

        resource.setrlimit(resource.RLIMIT_AS, (WORKER_MEMORY_BYTES, WORKER_MEMORY_BYTES))
    with suppress(AttributeError, OSError):
        os.nice(int(sys.argv[1]))  # not on Windows
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the bot, which then ends us
    given, answers = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a job prints is no answer
    while (asked := _received(given)) is not None:
        try:
            _send(answers, *_done(pickle.loads(asked), answers))
        except BrokenPipeError:
            os._exit(0)  # the bot is gone; an ordinary exit would flush the pipe and fail again


def _received(given: BinaryIO) -> bytes | None:
    """The next job; None if the input has ended, as it may in the middle of one."""
    length = given.read(HEADER)
    if len(length) < HEADER:
        return None
    asked = given.read(int.from_bytes(length, "big"))
    return asked if len(asked) == int.from_bytes(length, "big") else None


def _done(asked: tuple[str, tuple[Any, ...], bool], answers: BinaryIO) -> tuple[str, Any]:
    named, args, reports = asked
    module, _, name = named.partition(":")
    try:
        job = getattr(import_module(module), name)
        more = (lambda value: _send(answers, "report", value),) if reports else ()
        return "done", job(*args, *more)
    except BrokenPipeError:
        raise  # a report without a reader
    except Exception:
        return "failed", traceback.format_exc()


def _send(answers: BinaryIO, kind: str, value: Any) -> None:
    told = pickle.dumps((kind, value), pickle.HIGHEST_PROTOCOL)
    answers.write(len(told).to_bytes(HEADER, "big") + told)
    answers.flush()


if __name__ == "__main__":
    main()
