"""Who is notified that the table waits: once per decision, where they want it, never asleep."""

from __future__ import annotations

import datetime as dt
from typing import Any

import pytest
import sqlalchemy as sa

from bot.features.consent import rows
from bot.features.consent.service import Consent
from bot.features.consent.undo import REWIND
from bot.model.person import Preferences
from bot.model.terms import preset
from bot.store import people, posted
from bot.store.schema import reminders
from bot.table import TableInfo
from bot.table.clocks.reminders import CALL_INTERVAL_S
from bot.table.clocks.waking import hours_of_seat
from tests.bot.core.conftest import ANN, BOB, CAT, Program
from tests.bot.core.features.test_results import play_out

HOUR = 3600.0
DAY = 24 * HOUR


async def told(program: Program, user_id: int, **more: Any) -> None:
    """What a person has set."""
    await program.store.write(
        lambda tx: people.set_person_settings(tx, user_id, Preferences(**more))
    )


def paris(program: Program, hour: int) -> None:
    """Let time pass to this hour of the morning or evening in Paris."""
    now = dt.datetime.fromtimestamp(program.time.now(), dt.UTC)
    program.time.pass_(((hour - 1 - now.hour) % 24) * HOUR - now.minute * 60 - now.second)


def said(program: Program, seat: int) -> list[tuple[str, str]]:
    """New messages to a seat's person since it was last looked at: (kind, occasion)."""
    found = [
        (i.kind, i.occasion) for call, i in program.post.calls if call == "send" and i.seat == seat
    ]
    program.post.calls = [c for c in program.post.calls if c[1].seat != seat]
    return found


async def both(program: Program, table: TableInfo) -> None:
    """Ann, then Bob, whose pick opens both answers: it asks Ann again."""
    await program.play(table, 0)
    await program.play(table, 1)
    program.time.pass_(CALL_INTERVAL_S)
    await program.outbox.flush()


async def clocked(program: Program, table: TableInfo, seat: int, hours: float) -> None:
    """A clock of so many hours begins to run for a seat."""

    def change(at):
        now = program.tables.sessions.now()
        awake = hours_of_seat(at.tx, at.id, at.seat(seat))
        program.tables.reminders.plan(at, seat, awake, now, now + hours * HOUR)

    await program.tables.sessions.write(table.id, change)


async def pass_(program: Program, hours: float) -> None:
    """Let hours pass, firing and sending whatever comes due in each."""
    for _ in range(int(hours)):
        program.time.pass_(HOUR)
        await program.clock.fire_due()
        await program.outbox.flush()


@pytest.mark.parametrize(
    ("place", "expected"),
    [("dm", [("sheet", "turn")]), ("ping", [("ping", "turn")]), ("off", [])],
)
async def test_a_turn_is_announced_where_its_person_chose(
    program: Program, place: str, expected: list[tuple[str, str]]
) -> None:
    await told(program, ANN, reminders={"turn": place})
    table = await program.game(BOB)
    await both(program, table)
    assert said(program, 0) == expected


async def test_a_ping_needs_no_open_direct_messages(program: Program) -> None:
    await told(program, ANN, reminders={"turn": "ping"})
    table = await program.game(BOB)
    await program.tables.dm_status.dm_closed(table.id, 0)
    await both(program, table)
    assert ("ping", "turn") in said(program, 0)


async def test_a_turn_at_night_is_announced_in_the_morning(program: Program) -> None:
    await told(program, ANN, zone="Europe/Paris", reminders={"turn": "dm"})
    table = await program.game(BOB)
    await program.play(table, 0)
    paris(program, 23)
    await program.play(table, 1)
    await pass_(program, 8)
    assert said(program, 0) == []
    await program.restart()
    await pass_(program, 2)
    assert said(program, 0) == [("sheet", "turn")]


@pytest.mark.parametrize("place", ["dm", "ping"])
async def test_an_answer_at_night_cancels_the_mornings_message(
    program: Program, place: str
) -> None:
    await told(program, ANN, zone="Europe/Paris", reminders={"turn": place})
    table = await program.game(BOB)
    paris(program, 23)
    await both(program, table)
    await program.play(table, 0)
    await pass_(program, 12)
    assert said(program, 0) == []


async def test_the_first_sheet_waits_for_the_morning_too(program: Program) -> None:
    await told(program, BOB, zone="Europe/Paris")
    paris(program, 3)
    table = await program.lobby(BOB)
    await program.tables.lobby.start(table.id, ANN)
    await program.outbox.flush()
    assert (said(program, 0), said(program, 1)) == ([("sheet", "start")], [])
    await pass_(program, 6)
    assert said(program, 1) == [("sheet", "start")]


async def test_reminders_at_half_and_four_fifths_are_sent_once(program: Program) -> None:
    await told(program, ANN, reminders={"half": "dm", "late": "ping"})
    table = await program.game(BOB)
    await clocked(program, table, 0, 10)
    await pass_(program, 4)
    assert said(program, 0) == []
    await pass_(program, 2)
    assert said(program, 0) == [("reminder", "half")]
    await pass_(program, 3)
    assert said(program, 0) == [("ping", "late")]
    await clocked(program, table, 0, 10)  # more time for the same decision
    await program.restart()
    await pass_(program, 24)
    assert said(program, 0) == []


async def test_no_reminder_at_half_of_a_short_clock_or_if_turned_off(program: Program) -> None:
    table = await program.game(BOB)
    await clocked(program, table, 0, 4)
    await clocked(program, table, 1, 0.9)
    await pass_(program, 3)
    assert said(program, 0) == []
    assert said(program, 1) == []
    await pass_(program, 1)
    assert said(program, 0) == [("reminder", "late")]
    assert said(program, 1) == []


async def test_parts_of_a_clock_count_waking_time(program: Program) -> None:
    await told(program, ANN, zone="Europe/Paris", start=480, end=1200, reminders={"half": "dm"})
    table = await program.game(BOB)
    paris(program, 18)

    def change(at):
        now = program.tables.sessions.now()
        awake = hours_of_seat(at.tx, at.id, at.seat(0))
        due = now + 18 * HOUR  # 2 h, the night, 4 h
        program.tables.reminders.plan(at, 0, awake, now, due)

    await program.tables.sessions.write(table.id, change)
    await pass_(program, 14)
    assert said(program, 0) == []
    await pass_(program, 2)
    assert said(program, 0) == [("reminder", "half")]


async def test_a_stopped_clock_sends_no_reminder(program: Program) -> None:
    await told(program, ANN, reminders={"half": "dm"})
    table = await program.game(BOB)
    await clocked(program, table, 0, 10)
    await program.tables.sessions.write(
        table.id, lambda table_tx: program.tables.reminders.cancel_all(table_tx, 0)
    )
    await pass_(program, 12)
    assert said(program, 0) == []
    await clocked(program, table, 0, 10)
    await program.play(table, 0)  # answered; the timer may still fire in a race
    assert not await program.tables.reminders.firings["half"](table.id, 0)


async def test_a_question_back_after_an_undo_is_no_new_decision(program: Program) -> None:
    await told(program, ANN, reminders={"half": "dm", "turn": "off"})
    table = await program.game(BOB)
    await clocked(program, table, 0, 10)
    await pass_(program, 6)
    assert said(program, 0) == [("reminder", "half")]
    await program.play(table, 0)
    await program.tables.play.undo(table.id, ANN)
    await clocked(program, table, 0, 10)
    await pass_(program, 8)
    assert said(program, 0) == [("reminder", "late")]
    await both(program, table)  # a new one
    said(program, 0)
    await clocked(program, table, 0, 10)
    await pass_(program, 6)
    assert said(program, 0) == [("reminder", "half")]


async def test_a_question_back_after_an_agreed_undo_is_announced_again(
    program: Program,
) -> None:
    await told(program, ANN, reminders={"turn": "dm"})
    table = await program.game(BOB)
    await both(program, table)
    await both(program, table)
    said(program, 0)
    waiting = (await program.tables.of(Consent).ask(table.id, REWIND, BOB)).waiting
    asked = await program.store.read(lambda tx: rows.request(tx, table.id, REWIND))
    assert waiting == (0,)
    assert asked is not None
    await program.tables.of(Consent).agree(table.id, REWIND, ANN, asked.key)
    await program.outbox.flush()
    said(program, 0)
    await program.play(table, 1)
    program.time.pass_(CALL_INTERVAL_S)
    await program.outbox.flush()
    assert said(program, 0) == [("sheet", "turn")]


async def test_the_next_person_is_notified_once_if_they_chose_so(program: Program) -> None:
    await told(program, ANN, reminders={"next": "dm", "turn": "off"})
    table = await program.game(BOB, CAT)
    await program.play(table, 0)
    await program.outbox.flush()
    assert said(program, 0) == []  # two are awaited
    await program.play(table, 2)
    await program.outbox.flush()
    assert said(program, 0) == [("reminder", "next")]
    assert said(program, 2) == []
    await program.tables.play.undo(table.id, 100 + 3)
    await program.play(table, 2)
    await program.outbox.flush()
    assert said(program, 0) == []


async def test_new_hours_release_messages_held_for_the_morning(program: Program) -> None:
    wants = {"turn": "dm"}
    await told(program, ANN, zone="Europe/Paris", reminders=wants)
    table = await program.game(BOB)
    paris(program, 23)
    await both(program, table)
    assert said(program, 0) == []
    await told(program, ANN, zone="Asia/Tokyo", start=0, end=1440, reminders=wants)
    await program.store.write(lambda tx: posted.look_again(tx, ANN, program.time.now()))
    await program.outbox.flush()
    assert said(program, 0) == [("sheet", "turn")]


async def test_a_game_over_days_asks_once_for_a_time_zone(program: Program) -> None:
    await told(program, BOB, zone="Europe/Paris", end=1440, start=0)
    for channel in (1, 2):
        table = await program.lobby(BOB, channel=channel)
        await program.tables.sessions.write(
            table.id,
            lambda table_tx: program.tables.sessions.set(
                table_tx, terms=preset("async").model_dump()
            ),
        )
        await program.tables.lobby.start(table.id, ANN)
        await program.outbox.flush()
        asked = [i.facts.get("zone") for _, i in program.post.calls if i.kind == "sheet"]
        program.post.clear()
        assert asked == ([True, None] if channel == 1 else [None, None])


async def test_reminder_rows_are_deleted_with_the_end_of_the_game(program: Program) -> None:
    async def kept() -> int:
        def query(tx):
            count = sa.select(sa.func.count()).select_from(reminders)
            return int(tx.execute(count).scalar_one())

        return await program.store.read(query)

    over, ended = await program.game(BOB), await program.game(BOB, channel=2)
    assert await kept()
    await play_out(program, over)
    await program.tables.ending.end(ended.id, 6, leads=True)
    statuses = {(await program.tables.table_queries.info(t.id)).status for t in (over, ended)}
    assert (statuses, await kept()) == ({"ended"}, 0)
