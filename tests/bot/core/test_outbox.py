"""Committed messages are posted once, also when the program stops while posting."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import pytest

from bot.features.consent.end import END_GAME
from bot.features.consent.service import Consent
from bot.model.intents import (
    REFUSALS,
    Answered,
    Closed,
    Doubtful,
    Gone,
    Intent,
    Later,
    Lost,
    Old,
    Unaltered,
)
from bot.model.person import Preferences
from bot.store import StoreError, outbox, people
from bot.table import TableInfo
from bot.table.clocks.reminders import CALL_INTERVAL_S
from tests.bot.core.conftest import ANN, BOB, CHANNEL, House
from tests.bot.core.sql import sql
from tests.waiting import until


async def in_private(house: House, user_id: int) -> None:
    """This person wants to be called in direct messages."""
    await house.store.write(
        lambda tx: people.set_person_settings(tx, user_id, Preferences(reminders={"turn": "dm"}))
    )


async def rows(house: House, kind: str = "") -> list[Any]:
    found = await house.store.read(lambda tx: sql(tx, "SELECT * FROM outbox ORDER BY id").all())
    return [row for row in found if kind in ("", row.kind)]


async def test_many_changes_become_one_edit(house: House) -> None:
    table = await house.game(BOB)
    await house.play(table, 0)
    await house.tables.pausing.pause(table.id, ANN)
    await house.tables.pausing.resume(table.id, ANN)
    await house.outbox.flush()
    assert house.post.said("dashboard") == [("edit", "setup/1", "")]


async def test_each_phase_has_its_own_message(house: House) -> None:
    table = await house.game(BOB)
    await house.play(table, 0)
    await house.play(table, 1)
    await house.outbox.flush()
    assert house.post.said("dashboard") == [("send", "bidding/1", "")]
    await house.play(table, 0)
    await house.outbox.flush()
    assert house.post.said("dashboard")[1:] == [("edit", "bidding/1", "")]


async def test_edits_of_one_message_keep_their_distance(house: House) -> None:
    await house.close()
    await house.open(edit_gap=1.2)
    table = await house.game(BOB)
    await house.play(table, 0)
    await house.outbox.flush()
    assert house.post.said("dashboard") == []
    house.time.pass_(1.1)
    await house.outbox.flush()
    assert house.post.said("dashboard") == []
    house.time.pass_(0.2)
    await house.outbox.flush()
    assert house.post.said("dashboard") == [("edit", "setup/1", "")]


async def test_a_message_older_than_an_hour_is_posted_afresh_once(house: House) -> None:
    table = await house.game(BOB)
    house.time.pass_(3700)
    await house.play(table, 0)
    await house.outbox.flush()
    assert house.post.said("dashboard") == [("send", "setup/1", "")]
    house.time.pass_(600)
    await house.tables.pausing.pause(table.id, ANN)
    await house.outbox.flush()
    assert house.post.said("dashboard")[1:] == [("edit", "setup/1", "")]


async def test_a_wish_during_a_send_is_an_edit_after_it(house: House) -> None:
    table = await house.lobby()

    async def joins_meanwhile(intent: Intent) -> int:
        house.post.send = plain  # type: ignore[method-assign]
        await house.tables.lobby.join(table.id, BOB, "Bob", None)
        return await plain(intent)

    plain = house.post.send
    house.post.send = joins_meanwhile  # type: ignore[method-assign]
    await house.outbox.flush()
    assert house.post.said("dashboard") == [("send", "lobby", ""), ("edit", "lobby", "")]
    (row,) = await rows(house)
    assert (row.state, row.shown) == ("sent", row.wanted)


async def test_a_new_phase_during_an_edit_is_a_new_message(house: House) -> None:
    table = await house.game(BOB)
    await house.play(table, 0)

    async def moves_meanwhile(intent: Intent, message_id: int) -> None:
        if intent.kind == "dashboard":
            house.post.edit = plain  # type: ignore[method-assign]
            await house.play(table, 1)
        await plain(intent, message_id)

    plain = house.post.edit
    house.post.edit = moves_meanwhile  # type: ignore[method-assign]
    await house.outbox.flush()
    assert house.post.said("dashboard") == [("edit", "setup/1", ""), ("send", "bidding/1", "")]


# --- restarts -----------------------------------------------------------------------------------


async def stopped_while_sending(house: House, arrived: bool) -> tuple[TableInfo, Intent]:
    """The program dies during the first send; whether Discord has got the message, says
    `arrived`."""
    table = await house.lobby()
    stops = asyncio.CancelledError()
    (house.post.arrives if arrived else house.post.troubles).append(stops)
    with pytest.raises(asyncio.CancelledError):
        await house.outbox.flush()
    assert [row.state for row in await rows(house)] == ["sending"]
    return table, house.post.calls[-1][1]


async def test_restart_while_pending(house: House) -> None:
    await house.lobby()
    await house.restart()
    await house.outbox.flush()
    assert house.post.said("dashboard") == [("send", "lobby", "")]
    assert len(house.post.standing) == 1


@pytest.mark.parametrize("arrived", [True, False])
async def test_restart_while_sending_repeats_the_nonce_not_the_message(
    house: House, arrived: bool
) -> None:
    _, first = await stopped_while_sending(house, arrived)
    await house.restart()
    house.time.pass_(100)
    await house.outbox.flush()
    assert len(house.post.standing) == 1
    sends = [intent for call, intent in house.post.calls if call == "send"]
    assert [intent.nonce for intent in sends] == [first.nonce] * 2
    assert first.nonce
    # a message that had arrived shows what was known then: it is brought up to date
    assert house.post.calls[-1][0] == "edit"
    (row,) = await rows(house)
    assert (row.state, row.message_id) == ("sent", next(iter(house.post.standing)))


async def test_a_dashboard_of_unknown_fate_is_posted_afresh_after_the_nonces_life(
    house: House,
) -> None:
    _, first = await stopped_while_sending(house, True)
    await house.restart()
    house.time.pass_(121)
    await house.outbox.flush()
    assert house.post.calls[-1][0] == "send"
    assert house.post.calls[-1][1].nonce != first.nonce


async def test_a_notice_of_unknown_fate_is_never_repeated_but_shown_in_the_dashboard(
    house: House,
) -> None:
    table = await house.game(BOB)
    await house.tables.of(Consent).ask(table.id, END_GAME, BOB)
    house.post.arrives.append(asyncio.CancelledError())
    with pytest.raises(asyncio.CancelledError):
        await house.outbox.flush()
    await house.restart()
    house.time.pass_(121)
    await house.outbox.flush()
    assert [(call, what) for call, _, what in house.post.said("notice")] == [("send", "end-wanted")]
    assert house.post.said("dashboard") == [("edit", "setup/1", "")]
    assert [row.state for row in await rows(house, "notice")] == ["dropped"]


async def test_restart_after_sending_says_nothing_again(house: House) -> None:
    await house.game(BOB)
    await house.restart()
    assert await house.outbox.flush() == 0
    assert house.post.calls == []


async def test_restart_during_an_edit_edits_again(house: House) -> None:
    table = await house.game(BOB)
    await house.play(table, 0)
    house.post.troubles = [asyncio.CancelledError()] * 2
    with pytest.raises(asyncio.CancelledError):
        await house.outbox.flush()
    await house.restart()
    house.post.troubles.clear()
    house.post.clear()
    house.time.pass_(500)
    await house.outbox.flush()
    assert ("edit", "setup/1", "") in house.post.said("dashboard")
    assert all(call == "edit" for call, _ in house.post.calls)
    assert {row.state for row in await rows(house)} == {"sent"}


async def test_another_processs_send_is_left_alone_until_its_lease_ends(house: House) -> None:
    _, first = await stopped_while_sending(house, False)
    await house.open()
    other = type(house.outbox)(
        house.store, house.tables, house.post, house.time, worker="another", edit_gap=0
    )
    await other.recover()
    assert await other.flush() == 0
    house.time.pass_(61)
    await other.flush()
    assert house.post.calls[-2][1].nonce == first.nonce
    assert len(house.post.standing) == 1


# --- troubles -----------------------------------------------------------------------------------


async def test_later_waits_as_long_as_it_is_told(house: House) -> None:
    await house.lobby()
    house.post.troubles.append(Later(7.0))
    await house.outbox.flush()
    house.time.pass_(6.9)
    assert await house.outbox.flush() == 0
    house.time.pass_(0.2)
    await house.outbox.flush()
    assert len(house.post.standing) == 1


@pytest.mark.parametrize("trouble", [Doubtful(), ConnectionResetError(), TimeoutError()])
async def test_a_doubtful_send_is_repeated_with_its_nonce(
    house: House, trouble: BaseException
) -> None:
    await house.lobby()
    house.post.arrives.append(trouble)
    await house.outbox.flush()
    house.time.pass_(3)
    await house.outbox.flush()
    nonces = [intent.nonce for call, intent in house.post.calls if call == "send"]
    assert nonces[0] == nonces[1]
    assert len(house.post.standing) == 1


async def test_trouble_with_one_message_holds_up_no_other_and_is_logged(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    await house.lobby()
    house.post.troubles.append(ValueError("cannot draw"))
    await house.outbox.flush()
    await house.lobby(channel=CHANNEL + 1)
    await house.outbox.flush()
    assert len(house.post.standing) == 1
    assert [r.levelno for r in caplog.records if "failed, time 1" in r.message] == [logging.ERROR]
    for _ in range(3):
        house.time.pass_(700)
        await house.outbox.flush()
    assert len(house.post.standing) == 2


async def test_a_save_that_cannot_be_read_does_not_lose_its_message(house: House) -> None:
    await house.lobby()
    from bot.table import Refused

    house.post.troubles.append(Refused("save-unreadable"))
    await house.outbox.flush()
    assert [row.state for row in await rows(house)] == ["pending"]
    house.time.pass_(3)
    await house.outbox.flush()
    assert len(house.post.standing) == 1


async def test_a_lost_message_is_sent_anew(house: House) -> None:
    table = await house.lobby()
    await house.outbox.flush()
    await house.tables.lobby.join(table.id, BOB, "Bob", None)
    house.post.troubles.append(Lost())
    await house.outbox.flush()
    assert [call for call, _, _ in house.post.said("dashboard")] == ["send", "edit", "send"]


async def test_a_gone_channel_pauses_the_game_and_resuming_says_what_was_owed(
    house: House,
) -> None:
    table = await house.game(BOB)
    await house.play(table, 0)
    house.post.troubles.append(Gone("send_messages"))
    await house.outbox.flush()
    paused = await house.tables.register.info(table.id)
    assert (paused.status, paused.missing) == ("paused", "send_messages")
    house.post.clear()
    house.time.pass_(60)
    assert await house.outbox.flush() == 0
    assert (await house.tables.pausing.resume(table.id, ANN)).missing == ""
    await house.outbox.flush()
    assert house.post.said("dashboard") == [("edit", "setup/1", "")]


async def test_a_closed_dm_is_told_once_and_not_tried_again(house: House) -> None:
    table = await house.lobby(BOB)
    await house.tables.lobby.start(table.id, ANN)
    plain = house.post.send

    async def closed(intent: Intent) -> int:
        if intent.kind == "sheet" and intent.seat == 1:
            house.post.calls.append(("send", intent))
            raise Closed
        return await plain(intent)

    house.post.send = closed  # type: ignore[method-assign]
    await house.outbox.flush()
    assert house.post.said("notice") == [("send", f"dm-closed:{BOB}", "dm-closed")]
    assert (await house.tables.register.info(table.id)).seated[1].dm_closed
    house.post.clear()
    await in_private(house, BOB)
    await house.play(table, 0)
    await house.play(table, 1)
    await house.outbox.flush()
    assert [s for s in house.post.calls if s[1].kind == "sheet" and s[1].seat == 1] == []
    # the Shelter button was pressed, and closed again: the channel does not hear it twice
    await house.tables.dm_status.dm_opened(table.id, 1)
    await house.play(table, 1)
    await house.play(table, 0)
    house.time.pass_(CALL_INTERVAL_S)
    await house.outbox.flush()
    assert [i.seat for _, i in house.post.calls if i.kind == "sheet" and i.seat == 1] == [1]
    assert [name for _, _, name in house.post.said("notice") if name != "story"] == []
    assert (await house.tables.register.info(table.id)).seated[1].dm_closed


# --- sheets -------------------------------------------------------------------------------------


async def test_my_turn_by_anothers_doing_is_a_new_dm_and_my_own_pick_an_edit(house: House) -> None:
    await in_private(house, ANN)
    table = await house.game(BOB)
    await house.play(table, 0)
    await house.play(table, 1)
    await house.outbox.flush()
    sheets = [(call, i.seat, i.occasion) for call, i in house.post.calls if i.kind == "sheet"]
    # Bob opened the bidding: Ann, who had finished, is asked again; Bob's own sheet is edited
    assert sorted(sheets) == [("edit", 1, "start"), ("send", 0, "turn")]


async def test_the_worker_sends_by_itself_and_again_when_woken(house: House) -> None:
    async with house.sending():
        table = await house.lobby()
        await until(lambda: bool(house.post.standing))
        await house.tables.lobby.join(table.id, BOB, "Bob", None)
        await until(lambda: len(house.post.calls) >= 2)


async def test_the_worker_outlives_a_failing_database(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.lobby()
    plain = outbox.due_rows
    failures = [StoreError("no database")]

    def once(*args: Any) -> list[Any]:
        if failures:
            raise failures.pop()
        return plain(*args)

    monkeypatch.setattr(outbox, "due_rows", once)
    running = asyncio.create_task(house.outbox.run())
    await until(lambda: bool(house.time.waiting))
    house.time.pass_(6)
    await until(lambda: bool(house.post.standing))
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running


async def test_a_sheet_too_old_to_be_edited_stays_as_it_is(house: House) -> None:
    table = await house.game(BOB)
    house.post.troubles = [Old()]
    await house.play(table, 0)  # brings Ann's sheet up to date
    await house.outbox.flush()
    edits = [i for call, i in house.post.calls if call == "edit" and i.kind == "sheet"]
    assert len(edits) == 1
    house.post.clear()
    house.time.pass_(3600)
    await house.outbox.flush()
    assert [i for _, i in house.post.calls if i.kind == "sheet" and i.seat == 0] == []


async def test_who_answers_while_being_called_is_not_called_any_more(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await in_private(house, ANN)
    table = await house.game(BOB)
    send, over = house.post.send, [True]

    async def once_over(intent: Intent) -> int:
        if intent.seat == 0 and intent.stands and over:
            over.pop()
            raise Answered
        return await send(intent)

    monkeypatch.setattr(house.post, "send", once_over)
    for expected in ("edit", "send"):
        await house.play(table, 0)
        await house.play(table, 1)  # which opens what both have laid: Ann is called
        house.time.pass_(CALL_INTERVAL_S)
        house.post.clear()
        await house.outbox.flush()
        ann = [call for call, i in house.post.calls if (i.kind, i.seat) == ("sheet", 0)]
        assert ann == [expected]
    assert over == []


@pytest.mark.parametrize("refusals", [[Unaltered(), Unaltered()], [Unaltered(for_good=True)]])
async def test_what_retires_is_taken_away_if_it_cannot_say_so(
    house: House, refusals: list[Exception]
) -> None:
    table = await house.lobby(BOB)
    await house.outbox.flush()
    await house.tables.lobby.start(table.id, ANN)
    edit = house.post.edit

    async def refused(intent: Intent, message_id: int) -> None:
        if intent.kind == "retired" and refusals:
            raise refusals.pop(0)
        await edit(intent, message_id)

    house.post.edit = refused  # type: ignore[method-assign]
    await house.outbox.flush()
    (last,) = [i for i in house.post.standing.values() if i.kind == "retired"]
    assert last.attempts == REFUSALS
    assert [row.state for row in await rows(house, "retired")] == ["sent"]
