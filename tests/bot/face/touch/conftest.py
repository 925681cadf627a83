"""The pages of these tests are tapped by a program."""

from __future__ import annotations

import pytest

from bot.features.touch import live


@pytest.fixture(autouse=True)
def untiring(monkeypatch: pytest.MonkeyPatch) -> None:
    """No frame comes too soon, however fast the machine is: else one that is fast is refused."""
    monkeypatch.setattr(live, "FRAMES_PER_S", 1e9)
