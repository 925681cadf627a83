"""How the C library hands out memory.

A picture takes three megabytes while it is drawn. By default glibc keeps such blocks for the next
one, in up to eight arenas a core: a bot that has drawn for a day then holds twice what it uses.
"""

from __future__ import annotations

import ctypes
from typing import Final

ARENAS: Final = (-8, 2)
"""M_ARENA_MAX: threads share two arenas."""
MAPPED_FROM: Final = (-3, 128 * 1024)
"""M_MMAP_THRESHOLD: larger blocks are mapped one by one and given back when they are freed."""
TRIMMED_FROM: Final = (-1, 128 * 1024)
"""M_TRIM_THRESHOLD: so many free bytes at the top of the heap are given back."""


def give_back() -> bool:
    """Have freed memory given back to the system at once; True where the C library can (glibc).
    To be called before threads begin."""
    try:
        mallopt = ctypes.CDLL(None).mallopt
    except (AttributeError, OSError, TypeError):  # musl, macOS; Windows
        return False
    return all(mallopt(*setting) for setting in (ARENAS, MAPPED_FROM, TRIMMED_FROM))
