"""Alerts to the game master: finished phases and people who do not answer, once."""

from __future__ import annotations

import pytest

from bot.features.gm.alerts import Alerts
from bot.features.gm.disputes import Disputes
from bot.features.gm.master import Master
from bot.model.person import Preferences
from bot.store import people
from bot.table import TableInfo
from tests.bot.core.conftest import ANN, BOB, Program
from tests.bot.core.features.test_master import GM
from tests.bot.core.features.test_results import play_out
from tests.bot.core.tables.test_lobby import refused

MINUTE, HOUR = 60.0, 3600.0


async def led(program: Program, pace: str = "live") -> TableInfo:
    """A game of Ann and Bob that somebody without a seat leads; its first messages are sent."""
    table = await program.lobby(BOB)
    await program.tables.lobby.set_pace(table.id, ANN, pace)  # type: ignore[arg-type]
    await program.tables.of(Master).appoint(table.id, ANN, GM)
    table = await program.tables.lobby.start(table.id, ANN)
    await program.outbox.flush()
    program.post.clear()
    return table


async def wants(program: Program, **places: str) -> None:
    """Where the game master wants this alert."""

    def change(tx):
        preferences = Preferences.model_validate({"reminders": places})
        people.set_person_settings(tx, GM, preferences)

    await program.store.write(change)


async def pass_(program: Program, seconds: float) -> None:
    """Let time pass, fire what comes due by it and send what it says."""
    program.time.pass_(seconds)
    await program.clock.fire_due()
    await program.outbox.flush()


def alerts(program: Program) -> list[tuple[str, str]]:
    """(call, occasion) of alerts to the game master since the last look."""
    found = [(call, i.occasion) for call, i in program.post.calls if i.kind == "alert"]
    assert all(i.facts["user"] == GM for _, i in program.post.calls if i.kind == "alert")
    program.post.clear()
    return found


async def test_each_finished_phase_replaces_the_last_alert_once(program: Program) -> None:
    table = await led(program)
    for seat in (0, 1):
        await program.play(table, seat)
    await pass_(program, MINUTE)
    assert alerts(program) == [("send", "phase")]
    await program.play(table, 0)
    await pass_(program, MINUTE)
    assert alerts(program) == []
    await program.play(table, 1)
    await pass_(program, MINUTE)
    await pass_(program, MINUTE)
    assert sorted(alerts(program)) == [("edit", "phase"), ("send", "phase")]


async def test_the_end_of_a_game_sends_no_alert_and_deletes_the_last(program: Program) -> None:
    table = await led(program)
    for seat in (0, 1):
        await program.play(table, seat)
    await pass_(program, 20 * MINUTE)
    assert {occasion for _, occasion in alerts(program)} == {"phase", "stall-0", "stall-1"}
    await program.tables.ending.end(table.id, 6, leads=True)
    await pass_(program, MINUTE)
    await pass_(program, HOUR)
    assert sorted(alerts(program)) == [("edit", "phase"), ("edit", "stall-0"), ("edit", "stall-1")]


async def test_a_person_awaited_long_is_named_once_until_they_answer(program: Program) -> None:
    table = await led(program)
    await pass_(program, 9 * MINUTE)
    await program.play(table, 0)
    await pass_(program, 2 * MINUTE)
    assert alerts(program) == [("send", "stall-1")]
    await pass_(program, HOUR)
    assert alerts(program) == []
    await program.play(table, 1)
    await pass_(program, MINUTE)
    assert ("edit", "stall-1") in alerts(program)


@pytest.mark.parametrize("pace", ["async", "long"])
async def test_over_days_a_person_is_awaited_long_when_they_use_their_bank(
    program: Program, pace: str
) -> None:
    table = await led(program, pace)
    allowance = (await program.tables.table_queries.info(table.id)).terms.decision
    await program.play(table, 0)
    await pass_(program, allowance - HOUR)
    assert alerts(program) == []
    await pass_(program, 2 * HOUR)
    assert alerts(program) == [("send", "stall-1")]


async def test_a_game_master_who_turned_alerts_off_gets_none(program: Program) -> None:
    await wants(program, phase="off", stall="off")
    table = await led(program)
    for seat in (0, 1):
        await program.play(table, seat)
    await pass_(program, HOUR)
    assert alerts(program) == []
    assert list(await program.tables.of(Alerts).waiting(table.id)) == [0, 1], (
        "the panel has them anyway"
    )


async def test_alerts_outlive_a_restart_and_a_pause(program: Program) -> None:
    table = await led(program)
    await program.tables.pausing.pause(table.id, GM)
    await pass_(program, HOUR)
    assert alerts(program) == [], "nobody can answer while the table is paused"
    await program.tables.pausing.resume(table.id, GM)
    await program.restart()
    await pass_(program, 11 * MINUTE)
    assert alerts(program) == [("send", "stall-0"), ("send", "stall-1")]


async def test_alerts_need_a_game_master_and_follow_a_new_one(program: Program) -> None:
    table = await program.game(BOB)
    await pass_(program, HOUR)
    assert alerts(program) == []
    await program.tables.of(Master).appoint(table.id, ANN, GM)
    await pass_(program, 11 * MINUTE)
    assert alerts(program) == [("send", "stall-0"), ("send", "stall-1")]
    await program.tables.of(Master).appoint(table.id, GM, None)
    await pass_(program, MINUTE)
    assert alerts(program) == [("edit", "stall-0"), ("edit", "stall-1")]


async def test_a_person_with_an_open_question_is_not_reported_as_late(program: Program) -> None:
    table = await led(program)
    await program.tables.of(Disputes).ask(table.id, BOB, "May one bid twice?")
    await pass_(program, 11 * MINUTE)
    assert alerts(program) == [("send", "stall-0")]


async def test_an_ended_game_reports_nobody_as_late(program: Program) -> None:
    table = await led(program)
    await play_out(program, table)
    await pass_(program, HOUR)
    assert [alert for alert in alerts(program) if alert[1].startswith("stall")] == []
    assert await program.tables.of(Alerts).waiting(table.id) == {}
    await refused(program.tables.pausing.pause(table.id, GM), "ended")
