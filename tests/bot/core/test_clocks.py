"""Clocks of decisions: when they run, what happens when they run out, and that it happens once."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.app.firings import firings
from bot.features.consent.service import Consent
from bot.features.consent.undo import REWIND
from bot.model.clocks import Stage
from bot.model.person import Preferences, hours_of
from bot.schedule.clock import Clock
from bot.store import clocks, past, timers
from bot.store import people as persons
from bot.store.clocks import ClockRow
from bot.table import TableInfo
from bot.table.clocks.service import CLOCK
from tests.bot.core.conftest import ANN, BOB, CAT, GUEST, House
from tests.bot.core.sql import sql
from tests.bot.core.test_lobby import refused

HOUR = 3600.0
DAY = 24 * HOUR
TERMS = {"bank": 0, "increment": 0, "grace": 6 * 3600, "ladder": "default"}


async def timed(house: House, *people: int, **terms: Any) -> TableInfo:
    """A running game over days of Ann and these people: a day for a decision, six hours of grace,
    then a default move; `terms` are those that differ."""
    table = await house.lobby(*people)
    await house.tables.lobby.set_pace(table.id, ANN, "async")
    for name, value in {**TERMS, **terms}.items():
        await house.tables.lobby.set_term(table.id, ANN, name, value)
    table = await house.tables.lobby.start(table.id, ANN)
    await house.outbox.flush()
    house.post.clear()
    return table


async def running(house: House, table: TableInfo) -> dict[int, ClockRow]:
    """The clocks of decisions that are open."""
    found = await house.store.read(lambda tx: clocks.of_table(tx, table.id))
    return {seat: row for seat, row in found.items() if row.open}


async def timed_seats(house: House, table: TableInfo) -> set[int]:
    """The seats that a timer waits for."""
    return await house.store.read(lambda tx: timers.planned(tx, table.id, CLOCK))


async def picks(house: House, table: TableInfo) -> list[tuple[int | None, str]]:
    """Seat and who picked, of every pick so far."""
    found = await house.store.read(lambda tx: past.picks_since(tx, table.id, 0))
    return [(move.seat, move.by) for move in found]


async def pass_(house: House, seconds: float) -> int:
    """Let time pass, and everything happen when it is due; how many clocks of decisions fired."""
    fired: list[object] = []

    async def noted(table_id: int, seat: int) -> None:
        fired.append(await house.tables.ladder.clock_due(table_id, seat))

    clock = Clock(house.store, {**firings(house.tables), CLOCK: noted}, house.time)
    until = house.time.now() + seconds
    while True:
        due = await house.store.read(lambda tx: timers.next_due(tx, []))
        if due is None or due > until:
            house.time.pass_(until - house.time.now())
            return fired.count(True)
        house.time.pass_(max(due - house.time.now(), 0.0))
        await clock.fire_due()


# --- who has one --------------------------------------------------------------------------------


async def test_everybody_who_is_awaited_has_a_clock_and_nobody_else(house: House) -> None:
    table = await timed(house, BOB)
    now = house.time.now()
    assert {s: c.due - now for s, c in (await running(house, table)).items()} == {0: DAY, 1: DAY}
    await house.play(table, 0)
    assert set(await running(house, table)) == await timed_seats(house, table) == {1}
    house.time.pass_(HOUR)
    await house.play(table, 1)  # all bid in secret: two decisions begin
    now = house.time.now()
    assert {s: c.due - now for s, c in (await running(house, table)).items()} == {0: DAY, 1: DAY}


async def test_a_table_that_plays_live_has_no_clocks_unless_it_wants_them(house: House) -> None:
    table = await house.game(BOB)
    assert await running(house, table) == {}
    await house.tables.ending.end(table.id, ANN)
    table = await house.lobby(BOB)
    await house.tables.lobby.set_term(table.id, ANN, "decision", 300)
    table = await house.tables.lobby.start(table.id, ANN)
    now = house.time.now()
    assert {c.due - now for c in (await running(house, table)).values()} == {300}


async def test_computers_and_regents_have_no_clock(house: House) -> None:
    table = await timed(house, BOB, CAT)
    await house.tables.seats.hand_over(table.id, BOB, 1, "random")
    await house.tables.seats.regent(table.id, CAT, 2)
    assert await timed_seats(house, table) == {0}
    await house.tables.seats.back(table.id, CAT)
    assert await timed_seats(house, table) == {0, 2}


async def test_an_answer_in_secret_moves_no_clock(house: House) -> None:
    table = await timed(house, BOB, CAT)
    for seat in range(3):
        await house.play(table, seat)
    house.time.pass_(HOUR)
    await house.play(table, 0)
    before = await running(house, table)
    house.time.pass_(HOUR)
    await house.play(table, 0, 1)  # another bid instead: nobody sees it
    assert await running(house, table) == before
    assert set(before) == {1, 2}


# --- the ladder ---------------------------------------------------------------------------------


async def test_a_last_time_then_a_default_move(house: House) -> None:
    table = await timed(house, BOB)
    await house.play(table, 0)
    assert await pass_(house, DAY - 1) == 0
    assert await pass_(house, 1) == 1
    assert (await running(house, table))[1].stage == Stage.GRACE
    assert await picks(house, table) == [(0, "")]
    assert await pass_(house, 6 * HOUR - 1) == 0
    assert await pass_(house, 1) == 1
    assert await picks(house, table) == [(0, ""), (1, "default")]
    assert [s.misses for s in (await house.tables.register.info(table.id)).seated] == [0, 1]


async def test_whoever_answers_in_the_last_time_has_missed_nothing(house: House) -> None:
    table = await timed(house, BOB)
    await house.play(table, 0)
    await pass_(house, DAY + HOUR)
    await house.play(table, 1)
    assert await picks(house, table) == [(0, ""), (1, "")]
    assert [s.misses for s in (await house.tables.register.info(table.id)).seated] == [0, 0]
    assert {c.stage for c in (await running(house, table)).values()} == {Stage.RUNS}


async def test_the_first_rung_may_be_the_last(house: House) -> None:
    table = await timed(house, BOB, ladder="nudge")
    await house.play(table, 0)
    assert await pass_(house, DAY) == 1
    assert (await running(house, table))[1].stage == Stage.SPENT
    assert await timed_seats(house, table) == set()
    assert await pass_(house, 30 * DAY) == 0
    await house.play(table, 1)
    assert {c.stage for c in (await running(house, table)).values()} == {Stage.RUNS}


async def test_a_regent_after_two_missed_decisions_of_the_game(house: House) -> None:
    table = await timed(house, BOB, ladder="regent", regent_after=2)
    await pass_(house, DAY)
    await house.play(table, 0)
    await pass_(house, 6 * HOUR)
    assert await picks(house, table) == [(0, ""), (1, "default")]
    await house.play(table, 0)
    await pass_(house, DAY + 6 * HOUR)
    table = await house.tables.register.info(table.id)
    assert (table.seated[1].kind, table.seated[1].user_id) == ("normal", BOB)
    assert not table.seated[1].offered
    assert (await picks(house, table))[-1] == (1, "regent")
    await house.tables.seats.back(table.id, BOB)
    assert (await house.tables.register.info(table.id)).seated[
        1
    ].misses == 2  # counted for the whole game


async def test_the_seat_is_offered_where_the_table_goes_so_far(house: House) -> None:
    table = await timed(house, BOB, ladder="substitute", regent_after=1)
    await house.play(table, 0)
    await pass_(house, DAY + 6 * HOUR)
    table = await house.tables.register.info(table.id)
    assert table.seated[1].offered
    table = await house.tables.seats.take(table.id, GUEST, "Guest", "en", 1)
    assert (table.seated[1].kind, table.seated[1].misses) == ("human", 0)
    await house.play(table, 0)  # the regent had bid: the next round is Guest's
    assert {c.due - house.time.now() for c in (await running(house, table)).values()} == {DAY}


async def test_without_a_last_time_the_move_is_played_at_once(house: House) -> None:
    table = await timed(house, BOB, grace=0)
    await house.play(table, 0)
    await pass_(house, DAY)
    assert (await picks(house, table))[-1] == (1, "default")


async def test_a_sealed_question_opens_when_the_last_clock_has_run_out(house: House) -> None:
    table = await timed(house, BOB, CAT)
    for seat in range(3):
        await house.play(table, seat)
    await house.play(table, 1)
    await pass_(house, DAY + 6 * HOUR)
    assert (await picks(house, table))[3:] == [(1, ""), (0, "default"), (2, "default")]
    lines = await house.tables.play.log(table.id, None)
    assert [line.by for line in lines if line.name == "bid"] == ["", "", "default"]
    assert (await house.tables.play.view(table.id, None)).chapter == 2


# --- the bank -----------------------------------------------------------------------------------


async def bank(house: House, table: TableInfo, seat: int) -> float:
    return (await house.tables.register.info(table.id)).seated[seat].bank


async def test_the_bank_is_spent_after_the_allowance_and_fills_up_again(house: House) -> None:
    table = await timed(house, BOB, bank=48 * 3600, increment=4 * 3600)
    now = house.time.now()
    assert (await running(house, table))[0].due - now == 3 * DAY
    house.time.pass_(DAY + 10 * HOUR)
    await house.play(table, 0)
    assert await bank(house, table, 0) == 42 * HOUR  # ten hours spent, four gained
    await house.play(table, 1)
    house.time.pass_(HOUR)
    await house.play(table, 0)
    assert await bank(house, table, 0) == 46 * HOUR
    await house.play(table, 1)
    await house.play(table, 0)
    assert await bank(house, table, 0) == 48 * HOUR  # never more than at first
    assert await bank(house, table, 1) == 46 * HOUR
    await pass_(house, DAY + 46 * HOUR + 6 * HOUR)
    assert await bank(house, table, 1) == 0
    assert (await running(house, table))[1].due - house.time.now() == DAY


# --- once, and never for what is answered ---------------------------------------------------------


async def test_a_clock_fires_once_for_two_programs(house: House) -> None:
    table = await timed(house, BOB)
    await house.play(table, 0)
    house.time.pass_(DAY)
    both = [Clock(house.store, firings(house.tables), house.time) for _ in range(2)]
    await asyncio.gather(*(clock.fire_due() for clock in both))
    house.time.pass_(6 * HOUR)
    await asyncio.gather(*(clock.fire_due() for clock in both))
    assert await picks(house, table) == [(0, ""), (1, "default")]
    assert (await house.tables.register.info(table.id)).seated[1].misses == 1


async def test_firing_again_or_too_early_does_nothing(house: House) -> None:
    table = await timed(house, BOB)
    assert not await house.tables.ladder.clock_due(table.id, 1)
    await house.play(table, 0)
    await pass_(house, DAY)
    assert not await house.tables.ladder.clock_due(table.id, 1)  # its last time has just begun
    assert not await house.tables.ladder.clock_due(table.id, 0)  # has answered
    assert await timed_seats(house, table) == {1}
    assert await picks(house, table) == [(0, "")]


async def test_an_answer_while_the_default_is_thought_out_wins(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await timed(house, BOB, grace=0)
    await house.play(table, 0)
    house.time.pass_(DAY)
    plain = asyncio.to_thread

    async def answered_meanwhile(work: Any, *args: Any) -> Any:
        monkeypatch.undo()
        await house.play(table, 1)
        return await plain(work, *args)

    monkeypatch.setattr("asyncio.to_thread", answered_meanwhile)
    await house.clock.fire_due()
    assert await picks(house, table) == [(0, ""), (1, "")]
    assert {c.due - house.time.now() for c in (await running(house, table)).values()} == {DAY}


async def test_a_pick_taken_back_finds_the_time_that_was_left(house: House) -> None:
    table = await timed(house, BOB, bank=3600, increment=1800)
    house.time.pass_(DAY + 1800)
    await house.play(table, 0)
    assert await bank(house, table, 0) == 3600
    house.time.pass_(HOUR)
    await house.tables.play.undo(table.id, ANN)
    found = (await running(house, table))[0]
    assert found.due - house.time.now() == 1800
    assert await bank(house, table, 0) == 3600
    await house.play(table, 0)
    assert await bank(house, table, 0) == 3600
    assert set(await running(house, table)) == {1}


async def test_a_default_move_taken_back_leaves_time_to_pick_something_else(house: House) -> None:
    table = await timed(house, BOB, CAT, grace=0)
    await house.play(table, 0)
    await house.tables.ladder.extend(table.id, ANN, 2, 3600)
    await pass_(house, DAY)
    assert await picks(house, table) == [(0, ""), (1, "default")]
    await house.tables.play.undo(table.id, BOB)
    assert (await running(house, table))[1].due - house.time.now() == 1800


async def test_going_back_with_everybodys_consent_begins_anew(house: House) -> None:
    table = await timed(house, BOB)
    house.time.pass_(HOUR)
    await house.play(table, 0)
    await house.play(table, 1)
    house.time.pass_(HOUR)
    await house.tables.of(Consent).ask(table.id, REWIND, ANN)
    key = await house.store.read(lambda tx: sql(tx, "SELECT key FROM requests").scalar())
    await house.tables.of(Consent).agree(table.id, REWIND, BOB, str(key))
    now = house.time.now()
    assert {s: c.due - now for s, c in (await running(house, table)).items()} == {0: DAY, 1: DAY}


async def test_a_paused_table_stops_its_clocks(house: House) -> None:
    table = await timed(house, BOB)
    await house.play(table, 0)
    house.time.pass_(20 * HOUR)
    await house.tables.pausing.pause(table.id, ANN)
    assert await timed_seats(house, table) == set()
    assert await pass_(house, 10 * DAY) == 0
    assert not await house.tables.ladder.clock_due(table.id, 1)
    await house.tables.pausing.resume(table.id, ANN)
    assert (await running(house, table))[1].due - house.time.now() == 4 * HOUR
    await pass_(house, 4 * HOUR)
    house.time.pass_(2 * HOUR)
    await house.tables.pausing.pause(table.id, ANN)
    house.time.pass_(DAY)
    await house.tables.pausing.resume(table.id, ANN)
    assert await pass_(house, 4 * HOUR) == 1
    assert (await picks(house, table))[-1] == (1, "default")


async def test_a_game_that_is_over_has_no_clocks(house: House) -> None:
    table = await timed(house, BOB)
    await house.tables.ending.end(table.id, ANN)
    assert await running(house, table) == {}
    assert await timed_seats(house, table) == set()


# --- waking time --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("zone", "evening"),
    [
        ("Europe/Paris", 1774710000.0),  # 28 March 2026, 16:00: clocks go forward that night
        ("Europe/Paris", 1792850400.0),  # 24 October 2026, 16:00: clocks go back that night
        ("America/New_York", 1772917200.0),  # 7 March 2026, 16:00
        ("America/New_York", 1793476800.0),  # 31 October 2026, 16:00
    ],
)
async def test_clocks_run_in_waking_hours_only(house: House, zone: str, evening: float) -> None:
    house.time.pass_(evening - house.time.now())
    awake = Preferences(zone=zone, start=8 * 60, end=22 * 60)
    await house.store.write(lambda tx: persons.set_person_settings(tx, BOB, awake))
    table = await timed(house, BOB, decision=8 * 3600)
    night = 10 * HOUR + {1774710000.0: -HOUR, 1772917200.0: -HOUR}.get(evening, HOUR)
    found = await running(house, table)
    assert found[0].due - evening == 8 * HOUR
    assert found[1].due - evening == 8 * HOUR + night  # six hours before the night, two after
    await house.play(table, 0)
    assert await pass_(house, 8 * HOUR + night - 1) == 0
    assert await pass_(house, 1) == 1
    assert await pass_(house, 6 * HOUR - 1) == 0
    assert await pass_(house, 1) == 1
    assert (await picks(house, table))[-1] == (1, "default")


async def test_other_waking_hours_count_from_the_next_decision_on(house: House) -> None:
    table = await timed(house, BOB)
    house.time.pass_(4 * HOUR)
    before = await running(house, table)
    await house.tables.presence.set_preferences(BOB, zone="UTC", start=0, end=12 * 60)
    assert await running(house, table) == before
    for seat in range(2):
        await house.play(table, seat)
    hours = hours_of(Preferences(zone="UTC", start=0, end=12 * 60), None)
    due = (await running(house, table))[1].due
    assert hours.between(house.time.now(), due) == DAY
    assert due > house.time.now() + DAY


async def test_a_waking_day_has_four_hours_at_least(house: House) -> None:
    settings = house.tables.presence.set_preferences
    short = await refused(settings(ANN, zone="UTC", start=600, end=660), "short-day")
    assert short.figures == {"hours": 4}
    assert (await settings(ANN, zone="UTC", start=22 * 60, end=2 * 60)).preferences.waking == 240


async def test_nobodys_clock_runs_while_they_are_away(house: House) -> None:
    start = house.time.now()
    await house.store.write(lambda tx: persons.set_away(tx, BOB, (start + HOUR, start + 3 * DAY)))
    table = await timed(house, BOB)
    assert (await running(house, table))[1].due == start + 4 * DAY - HOUR


# --- more time ----------------------------------------------------------------------------------


async def test_more_time_for_one_or_for_all(house: House) -> None:
    table = await timed(house, BOB)
    now = house.time.now()
    await refused(house.tables.ladder.extend(table.id, BOB, 1, 3600), "not-host")
    await refused(house.tables.ladder.extend(table.id, ANN, 1, 0), "bad-time")
    await house.tables.ladder.extend(table.id, ANN, 1, 7200)
    await house.tables.ladder.extend(table.id, GUEST, None, 3600, manager=True)
    due = {seat: row.due - now for seat, row in (await running(house, table)).items()}
    assert due == {0: DAY + HOUR, 1: DAY + 3 * HOUR}
    await pass_(house, DAY + 2 * HOUR)  # Ann's last time
    await house.tables.ladder.extend(table.id, ANN, 0, 3600)
    found = (await running(house, table))[0]
    assert (found.stage, found.due - house.time.now()) == (Stage.RUNS, HOUR)
    await house.tables.pausing.pause(table.id, ANN)
    await house.tables.ladder.extend(table.id, ANN, 0, 3600)
    await house.tables.pausing.resume(table.id, ANN)
    assert (await running(house, table))[0].due - house.time.now() == 2 * HOUR
    await house.outbox.flush()
    said = [occasion for _, _, occasion in house.post.said("notice")]
    assert [x for x in said if x.startswith("extended")] == [
        "extended-seat", "extended", "extended-seat", "extended-seat",
    ]  # fmt: skip
    live = await house.tables.ending.end(table.id, ANN)
    await refused(house.tables.ladder.extend(live.id, ANN, 1, 60), "ended")


async def test_where_no_clock_runs_there_is_nothing_to_extend(house: House) -> None:
    table = await house.game(BOB)
    await refused(house.tables.ladder.extend(table.id, ANN, None, 3600), "no-clock")
