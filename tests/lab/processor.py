"""The processor time of a process on Linux, in nanoseconds for running threads, and its memory."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path


def spent(process: int) -> float:
    """Return the processor seconds of a process and all its children, running and ended. Raise
    RuntimeError if the system does not tell."""
    try:
        threads = list(Path(f"/proc/{process}/task").iterdir())
        seconds = sum(_of_thread(thread) for thread in threads)
        ended = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        seconds += sum(map(int, ended[13:15])) / os.sysconf("SC_CLK_TCK")
        children = [Path(f"{thread}/children").read_text(encoding="utf-8") for thread in threads]
    except OSError as error:
        raise RuntimeError("this system does not tell the processor's time of a process") from error
    for child in " ".join(children).split():
        try:
            seconds += spent(int(child))
        except RuntimeError:  # the child has ended meanwhile
            continue
    return seconds


def of_loop(process: int) -> float:
    """Return the processor seconds of its first thread, in which the event loop runs."""
    try:
        return _of_thread(Path(f"/proc/{process}/task/{process}"))
    except OSError as error:
        raise RuntimeError("this system does not tell the processor's time of a thread") from error


def resident(process: int) -> float:
    """Return the resident memory of a process in MiB."""
    completed = subprocess.run(
        ["ps", "-o", "rss=", "-p", str(process)], capture_output=True, text=True, check=True
    )
    return round(int(completed.stdout) / 1024, 1)


def _of_thread(thread: Path) -> float:
    return int((thread / "schedstat").read_text(encoding="utf-8").split()[0]) / 1e9
