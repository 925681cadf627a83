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
from bot.store import people, standing
from bot.store.schema import reminders
from bot.table import TableInfo
from bot.table.clocks.reminders import CALL_INTERVAL_S
from bot.table.clocks.waking import hours_of_seat
from tests.bot.core.conftest import ANN, BOB, CAT, House
from tests.bot.core.test_results import play_out

HOUR = 3600.0
DAY = 24 * HOUR


async def told(house: House, user_id: int, **more: Any) -> None:
    """What a person has set."""
    await house.store.write(lambda tx: people.set_person_settings(tx, user_id, Preferences(**more)))


def paris(house: House, hour: int) -> None:
    """Let time pass to this hour of the morning or evening in Paris."""
    now = dt.datetime.fromtimestamp(house.time.now(), dt.UTC)
    house.time.pass_(((hour - 1 - now.hour) % 24) * HOUR - now.minute * 60 - now.second)


def said(house: House, seat: int) -> list[tuple[str, str]]:
    """New messages to a seat's person since it was last looked at: (kind, occasion)."""
    found = [
        (i.kind, i.occasion) for call, i in house.post.calls if call == "send" and i.seat == seat
    ]
    house.post.calls = [c for c in house.post.calls if c[1].seat != seat]
    return found


async def both(house: House, table: TableInfo) -> None:
    """Ann, then Bob, whose pick opens both answers: it asks Ann again."""
    await house.play(table, 0)
    await house.play(table, 1)
    house.time.pass_(CALL_INTERVAL_S)
    await house.outbox.flush()


async def clocked(house: House, table: TableInfo, seat: int, hours: float) -> None:
    """A clock of so many hours begins to run for a seat."""

    def change(at):
        now = house.tables.desk.now()
        awake = hours_of_seat(at.tx, at.id, at.seat(seat))
        house.tables.reminders.plan(at, seat, awake, now, now + hours * HOUR)

    await house.tables.desk.write(table.id, change)


async def pass_(house: House, hours: float) -> None:
    """Let hours pass, firing and sending whatever comes due in each."""
    for _ in range(int(hours)):
        house.time.pass_(HOUR)
        await house.clock.fire_due()
        await house.outbox.flush()


@pytest.mark.parametrize(
    ("place", "expected"),
    [("dm", [("sheet", "turn")]), ("ping", [("ping", "turn")]), ("off", [])],
)
async def test_a_turn_is_said_where_its_person_wants_it(
    house: House, place: str, expected: list[tuple[str, str]]
) -> None:
    await told(house, ANN, reminders={"turn": place})
    table = await house.game(BOB)
    await both(house, table)
    assert said(house, 0) == expected


async def test_who_is_pinged_is_so_without_open_messages(house: House) -> None:
    await told(house, ANN, reminders={"turn": "ping"})
    table = await house.game(BOB)
    await house.tables.dm_status.dm_closed(table.id, 0)
    await both(house, table)
    assert ("ping", "turn") in said(house, 0)


async def test_a_turn_that_comes_at_night_is_said_in_the_morning(house: House) -> None:
    await told(house, ANN, zone="Europe/Paris", reminders={"turn": "dm"})
    table = await house.game(BOB)
    await house.play(table, 0)
    paris(house, 23)
    await house.play(table, 1)
    await pass_(house, 8)
    assert said(house, 0) == []
    await house.restart()
    await pass_(house, 2)
    assert said(house, 0) == [("sheet", "turn")]


@pytest.mark.parametrize("place", ["dm", "ping"])
async def test_who_answers_at_night_is_not_told_in_the_morning(house: House, place: str) -> None:
    await told(house, ANN, zone="Europe/Paris", reminders={"turn": place})
    table = await house.game(BOB)
    paris(house, 23)
    await both(house, table)
    await house.play(table, 0)
    await pass_(house, 12)
    assert said(house, 0) == []


async def test_the_first_sheet_waits_for_the_morning_too(house: House) -> None:
    await told(house, BOB, zone="Europe/Paris")
    paris(house, 3)
    table = await house.lobby(BOB)
    await house.tables.lobby.start(table.id, ANN)
    await house.outbox.flush()
    assert (said(house, 0), said(house, 1)) == ([("sheet", "start")], [])
    await pass_(house, 6)
    assert said(house, 1) == [("sheet", "start")]


async def test_half_and_four_fifths_of_a_clock_are_said_once(house: House) -> None:
    await told(house, ANN, reminders={"half": "dm", "late": "ping"})
    table = await house.game(BOB)
    await clocked(house, table, 0, 10)
    await pass_(house, 4)
    assert said(house, 0) == []
    await pass_(house, 2)
    assert said(house, 0) == [("reminder", "half")]
    await pass_(house, 3)
    assert said(house, 0) == [("ping", "late")]
    await clocked(house, table, 0, 10)  # more time for the same decision
    await house.restart()
    await pass_(house, 24)
    assert said(house, 0) == []


async def test_who_wants_no_half_or_has_a_short_clock_hears_nothing_of_it(house: House) -> None:
    table = await house.game(BOB)
    await clocked(house, table, 0, 4)
    await clocked(house, table, 1, 0.9)
    await pass_(house, 3)
    assert said(house, 0) == []
    assert said(house, 1) == []
    await pass_(house, 1)
    assert said(house, 0) == [("reminder", "late")]
    assert said(house, 1) == []


async def test_the_parts_of_a_clock_are_those_of_waking_time(house: House) -> None:
    await told(house, ANN, zone="Europe/Paris", start=480, end=1200, reminders={"half": "dm"})
    table = await house.game(BOB)
    paris(house, 18)

    def change(at):
        now = house.tables.desk.now()
        awake = hours_of_seat(at.tx, at.id, at.seat(0))
        due = now + 18 * HOUR  # 2 h, the night, 4 h
        house.tables.reminders.plan(at, 0, awake, now, due)

    await house.tables.desk.write(table.id, change)
    await pass_(house, 14)
    assert said(house, 0) == []
    await pass_(house, 2)
    assert said(house, 0) == [("reminder", "half")]


async def test_a_clock_that_runs_no_more_is_not_spoken_of(house: House) -> None:
    await told(house, ANN, reminders={"half": "dm"})
    table = await house.game(BOB)
    await clocked(house, table, 0, 10)
    await house.tables.desk.write(table.id, lambda at: house.tables.reminders.strike(at, 0))
    await pass_(house, 12)
    assert said(house, 0) == []
    await clocked(house, table, 0, 10)
    await house.play(table, 0)  # answered; the timer may still fire in a race
    assert not await house.tables.reminders.remind_half(table.id, 0)


async def test_what_returns_after_an_undo_is_no_new_decision(house: House) -> None:
    await told(house, ANN, reminders={"half": "dm", "turn": "off"})
    table = await house.game(BOB)
    await clocked(house, table, 0, 10)
    await pass_(house, 6)
    assert said(house, 0) == [("reminder", "half")]
    await house.play(table, 0)
    await house.tables.play.undo(table.id, ANN)
    await clocked(house, table, 0, 10)
    await pass_(house, 8)
    assert said(house, 0) == [("reminder", "late")]
    await both(house, table)  # a new one
    said(house, 0)
    await clocked(house, table, 0, 10)
    await pass_(house, 6)
    assert said(house, 0) == [("reminder", "half")]


async def test_who_is_asked_again_after_going_back_with_consent_is_told_again(
    house: House,
) -> None:
    await told(house, ANN, reminders={"turn": "dm"})
    table = await house.game(BOB)
    await both(house, table)
    await both(house, table)
    said(house, 0)
    waiting = (await house.tables.of(Consent).ask(table.id, REWIND, BOB)).waiting
    asked = await house.store.read(lambda tx: rows.request(tx, table.id, REWIND))
    assert waiting == (0,)
    assert asked is not None
    await house.tables.of(Consent).agree(table.id, REWIND, ANN, asked.key)
    await house.outbox.flush()
    said(house, 0)
    await house.play(table, 1)
    house.time.pass_(CALL_INTERVAL_S)
    await house.outbox.flush()
    assert said(house, 0) == [("sheet", "turn")]


async def test_who_will_be_asked_next_is_told_once_if_they_want(house: House) -> None:
    await told(house, ANN, reminders={"next": "dm", "turn": "off"})
    table = await house.game(BOB, CAT)
    await house.play(table, 0)
    await house.outbox.flush()
    assert said(house, 0) == []  # two are awaited
    await house.play(table, 2)
    await house.outbox.flush()
    assert said(house, 0) == [("reminder", "next")]
    assert said(house, 2) == []
    await house.tables.play.undo(table.id, 100 + 3)
    await house.play(table, 2)
    await house.outbox.flush()
    assert said(house, 0) == []


async def test_what_waits_for_the_morning_goes_once_the_hours_are_changed(house: House) -> None:
    wants = {"turn": "dm"}
    await told(house, ANN, zone="Europe/Paris", reminders=wants)
    table = await house.game(BOB)
    paris(house, 23)
    await both(house, table)
    assert said(house, 0) == []
    await told(house, ANN, zone="Asia/Tokyo", start=0, end=1440, reminders=wants)
    await house.store.write(lambda tx: standing.look_again(tx, ANN, house.time.now()))
    await house.outbox.flush()
    assert said(house, 0) == [("sheet", "turn")]


async def test_a_game_over_days_asks_once_for_a_time_zone(house: House) -> None:
    await told(house, BOB, zone="Europe/Paris", end=1440, start=0)
    for channel in (1, 2):
        table = await house.lobby(BOB, channel=channel)
        await house.tables.desk.write(
            table.id, lambda at: house.tables.desk.set(at, terms=preset("async").model_dump())
        )
        await house.tables.lobby.start(table.id, ANN)
        await house.outbox.flush()
        asked = [i.facts.get("zone") for _, i in house.post.calls if i.kind == "sheet"]
        house.post.clear()
        assert asked == ([True, None] if channel == 1 else [None, None])


async def test_what_was_said_of_decisions_is_kept_no_longer_than_the_game(house: House) -> None:
    async def kept() -> int:
        def query(tx):
            count = sa.select(sa.func.count()).select_from(reminders)
            return int(tx.execute(count).scalar_one())

        return await house.store.read(query)

    over, ended = await house.game(BOB), await house.game(BOB, channel=2)
    assert await kept()
    await play_out(house, over)
    await house.tables.ending.end(ended.id, ANN, manager=True)
    statuses = {(await house.tables.register.info(t.id)).status for t in (over, ended)}
    assert (statuses, await kept()) == ({"ended"}, 0)
