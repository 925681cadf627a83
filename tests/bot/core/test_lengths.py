"""How long a game is likely to take, as its lobby tells before anybody joins."""

from __future__ import annotations

import pytest

from bot.table.lengths import Length
from engine.games._skeleton import PACKAGE
from tests.bot.core.conftest import ANN, BOB, House

DAY = 86_400


async def length(house: House, pace: str = "async") -> Length | None:
    """What a new lobby at this pace tells; it is closed again."""
    table = await house.lobby(BOB)
    await house.tables.lobby.set_pace(table.id, ANN, pace)
    found = (await house.tables.showing.dashboard(table.id, 0)).length
    await house.tables.lobby.cancel(table.id, ANN)
    return found


async def finished(house: House, days: int, pace: str = "async") -> None:
    """A game that takes so many days."""
    table = await house.lobby(BOB)
    await house.tables.lobby.set_pace(table.id, ANN, pace)
    await house.tables.lobby.start(table.id, ANN)
    house.time.pass_(days * DAY)
    for _ in range(30):
        for seat in (0, 1):
            info = await house.tables.register.info(table.id)
            if info.status == "running":
                asked = await house.tables.play.ask(table.id, seat)
                if asked.awaited:
                    await house.play(table, seat)
    assert (await house.tables.register.info(table.id)).status == "ended"


async def test_games_that_were_finished_tell_and_before_them_those_of_the_bench(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await length(house) is None, "nobody has looked"
    monkeypatch.setattr(PACKAGE, "DAYS", 9)
    assert await length(house) == Length(9, 0)
    assert await length(house, "live") is None
    for days in (4, 30):
        await finished(house, days)
    assert await length(house) == Length(9, 0), "too few"
    await finished(house, 1, "live")
    assert await length(house) == Length(9, 0), "an evening tells nothing of days"
    await finished(house, 5)
    assert await length(house) == Length(5, 3)
