"""Who is called to their turn: at once, where they look, once a minute; and what takes it back."""

from __future__ import annotations

from typing import Any

import pytest

from bot.model.person import Preferences
from bot.model.terms import preset
from bot.store import people
from bot.table import TableInfo
from bot.table.clocks.reminders import CALL_INTERVAL_S
from engine.games._skeleton import PACKAGE as _skeleton
from engine.package import Loss
from tests.bot.core.conftest import ANN, BOB, CAT, Program


async def told(program: Program, user_id: int, **reminders: str) -> None:
    """Where a person wants which notification."""
    await program.store.write(
        lambda tx: people.set_person_settings(tx, user_id, Preferences(reminders=reminders))
    )


async def both(program: Program, table: TableInfo) -> None:
    """Ann, then Bob, whose pick opens both answers: it asks Ann again."""
    await program.play(table, 0)
    await program.play(table, 1)
    await program.outbox.flush()


def calls(program: Program, kind: str, seat: int) -> list[tuple[str, str]]:
    """Messages to a seat since the last look: (call, occasion)."""
    found = [(c, i.occasion) for c, i in program.post.calls if (i.kind, i.seat) == (kind, seat)]
    program.post.clear()
    return found


def standing(program: Program, kind: str, seat: int) -> list[Any]:
    return [i for i in program.post.standing.values() if (i.kind, i.seat) == (kind, seat)]


async def test_a_live_turn_is_called_in_the_channel_at_once(program: Program) -> None:
    table = await program.game(BOB)
    await both(program, table)
    assert ("send", "turn") in calls(program, "ping", 0)


async def test_over_days_or_by_choice_a_turn_is_called_in_direct_messages(
    program: Program,
) -> None:
    await told(program, BOB, turn="dm")
    table = await program.lobby(BOB)
    await program.tables.sessions.write(
        table.id,
        lambda table_tx: program.tables.sessions.set(table_tx, terms=preset("async").model_dump()),
    )
    await program.tables.lobby.start(table.id, ANN)
    await program.outbox.flush()
    program.time.pass_(CALL_INTERVAL_S)
    await both(program, table)
    assert ("send", "turn") in calls(program, "sheet", 0)
    assert calls(program, "ping", 0) == []


async def test_each_change_of_turn_has_one_call(program: Program) -> None:
    table = await program.game(BOB)
    for _ in range(3):
        program.time.pass_(CALL_INTERVAL_S)
        await both(program, table)
        program.post.clear()
        sent = [n for n, i in program.post.standing.items() if (i.kind, i.seat) == ("ping", 0)]
        await program.play(table, 0)
        await program.outbox.flush()
        gone = [i.message_id for c, i in program.post.calls if c == "edit" and i.kind == "ping"]
        assert gone[-1:] == sent[-1:], "who has played is not called any more"
        await program.tables.play.undo(table.id, ANN)


async def test_a_call_due_for_removal_is_removed_although_its_person_plays_on(
    program: Program,
) -> None:
    """The edit that takes it away waits for the edit gap; what comes meanwhile does not undo it."""
    table = await program.game(BOB)
    await both(program, table)
    (call,) = (n for n, i in program.post.standing.items() if (i.kind, i.seat) == ("ping", 0))
    for _ in range(2):
        for seat in (0, 1):
            await program.play(table, seat)
    program.time.pass_(CALL_INTERVAL_S)
    await program.outbox.flush()
    assert call in [i.message_id for c, i in program.post.calls if c == "edit" and i.kind == "ping"]


async def test_a_loss_is_called_in_the_channel_when_direct_messages_are_closed(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(_skeleton, "LOSSES", {"bid": Loss()})
    table = await program.game(BOB)
    await program.tables.dm_status.dm_closed(table.id, 0)
    await both(program, table)  # setup
    program.time.pass_(CALL_INTERVAL_S)
    await both(program, table)
    program.time.pass_(CALL_INTERVAL_S)
    calls(program, "ping", 0)
    await both(program, table)
    assert ("send", "turn") in calls(program, "ping", 0)


async def test_nobody_is_called_twice_in_a_minute_at_any_table(program: Program) -> None:
    first, second = await program.game(BOB), await program.game(CAT, channel=2)
    await both(program, first)
    assert ("send", "turn") in calls(program, "ping", 0)
    await both(program, second)
    program.time.pass_(CALL_INTERVAL_S - 1)
    await program.outbox.flush()
    assert [c for c, _ in calls(program, "ping", 0) if c == "send"] == []
    program.time.pass_(1)
    await program.outbox.flush()
    assert calls(program, "ping", 0) == [("send", "turn")]


async def test_an_answer_within_the_minute_cancels_the_second_call(program: Program) -> None:
    table = await program.game(BOB)
    await both(program, table)
    await both(program, table)
    program.post.clear()
    await program.play(table, 0)
    program.time.pass_(CALL_INTERVAL_S)
    await program.outbox.flush()
    assert [c for c, _ in calls(program, "ping", 0) if c == "send"] == []


@pytest.mark.parametrize("place", ["dm", "ping"])
async def test_a_call_by_direct_message_replaces_the_sheet_before(
    program: Program, place: str
) -> None:
    await told(program, ANN, turn=place)
    table = await program.game(BOB)
    await both(program, table)
    sheets = standing(program, "sheet", 0)
    gone = [
        i for i in program.post.standing.values() if (i.kind, i.occasion) == ("retired", "sheet")
    ]
    assert (len(sheets), len(gone)) == (1, 1 if place == "dm" else 0)


async def test_the_end_of_a_game_cancels_its_calls(program: Program) -> None:
    table = await program.game(BOB)
    await both(program, table)
    program.post.clear()
    await program.tables.ending.end(table.id, 6, leads=True)
    await program.outbox.flush()
    assert ("edit", "turn") in calls(program, "ping", 0)


async def test_losses_are_sent_at_once_and_then_at_most_once_a_minute(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(_skeleton, "LOSSES", {"bid": Loss()})
    await told(program, ANN, turn="dm")
    table = await program.game(BOB)
    await both(program, table)  # setup
    calls(program, "sheet", 0)
    program.time.pass_(CALL_INTERVAL_S)
    await both(program, table)
    assert ("send", "loss") in calls(program, "sheet", 0)
    since = (await program.tables.table_queries.info(table.id)).ply
    for _ in range(2):
        await both(program, table)
        assert [c for c, _ in calls(program, "sheet", 0) if c == "send"] == []
    await program.play(table, 0)  # acting does not mean that she knows
    program.time.pass_(CALL_INTERVAL_S)
    await program.outbox.flush()
    (intent,) = [i for c, i in program.post.calls if i.kind == "sheet" and i.seat == 0]
    assert intent.occasion == "loss"
    assert since < intent.facts["since"] <= since + 2
    assert (
        len((await program.tables.message_data.sheet(table.id, 0, intent.facts["since"])).lines)
        == 2
    )
