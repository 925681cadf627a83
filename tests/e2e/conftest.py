"""A stand-in for Discord that refuses nothing and finds no answer of the bot at fault."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tests.said import nothing_unsaid
from tests.standin import StandIn

__all__ = ["nothing_unsaid"]


@pytest.fixture
async def stand_in() -> AsyncIterator[StandIn]:
    made = StandIn()
    await made.start()
    yield made
    await made.stop()
    assert made.refusals == []
    assert made.faulty_answers == []
