"""The processor's time of a process, as Linux tells it: to the nanosecond for what runs."""

from __future__ import annotations

import os
from pathlib import Path


def spent(process: int) -> float:
    """Seconds of the processor of a process and of all its children, living and ended. RuntimeError
    if the system does not say."""
    try:
        threads = list(Path(f"/proc/{process}/task").iterdir())
        found = sum(_of_thread(thread) for thread in threads)
        ended = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        found += sum(map(int, ended[13:15])) / os.sysconf("SC_CLK_TCK")
        children = [Path(f"{thread}/children").read_text(encoding="utf-8") for thread in threads]
    except OSError as error:
        raise RuntimeError("this system does not tell the processor's time of a process") from error
    for child in " ".join(children).split():
        try:
            found += spent(int(child))
        except RuntimeError:  # it has ended meanwhile
            continue
    return found


def of_loop(process: int) -> float:
    """The same of its first thread alone, in which the loop runs."""
    try:
        return _of_thread(Path(f"/proc/{process}/task/{process}"))
    except OSError as error:
        raise RuntimeError("this system does not tell the processor's time of a thread") from error


def _of_thread(thread: Path) -> float:
    return int((thread / "schedstat").read_text(encoding="utf-8").split()[0]) / 1e9
