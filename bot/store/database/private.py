"""Files and folders that only their owner may open: games hold secrets, and who plays."""

from __future__ import annotations

import os
import stat
from pathlib import Path
from typing import Final

OTHERS: Final = 0o077
"""What everybody but the owner may do."""


def make_folder(path: Path) -> None:
    """Make this folder for its owner alone, or close the one there is to others. Raises OSError.

    One that others share is left alone: a sticky one, one of another owner, and one with a folder
    in it that is open to others.
    """
    path.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not any(one.is_dir() and _open(one) for one in path.iterdir()):
        close(path)


def close(path: Path) -> None:
    """Take from others every right to this file or folder, if it is there and ours."""
    if os.name == "posix" and path.exists() and _open(path):
        found = path.stat()
        if found.st_uid == os.geteuid() and not found.st_mode & stat.S_ISVTX:
            path.chmod(stat.S_IMODE(found.st_mode) & ~OTHERS)


def write(path: Path, data: bytes) -> None:
    """Write a file that only its owner may open."""
    close(path)
    with open(path, "wb", opener=lambda name, flags: os.open(name, flags, 0o600)) as file:
        file.write(data)


def _open(path: Path) -> bool:
    return bool(path.stat().st_mode & OTHERS)
