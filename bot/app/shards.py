"""The part of Discord's servers that a process serves: `all`, or shards such as `0-3/16`."""

from __future__ import annotations

import re
from dataclasses import dataclass

_WRITTEN = re.compile(r"(\d{1,5})(?:-(\d{1,5}))?/(\d{1,5})")


@dataclass(frozen=True)
class Shards:
    """The shards `first` to `last` of `count`; a count of 0: all, as many as Discord recommends."""

    first: int = 0
    last: int = 0
    count: int = 0

    @classmethod
    def read(cls, text: str) -> Shards:
        """Parse `0-3/16` or `5/16`; empty: all. ValueError, in one sentence, for anything else."""
        if not text:
            return cls()
        match = _WRITTEN.fullmatch(text)
        if match is None:
            raise ValueError(f"shards are written as 0-3/16, not as {text[:40]!r}")
        first, last, count = int(match[1]), int(match[2] or match[1]), int(match[3])
        if not first <= last < count:
            raise ValueError(f"there are no shards {text}: they count from 0 to {count - 1}")
        return cls(first, last, count)

    @property
    def ids(self) -> range | None:
        """Their numbers; None: all."""
        return range(self.first, self.last + 1) if self.count else None

    @property
    def name(self) -> str:
        """The name of the process that serves them, the same after a restart."""
        return f"{self.first}-{self.last}/{self.count}" if self.count else "main"

    def meet(self, other: Shards) -> bool:
        """Return whether a server could belong to both: two processes must not answer it."""
        if self.count != other.count or not self.count:
            return True
        return self.first <= other.last and other.first <= self.last


def shards_named(name: str) -> Shards:
    """Return the shards of the process with this name."""
    return Shards() if name == "main" else Shards.read(name)
