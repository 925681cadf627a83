"""Files and folders that only their owner may open: games hold secrets and people's ids."""

from __future__ import annotations

import os
import stat
from pathlib import Path
from typing import Final

OTHERS: Final = 0o077
"""Permission bits of everybody but the owner."""


def make_folder(path: Path) -> None:
    """Create this folder for its owner only, or make an existing one private. Raises OSError. Left
    alone are shared folders: those with the sticky bit, of another owner, or containing a folder
    open to others."""
    path.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not any(entry.is_dir() and _open(entry) for entry in path.iterdir()):
        close(path)


def close(path: Path) -> None:
    """Remove all rights of others to this file or folder, if it exists and is ours."""
    if os.name == "posix" and path.exists() and _open(path):
        status = path.stat()
        if status.st_uid == os.geteuid() and not status.st_mode & stat.S_ISVTX:
            path.chmod(stat.S_IMODE(status.st_mode) & ~OTHERS)


def write(path: Path, data: bytes) -> None:
    """Write a file that only its owner may open."""
    close(path)
    with open(path, "wb", opener=lambda name, flags: os.open(name, flags, 0o600)) as file:
        file.write(data)


def _open(path: Path) -> bool:
    return bool(path.stat().st_mode & OTHERS)
