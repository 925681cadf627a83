"""A clock counts turns, however many picks they take; people who leave one unfinished get a
reminder."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.features.extra_time.service import ExtraTime
from bot.model.clocks import Stage
from bot.store import clocks
from bot.store import games as rows
from bot.table import TableInfo
from bot.table.changes import seen_seats
from engine import codec
from engine.games import GAMES
from engine.kernel import Game, Pick, apply, play
from engine.undo import stays
from tests.bot.core.clocks.test_clocks import DAY, HOUR, bank, running, timed
from tests.bot.core.clocks.test_clocks import pass_ as fire
from tests.bot.core.clocks.test_reminders import both, paris, pass_, said, told
from tests.bot.core.conftest import ANN, BOB, CAT, CHANNEL, GUEST, GUILD, Program
from tests.bot.core.tables.test_lobby import refused
from tests.laws.walks import fresh, walk


async def test_undoing_the_end_of_a_turn_changes_no_time(program: Program) -> None:
    """The bank gains once, the time that was left is left, in the grace period as well."""
    table = await timed(program, BOB, CAT, bank=48 * 3600, increment=4 * 3600)
    program.time.pass_(DAY + 10 * HOUR)
    for _ in range(3):
        await program.play(table, 0)
        assert await bank(program, table, 0) == 42 * HOUR
        program.time.pass_(HOUR)
        await program.tables.play.undo(table.id, ANN)
        assert await bank(program, table, 0) == 48 * HOUR
        assert (await running(program, table))[0].due - program.time.now() == 38 * HOUR
    await fire(program, 39 * HOUR)
    await program.play(table, 0)
    assert await bank(program, table, 0) == 48 * HOUR
    program.time.pass_(HOUR)
    await program.tables.play.undo(table.id, ANN)
    late = (await running(program, table))[0]
    assert (late.stage, late.due - program.time.now()) == (Stage.GRACE, 5 * HOUR)


def mid_turn() -> tuple[Game, Pick]:
    """A game of two seats whose first seat has a public question, and one of its picks. The pick
    changes the public view, can be undone, and the seat continues."""
    for name in GAMES:
        package = GAMES[name]
        for seed in range(1, 10):
            game: Any = fresh(name, 2, seed)
            for seat, pick in walk(game, seed):
                after, _ = apply(game, seat, pick)
                goes_on = seen_seats(game) == seen_seats(after) == {0} == {seat}
                seen = package.view(game, None) != package.view(after, None)
                if goes_on and seen and after.barriers == game.barriers:
                    return game, pick
                play(game, seat, pick)
    raise AssertionError("no game has a turn of several picks")


def last_of_turn() -> tuple[Game, Pick]:
    """A game of two seats whose first seat has a question, and one of its picks. After the pick the
    second seat is asked, and the pick can be undone."""
    for name in GAMES:
        for seed in range(1, 10):
            game: Any = fresh(name, 2, seed)
            for seat, pick in walk(game, seed):
                after, _ = apply(game, seat, pick)
                handed = seen_seats(game) == {0} == {seat} and seen_seats(after) == {1}
                if handed and not stays(game, after, seat, pick):
                    return game, pick
                play(game, seat, pick)
    raise AssertionError("no game hands a turn over")


async def in_mid_turn(
    program: Program, stands: Callable[[], tuple[Game, Pick]] = mid_turn
) -> tuple[TableInfo, Pick]:
    """A table of Ann and Bob over days in this state."""
    game, pick = stands()
    name = codec.game_name(type(game))
    table = await program.tables.lobby.open(name, GUILD, CHANNEL, ANN, "Ann", "fr")
    await program.tables.lobby.join(table.id, BOB, "Bob", "fr")
    await program.tables.lobby.set_pace(table.id, ANN, "async")
    table = await program.tables.lobby.start(table.id, ANN)

    def change(tx):
        rows.set_game(tx, table.id, program.time.now(), state=codec.dumps(game))
        clocks.drop_clocks(tx, table.id)

    await program.store.write(change)
    await program.restart()
    await program.tables.sessions.write(
        table.id,
        lambda table_tx: program.tables.clocks.plan(
            table_tx, program.tables.sessions.game(table_tx)
        ),
    )
    await program.outbox.flush()
    return table, pick


async def test_picks_of_one_turn_share_its_clock_even_when_undone(program: Program) -> None:
    table, pick = await in_mid_turn(program)
    begun = (await running(program, table))[0]
    before = await bank(program, table, 0)
    for _ in range(3):
        program.time.pass_(HOUR)
        await program.tables.play.pick_value(table.id, ANN, 0, pick)
        assert (await running(program, table))[0] == begun
        await program.tables.play.undo(table.id, ANN)
        assert (await running(program, table))[0] == begun
    assert await bank(program, table, 0) == before

    def look(at):
        assert at.seat(0).waits == [], "nothing of it was a hand-off"

    await program.tables.sessions.read(table.id, look)


async def minutes(program: Program, count: int) -> None:
    """Let minutes pass, and fire and send what has come due."""
    program.time.pass_(count * 60)
    await program.clock.fire_due()
    await program.outbox.flush()


async def test_an_unfinished_turn_is_reminded_once_silently_after_ten_minutes(
    program: Program,
) -> None:
    """In private, for others may not see that something was picked; nothing once it is done."""
    await told(program, ANN, reminders={"late": "ping", "turn": "off"})
    table, pick = await in_mid_turn(program)
    said(program, 0)
    await program.tables.play.pick_value(table.id, ANN, 0, pick)
    await minutes(program, 9)
    assert said(program, 0) == []
    await minutes(program, 1)
    assert said(program, 0) == [("reminder", "unfinished")]
    await program.tables.play.undo(table.id, ANN)
    await program.tables.play.pick_value(table.id, ANN, 0, pick)
    await minutes(program, 30)
    assert said(program, 0) == []


async def test_a_turn_finished_in_time_sends_no_reminder(program: Program) -> None:
    table, pick = await in_mid_turn(program)
    said(program, 0)
    await program.tables.play.pick_value(table.id, ANN, 0, pick)
    while (asked := await program.tables.play.ask(table.id, 0)).awaited:
        await program.tables.play.pick_value(table.id, ANN, 0, asked.picks[0])
    await minutes(program, 30)
    assert ("reminder", "unfinished") not in said(program, 0)


async def test_half_of_a_clock_is_reminded_in_mid_turn_too(program: Program) -> None:
    """What is picked without ending the turn neither silences it nor has it said twice."""
    await told(program, ANN, reminders={"half": "dm", "late": "dm", "turn": "off"})
    table, pick = await in_mid_turn(program)
    said(program, 0)
    await pass_(program, 13)
    assert said(program, 0) == [("reminder", "half")]
    await program.tables.play.pick_value(table.id, ANN, 0, pick)
    await program.tables.play.undo(table.id, ANN)
    await pass_(program, 8)
    assert said(program, 0) == [("reminder", "unfinished"), ("reminder", "late")]


async def test_a_pause_holds_calls_until_the_game_goes_on(program: Program) -> None:
    await told(program, ANN, zone="Europe/Paris", reminders={"turn": "dm"})
    table = await program.game(BOB)
    paris(program, 23)
    await both(program, table)
    said(program, 0)
    await program.tables.pausing.pause(table.id, ANN)
    await pass_(program, 34)
    assert said(program, 0) == []
    await program.tables.pausing.resume(table.id, ANN)
    await pass_(program, 1)
    assert said(program, 0) == [("sheet", "turn")]


async def test_with_closed_direct_messages_the_channel_mentions_the_person(
    program: Program,
) -> None:
    """Reminders about public facts: that they are awaited, and that their time runs out."""
    await told(program, ANN, reminders={"turn": "dm", "late": "dm"})
    table = await timed(program, BOB, bank=0)
    await program.tables.dm_status.dm_closed(table.id, 0)
    await both(program, table)
    said(program, 0)
    await pass_(program, 20)
    assert said(program, 0) == [("ping", "late")]


async def test_each_person_may_take_extra_time_once_a_game(program: Program) -> None:
    table = await timed(program, BOB, CAT)
    due = (await running(program, table))[0].due
    await program.tables.of(ExtraTime).take(table.id, ANN)
    assert (await running(program, table))[0].due == due + 12 * HOUR
    await refused(program.tables.of(ExtraTime).take(table.id, ANN), "extended-already")
    await refused(program.tables.of(ExtraTime).take(table.id, GUEST), "not-seated")
    await program.play(table, 1)
    await refused(program.tables.of(ExtraTime).take(table.id, BOB), "no-clock")
    await program.outbox.flush()
    assert "extended-own" in [occasion for _, _, occasion in program.post.said("notice")]


async def test_lent_time_comes_from_ones_own_bank(program: Program) -> None:
    """It leaves the giver's turn that runs as well, and does not come back by taking back."""
    table = await timed(program, BOB, CAT, bank=20 * 3600, increment=0)
    before = await running(program, table)
    await program.tables.of(ExtraTime).give(table.id, ANN, 1, 12)
    after = await running(program, table)
    assert after[1].due == before[1].due + 12 * HOUR
    assert after[0].due == before[0].due - 12 * HOUR
    assert await bank(program, table, 0) == 8 * HOUR
    short = await refused(program.tables.of(ExtraTime).give(table.id, ANN, 1, 9), "bank-short")
    assert short.figures == {"hours": 8}
    await refused(program.tables.of(ExtraTime).give(table.id, ANN, 0, 1), "own-seat")
    await refused(program.tables.of(ExtraTime).give(table.id, ANN, 1, 0), "bad-time")
    await program.play(table, 0)
    await program.tables.of(ExtraTime).give(table.id, ANN, 1, 8)
    await program.tables.play.undo(table.id, ANN)
    assert await bank(program, table, 0) == 0
