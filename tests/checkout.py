"""A copy of the source, in which a test may do what a contributor does."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
COPIED = ("engine", "bot", "data", "docs", "tests")
IGNORED = ("__pycache__", "databases")
"""What no recipe touches; old databases are large."""


def copied(to: Path, *ignored: str) -> Path:
    """Copy the source to a folder, without files of these names; returns the folder."""
    for folder in COPIED:
        skip = shutil.ignore_patterns(*IGNORED, *ignored)
        shutil.copytree(ROOT / folder, to / folder, ignore=skip)
    shutil.copy(ROOT / "pyproject.toml", to)
    return to


def run(checkout: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run Python in the copy."""
    return subprocess.run(
        [sys.executable, *words],
        cwd=checkout,
        env=os.environ | {"PYTHONPATH": str(checkout), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )


def tried(checkout: Path, names: str, *tests: str) -> str:
    """Run those of these tests whose names match `names` (`pytest -k`), one at a time; returns what
    pytest prints if one fails or none was there, else an empty string."""
    quick = ("-q", "-n", "0", "-p", "no:cacheprovider", "-k", names)
    done = run(checkout, "-m", "pytest", *quick, *tests)
    return "" if done.returncode == 0 else done.stdout[-4000:] + done.stderr[-1000:]
