"""Messages of a table's change are claimed in its transaction: sending needs no further write."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import event

from bot.delivery.outbox import OUTBOX_POLL_S, RESULT_WAIT_S, SEND_LEASE_S
from bot.model.intents import Intent
from bot.store import StoreError, due_messages
from bot.store import outbox as slots
from bot.store.database.opening import DURABLE
from bot.store.schema import PUBLIC
from bot.store.transaction import WRITES
from bot.table import Refused
from tests.bot.core.conftest import ANN, BOB, CAT, CHANNEL, Program
from tests.bot.core.delivery.test_outbox import rows
from tests.waiting import until


@contextmanager
def waits_for_the_disk(program: Program) -> Iterator[list[str]]:
    """Within it each transaction that waits for the disk is taken down."""
    found: list[str] = []

    def begun(connection: Any) -> None:
        writes = connection.get_execution_options().get(WRITES)
        found.extend([writes] if writes == DURABLE else [])

    engine = program.store._engine
    event.listen(engine, "begin", begun)
    try:
        yield found
    finally:
        event.remove(engine, "begin", begun)


async def test_messages_are_claimed_in_the_transaction_that_writes_them(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await program.game(BOB)
    gate, send = asyncio.Event(), program.post.send

    async def held(intent: Intent) -> int:
        await gate.wait()
        return await send(intent)

    async with program.sending():
        await program.play(table, 0)
        await until(lambda: not program.outbox.at_work)
        program.post.clear()
        monkeypatch.setattr(program.post, "send", held)
        with waits_for_the_disk(program) as waits:
            await program.play(table, 1)
            claimed = [row.kind for row in await rows(program) if row.state == "sending"]
            gate.set()
            await until(lambda: not program.outbox.at_work)
    assert "dashboard" in claimed
    assert ("send", "bidding/1", "") in program.post.said("dashboard")
    assert waits == [DURABLE]


async def test_a_message_claimed_with_a_change_is_posted_once_after_a_kill(
    program: Program,
) -> None:
    table = await program.game(BOB)
    await program.play(table, 0)
    await program.outbox.flush()
    program.post.clear()
    stuck = asyncio.Event()

    async def never(intent: Intent, *_: Any) -> int:
        await stuck.wait()
        raise AssertionError

    program.post.send = program.post.edit = never  # type: ignore[method-assign, assignment]
    async with program.sending():
        await program.play(table, 1)
    del program.post.send, program.post.edit
    claimed = [row.nonce for row in await rows(program, "dashboard")]
    await program.restart()
    await program.outbox.flush()
    sent = [call for call in program.post.said("dashboard") if call[0] == "send"]
    assert sent == [("send", "bidding/1", "")]
    assert claimed == [*program.post.nonces][-1:]


async def test_an_outbox_that_sleeps_wakes_when_the_message_of_a_change_is_due(
    program: Program,
) -> None:
    table, outbox = await program.game(BOB), program.outbox

    async def wish(seconds: float) -> None:
        due = program.time.now() + seconds
        await program.tables.sessions.write(
            table.id, lambda at: slots.edit_posted(at.tx, at.id, "dashboard", PUBLIC, due)
        )

    async with program.sending():
        turns = outbox.turns
        await wish(OUTBOX_POLL_S + 1)  # the next look finds it
        await wish(3.0)
        for _ in range(5):
            await asyncio.sleep(0)
        assert outbox.turns == turns
        program.time.pass_(3.1)
        await until(lambda: program.post.said("dashboard") and not outbox.at_work)
    assert program.post.said("dashboard") == [("edit", "setup/1", "")]


async def test_a_claim_reads_nothing_that_the_loop_changes_meanwhile(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It runs in a database's thread, while the loop begins and ends other messages."""
    table, outbox, same = await program.game(BOB), program.outbox, list[bool]()
    next_rows = due_messages.next_rows

    def while_another_begins(tx: Any, busy: Any, *more: Any) -> Any:
        before = list(busy)
        outbox._sending[0] = asyncio.create_task(asyncio.sleep(0))
        same.append(list(busy) == before)
        del outbox._sending[0]
        return next_rows(tx, busy, *more)

    async with program.sending():
        monkeypatch.setattr(due_messages, "next_rows", while_another_begins)
        await program.play(table, 0)
        await until(lambda: not outbox.at_work)
    assert same
    assert all(same)


async def test_a_change_that_is_not_committed_sends_nothing(program: Program) -> None:
    table = await program.game(BOB)

    def fails(*_: Any) -> None:
        raise Refused("storage")

    async with program.sending():
        program.tables.sessions.before_commit(fails)
        with pytest.raises(Refused):
            await program.play(table, 0)
        assert not program.outbox.at_work
    assert program.post.calls == []


# --- what came of a message ---------------------------------------------------------------------


async def test_the_result_of_a_send_is_stored_when_the_database_is_back(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    settle, failures = slots.settle, [StoreError("no database")]

    def once(*args: Any, **values: Any) -> None:
        if failures:
            raise failures.pop()
        settle(*args, **values)

    monkeypatch.setattr(slots, "settle", once)
    await program.lobby()
    with pytest.raises(StoreError):
        await program.outbox.flush()
    assert program.outbox.at_work
    assert await program.outbox.flush() == 0
    assert [(row.state, row.nonce) for row in await rows(program)] == [("sent", "")]
    assert [call for call, _ in program.post.calls] == ["send"]


async def test_a_send_longer_than_its_lease_is_not_started_twice(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await program.lobby()
    gate, send = asyncio.Event(), program.post.send

    async def held(intent: Intent) -> int:
        found = await send(intent)
        await gate.wait()
        return found

    monkeypatch.setattr(program.post, "send", held)
    async with program.sending():
        await until(lambda: bool(program.post.calls))
        program.time.pass_(SEND_LEASE_S + 1)
        await program.tables.lobby.join(table.id, BOB, "Bob", None)
        gate.set()
        await until(lambda: not program.outbox.at_work)
        await until(lambda: len(program.post.calls) > 1 and not program.outbox.at_work)
    assert [call for call, _ in program.post.calls] == ["send", "edit"]


async def test_new_messages_are_sent_however_many_others_are_edited(program: Program) -> None:
    async def looked() -> None:
        await program.outbox._look()
        await asyncio.gather(*program.outbox._sending.values())

    table = await program.lobby()
    await looked()
    await program.lobby(channel=CHANNEL + 1)
    for user in (BOB, CAT):  # whenever it looks, a message is over
        await program.tables.lobby.join(table.id, user, "Somebody", None)
        await looked()
    assert [call for call, _ in program.post.calls] == ["send", "edit", "edit", "send"]


async def test_results_of_edits_are_stored_together_without_a_look_at_the_queue(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await program.game(BOB)
    looks, next_rows = [], due_messages.next_rows

    def looked(*args: Any) -> list[Any]:
        looks.append(args)
        return next_rows(*args)

    async with program.sending():
        await until(lambda: not program.outbox.at_work)
        program.post.clear()
        monkeypatch.setattr(due_messages, "next_rows", looked)
        await program.play(table, 0)
        await until(lambda: not program.outbox.at_work)
    assert sorted((call, i.kind) for call, i in program.post.calls) == [
        ("edit", "dashboard"),
        ("edit", "sheet"),
    ]
    assert {row.state for row in await rows(program)} == {"sent"}
    assert len(looks) == 1, "the transaction of the change has looked"


async def test_a_result_waits_for_no_slow_message_and_a_later_change_is_shown(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await program.game(BOB)
    gate, edit = asyncio.Event(), program.post.edit

    async def held(intent: Intent, message_id: int) -> None:
        if intent.kind == "sheet":
            await gate.wait()
        await edit(intent, message_id)

    async def dashboard_state() -> str:
        (row,) = await rows(program, "dashboard")
        return str(row.state)

    async def stored_in_time() -> bool:
        program.time.pass_(RESULT_WAIT_S)
        return await dashboard_state() == "sent"

    monkeypatch.setattr(program.post, "edit", held)
    async with program.sending():
        await until(lambda: not program.outbox.at_work)
        program.post.clear()
        await program.play(table, 0)
        await until(lambda: program.post.said("dashboard") == [("edit", "setup/1", "")])
        assert await dashboard_state() == "sending"
        await program.tables.pausing.pause(table.id, ANN)  # wants the message edited again
        await until(stored_in_time)
        gate.set()
        await until(lambda: not program.outbox.at_work)
    assert program.post.said("dashboard") == [("edit", "setup/1", "")] * 2
