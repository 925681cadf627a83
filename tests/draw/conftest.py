"""Texts are measured once in all tests of pictures."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from bot.render.draw import fonts


@pytest.fixture(scope="session", autouse=True)
def unlimited_widths() -> Iterator[None]:
    """Keep every width and every line: these tests write more texts than the bot's caches hold."""
    with pytest.MonkeyPatch.context() as changes:
        for name in ("width", "fitted", "wrapped", "fits"):
            changes.setattr(fonts, name, cache(getattr(fonts, name).__wrapped__))
        yield
