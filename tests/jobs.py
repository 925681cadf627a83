"""Jobs for the tests of the pool. A worker imports the module of its job: this loads no more."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable


def number() -> int:
    """The worker's process id."""
    return os.getpid()


def imported(module: str) -> bool:
    """Whether the worker has imported this module."""
    return module in sys.modules


def sleep(seconds: float) -> int:
    time.sleep(seconds)
    return os.getpid()


def hold(path: str, report: Callable[[bool], None]) -> str:
    """Report that it has begun, and end when this file exists."""
    report(True)
    while not os.path.exists(path):
        time.sleep(0.005)
    return "held"


def fail() -> None:
    raise ValueError("so it goes")


def leave() -> None:
    os._exit(3)


def chatter() -> str:
    print("this is no answer", flush=True)  # noqa: T201 - what jobs must not break
    return "an answer"


def count(to: int, report: Callable[[int], None]) -> int:
    for n in range(to):
        report(n)
    return to
