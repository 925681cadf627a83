"""Those that failed in the last run, one at a time: `python -m tests.again`."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

FAILED = Path(".pytest_cache/v/cache/lastfailed")
"""Where pytest keeps their names (its documentation: `--cache-show`)."""


def failed() -> list[str]:
    """Their names; none where a run ended before any test began."""
    return list(json.loads(FAILED.read_text())) if FAILED.exists() else []


if __name__ == "__main__":
    names = failed()
    sys.exit(pytest.main(["-v", "-n0", "--timeout", "300", *names]) if names else 1)
