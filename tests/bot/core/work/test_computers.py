"""Computer seats, the clock that lets them play, and people who leave."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import pytest

from bot.features.consent.end import END_GAME
from bot.features.consent.service import Consent
from bot.model.times import WallTime, backoff
from bot.schedule.clock import CLOCK_POLL_S, Clock, Timer
from bot.store import timers
from engine.players import random_pick
from tests.bot.core.conftest import ANN, BOB, CAT, Program
from tests.bot.core.store.sql import sql
from tests.bot.core.tables.test_lobby import refused
from tests.waiting import until


async def planned(program: Program) -> list[Any]:
    return await program.store.read(
        lambda tx: list(sql(tx, "SELECT * FROM timers ORDER BY id").all())
    )


async def game(program: Program, *kinds: str, pause: float = 0.0) -> Any:
    """Ann against these computers."""
    if pause:
        await program.close()
        await program.open(pause=pause)
    table = await program.lobby()
    for kind in kinds:
        table = await program.tables.lobby.add_computer(table.id, ANN, kind)
    return await program.tables.lobby.start(table.id, ANN)


async def test_computers_play_a_whole_game_with_a_person(program: Program) -> None:
    table = await game(program, "hard", "normal")
    while (await program.tables.table_queries.info(table.id)).status == "running":
        while await program.clock.fire_due():
            pass
        asked = await program.tables.play.ask(table.id, 0)
        await program.tables.play.pick(table.id, ANN, 0, asked.revision, 0)
        while await program.clock.fire_due():
            pass
    assert await planned(program) == []
    assert (await program.tables.table_queries.info(table.id)).result is not None


async def test_a_computers_pause_does_not_depend_on_its_question(program: Program) -> None:
    table = await game(program, "normal", "random", pause=1.5)
    now = program.time.now()
    assert [(t.seat, t.due - now) for t in await planned(program)] == [(1, 1.5), (2, 1.5)]
    program.time.pass_(1.4)
    assert await program.clock.fire_due() == 0
    program.time.pass_(0.2)
    assert await program.clock.fire_due() == 2
    program.time.pass_(5)
    await program.play(
        table, 0
    )  # opens the bidding: all are asked, each for one and a half seconds
    now = program.time.now()
    assert [(t.seat, t.due - now) for t in await planned(program)] == [(1, 1.5), (2, 1.5)]
    program.time.pass_(1)
    await program.play(table, 0, 1)  # a bid in secret does not start anybody's pause again
    assert [t.due - now for t in await planned(program)] == [1.5, 1.5]


async def test_computers_overdue_at_a_restart_play_at_once(program: Program) -> None:
    table = await game(program, "random", pause=5)
    program.time.pass_(3600)
    await program.restart()
    assert await program.clock.fire_due() == 1
    assert (await program.tables.table_queries.info(table.id)).ply == 1


async def test_a_computer_drops_its_pick_if_the_question_changed(
    program: Program,
) -> None:
    table = await game(program, "random", "random")

    async def slow(state: Any, seat: int) -> Any:
        return random_pick(state, seat, 1)

    async def paused_meanwhile(state: Any, seat: int) -> Any:
        await program.tables.pausing.pause(table.id, ANN)
        return random_pick(state, seat, 1)

    assert not await program.tables.play.computer_pick(table.id, 1, paused_meanwhile)
    assert await planned(program) == []
    await program.tables.pausing.resume(table.id, ANN)
    assert [t.seat for t in await planned(program)] == [1, 2]
    assert not await program.tables.play.computer_pick(table.id, 0, slow)  # a person's seat
    assert await program.tables.play.computer_pick(table.id, 1, slow)
    assert not await program.tables.play.computer_pick(table.id, 1, slow)  # has answered


async def test_a_failing_timer_is_retried_later_and_holds_up_no_other(
    program: Program, caplog: pytest.LogCaptureFixture
) -> None:
    table = await game(program, "random", "random")
    fired: list[int] = []
    broken = {1}

    async def fire(table_id: int, seat: int) -> None:
        if seat in broken:
            raise RuntimeError("out of order")
        fired.append(seat)

    clock = Clock(program.store, {"computer": fire}, program.time)
    assert await clock.fire_due() == 2
    assert fired == [2]
    (left,) = await planned(program)
    assert (left.seat, left.attempts, left.due) == (1, 1, program.time.now() + backoff(1))
    logged = [r for r in caplog.records if r.levelno == logging.ERROR]
    assert f"timer {left.id} " in logged[0].message
    assert await clock.fire_due() == 0
    broken.clear()
    program.time.pass_(backoff(1))
    assert await clock.fire_due() == 1
    assert fired == [2, 1]
    assert table.id == left.game_id


async def test_a_timer_of_an_unknown_kind_is_kept(program: Program) -> None:
    table = await game(program, "random")
    await program.store.write(lambda tx: timers.add(tx, table.id, "alarm", 0, program.time.now()))
    await program.clock.fire_due()
    assert [(t.kind, t.attempts) for t in await planned(program)] == [("alarm", 1)]


async def test_the_clock_sleeps_until_the_earliest_and_wakes_for_a_new_one(
    program: Program,
) -> None:
    program.tables.sessions.on_timer(program.clock.planned)
    await program.close()
    await program.open(pause=2)
    program.tables.sessions.on_timer(program.clock.planned)
    running = asyncio.create_task(program.clock.run())
    await until(lambda: program.time.waiting == 1)
    table = await game(program, "random")
    await until(lambda: program.time.waiting == 1)
    assert (await program.tables.table_queries.info(table.id)).ply == 0

    async def played() -> bool:
        program.time.pass_(2.1)  # it goes to sleep again for two seconds, whenever it gets to it
        return (await program.tables.table_queries.info(table.id)).ply == 1

    await until(played)
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running


async def test_a_timer_after_the_next_look_does_not_wake_the_clock(program: Program) -> None:
    clock = program.clock
    running = asyncio.create_task(clock.run())
    await until(lambda: program.time.waiting == 1)
    clock.planned(program.time.now() + CLOCK_POLL_S)
    for _ in range(5):
        await asyncio.sleep(0)
    assert clock.turns == 1
    clock.planned(program.time.now() + CLOCK_POLL_S / 2)
    await until(lambda: clock.turns == 2)
    running.cancel()
    await asyncio.wait({running})


async def test_two_clocks_fire_a_timer_once(program: Program) -> None:
    await game(program, "random")
    fired: list[int] = []

    async def fire(table_id: int, seat: int) -> None:
        fired.append(seat)

    clocks = [Clock(program.store, {"computer": fire}, program.time) for _ in range(2)]
    await asyncio.gather(*(clock.fire_due() for clock in clocks))
    assert fired == [1]


async def test_wall_time_can_be_woken_and_does_not_wait_for_the_past() -> None:
    when = WallTime()
    woken = asyncio.Event()
    await when.wait(woken, -1)
    woken.set()
    before = when.now()
    await when.wait(woken, 600)
    assert when.now() - before < 60


def test_back_off_doubles_up_to_a_limit() -> None:
    assert [backoff(n) for n in (1, 2, 3)] == [2, 4, 8]
    assert backoff(5000) == 600
    assert Timer(1, 2, "x", 3, 0).attempts == 0


# --- people who leave ---------------------------------------------------------------------------


async def test_leaving_hands_the_seat_to_a_computer_that_plays_on(program: Program) -> None:
    table = await program.game(BOB)
    await refused(program.tables.seats.hand_over(table.id, CAT, 1, "normal"), "not-your-seat")
    await refused(program.tables.seats.hand_over(table.id, BOB, 0, "normal"), "not-your-seat")
    await refused(program.tables.seats.hand_over(table.id, BOB, 1, "genius"), "no-such-kind")
    table = await program.tables.seats.hand_over(table.id, BOB, 1, "normal")
    assert (table.seated[1].kind, table.seated[1].user_id, table.seated[1].name) == (
        "normal",
        None,
        f"Person {BOB}",
    )
    assert await program.tables.table_queries.of_user(BOB) == []
    await refused(program.tables.play.pick(table.id, BOB, 1, 1, 0), "not-your-seat")
    await program.outbox.flush()
    assert [occasion for _, _, occasion in program.post.said("notice")] == ["handed-over"]
    assert await program.clock.fire_due() == 1
    assert (await program.tables.table_queries.info(table.id)).ply == 1
    # the host hands over a seat nobody answers for, and the computers bring the game to its end
    table = await program.tables.seats.hand_over(table.id, ANN, 0, "random")
    while await program.clock.fire_due():
        pass
    assert (await program.tables.table_queries.info(table.id)).status == "ended"


async def test_a_paused_table_takes_no_pick_and_lets_no_computer_play(program: Program) -> None:
    table = await game(program, "random")
    await refused(program.tables.pausing.pause(table.id, BOB), "not-host")
    await program.tables.pausing.pause(table.id, ANN)
    await refused(program.tables.play.pick(table.id, ANN, 0, 1, 0), "paused")
    await refused(program.tables.play.ask(table.id, 0), "paused")
    await refused(program.tables.play.undo(table.id, ANN), "paused")
    await refused(program.tables.pausing.pause(table.id, ANN), "paused")
    assert await program.clock.fire_due() == 0
    assert (await program.tables.play.view(table.id, None)).phase == "setup"
    await refused(program.tables.pausing.resume(table.id, BOB), "not-host")
    await program.tables.pausing.resume(table.id, ANN)
    await refused(program.tables.pausing.resume(table.id, ANN), "not-paused")
    await program.tables.play.pick(table.id, ANN, 0, 1, 0)
    assert await program.clock.fire_due() == 1


async def test_ending_a_game_needs_the_host_or_everybody(program: Program) -> None:
    table = await program.game(BOB, CAT)
    consent = program.tables.of(Consent)
    await refused(consent.ask(table.id, END_GAME, 5), "not-seated")
    await refused(program.tables.ending.end(table.id, BOB), "end-by-all")
    for user in (BOB, BOB, CAT):
        asked = await consent.ask(table.id, END_GAME, user)
        assert asked.table.status == "running"
    await program.outbox.flush()
    assert len(program.post.said("notice")) == 2

    def change(tx):
        # the host has changed, say
        sql(tx, "UPDATE games SET host_id = 5")

    await program.store.write(change)
    table = (await consent.ask(table.id, END_GAME, ANN)).table
    assert (table.status, table.result) == ("ended", None)
    await program.outbox.flush()
    assert program.post.said("dashboard")[-1] == ("send", "ended", "")
    other = await program.game(BOB)
    assert (await program.tables.ending.end(other.id, 6, leads=True)).status == "ended"
