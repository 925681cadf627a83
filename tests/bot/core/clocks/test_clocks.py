"""Clocks of decisions: when they run, what happens when they run out, and that it happens once."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.app.firings import firings
from bot.features.consent.service import Consent
from bot.features.consent.undo import REWIND
from bot.model.clocks import Stage
from bot.schedule.clock import Clock
from bot.store import clocks, move_history, timers
from bot.store.clocks import ClockRow
from bot.table import TableInfo
from bot.table.clocks.service import CLOCK
from tests.bot.core.conftest import ANN, BOB, CAT, GUEST, Program
from tests.bot.core.store.sql import sql
from tests.bot.core.tables.test_lobby import refused

HOUR = 3600.0
DAY = 24 * HOUR
TERMS = {"bank": 0, "increment": 0, "grace": 6 * 3600, "ladder": "default"}


async def timed(program: Program, *people: int, **terms: Any) -> TableInfo:
    """A running game over days of Ann and these people: a day for a decision, six hours of grace,
    then a default move; `terms` are those that differ."""
    table = await program.lobby(*people)
    await program.tables.lobby.set_pace(table.id, ANN, "async")
    for name, value in {**TERMS, **terms}.items():
        await program.tables.lobby.set_term(table.id, ANN, name, value)
    table = await program.tables.lobby.start(table.id, ANN)
    await program.outbox.flush()
    program.post.clear()
    return table


async def running(program: Program, table: TableInfo) -> dict[int, ClockRow]:
    """The clocks of decisions that are open."""
    found = await program.store.read(lambda tx: clocks.of_table(tx, table.id))
    return {seat: row for seat, row in found.items() if row.open}


async def timed_seats(program: Program, table: TableInfo) -> set[int]:
    """The seats that a timer waits for."""
    return await program.store.read(lambda tx: timers.planned_seats(tx, table.id, CLOCK))


async def picks(program: Program, table: TableInfo) -> list[tuple[int | None, str]]:
    """Seat and who picked, of every pick so far."""
    move_rows = await program.store.read(lambda tx: move_history.picks_since(tx, table.id, 0))
    return [(move.seat, move.by) for move in move_rows]


async def pass_(program: Program, seconds: float) -> int:
    """Let time pass, and everything happen when it is due; how many clocks of decisions fired."""
    fired: list[object] = []

    async def noted(table_id: int, seat: int) -> None:
        fired.append(await program.tables.ladder.clock_due(table_id, seat))

    clock = Clock(program.store, {**firings(program.tables), CLOCK: noted}, program.time)
    until = program.time.now() + seconds
    while True:
        due = await program.store.read(lambda tx: timers.next_due(tx, []))
        if due is None or due > until:
            program.time.pass_(until - program.time.now())
            return fired.count(True)
        program.time.pass_(max(due - program.time.now(), 0.0))
        await clock.fire_due()


# --- who has one --------------------------------------------------------------------------------


async def test_exactly_the_awaited_people_have_a_clock(program: Program) -> None:
    table = await timed(program, BOB)
    now = program.time.now()
    assert {s: c.due - now for s, c in (await running(program, table)).items()} == {0: DAY, 1: DAY}
    await program.play(table, 0)
    assert set(await running(program, table)) == await timed_seats(program, table) == {1}
    program.time.pass_(HOUR)
    await program.play(table, 1)  # all bid in secret: two decisions begin
    now = program.time.now()
    assert {s: c.due - now for s, c in (await running(program, table)).items()} == {0: DAY, 1: DAY}


async def test_a_live_table_has_clocks_only_if_its_terms_say_so(program: Program) -> None:
    table = await program.game(BOB)
    assert await running(program, table) == {}
    await program.tables.ending.end(table.id, 6, leads=True)
    table = await program.lobby(BOB)
    await program.tables.lobby.set_term(table.id, ANN, "decision", 300)
    table = await program.tables.lobby.start(table.id, ANN)
    now = program.time.now()
    assert {c.due - now for c in (await running(program, table)).values()} == {300}


async def test_computers_and_regents_have_no_clock(program: Program) -> None:
    table = await timed(program, BOB, CAT)
    await program.tables.seats.hand_over(table.id, BOB, 1, "random")
    await program.tables.seats.regent(table.id, CAT, 2)
    assert await timed_seats(program, table) == {0}
    await program.tables.seats.back(table.id, CAT)
    assert await timed_seats(program, table) == {0, 2}


async def test_a_secret_answer_changes_no_clock(program: Program) -> None:
    table = await timed(program, BOB, CAT)
    for seat in range(3):
        await program.play(table, seat)
    program.time.pass_(HOUR)
    await program.play(table, 0)
    before = await running(program, table)
    program.time.pass_(HOUR)
    await program.play(table, 0, 1)  # another bid instead: nobody sees it
    assert await running(program, table) == before
    assert set(before) == {1, 2}


# --- the ladder ---------------------------------------------------------------------------------


async def test_a_grace_period_then_a_default_move(program: Program) -> None:
    table = await timed(program, BOB)
    await program.play(table, 0)
    assert await pass_(program, DAY - 1) == 0
    assert await pass_(program, 1) == 1
    assert (await running(program, table))[1].stage == Stage.GRACE
    assert await picks(program, table) == [(0, "")]
    assert await pass_(program, 6 * HOUR - 1) == 0
    assert await pass_(program, 1) == 1
    assert await picks(program, table) == [(0, ""), (1, "default")]
    assert [s.misses for s in (await program.tables.table_queries.info(table.id)).seated] == [0, 1]


async def test_an_answer_in_the_grace_period_is_no_miss(program: Program) -> None:
    table = await timed(program, BOB)
    await program.play(table, 0)
    await pass_(program, DAY + HOUR)
    await program.play(table, 1)
    assert await picks(program, table) == [(0, ""), (1, "")]
    assert [s.misses for s in (await program.tables.table_queries.info(table.id)).seated] == [0, 0]
    assert {c.stage for c in (await running(program, table)).values()} == {Stage.RUNS}


async def test_a_table_may_stop_at_reminders(program: Program) -> None:
    table = await timed(program, BOB, ladder="nudge")
    await program.play(table, 0)
    assert await pass_(program, DAY) == 1
    assert (await running(program, table))[1].stage == Stage.SPENT
    assert await timed_seats(program, table) == set()
    assert await pass_(program, 30 * DAY) == 0
    await program.play(table, 1)
    assert {c.stage for c in (await running(program, table)).values()} == {Stage.RUNS}


async def test_a_regent_after_two_missed_decisions_of_the_game(program: Program) -> None:
    table = await timed(program, BOB, ladder="regent", regent_after=2)
    await pass_(program, DAY)
    await program.play(table, 0)
    await pass_(program, 6 * HOUR)
    assert await picks(program, table) == [(0, ""), (1, "default")]
    await program.play(table, 0)
    await pass_(program, DAY + 6 * HOUR)
    table = await program.tables.table_queries.info(table.id)
    assert (table.seated[1].kind, table.seated[1].user_id) == ("normal", BOB)
    assert not table.seated[1].offered
    assert (await picks(program, table))[-1] == (1, "regent")
    await program.tables.seats.back(table.id, BOB)
    assert (await program.tables.table_queries.info(table.id)).seated[
        1
    ].misses == 2  # counted for the whole game


async def test_the_seat_is_offered_if_the_terms_say_so(program: Program) -> None:
    table = await timed(program, BOB, ladder="substitute", regent_after=1)
    await program.play(table, 0)
    await pass_(program, DAY + 6 * HOUR)
    table = await program.tables.table_queries.info(table.id)
    assert table.seated[1].offered
    table = await program.tables.seats.take(table.id, GUEST, "Guest", "en", 1)
    assert (table.seated[1].kind, table.seated[1].misses) == ("human", 0)
    await program.play(table, 0)  # the regent had bid: the next round is Guest's
    assert {c.due - program.time.now() for c in (await running(program, table)).values()} == {DAY}


async def test_without_a_grace_period_the_default_move_is_played_at_once(program: Program) -> None:
    table = await timed(program, BOB, grace=0)
    await program.play(table, 0)
    await pass_(program, DAY)
    assert (await picks(program, table))[-1] == (1, "default")


async def test_a_sealed_question_opens_when_the_last_clock_has_run_out(program: Program) -> None:
    table = await timed(program, BOB, CAT)
    for seat in range(3):
        await program.play(table, seat)
    await program.play(table, 1)
    await pass_(program, DAY + 6 * HOUR)
    assert (await picks(program, table))[3:] == [(1, ""), (0, "default"), (2, "default")]
    lines = await program.tables.play.log(table.id, None)
    assert [line.by for line in lines if line.name == "bid"] == ["", "", "default"]
    assert (await program.tables.play.view(table.id, None)).chapter == 2


# --- the bank -----------------------------------------------------------------------------------


async def bank(program: Program, table: TableInfo, seat: int) -> float:
    return (await program.tables.table_queries.info(table.id)).seated[seat].bank


async def test_the_bank_is_spent_after_the_allowance_and_fills_up_again(program: Program) -> None:
    table = await timed(program, BOB, bank=48 * 3600, increment=4 * 3600)
    now = program.time.now()
    assert (await running(program, table))[0].due - now == 3 * DAY
    program.time.pass_(DAY + 10 * HOUR)
    await program.play(table, 0)
    assert await bank(program, table, 0) == 42 * HOUR  # ten hours spent, four gained
    await program.play(table, 1)
    program.time.pass_(HOUR)
    await program.play(table, 0)
    assert await bank(program, table, 0) == 46 * HOUR
    await program.play(table, 1)
    await program.play(table, 0)
    assert await bank(program, table, 0) == 48 * HOUR  # never more than at first
    assert await bank(program, table, 1) == 46 * HOUR
    await pass_(program, DAY + 46 * HOUR + 6 * HOUR)
    assert await bank(program, table, 1) == 0
    assert (await running(program, table))[1].due - program.time.now() == DAY


# --- once, and never for what is answered ---------------------------------------------------------


async def test_a_clock_fires_once_for_two_programs(program: Program) -> None:
    table = await timed(program, BOB)
    await program.play(table, 0)
    program.time.pass_(DAY)
    both = [Clock(program.store, firings(program.tables), program.time) for _ in range(2)]
    await asyncio.gather(*(clock.fire_due() for clock in both))
    program.time.pass_(6 * HOUR)
    await asyncio.gather(*(clock.fire_due() for clock in both))
    assert await picks(program, table) == [(0, ""), (1, "default")]
    assert (await program.tables.table_queries.info(table.id)).seated[1].misses == 1


async def test_firing_again_or_too_early_does_nothing(program: Program) -> None:
    table = await timed(program, BOB)
    assert not await program.tables.ladder.clock_due(table.id, 1)
    await program.play(table, 0)
    await pass_(program, DAY)
    assert not await program.tables.ladder.clock_due(table.id, 1)  # its last time has just begun
    assert not await program.tables.ladder.clock_due(table.id, 0)  # has answered
    assert await timed_seats(program, table) == {1}
    assert await picks(program, table) == [(0, "")]


async def test_an_answer_while_the_default_pick_is_computed_wins(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await timed(program, BOB, grace=0)
    await program.play(table, 0)
    program.time.pass_(DAY)
    plain = asyncio.to_thread

    async def answered_meanwhile(work: Any, *args: Any) -> Any:
        monkeypatch.undo()
        await program.play(table, 1)
        return await plain(work, *args)

    monkeypatch.setattr("asyncio.to_thread", answered_meanwhile)
    await program.clock.fire_due()
    assert await picks(program, table) == [(0, ""), (1, "")]
    assert {c.due - program.time.now() for c in (await running(program, table)).values()} == {DAY}


async def test_an_undone_pick_gets_the_time_that_was_left(program: Program) -> None:
    table = await timed(program, BOB, bank=3600, increment=1800)
    program.time.pass_(DAY + 1800)
    await program.play(table, 0)
    assert await bank(program, table, 0) == 3600
    program.time.pass_(HOUR)
    await program.tables.play.undo(table.id, ANN)
    clock_row = (await running(program, table))[0]
    assert clock_row.due - program.time.now() == 1800
    assert await bank(program, table, 0) == 3600
    await program.play(table, 0)
    assert await bank(program, table, 0) == 3600
    assert set(await running(program, table)) == {1}


async def test_undoing_a_default_move_leaves_time_for_another_pick(
    program: Program,
) -> None:
    table = await timed(program, BOB, CAT, grace=0)
    await program.play(table, 0)
    await program.tables.ladder.extend(table.id, ANN, 2, 3600)
    await pass_(program, DAY)
    assert await picks(program, table) == [(0, ""), (1, "default")]
    await program.tables.play.undo(table.id, BOB)
    assert (await running(program, table))[1].due - program.time.now() == 1800


async def test_an_agreed_undo_restarts_the_clocks(program: Program) -> None:
    table = await timed(program, BOB)
    program.time.pass_(HOUR)
    await program.play(table, 0)
    await program.play(table, 1)
    program.time.pass_(HOUR)
    await program.tables.of(Consent).ask(table.id, REWIND, ANN)
    key = await program.store.read(lambda tx: sql(tx, "SELECT key FROM requests").scalar())
    await program.tables.of(Consent).agree(table.id, REWIND, BOB, str(key))
    now = program.time.now()
    assert {s: c.due - now for s, c in (await running(program, table)).items()} == {0: DAY, 1: DAY}


async def test_a_paused_table_stops_its_clocks(program: Program) -> None:
    table = await timed(program, BOB)
    await program.play(table, 0)
    program.time.pass_(20 * HOUR)
    await program.tables.pausing.pause(table.id, ANN)
    assert await timed_seats(program, table) == set()
    assert await pass_(program, 10 * DAY) == 0
    assert not await program.tables.ladder.clock_due(table.id, 1)
    await program.tables.pausing.resume(table.id, ANN)
    assert (await running(program, table))[1].due - program.time.now() == 4 * HOUR
    await pass_(program, 4 * HOUR)
    program.time.pass_(2 * HOUR)
    await program.tables.pausing.pause(table.id, ANN)
    program.time.pass_(DAY)
    await program.tables.pausing.resume(table.id, ANN)
    assert await pass_(program, 4 * HOUR) == 1
    assert (await picks(program, table))[-1] == (1, "default")


async def test_an_ended_game_has_no_clocks(program: Program) -> None:
    table = await timed(program, BOB)
    await program.tables.ending.end(table.id, 6, leads=True)
    assert await running(program, table) == {}
    assert await timed_seats(program, table) == set()


# --- more time ----------------------------------------------------------------------------------


async def test_more_time_for_one_or_for_all(program: Program) -> None:
    table = await timed(program, BOB)
    now = program.time.now()
    await refused(program.tables.ladder.extend(table.id, BOB, 1, 3600), "not-host")
    await refused(program.tables.ladder.extend(table.id, ANN, 1, 0), "bad-time")
    await program.tables.ladder.extend(table.id, ANN, 1, 7200)
    await program.tables.ladder.extend(table.id, GUEST, None, 3600, manager=True)
    due = {seat: row.due - now for seat, row in (await running(program, table)).items()}
    assert due == {0: DAY + HOUR, 1: DAY + 3 * HOUR}
    await pass_(program, DAY + 2 * HOUR)  # Ann's last time
    await program.tables.ladder.extend(table.id, ANN, 0, 3600)
    clock_row = (await running(program, table))[0]
    assert (clock_row.stage, clock_row.due - program.time.now()) == (Stage.RUNS, HOUR)
    await program.tables.pausing.pause(table.id, ANN)
    await program.tables.ladder.extend(table.id, ANN, 0, 3600)
    await program.tables.pausing.resume(table.id, ANN)
    assert (await running(program, table))[0].due - program.time.now() == 2 * HOUR
    await program.outbox.flush()
    said = [occasion for _, _, occasion in program.post.said("notice")]
    assert [x for x in said if x.startswith("extended")] == [
        "extended-seat", "extended", "extended-seat", "extended-seat",
    ]  # fmt: skip
    live = await program.tables.ending.end(table.id, 6, leads=True)
    await refused(program.tables.ladder.extend(live.id, ANN, 1, 60), "ended")


async def test_extra_time_is_refused_without_a_running_clock(program: Program) -> None:
    table = await program.game(BOB)
    await refused(program.tables.ladder.extend(table.id, ANN, None, 3600), "no-clock")
