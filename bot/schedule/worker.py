"""A worker process of the pool: `python -P -m bot.schedule.worker NICENESS`.

It reads jobs from standard input and writes results to standard output, in the format of
`bot.schedule.pool`. It does not import that module: asyncio takes 3 MiB. It ends when its input
ends or its output is closed. So it outlives the bot by at most one job, even if the bot was killed.
"""

from __future__ import annotations

import gc
import os
import pickle
import signal
import sys
import traceback
from contextlib import suppress
from importlib import import_module
from typing import Any, BinaryIO, Final

HEADER_BYTES: Final = 4
"""Bytes of a message's length prefix, to and from a worker."""
WORKER_MEMORY_BYTES: Final = 1 << 30
"""Memory limit of the process in bytes, where the system supports one."""


def main() -> None:
    """Answer jobs until the input ends."""
    gc.disable()  # until the first job is imported, see bot.cli.main
    with suppress(ImportError, OSError, ValueError):
        import resource  # not on Windows

        resource.setrlimit(resource.RLIMIT_AS, (WORKER_MEMORY_BYTES, WORKER_MEMORY_BYTES))
    with suppress(AttributeError, OSError):
        os.nice(int(sys.argv[1]))  # not on Windows
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the bot, which then ends us
    jobs, answers = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # anything a job prints must not mix with the answers
    while (asked := _receive(jobs)) is not None:
        try:
            _send(answers, *_run(pickle.loads(asked), answers))
        except BrokenPipeError:
            os._exit(0)  # the bot is gone; an ordinary exit would flush the pipe and fail again


def _receive(jobs: BinaryIO) -> bytes | None:
    """Return the next job; None if the input has ended, possibly in the middle of a job."""
    length = jobs.read(HEADER_BYTES)
    if len(length) < HEADER_BYTES:
        return None
    asked = jobs.read(int.from_bytes(length, "big"))
    return asked if len(asked) == int.from_bytes(length, "big") else None


def _run(asked: tuple[str, tuple[Any, ...], bool], answers: BinaryIO) -> tuple[str, Any]:
    job_name, args, reports = asked
    module, _, name = job_name.partition(":")
    try:
        job = getattr(import_module(module), name)
        gc.enable()
        more = (lambda value: _send(answers, "report", value),) if reports else ()
        return "done", job(*args, *more)
    except BrokenPipeError:
        raise  # nobody reads the report
    except Exception:
        return "failed", traceback.format_exc()


def _send(answers: BinaryIO, kind: str, value: Any) -> None:
    payload = pickle.dumps((kind, value), pickle.HIGHEST_PROTOCOL)
    answers.write(len(payload).to_bytes(HEADER_BYTES, "big") + payload)
    answers.flush()


if __name__ == "__main__":
    main()
    sys.stdout.flush()
    os._exit(0)  # an ordinary exit first frees every object, a quarter of a short life
