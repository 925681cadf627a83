"""Computer seats, the clock that lets them play, and people who leave."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import pytest

from bot.features.consent.end import END_GAME
from bot.features.consent.service import Consent
from bot.model.times import WallTime, backoff
from bot.schedule.clock import Clock, Timer
from bot.store import timers
from engine.players import random_pick
from tests.bot.core.conftest import ANN, BOB, CAT, House
from tests.bot.core.sql import sql
from tests.bot.core.test_lobby import refused
from tests.waiting import until


async def planned(house: House) -> list[Any]:
    return await house.store.read(
        lambda tx: list(sql(tx, "SELECT * FROM timers ORDER BY id").all())
    )


async def game(house: House, *kinds: str, pause: float = 0.0) -> Any:
    """Ann against these computers."""
    if pause:
        await house.close()
        await house.open(pause=pause)
    table = await house.lobby()
    for kind in kinds:
        table = await house.tables.lobby.add_computer(table.id, ANN, kind)
    return await house.tables.lobby.start(table.id, ANN)


async def test_computers_play_a_whole_game_with_a_person(house: House) -> None:
    table = await game(house, "hard", "normal")
    while (await house.tables.register.info(table.id)).status == "running":
        while await house.clock.fire_due():
            pass
        asked = await house.tables.play.ask(table.id, 0)
        await house.tables.play.pick(table.id, ANN, 0, asked.revision, 0)
        while await house.clock.fire_due():
            pass
    assert await planned(house) == []
    assert (await house.tables.register.info(table.id)).result is not None


async def test_the_pause_is_the_same_whatever_a_computer_is_asked(house: House) -> None:
    table = await game(house, "normal", "random", pause=1.5)
    now = house.time.now()
    assert [(t.seat, t.due - now) for t in await planned(house)] == [(1, 1.5), (2, 1.5)]
    house.time.pass_(1.4)
    assert await house.clock.fire_due() == 0
    house.time.pass_(0.2)
    assert await house.clock.fire_due() == 2
    house.time.pass_(5)
    await house.play(table, 0)  # opens the bidding: all are asked, each for one and a half seconds
    now = house.time.now()
    assert [(t.seat, t.due - now) for t in await planned(house)] == [(1, 1.5), (2, 1.5)]
    house.time.pass_(1)
    await house.play(table, 0, 1)  # a bid in secret does not start anybody's pause again
    assert [t.due - now for t in await planned(house)] == [1.5, 1.5]


async def test_computers_overdue_at_a_restart_play_then(house: House) -> None:
    table = await game(house, "random", pause=5)
    house.time.pass_(3600)
    await house.restart()
    assert await house.clock.fire_due() == 1
    assert (await house.tables.register.info(table.id)).ply == 1


async def test_a_computer_whose_question_changed_while_it_thought_leaves_it(house: House) -> None:
    table = await game(house, "random", "random")

    async def slow(state: Any, seat: int) -> Any:
        return random_pick(state, seat, 1)

    async def paused_meanwhile(state: Any, seat: int) -> Any:
        await house.tables.pausing.pause(table.id, ANN)
        return random_pick(state, seat, 1)

    assert not await house.tables.play.computer_pick(table.id, 1, paused_meanwhile)
    assert await planned(house) == []
    await house.tables.pausing.resume(table.id, ANN)
    assert [t.seat for t in await planned(house)] == [1, 2]
    assert not await house.tables.play.computer_pick(table.id, 0, slow)  # a person's seat
    assert await house.tables.play.computer_pick(table.id, 1, slow)
    assert not await house.tables.play.computer_pick(table.id, 1, slow)  # has answered


async def test_a_failing_timer_is_retried_later_and_holds_up_no_other(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    table = await game(house, "random", "random")
    fired: list[int] = []
    broken = {1}

    async def fire(table_id: int, seat: int) -> None:
        if seat in broken:
            raise RuntimeError("out of order")
        fired.append(seat)

    clock = Clock(house.store, {"computer": fire}, house.time)
    assert await clock.fire_due() == 2
    assert fired == [2]
    (left,) = await planned(house)
    assert (left.seat, left.attempts, left.due) == (1, 1, house.time.now() + backoff(1))
    logged = [r for r in caplog.records if r.levelno == logging.ERROR]
    assert f"timer {left.id} " in logged[0].message
    assert await clock.fire_due() == 0
    broken.clear()
    house.time.pass_(backoff(1))
    assert await clock.fire_due() == 1
    assert fired == [2, 1]
    assert table.id == left.game_id


async def test_a_timer_of_a_kind_unknown_is_kept(house: House) -> None:
    table = await game(house, "random")
    await house.store.write(lambda tx: timers.add(tx, table.id, "alarm", 0, house.time.now()))
    await house.clock.fire_due()
    assert [(t.kind, t.attempts) for t in await planned(house)] == [("alarm", 1)]


async def test_the_clock_sleeps_until_the_earliest_and_wakes_for_a_new_one(house: House) -> None:
    house.tables.desk.on_commit(house.clock.wake)
    await house.close()
    await house.open(pause=2)
    house.tables.desk.on_commit(house.clock.wake)
    running = asyncio.create_task(house.clock.run())
    await until(lambda: house.time.waiting == 1)
    table = await game(house, "random")
    await until(lambda: house.time.waiting == 1)
    assert (await house.tables.register.info(table.id)).ply == 0
    for _ in range(200):  # it goes to sleep again for two seconds, whenever it gets to it
        house.time.pass_(2.1)
        await asyncio.sleep(0.005)
        if (await house.tables.register.info(table.id)).ply:
            break
    assert (await house.tables.register.info(table.id)).ply == 1
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running


async def test_two_clocks_fire_a_timer_once(house: House) -> None:
    await game(house, "random")
    fired: list[int] = []

    async def fire(table_id: int, seat: int) -> None:
        fired.append(seat)

    clocks = [Clock(house.store, {"computer": fire}, house.time) for _ in range(2)]
    await asyncio.gather(*(clock.fire_due() for clock in clocks))
    assert fired == [1]


async def test_wall_time_wakes_early_and_does_not_wait_for_the_past() -> None:
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


async def test_leaving_hands_the_seat_to_a_computer_that_plays_on(house: House) -> None:
    table = await house.game(BOB)
    await refused(house.tables.seats.hand_over(table.id, CAT, 1, "normal"), "not-your-seat")
    await refused(house.tables.seats.hand_over(table.id, BOB, 0, "normal"), "not-your-seat")
    await refused(house.tables.seats.hand_over(table.id, BOB, 1, "genius"), "no-such-kind")
    table = await house.tables.seats.hand_over(table.id, BOB, 1, "normal")
    assert (table.seated[1].kind, table.seated[1].user_id, table.seated[1].name) == (
        "normal",
        None,
        f"Person {BOB}",
    )
    assert await house.tables.register.of_user(BOB) == []
    await refused(house.tables.play.pick(table.id, BOB, 1, 1, 0), "not-your-seat")
    await house.outbox.flush()
    assert [occasion for _, _, occasion in house.post.said("notice")] == ["handed-over"]
    assert await house.clock.fire_due() == 1
    assert (await house.tables.register.info(table.id)).ply == 1
    # the host hands over a seat nobody answers for, and the computers bring the game to its end
    table = await house.tables.seats.hand_over(table.id, ANN, 0, "random")
    while await house.clock.fire_due():
        pass
    assert (await house.tables.register.info(table.id)).status == "ended"


async def test_a_paused_table_takes_no_pick_and_lets_no_computer_play(house: House) -> None:
    table = await game(house, "random")
    await refused(house.tables.pausing.pause(table.id, BOB), "not-host")
    await house.tables.pausing.pause(table.id, ANN)
    await refused(house.tables.play.pick(table.id, ANN, 0, 1, 0), "paused")
    await refused(house.tables.play.ask(table.id, 0), "paused")
    await refused(house.tables.play.undo(table.id, ANN), "paused")
    await refused(house.tables.pausing.pause(table.id, ANN), "paused")
    assert await house.clock.fire_due() == 0
    assert (await house.tables.play.view(table.id, None)).phase == "setup"
    await refused(house.tables.pausing.resume(table.id, BOB), "not-host")
    await house.tables.pausing.resume(table.id, ANN)
    await refused(house.tables.pausing.resume(table.id, ANN), "not-paused")
    await house.tables.play.pick(table.id, ANN, 0, 1, 0)
    assert await house.clock.fire_due() == 1


async def test_ending_takes_the_host_or_everybody(house: House) -> None:
    table = await house.game(BOB, CAT)
    consent = house.tables.of(Consent)
    await refused(consent.ask(table.id, END_GAME, 5), "not-seated")
    await refused(house.tables.ending.end(table.id, BOB), "not-host")
    for user in (BOB, BOB, CAT):
        asked = await consent.ask(table.id, END_GAME, user)
        assert asked.table.status == "running"
    await house.outbox.flush()
    assert len(house.post.said("notice")) == 2

    def change(tx):
        # the host has changed, say
        sql(tx, "UPDATE games SET host_id = 5")

    await house.store.write(change)
    table = (await consent.ask(table.id, END_GAME, ANN)).table
    assert (table.status, table.result) == ("ended", None)
    await house.outbox.flush()
    assert house.post.said("dashboard")[-1] == ("send", "ended", "")
    other = await house.game(BOB)
    assert (await house.tables.ending.end(other.id, 6, manager=True)).status == "ended"
