"""Committed messages are posted once, also when the program stops while posting."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import pytest

from bot.model.intents import (
    REFUSALS,
    SCENE_NOTICE,
    STORY,
    VOICE,
    AccessLost,
    AlreadyAnswered,
    DmClosed,
    EditRefused,
    Intent,
    MessageLost,
    RetryLater,
    TooOldToEdit,
    Unaddressed,
)
from bot.model.person import Preferences
from bot.schedule.complaints import COMPLAINT_INTERVAL_S, REFUSED_PAUSE_S
from bot.store import StoreError, due_messages, outbox, people
from bot.store.transaction import Tx
from bot.table.clocks.reminders import CALL_INTERVAL_S
from tests.bot.core.conftest import ANN, BOB, CHANNEL, Program
from tests.bot.core.store.sql import sql
from tests.waiting import until


async def in_private(program: Program, user_id: int) -> None:
    """This person wants to be called in direct messages."""
    await program.store.write(
        lambda tx: people.set_person_settings(tx, user_id, Preferences(reminders={"turn": "dm"}))
    )


async def rows(program: Program, kind: str = "") -> list[Any]:
    found = await program.store.read(lambda tx: sql(tx, "SELECT * FROM outbox ORDER BY id").all())
    return [row for row in found if kind in ("", row.kind)]


async def test_many_changes_become_one_edit(program: Program) -> None:
    table = await program.game(BOB)
    await program.play(table, 0)
    await program.tables.pausing.pause(table.id, ANN)
    await program.tables.pausing.resume(table.id, ANN)
    await program.outbox.flush()
    assert program.post.said("dashboard") == [("edit", "setup/1", "")]


async def test_each_phase_has_its_own_message(program: Program) -> None:
    table = await program.game(BOB)
    await program.play(table, 0)
    await program.play(table, 1)
    await program.outbox.flush()
    assert program.post.said("dashboard") == [("send", "bidding/1", "")]
    await program.play(table, 0)
    await program.outbox.flush()
    assert program.post.said("dashboard")[1:] == [("edit", "bidding/1", "")]


async def test_edits_of_one_message_keep_their_distance(program: Program) -> None:
    await program.close()
    await program.open(edit_gap=1.2)
    table = await program.game(BOB)
    await program.play(table, 0)
    await program.outbox.flush()
    assert program.post.said("dashboard") == []
    program.time.pass_(1.1)
    await program.outbox.flush()
    assert program.post.said("dashboard") == []
    program.time.pass_(0.2)
    await program.outbox.flush()
    assert program.post.said("dashboard") == [("edit", "setup/1", "")]


async def test_a_message_older_than_an_hour_is_posted_again_once(program: Program) -> None:
    table = await program.game(BOB)
    program.time.pass_(3700)
    await program.play(table, 0)
    await program.outbox.flush()
    assert program.post.said("dashboard") == [("send", "setup/1", "")]
    program.time.pass_(600)
    await program.tables.pausing.pause(table.id, ANN)
    await program.outbox.flush()
    assert program.post.said("dashboard")[1:] == [("edit", "setup/1", "")]


async def test_a_change_during_a_send_becomes_an_edit(program: Program) -> None:
    table = await program.lobby()

    async def joins_meanwhile(intent: Intent) -> int:
        program.post.send = plain  # type: ignore[method-assign]
        await program.tables.lobby.join(table.id, BOB, "Bob", None)
        return await plain(intent)

    plain = program.post.send
    program.post.send = joins_meanwhile  # type: ignore[method-assign]
    await program.outbox.flush()
    assert program.post.said("dashboard") == [("send", "lobby", ""), ("edit", "lobby", "")]
    (row,) = await rows(program)
    assert (row.state, row.shown) == ("sent", row.wanted)


async def test_a_new_phase_during_an_edit_is_a_new_message(program: Program) -> None:
    table = await program.game(BOB)
    await program.play(table, 0)

    async def moves_meanwhile(intent: Intent, message_id: int) -> None:
        if intent.kind == "dashboard":
            program.post.edit = plain  # type: ignore[method-assign]
            await program.play(table, 1)
        await plain(intent, message_id)

    plain = program.post.edit
    program.post.edit = moves_meanwhile  # type: ignore[method-assign]
    await program.outbox.flush()
    assert program.post.said("dashboard") == [("edit", "setup/1", ""), ("send", "bidding/1", "")]


async def test_what_is_told_keeps_its_order(program: Program) -> None:
    """A scene waits for the chapter before it, however long that takes to write; not for one that
    could not be posted."""
    table = await program.game(BOB)
    begun: list[str] = []

    async def slowly(intent: Intent) -> int:
        begun.append(intent.occasion)
        await asyncio.sleep(0.02 if intent.occasion == STORY else 0)
        if intent.occasion == VOICE:
            raise Unaddressed
        return await plain(intent)

    def tell(tx: Tx) -> None:
        for occasion in (STORY, VOICE, SCENE_NOTICE):
            outbox.post(
                tx, table.id, occasion, occasion, {"chapter": 1}, program.tables.sessions.now()
            )

    await program.outbox.flush()
    plain, program.post.send = program.post.send, slowly  # type: ignore[method-assign]
    await program.store.write(tell)
    await program.outbox.flush()
    assert begun[:3] == [STORY, VOICE, SCENE_NOTICE]
    assert [name for _, _, name in program.post.said("notice")][-2:] == [STORY, SCENE_NOTICE]


# --- troubles -----------------------------------------------------------------------------------


async def test_a_delayed_message_waits_for_its_time(program: Program) -> None:
    await program.lobby()
    program.post.troubles.append(RetryLater(7.0))
    await program.outbox.flush()
    program.time.pass_(6.9)
    assert await program.outbox.flush() == 0
    program.time.pass_(0.2)
    await program.outbox.flush()
    assert len(program.post.standing) == 1


async def test_a_failing_message_is_logged_and_delays_no_other(
    program: Program, caplog: pytest.LogCaptureFixture
) -> None:
    await program.lobby()
    program.post.troubles.append(ValueError("cannot draw"))
    await program.outbox.flush()
    await program.lobby(channel=CHANNEL + 1)
    await program.outbox.flush()
    assert len(program.post.standing) == 1
    assert [r.levelno for r in caplog.records if "failed, time 1" in r.message] == [logging.ERROR]
    for _ in range(3):
        program.time.pass_(700)
        await program.outbox.flush()
    assert len(program.post.standing) == 2


async def test_a_save_that_cannot_be_read_does_not_lose_its_message(program: Program) -> None:
    await program.lobby()
    from bot.table import Refused

    program.post.troubles.append(Refused("save-unreadable"))
    await program.outbox.flush()
    assert [row.state for row in await rows(program)] == ["pending"]
    program.time.pass_(3)
    await program.outbox.flush()
    assert len(program.post.standing) == 1


async def test_a_deleted_message_is_posted_again(program: Program) -> None:
    table = await program.lobby()
    await program.outbox.flush()
    await program.tables.lobby.join(table.id, BOB, "Bob", None)
    program.post.troubles.append(MessageLost())
    await program.outbox.flush()
    assert [call for call, _, _ in program.post.said("dashboard")] == ["send", "edit", "send"]


async def test_a_deleted_channel_pauses_the_game_and_resuming_posts_what_is_pending(
    program: Program,
) -> None:
    table = await program.game(BOB)
    await program.play(table, 0)
    program.post.troubles.append(AccessLost("send_messages"))
    await program.outbox.flush()
    paused = await program.tables.table_queries.info(table.id)
    assert (paused.status, paused.missing) == ("paused", "send_messages")
    program.post.clear()
    program.time.pass_(60)
    assert await program.outbox.flush() == 0
    assert (await program.tables.pausing.resume(table.id, ANN)).missing == ""
    await program.outbox.flush()
    assert program.post.said("dashboard") == [("edit", "setup/1", "")]


async def test_a_closed_dm_is_reported_once_and_not_retried(program: Program) -> None:
    table = await program.lobby(BOB)
    await program.tables.lobby.start(table.id, ANN)
    plain = program.post.send

    async def closed(intent: Intent) -> int:
        if intent.kind == "sheet" and intent.seat == 1:
            program.post.calls.append(("send", intent))
            raise DmClosed
        return await plain(intent)

    program.post.send = closed  # type: ignore[method-assign]
    await program.outbox.flush()
    assert program.post.said("notice") == [("send", f"dm-closed:{BOB}", "dm-closed")]
    assert (await program.tables.table_queries.info(table.id)).seated[1].dm_closed
    program.post.clear()
    await in_private(program, BOB)
    await program.play(table, 0)
    await program.play(table, 1)
    await program.outbox.flush()
    assert [s for s in program.post.calls if s[1].kind == "sheet" and s[1].seat == 1] == []
    # the Shelter button was pressed, and closed again: the channel does not hear it twice
    await program.tables.dm_status.dm_opened(table.id, 1)
    await program.play(table, 1)
    await program.play(table, 0)
    program.time.pass_(CALL_INTERVAL_S)
    await program.outbox.flush()
    assert [i.seat for _, i in program.post.calls if i.kind == "sheet" and i.seat == 1] == [1]
    assert [name for _, _, name in program.post.said("notice") if name != "story"] == []
    assert (await program.tables.table_queries.info(table.id)).seated[1].dm_closed


# --- sheets -------------------------------------------------------------------------------------


async def test_a_turn_begun_by_another_is_a_new_dm_and_an_own_pick_an_edit(
    program: Program,
) -> None:
    await in_private(program, ANN)
    table = await program.game(BOB)
    await program.play(table, 0)
    await program.play(table, 1)
    await program.outbox.flush()
    sheets = [(call, i.seat, i.occasion) for call, i in program.post.calls if i.kind == "sheet"]
    # Bob opened the bidding: Ann, who had finished, is asked again; Bob's own sheet is edited
    assert sorted(sheets) == [("edit", 1, "start"), ("send", 0, "turn")]


async def test_the_worker_sends_by_itself_and_again_when_woken(program: Program) -> None:
    async with program.sending():
        table = await program.lobby()
        await until(lambda: bool(program.post.standing))
        await program.tables.lobby.join(table.id, BOB, "Bob", None)
        await until(lambda: len(program.post.calls) >= 2)


async def test_the_worker_survives_a_failing_database(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    await program.lobby()
    plain = due_messages.next_rows
    failures = [StoreError("no database")]

    def once(*args: Any) -> list[Any]:
        if failures:
            raise failures.pop()
        return plain(*args)

    monkeypatch.setattr(due_messages, "next_rows", once)
    running = asyncio.create_task(program.outbox.run())
    await until(lambda: bool(program.time.waiting))
    program.time.pass_(6)
    await until(lambda: bool(program.post.standing))
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running


async def test_a_database_that_refuses_writes_is_left_alone(
    program: Program, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A full disk, say: the outbox and the clock pause, whatever wakes them, and log a line a
    minute. Once it writes again, all is posted."""
    table = await program.game(BOB)
    await program.outbox.flush()
    await program.play(table, 0)
    write, refused = program.store.write, [0]

    async def refuse(*_: Any, **__: Any) -> Any:
        refused[0] += 1
        raise StoreError("the disk is full")

    monkeypatch.setattr(program.store, "write", refuse)
    workers = [asyncio.create_task(work.run()) for work in (program.outbox, program.clock)]
    seconds = 120
    for _ in range(seconds):
        for _ in range(20):
            program.outbox.wake()
            program.clock.wake()
            await asyncio.sleep(0)
        program.time.pass_(1.0)
        await asyncio.sleep(0.002)
    assert 0 < refused[0] <= 4 * seconds / REFUSED_PAUSE_S
    assert 0 < caplog.text.count("the outbox waits") <= 1 + seconds / COMPLAINT_INTERVAL_S
    assert caplog.text.count("the clock waits") <= 1 + seconds / COMPLAINT_INTERVAL_S
    monkeypatch.setattr(program.store, "write", write)
    program.post.clear()
    program.time.pass_(REFUSED_PAUSE_S)
    await until(lambda: bool(program.post.calls))
    for work in workers:
        work.cancel()
    await asyncio.gather(*workers, return_exceptions=True)


async def test_a_reminder_of_nobody_is_dropped(program: Program) -> None:
    """Its person has left the seat meanwhile."""
    await program.game(BOB)
    await program.outbox.flush()
    program.post.troubles = [Unaddressed()]
    table = (await program.tables.table_queries.of_user(ANN, most=1, statuses=("running",)))[0]
    await program.play(table, 0)
    await program.outbox.flush()
    assert "dropped" in {row.state for row in await rows(program)}


async def test_a_sheet_too_old_to_edit_stays(program: Program) -> None:
    table = await program.game(BOB)
    program.post.troubles = [TooOldToEdit()]
    await program.play(table, 0)  # brings Ann's sheet up to date
    await program.outbox.flush()
    edits = [i for call, i in program.post.calls if call == "edit" and i.kind == "sheet"]
    assert len(edits) == 1
    program.post.clear()
    program.time.pass_(3600)
    await program.outbox.flush()
    assert [i for _, i in program.post.calls if i.kind == "sheet" and i.seat == 0] == []


async def test_an_answer_during_a_call_cancels_it(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    await in_private(program, ANN)
    table = await program.game(BOB)
    send, over = program.post.send, [True]

    async def once_over(intent: Intent) -> int:
        if intent.seat == 0 and intent.stands and over:
            over.pop()
            raise AlreadyAnswered
        return await send(intent)

    monkeypatch.setattr(program.post, "send", once_over)
    for expected in ("edit", "send"):
        await program.play(table, 0)
        await program.play(table, 1)  # which opens what both have laid: Ann is called
        program.time.pass_(CALL_INTERVAL_S)
        program.post.clear()
        await program.outbox.flush()
        ann = [call for call, i in program.post.calls if (i.kind, i.seat) == ("sheet", 0)]
        assert ann == [expected]
    assert over == []


@pytest.mark.parametrize("refusals", [[EditRefused(), EditRefused()], [EditRefused(for_good=True)]])
async def test_a_superseded_message_is_deleted_if_it_cannot_be_edited(
    program: Program, refusals: list[Exception]
) -> None:
    table = await program.lobby(BOB)
    await program.outbox.flush()
    await program.tables.lobby.start(table.id, ANN)
    edit = program.post.edit

    async def refused(intent: Intent, message_id: int) -> None:
        if intent.kind == "retired" and refusals:
            raise refusals.pop(0)
        await edit(intent, message_id)

    program.post.edit = refused  # type: ignore[method-assign]
    await program.outbox.flush()
    (last,) = [i for i in program.post.standing.values() if i.kind == "retired"]
    assert last.attempts == REFUSALS
    assert [row.state for row in await rows(program, "retired")] == ["sent"]
