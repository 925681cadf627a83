"""Tune the memory allocator of the C library.

Drawing a picture takes three megabytes. By default glibc keeps such blocks for the next one, in up
to eight arenas per core: a bot that has drawn for a day then holds twice what it uses.
"""

from __future__ import annotations

import ctypes
from typing import Final

ARENAS: Final = (-8, 2)
"""M_ARENA_MAX: threads share two arenas."""
MAPPED_FROM: Final = (-3, 128 * 1024)
"""M_MMAP_THRESHOLD: larger blocks are mapped individually and returned when freed."""
TRIMMED_FROM: Final = (-1, 128 * 1024)
"""M_TRIM_THRESHOLD: free bytes at the top of the heap that are returned."""


def give_back() -> bool:
    """Return freed memory to the system at once; True if the C library supports it (glibc). Call it
    before threads begin."""
    try:
        mallopt = ctypes.CDLL(None).mallopt
    except (AttributeError, OSError, TypeError):  # musl, macOS; Windows
        return False
    return all(mallopt(*setting) for setting in (ARENAS, MAPPED_FROM, TRIMMED_FROM))
