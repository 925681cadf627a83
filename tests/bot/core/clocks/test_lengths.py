"""How long a game is likely to take, as its lobby tells before anybody joins."""

from __future__ import annotations

import pytest
import sqlalchemy as sa

from bot.features.results.rows import results
from bot.model.terms import OVER_DAYS, Terms
from bot.store import people
from bot.table.clocks.lengths import EARLY, SURE, Length, nearest, remaining_time
from engine.games import GAMES
from engine.games._skeleton import PACKAGE
from tests.bot.core.conftest import ANN, BOB, CAT, Program

DAY = 86_400


async def length(program: Program, pace: str = "async") -> Length | None:
    """What a new lobby at this pace tells; it is closed again."""
    table = await program.lobby(BOB)
    await program.tables.lobby.set_pace(table.id, ANN, pace)
    found = (await program.tables.message_data.dashboard(table.id, 0)).length
    await program.tables.lobby.cancel(table.id, ANN)
    return found


async def finished(program: Program, days: int, pace: str = "async") -> None:
    """A game that takes so many days."""
    table = await program.lobby(BOB)
    await program.tables.lobby.set_pace(table.id, ANN, pace)
    await program.tables.lobby.start(table.id, ANN)
    program.time.pass_(days * DAY)
    for _ in range(30):
        for seat in (0, 1):
            info = await program.tables.table_queries.info(table.id)
            if info.status == "running":
                asked = await program.tables.play.ask(table.id, seat)
                if asked.awaited:
                    await program.play(table, seat)
    assert (await program.tables.table_queries.info(table.id)).status == "ended"


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_length_for_every_pace_over_days(game: str) -> None:
    days = [GAMES[game].DAYS[pace] for pace in ("async", "long")]
    assert set(GAMES[game].DAYS) == set(OVER_DAYS)
    assert 0 < days[0] < days[1], "longer turns take longer"


async def test_finished_games_give_the_length_and_before_them_simulated_ones(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await length(program) is None, "nobody has looked"
    monkeypatch.setattr(PACKAGE, "DAYS", {"async": 9})
    assert await length(program) == Length(9, 0)
    assert await length(program, "live") is None
    for days in (4, 30):
        await finished(program, days)
    assert await length(program) == Length(9, 0), "too few"
    await finished(program, 1, "live")
    assert await length(program) == Length(9, 0), "an evening tells nothing of days"
    await finished(program, 5)
    assert await length(program) == Length(5, 3)

    def change(tx):
        alone = sa.update(results).where(results.c.seat == 1)
        tx.execute(alone.values(kind="normal", user_id=None))

    await program.store.write(change)
    assert await length(program) == Length(9, 0), "who plays without people waits for nobody"


async def test_a_length_comes_from_games_of_the_same_pace(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PACKAGE, "DAYS", {"async": 9})
    assert await length(program, "long") is None, "nobody has looked at that pace"
    monkeypatch.setattr(PACKAGE, "DAYS", {"async": 9, "long": 20})
    assert await length(program, "long") == Length(20, 0)
    for days in (4, 5, 6):
        await finished(program, days)
    assert await length(program) == Length(5, 3)
    assert await length(program, "long") == Length(20, 0)
    hours = {12: "async", 30: "async", 60: "long", 0: "long"}
    for turn, pace in hours.items():
        assert nearest(Terms(pace="async", decision=turn * 3600)) == pace
    assert nearest(Terms(pace="interlude", budget=9)) is None


def test_a_games_own_pace_weighs_more_the_longer_it_lasts() -> None:
    usual = 10.0 * DAY
    assert remaining_time(0.0, 0.0, usual) == usual
    assert remaining_time(0.5, 5 * DAY, usual) == 5 * DAY, "as usual"
    slow = remaining_time(0.5, 10 * DAY, usual)
    assert slow is not None
    assert 5 * DAY < slow < 10 * DAY
    assert remaining_time(1.0, 9 * DAY, usual) == 0
    assert remaining_time(EARLY / 2, DAY, None) is None
    assert remaining_time(0.5, SURE, None) == SURE


async def test_a_running_game_shows_its_likely_end(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PACKAGE, "DAYS", {"async": 9})
    table = await program.lobby(BOB)
    await program.tables.lobby.set_pace(table.id, ANN, "async")
    await program.tables.lobby.start(table.id, ANN)

    async def ends() -> float | None:
        return (await program.tables.message_data.dashboard(table.id, 0)).forecast.ends

    begun = program.time.now()
    first = await ends()
    assert first is not None
    assert 5 * DAY < first - begun < 9 * DAY
    await program.tables.pausing.pause(table.id, ANN)
    assert await ends() is None
    program.time.pass_(30 * DAY)
    await program.tables.pausing.resume(table.id, ANN)
    assert await ends() == first + 30 * DAY, "a pause is no time that a game takes"
    await program.store.write(
        lambda tx: people.set_away(tx, BOB, (program.time.now(), program.time.now() + 3 * DAY))
    )
    assert await ends() == first + 33 * DAY, "and nobody plays on without who is awaited"
    live = await program.game(CAT, channel=8)
    assert (await program.tables.message_data.dashboard(live.id, 0)).forecast.ends is None
