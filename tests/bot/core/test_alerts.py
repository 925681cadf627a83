"""Alerts to the game master: finished phases and people who do not answer, once."""

from __future__ import annotations

import pytest

from bot.features.gm.alerts import Alerts
from bot.features.gm.disputes import Disputes
from bot.features.gm.master import Master
from bot.model.person import Preferences
from bot.store import people
from bot.table import TableInfo
from tests.bot.core.conftest import ANN, BOB, House
from tests.bot.core.test_lobby import refused
from tests.bot.core.test_master import GM
from tests.bot.core.test_results import play_out

MINUTE, HOUR = 60.0, 3600.0


async def led(house: House, pace: str = "live") -> TableInfo:
    """A game of Ann and Bob that somebody without a seat leads; its first messages are sent."""
    table = await house.lobby(BOB)
    await house.tables.lobby.set_pace(table.id, ANN, pace)  # type: ignore[arg-type]
    await house.tables.of(Master).appoint(table.id, ANN, GM)
    table = await house.tables.lobby.start(table.id, ANN)
    await house.outbox.flush()
    house.post.clear()
    return table


async def wants(house: House, **places: str) -> None:
    """Where the game master wants this alert."""

    def change(tx):
        told = Preferences.model_validate({"reminders": places})
        people.set_person_settings(tx, GM, told)

    await house.store.write(change)


async def pass_(house: House, seconds: float) -> None:
    """Let time pass, fire what comes due by it and send what it says."""
    house.time.pass_(seconds)
    await house.clock.fire_due()
    await house.outbox.flush()


def alerts(house: House) -> list[tuple[str, str]]:
    """(call, occasion) of alerts to the game master since the last look."""
    found = [(call, i.occasion) for call, i in house.post.calls if i.kind == "alert"]
    assert all(i.facts["user"] == GM for _, i in house.post.calls if i.kind == "alert")
    house.post.clear()
    return found


async def test_each_phase_that_is_over_is_said_once_in_place_of_the_last(house: House) -> None:
    table = await led(house)
    for seat in (0, 1):
        await house.play(table, seat)
    await pass_(house, MINUTE)
    assert alerts(house) == [("send", "phase")]
    await house.play(table, 0)
    await pass_(house, MINUTE)
    assert alerts(house) == []
    await house.play(table, 1)
    await pass_(house, MINUTE)
    await pass_(house, MINUTE)
    assert sorted(alerts(house)) == [("edit", "phase"), ("send", "phase")]


async def test_nothing_is_said_of_the_end_and_what_was_said_goes(house: House) -> None:
    table = await led(house)
    for seat in (0, 1):
        await house.play(table, seat)
    await pass_(house, 20 * MINUTE)
    assert {occasion for _, occasion in alerts(house)} == {"phase", "stall-0", "stall-1"}
    await house.tables.ending.end(table.id, ANN)
    await pass_(house, MINUTE)
    await pass_(house, HOUR)
    assert sorted(alerts(house)) == [("edit", "phase"), ("edit", "stall-0"), ("edit", "stall-1")]


async def test_whoever_is_waited_for_long_is_named_once_until_they_answer(house: House) -> None:
    table = await led(house)
    await pass_(house, 9 * MINUTE)
    await house.play(table, 0)
    await pass_(house, 2 * MINUTE)
    assert alerts(house) == [("send", "stall-1")]
    await pass_(house, HOUR)
    assert alerts(house) == []
    await house.play(table, 1)
    await pass_(house, MINUTE)
    assert ("edit", "stall-1") in alerts(house)


@pytest.mark.parametrize("pace", ["async", "long"])
async def test_over_days_that_is_who_lives_off_their_bank(house: House, pace: str) -> None:
    table = await led(house, pace)
    allowance = (await house.tables.register.info(table.id)).terms.decision
    await house.play(table, 0)
    await pass_(house, allowance - HOUR)
    assert alerts(house) == []
    await pass_(house, 2 * HOUR)
    assert alerts(house) == [("send", "stall-1")]


async def test_who_wants_no_alert_has_none(house: House) -> None:
    await wants(house, phase="off", stall="off")
    table = await led(house)
    for seat in (0, 1):
        await house.play(table, seat)
    await pass_(house, HOUR)
    assert alerts(house) == []
    assert list(await house.tables.of(Alerts).waiting(table.id)) == [0, 1], (
        "the panel has them anyway"
    )


async def test_alerts_outlive_a_restart_and_a_pause(house: House) -> None:
    table = await led(house)
    await house.tables.pausing.pause(table.id, GM)
    await pass_(house, HOUR)
    assert alerts(house) == [], "nobody can answer while the table is paused"
    await house.tables.pausing.resume(table.id, GM)
    await house.restart()
    await pass_(house, 11 * MINUTE)
    assert alerts(house) == [("send", "stall-0"), ("send", "stall-1")]


async def test_nobody_is_told_where_nobody_leads_and_who_takes_over_is(house: House) -> None:
    table = await house.game(BOB)
    await pass_(house, HOUR)
    assert alerts(house) == []
    await house.tables.of(Master).appoint(table.id, ANN, GM)
    await pass_(house, 11 * MINUTE)
    assert alerts(house) == [("send", "stall-0"), ("send", "stall-1")]
    await house.tables.of(Master).appoint(table.id, GM, None)
    await pass_(house, MINUTE)
    assert alerts(house) == [("edit", "stall-0"), ("edit", "stall-1")]


async def test_who_asks_the_game_master_does_not_stall(house: House) -> None:
    table = await led(house)
    await house.tables.of(Disputes).ask(table.id, BOB, "May one bid twice?")
    await pass_(house, 11 * MINUTE)
    assert alerts(house) == [("send", "stall-0")]


async def test_a_game_that_is_over_has_nobody_to_wait_for(house: House) -> None:
    table = await led(house)
    await play_out(house, table)
    await pass_(house, HOUR)
    assert [one for one in alerts(house) if one[1].startswith("stall")] == []
    assert await house.tables.of(Alerts).waiting(table.id) == {}
    await refused(house.tables.pausing.pause(table.id, GM), "ended")
