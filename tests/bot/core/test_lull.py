"""Who is at the table is not called there; points are traced back once the game is over."""

from __future__ import annotations

import pytest

from bot.store import games as rows
from bot.table import TableInfo
from engine.games._skeleton import PACKAGE as _skeleton
from engine.package import Loss
from tests.bot.core.conftest import ANN, BOB, CHANNEL, House
from tests.bot.core.test_lobby import refused

LULL = 120.0


async def both(house: House, table: TableInfo) -> None:
    """Ann, then Bob, who so opens what both have laid: Ann is asked anew by his doing."""
    await house.play(table, 0)
    await house.play(table, 1)
    await house.outbox.flush()


def sheets(house: House, seat: int) -> list[tuple[str, str]]:
    """What was said to a seat since it was last looked at: (call, occasion)."""
    found = [(c, i.occasion) for c, i in house.post.calls if i.kind == "sheet" and i.seat == seat]
    house.post.clear()
    return found


async def test_who_acts_in_the_channel_is_called_only_after_a_lull(house: House) -> None:
    table = await house.game(BOB)
    house.tables.desk.saw(ANN, CHANNEL)
    await both(house, table)
    assert sheets(house, 0) == []
    house.time.pass_(LULL - 1)
    await house.outbox.flush()
    assert sheets(house, 0) == []
    house.time.pass_(2)
    await house.outbox.flush()
    assert sheets(house, 0) == [("send", "turn")]
    house.time.pass_(LULL + 1)
    await house.outbox.flush()
    assert sheets(house, 0) == []  # once


async def test_who_answers_in_time_is_not_called_and_the_old_message_is_edited(
    house: House,
) -> None:
    table = await house.game(BOB)
    standing = [n for n, i in house.post.standing.items() if i.kind == "sheet" and i.seat == 0]
    for _ in range(3):
        house.tables.desk.saw(ANN, CHANNEL)
        await both(house, table)
        house.time.pass_(20)
    house.tables.desk.saw(ANN, CHANNEL)
    await house.play(table, 0)
    house.time.pass_(LULL + 1)
    await house.outbox.flush()
    assert [call for call, _ in sheets(house, 0)] == ["edit"]
    assert standing == [
        n for n, i in house.post.standing.items() if i.kind == "sheet" and i.seat == 0
    ]


@pytest.mark.parametrize("place", [None, CHANNEL + 1])
async def test_who_acts_in_direct_messages_or_elsewhere_is_called_at_once(
    house: House, place: int | None
) -> None:
    table = await house.game(BOB)
    house.tables.desk.saw(ANN, CHANNEL)
    house.tables.desk.saw(ANN, place)
    await both(house, table)
    assert ("send", "turn") in sheets(house, 0)


async def test_who_has_not_acted_for_a_while_is_called_at_once(house: House) -> None:
    table = await house.game(BOB)
    house.tables.desk.saw(ANN, CHANNEL)
    house.time.pass_(301)
    await both(house, table)
    assert ("send", "turn") in sheets(house, 0)


async def test_who_leaves_the_table_while_a_call_waits_is_called_by_the_next_change(
    house: House,
) -> None:
    table = await house.game(BOB)
    house.tables.desk.saw(ANN, CHANNEL)
    await both(house, table)
    sheets(house, 0)
    house.tables.desk.saw(ANN, None)
    await house.tables.pausing.pause(table.id, ANN)
    await house.tables.pausing.resume(table.id, ANN)
    await house.outbox.flush()
    assert sheets(house, 0) == [("send", "turn")]


async def played_out(house: House) -> TableInfo:
    """A game of Ann and Bob, over."""
    table = await house.game(BOB)
    while (await house.tables.register.info(table.id)).status == "running":
        await house.play(table, 0)
        await house.play(table, 1, len((await house.tables.play.ask(table.id, 1)).picks) - 1)
    return await house.tables.register.info(table.id)


async def test_points_are_traced_back_from_the_moves_alone(house: House) -> None:
    table = await played_out(house)
    grown = await house.tables.growth.points(table.id)
    scores = await house.tables.play.score(table.id)
    assert grown[-1] == tuple(score.total for score in scores)
    assert len(grown) == (await house.tables.play.view(table.id, None)).chapter
    for seat in range(2):
        so_far = [points[seat] for points in grown]
        assert so_far == sorted(so_far)  # prizes are won, never lost
    assert sum(grown[0]) < sum(grown[-1])


async def test_nothing_is_traced_back_while_a_game_runs(house: House) -> None:
    table = await house.game(BOB)
    await refused(house.tables.growth.points(table.id), "already-started")


async def test_a_game_whose_moves_lead_elsewhere_ends_without_a_curve(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    table = await played_out(house)
    async with house.store.write() as tx:
        await tx.execute(rows.moves.update().where(rows.moves.c.ply == 0).values(pick="12345"))
    assert await house.tables.growth.points(table.id) == ()
    assert "cannot be traced back" in caplog.text
    async with house.store.write() as tx:
        await tx.execute(rows.moves.update().where(rows.moves.c.ply == 0).values(pick=None))
    assert await house.tables.growth.points(table.id) == ()


async def test_losses_are_told_at_once_and_then_no_more_often_than_each_lull(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(_skeleton, "LOSSES", {"bid": Loss()})
    table = await house.game(BOB)
    await both(house, table)  # setup
    sheets(house, 0)
    house.time.pass_(LULL)
    house.tables.desk.saw(ANN, CHANNEL)
    await both(house, table)
    assert [said for said in sheets(house, 0) if said[0] == "send"] == [("send", "loss")]
    since = (await house.tables.register.info(table.id)).ply
    for _ in range(2):
        house.tables.desk.saw(ANN, CHANNEL)
        await both(house, table)
        assert sheets(house, 0) == []
    await house.play(table, 0)  # acting does not mean that she knows
    house.time.pass_(LULL)
    await house.outbox.flush()
    (told,) = [i for c, i in house.post.calls if i.kind == "sheet" and i.seat == 0]
    assert told.occasion == "loss"
    assert since < told.facts["since"] <= since + 2
    assert len((await house.tables.showing.sheet(table.id, 0, told.facts["since"])).lines) == 2
