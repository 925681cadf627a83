"""What takes long. Collected only by name (`make test-long`); a run of `tests` leaves it out.

Faults of every kind are done to whole games, and after each the same is asked (`tests.long.sound`):
no acknowledged move is lost, nothing is said twice, no game is stuck, no secret is out of place.
"""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bot.texts import Library
from tests.redirected import undo_redirect
from tests.said import nothing_unsaid
from tests.standin import StandIn

__all__ = ["nothing_unsaid", "undo_redirect"]


GIVE_UP_S = 10.0
"""Seconds after which people try again: what a fault has swallowed is never answered. Discord's
three are too few beside other tests."""


@pytest.fixture(autouse=True)
def people_who_try_again(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("hooks", "people"):
        monkeypatch.setattr(f"bot.playground.{module}.DEADLINE", GIVE_UP_S)


@pytest.fixture(scope="session")
def library() -> Library:
    return Library(strict=True)


@pytest.fixture
async def stand_in() -> AsyncIterator[StandIn]:
    made = StandIn()
    await made.start()
    yield made
    await made.stop()
    assert made.faulty_answers == []
