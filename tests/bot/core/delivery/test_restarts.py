"""A message that was being posted when the program stopped, or whose post was not confirmed."""

from __future__ import annotations

import asyncio

import pytest

from bot.features.consent.end import END_GAME
from bot.features.consent.service import Consent
from bot.model.intents import Intent, UnknownFate
from bot.table import TableInfo
from tests.bot.core.conftest import BOB, Program
from tests.bot.core.delivery.test_outbox import rows


async def stopped_while_sending(program: Program, arrived: bool) -> tuple[TableInfo, Intent]:
    """The program dies during the first send; whether Discord has got the message, says
    `arrived`."""
    table = await program.lobby()
    stops = asyncio.CancelledError()
    (program.post.arrives if arrived else program.post.troubles).append(stops)
    with pytest.raises(asyncio.CancelledError):
        await program.outbox.flush()
    assert [row.state for row in await rows(program)] == ["sending"]
    return table, program.post.calls[-1][1]


async def test_a_pending_message_is_posted_after_a_restart(program: Program) -> None:
    await program.lobby()
    await program.restart()
    await program.outbox.flush()
    assert program.post.said("dashboard") == [("send", "lobby", "")]
    assert len(program.post.standing) == 1


@pytest.mark.parametrize("arrived", [True, False])
async def test_a_restart_during_a_send_repeats_the_nonce_not_the_message(
    program: Program, arrived: bool
) -> None:
    _, first = await stopped_while_sending(program, arrived)
    await program.restart()
    program.time.pass_(100)
    await program.outbox.flush()
    assert len(program.post.standing) == 1
    sends = [intent for call, intent in program.post.calls if call == "send"]
    assert [intent.nonce for intent in sends] == [first.nonce] * 2
    assert first.nonce
    # a message that had arrived shows what was known then: it is brought up to date
    assert program.post.calls[-1][0] == "edit"
    (row,) = await rows(program)
    assert (row.state, row.message_id) == ("sent", next(iter(program.post.standing)))


async def test_an_unconfirmed_dashboard_is_posted_again_after_its_nonce_expires(
    program: Program,
) -> None:
    _, first = await stopped_while_sending(program, True)
    await program.restart()
    program.time.pass_(121)
    await program.outbox.flush()
    assert program.post.calls[-1][0] == "send"
    assert program.post.calls[-1][1].nonce != first.nonce


async def test_an_unconfirmed_notice_is_not_repeated_but_shown_in_the_dashboard(
    program: Program,
) -> None:
    table = await program.game(BOB)
    await program.tables.of(Consent).ask(table.id, END_GAME, BOB)
    program.post.arrives.append(asyncio.CancelledError())
    with pytest.raises(asyncio.CancelledError):
        await program.outbox.flush()
    await program.restart()
    program.time.pass_(121)
    await program.outbox.flush()
    assert [(call, what) for call, _, what in program.post.said("notice")] == [
        ("send", "end-wanted")
    ]
    assert program.post.said("dashboard") == [("edit", "setup/1", "")]
    assert [row.state for row in await rows(program, "notice")] == ["dropped"]


async def test_a_restart_after_a_send_posts_nothing_again(program: Program) -> None:
    await program.game(BOB)
    await program.restart()
    assert await program.outbox.flush() == 0
    assert program.post.calls == []


async def test_a_restart_during_an_edit_edits_again(program: Program) -> None:
    table = await program.game(BOB)
    await program.play(table, 0)
    program.post.troubles = [asyncio.CancelledError()] * 2
    with pytest.raises(asyncio.CancelledError):
        await program.outbox.flush()
    await program.restart()
    program.post.troubles.clear()
    program.post.clear()
    program.time.pass_(500)
    await program.outbox.flush()
    assert ("edit", "setup/1", "") in program.post.said("dashboard")
    assert all(call == "edit" for call, _ in program.post.calls)
    assert {row.state for row in await rows(program)} == {"sent"}


async def test_another_processs_send_is_left_alone_until_its_lease_ends(program: Program) -> None:
    _, first = await stopped_while_sending(program, False)
    await program.open()
    other = type(program.outbox)(
        program.store, program.tables, program.post, program.time, worker="another", edit_gap=0
    )
    await other.recover()
    assert await other.flush() == 0
    program.time.pass_(61)
    await other.flush()
    assert program.post.calls[-2][1].nonce == first.nonce
    assert len(program.post.standing) == 1


@pytest.mark.parametrize("trouble", [UnknownFate(), ConnectionResetError(), TimeoutError()])
async def test_an_unconfirmed_send_is_repeated_with_its_nonce(
    program: Program, trouble: BaseException
) -> None:
    await program.lobby()
    program.post.arrives.append(trouble)
    await program.outbox.flush()
    program.time.pass_(3)
    await program.outbox.flush()
    nonces = [intent.nonce for call, intent in program.post.calls if call == "send"]
    assert nonces[0] == nonces[1]
    assert len(program.post.standing) == 1
