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
from tests.bot.core.conftest import ANN, BOB, CAT, House


async def told(house: House, user_id: int, **reminders: str) -> None:
    """Where a person wants which notification."""
    await house.store.write(
        lambda tx: people.set_person_settings(tx, user_id, Preferences(reminders=reminders))
    )


async def both(house: House, table: TableInfo) -> None:
    """Ann, then Bob, whose pick opens both answers: it asks Ann again."""
    await house.play(table, 0)
    await house.play(table, 1)
    await house.outbox.flush()


def calls(house: House, kind: str, seat: int) -> list[tuple[str, str]]:
    """Messages to a seat since the last look: (call, occasion)."""
    found = [(c, i.occasion) for c, i in house.post.calls if (i.kind, i.seat) == (kind, seat)]
    house.post.clear()
    return found


def standing(house: House, kind: str, seat: int) -> list[Any]:
    return [i for i in house.post.standing.values() if (i.kind, i.seat) == (kind, seat)]


async def test_live_a_turn_that_passes_is_called_in_the_channel_at_once(house: House) -> None:
    table = await house.game(BOB)
    await both(house, table)
    assert ("send", "turn") in calls(house, "ping", 0)


async def test_over_days_and_where_they_chose_it_a_turn_is_called_in_direct_messages(
    house: House,
) -> None:
    await told(house, BOB, turn="dm")
    table = await house.lobby(BOB)
    await house.tables.desk.write(
        table.id, lambda at: house.tables.desk.set(at, terms=preset("async").model_dump())
    )
    await house.tables.lobby.start(table.id, ANN)
    await house.outbox.flush()
    house.time.pass_(CALL_INTERVAL_S)
    await both(house, table)
    assert ("send", "turn") in calls(house, "sheet", 0)
    assert calls(house, "ping", 0) == []


async def test_one_call_stands_for_each_hand_off(house: House) -> None:
    table = await house.game(BOB)
    for _ in range(3):
        house.time.pass_(CALL_INTERVAL_S)
        await both(house, table)
        house.post.clear()
        sent = [n for n, i in house.post.standing.items() if (i.kind, i.seat) == ("ping", 0)]
        await house.play(table, 0)
        await house.outbox.flush()
        gone = [i.message_id for c, i in house.post.calls if c == "edit" and i.kind == "ping"]
        assert gone[-1:] == sent[-1:], "who has played is not called any more"
        await house.tables.play.undo(table.id, ANN)


async def test_a_call_that_is_to_go_goes_although_its_person_plays_on(house: House) -> None:
    """The edit that takes it away waits for the edit gap; what comes meanwhile does not undo it."""
    table = await house.game(BOB)
    await both(house, table)
    (call,) = (n for n, i in house.post.standing.items() if (i.kind, i.seat) == ("ping", 0))
    for _ in range(2):
        for seat in (0, 1):
            await house.play(table, seat)
    house.time.pass_(CALL_INTERVAL_S)
    await house.outbox.flush()
    assert call in [i.message_id for c, i in house.post.calls if c == "edit" and i.kind == "ping"]


async def test_who_loses_something_behind_closed_direct_messages_is_called_in_the_channel(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(_skeleton, "LOSSES", {"bid": Loss()})
    table = await house.game(BOB)
    await house.tables.dm_status.dm_closed(table.id, 0)
    await both(house, table)  # setup
    house.time.pass_(CALL_INTERVAL_S)
    await both(house, table)
    house.time.pass_(CALL_INTERVAL_S)
    calls(house, "ping", 0)
    await both(house, table)
    assert ("send", "turn") in calls(house, "ping", 0)


async def test_nobody_is_called_twice_in_a_minute_at_whatever_table(house: House) -> None:
    first, second = await house.game(BOB), await house.game(CAT, channel=2)
    await both(house, first)
    assert ("send", "turn") in calls(house, "ping", 0)
    await both(house, second)
    house.time.pass_(CALL_INTERVAL_S - 1)
    await house.outbox.flush()
    assert [c for c, _ in calls(house, "ping", 0) if c == "send"] == []
    house.time.pass_(1)
    await house.outbox.flush()
    assert calls(house, "ping", 0) == [("send", "turn")]


async def test_who_answers_within_the_minute_is_not_called_again(house: House) -> None:
    table = await house.game(BOB)
    await both(house, table)
    await both(house, table)
    house.post.clear()
    await house.play(table, 0)
    house.time.pass_(CALL_INTERVAL_S)
    await house.outbox.flush()
    assert [c for c, _ in calls(house, "ping", 0) if c == "send"] == []


@pytest.mark.parametrize("place", ["dm", "ping"])
async def test_a_call_by_direct_message_replaces_the_sheet_before(house: House, place: str) -> None:
    await told(house, ANN, turn=place)
    table = await house.game(BOB)
    await both(house, table)
    sheets = standing(house, "sheet", 0)
    gone = [i for i in house.post.standing.values() if (i.kind, i.occasion) == ("retired", "sheet")]
    assert (len(sheets), len(gone)) == (1, 1 if place == "dm" else 0)


async def test_calls_of_a_game_that_ends_are_taken_back(house: House) -> None:
    table = await house.game(BOB)
    await both(house, table)
    house.post.clear()
    await house.tables.ending.end(table.id, ANN, manager=True)
    await house.outbox.flush()
    assert ("edit", "turn") in calls(house, "ping", 0)


async def test_losses_are_told_at_once_and_then_no_more_often_than_each_minute(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(_skeleton, "LOSSES", {"bid": Loss()})
    await told(house, ANN, turn="dm")
    table = await house.game(BOB)
    await both(house, table)  # setup
    calls(house, "sheet", 0)
    house.time.pass_(CALL_INTERVAL_S)
    await both(house, table)
    assert ("send", "loss") in calls(house, "sheet", 0)
    since = (await house.tables.register.info(table.id)).ply
    for _ in range(2):
        await both(house, table)
        assert [c for c, _ in calls(house, "sheet", 0) if c == "send"] == []
    await house.play(table, 0)  # acting does not mean that she knows
    house.time.pass_(CALL_INTERVAL_S)
    await house.outbox.flush()
    (said,) = [i for c, i in house.post.calls if i.kind == "sheet" and i.seat == 0]
    assert said.occasion == "loss"
    assert since < said.facts["since"] <= since + 2
    assert len((await house.tables.showing.sheet(table.id, 0, said.facts["since"])).lines) == 2
