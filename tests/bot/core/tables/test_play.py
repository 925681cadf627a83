"""Picks: whose they are, once each, all or nothing, and who learns of them."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
import sqlalchemy as sa

from bot.store import outbox
from bot.store.schema import games
from bot.table import Refused
from engine.games._skeleton.rounds import Bid, SetAside
from engine.kernel import EVERYTHING
from tests.bot.core.conftest import ANN, BOB, CAT, Program
from tests.bot.core.store.sql import sql
from tests.bot.core.tables.test_lobby import refused


async def counts(program: Program) -> dict[str, int]:
    return await program.store.read(
        lambda tx: (
            {
                name: sql(tx, f"SELECT count(*) FROM {name}").scalar_one()
                for name in ("moves", "outbox", "snapshots", "timers")
            }
        )
    )


async def test_a_pick_returns_the_next_question(program: Program) -> None:
    table = await program.game(BOB)
    asked = await program.tables.play.ask(table.id, 0)
    assert (asked.question, asked.revision) == ("PutAside", 1)
    assert asked.picks == tuple(SetAside(card) for card in range(1, 6))
    outcome = await program.tables.play.pick(table.id, ANN, 0, asked.revision, 2)
    assert outcome.events[0].seen_by(0) == {"seat": 0, "card": 3}
    assert outcome.asked.picks == ()
    assert outcome.asked.question is None
    assert outcome.asked.revision == 2
    assert (await program.tables.play.view(table.id, 0)).aside == (3, None)  # type: ignore[attr-defined]


async def test_a_button_counts_once_and_a_stale_one_is_refused(program: Program) -> None:
    table = await program.game(BOB)
    presses = [program.tables.play.pick(table.id, ANN, 0, 1, 0) for _ in range(3)]
    done = await asyncio.gather(*presses, return_exceptions=True)
    lost = [d.reason for d in done if isinstance(d, Refused)]
    assert lost == ["stale", "stale"]
    assert (await program.tables.table_queries.info(table.id)).ply == 1
    await refused(program.tables.play.pick(table.id, BOB, 1, 0, 0), "stale")
    await refused(program.tables.play.pick(table.id, BOB, 1, 1, 99), "stale")
    await refused(program.tables.play.pick(table.id, BOB, 1, 1, -1), "stale")


async def test_only_its_owner_acts_for_a_seat(program: Program) -> None:
    table = await program.game(BOB)
    await refused(program.tables.play.pick(table.id, BOB, 0, 1, 0), "not-your-seat")
    await refused(program.tables.play.pick_value(table.id, CAT, 1, SetAside(1)), "not-your-seat")
    await refused(program.tables.play.pick(table.id, ANN, 5, 1, 0), "no-such-seat")
    assert (await program.tables.table_queries.info(table.id)).ply == 0


async def test_typing_a_pick_carries_the_rules_own_refusal(program: Program) -> None:
    table = await program.game(BOB)
    wrong = await refused(program.tables.play.pick_value(table.id, ANN, 0, SetAside(9)), "rules")
    assert wrong.refusal is not None
    assert (wrong.refusal.rule, wrong.refusal.reason) == ("setup", "not-offered")
    await program.tables.play.pick_value(table.id, ANN, 0, SetAside(2))
    soon = await refused(program.tables.play.pick_value(table.id, ANN, 0, Bid(1)), "rules")
    assert soon.refusal is not None
    assert soon.refusal.reason == "not-your-turn"


@pytest.mark.parametrize("broken", ["upsert", "edit_posted"])
async def test_a_move_and_its_messages_are_stored_together_or_not_at_all(
    program: Program, monkeypatch: pytest.MonkeyPatch, broken: str
) -> None:
    table = await program.game(BOB)
    before = await counts(program), await program.tables.table_queries.info(table.id)

    def fail(*_: object, **__: object) -> None:
        raise RuntimeError("between the move and the outbox")

    with monkeypatch.context() as patch:
        patch.setattr(outbox, broken, fail)
        with pytest.raises(RuntimeError):
            await program.play(table, 0)
    assert (await counts(program), await program.tables.table_queries.info(table.id)) == before
    assert len((await program.tables.play.ask(table.id, 0)).picks) == 5
    await program.play(table, 0)
    await program.restart()
    assert (await program.tables.table_queries.info(table.id)).ply == 1


async def test_two_processes_race_for_one_ply_and_one_wins(program: Program) -> None:
    table = await program.game(BOB)
    first = program.tables
    await program.open()
    second = program.tables
    await first.play.ask(table.id, 0)
    await second.play.ask(table.id, 0)
    presses = [tables.play.pick(table.id, ANN, 0, 1, n) for n, tables in enumerate((first, second))]
    done = await asyncio.gather(*presses, return_exceptions=True)
    assert [d.reason for d in done if isinstance(d, Refused)] == ["stale"]
    for tables in (first, second):
        assert (await tables.table_queries.info(table.id)).ply == 1
        assert len(await tables.play.log(table.id, None)) == 1
    # each goes on from what the other has committed, not from what it remembers
    await second.play.pick(table.id, BOB, 1, 1, 0)
    assert (await first.play.ask(table.id, 0)).question == "SecretBids"


async def test_a_rivals_secret_pick_changes_nothing_that_others_see(program: Program) -> None:
    table = await program.game(BOB)
    for seat in (0, 1):
        await program.play(table, seat)
    await program.play(table, 0, 1)
    await program.outbox.flush()
    program.post.clear()
    mine = (await program.revisions(table))[1]
    log = await program.tables.play.log(table.id, 1)
    view = await program.tables.play.view(table.id, 1)
    for index in (0, 1, 2):  # Ann changes her mind again and again
        await program.play(table, 0, index)
    await program.outbox.flush()
    assert (await program.revisions(table))[1] == mine
    assert await program.tables.play.log(table.id, 1) == log
    assert await program.tables.play.view(table.id, 1) == view
    assert program.post.said("dashboard") == []
    assert [i.seat for _, i in program.post.calls] == [0, 0, 0][: len(program.post.calls)]
    # Bob's earlier button still counts
    asked = await program.tables.play.ask(table.id, 1)
    assert asked.revision == mine
    await program.tables.play.pick(table.id, BOB, 1, mine, 0)


async def test_each_viewer_reads_their_own_log(program: Program) -> None:
    table = await program.game(BOB)
    await program.play(table, 0, 3)
    (seen,) = await program.tables.play.log(table.id, 1)
    assert (seen.seat, seen.name, seen.facts) == (0, "set_aside", {"seat": 0})
    for viewer in (0, EVERYTHING):
        (own,) = await program.tables.play.log(table.id, viewer)
        assert own.facts == {"seat": 0, "card": 4}
    await program.play(table, 1, 0)
    lines = await program.tables.play.log(table.id, None)
    assert [line.name for line in lines] == ["set_aside", "set_aside", "turned_up"]
    assert [line.name for line in await program.tables.play.log(table.id, None, 1)] == ["turned_up"]


async def play_out(program: Program, table_id: int) -> None:
    people = {0: ANN, 1: BOB}
    while (await program.tables.table_queries.info(table_id)).status == "running":
        for seat, user in people.items():
            if (await program.tables.table_queries.info(table_id)).status != "running":
                break
            asked = await program.tables.play.ask(table_id, seat)
            if any(seat == who for who, _ in asked.view.awaited):
                await program.tables.play.pick(table_id, user, seat, asked.revision, 0)


async def test_the_end_of_a_game_is_announced_once(program: Program) -> None:
    table = await program.game(BOB)
    await play_out(program, table.id)
    ended = await program.tables.table_queries.info(table.id)
    assert ended.status == "ended"
    assert ended.result is not None
    await program.outbox.flush()
    assert program.post.said("dashboard")[-1] == ("send", "ended", "")
    assert [key for _, key, _ in program.post.said("dashboard")].count("ended") == 1
    assert (await counts(program))["snapshots"] == 0
    assert [score.seat for score in await program.tables.play.score(table.id)] == [0, 1]
    assert (await program.tables.play.view(table.id, None)).result == ended.result
    await refused(program.tables.play.pick(table.id, ANN, 0, 1, 0), "ended")
    await refused(program.tables.play.ask(table.id, 0), "ended")
    assert await program.tables.table_queries.at_channel(ended.channel_id) is None


async def test_a_game_goes_on_after_a_restart_at_any_ply(program: Program) -> None:
    table = await program.game(BOB)
    for _ in range(6):
        asked = [await program.tables.play.ask(table.id, seat) for seat in (0, 1)]
        await program.restart()
        for a in asked:
            assert (await program.tables.play.ask(table.id, a.seat)) == a
        seat = asked[0].view.awaited[0][0]
        await program.play(table, seat)


async def set_state(program: Program, table_id: int, text: str | None) -> None:
    await program.store.write(
        lambda tx: tx.execute(sa.update(games).where(games.c.id == table_id).values(state=text))
    )


async def test_a_save_this_program_cannot_read_is_refused_and_kept(program: Program) -> None:
    table = await program.game(BOB)
    good = await program.store.read(lambda tx: sql(tx, "SELECT state FROM games").scalar_one())
    newer = json.dumps({**json.loads(good), "version": 99})
    other = json.dumps({**json.loads(good), "game": "gone"})
    for text in (newer, other, "{", "{}", None, good.replace('"hands"', '"fists"')):
        await set_state(program, table.id, text)
        await program.restart()
        await refused(program.tables.play.ask(table.id, 0), "save-unreadable")
        await refused(program.tables.play.pick(table.id, ANN, 0, 1, 0), "save-unreadable")
        await refused(program.tables.play.view(table.id, None), "save-unreadable")
        kept = await program.store.read(lambda tx: sql(tx, "SELECT state FROM games").scalar())
        assert kept == text
        assert (await program.tables.table_queries.info(table.id)).status == "running"
    await set_state(program, table.id, good)
    await program.restart()
    await program.play(table, 0)


async def test_a_failing_database_is_refused_and_nothing_is_lost(
    program: Program, tmp_path: Path
) -> None:
    table = await program.game(BOB)
    await program.store.write(lambda tx: sql(tx, "ALTER TABLE moves RENAME TO elsewhere"))
    await refused(program.tables.play.pick(table.id, ANN, 0, 1, 0), "storage")
    await program.store.write(lambda tx: sql(tx, "ALTER TABLE elsewhere RENAME TO moves"))
    assert (await program.tables.table_queries.info(table.id)).ply == 0
    await program.tables.play.pick(table.id, ANN, 0, 1, 0)
