"""The archive: finished games chapter by chapter; tables that never began are closed, aloud."""

from __future__ import annotations

from typing import Any

import pytest
import sqlalchemy as sa

from bot.features.lessons.learning import Learning
from bot.features.replay.film import Films, MovePosition
from bot.store.schema import games, moves
from bot.table import TableInfo
from bot.table.announcer import IDLE_DAYS
from engine.games._skeleton import PACKAGE as _skeleton
from engine.kernel import EVERYTHING
from tests.bot.core.conftest import ANN, BOB, CHANNEL, GAME, GUILD, Program
from tests.bot.core.features.test_results import play_out
from tests.bot.core.store.sql import sql
from tests.bot.core.tables.test_lobby import refused

DAY = 86400.0


async def finished(program: Program, channel: int = CHANNEL) -> TableInfo:
    return await play_out(program, await program.game(BOB, channel=channel))


def numbers(position: MovePosition) -> list[int]:
    return [chapter.number for chapter in position.film.chapters]


async def test_a_replay_shows_every_chapter_with_its_secrets(program: Program) -> None:
    table = await finished(program)
    first = await program.tables.of(Films).at_end_of(table.id, 1)
    assert numbers(first) == [1, 2, 3, 4]
    names = [line.name for line in first.chapter.lines(EVERYTHING)]
    assert names[:3] == ["set_aside", "set_aside", "turned_up"]
    assert [line.facts["card"] for line in first.chapter.lines(EVERYTHING)[:2]] == [1, 1]
    assert "card" not in first.chapter.lines(None)[0].facts
    told = [line.name for line in first.chapter.lines(None, first.chapter.opened)]
    assert told == [line.name for line in await program.tables.event_log.chapter(table.id, 1)]
    assert first.view().chapter == 1
    assert first.view().viewer is EVERYTHING
    last = await program.tables.of(Films).at_end_of(table.id)
    assert last.chapter.number == 4
    assert last.view().result == table.result
    assert list(last.package.score(last.game)) == await program.tables.play.score(table.id)
    assert (await program.tables.of(Films).at_end_of(table.id, 99)).chapter == last.chapter


async def test_the_chapters_of_a_replay_hold_each_event_once(program: Program) -> None:
    table = await finished(program)
    told = []
    for number in numbers(await program.tables.of(Films).at_end_of(table.id)):
        told += (await program.tables.of(Films).at_end_of(table.id, number)).chapter.lines(
            EVERYTHING
        )
    assert told == await program.tables.play.log(table.id, EVERYTHING, 1000)


async def test_a_running_game_has_no_replay(program: Program) -> None:
    table = await program.game(BOB)
    await refused(program.tables.of(Films).at_end_of(table.id), "replay-running")
    lobby = await program.lobby(channel=8)
    await refused(program.tables.of(Films).at_end_of(lobby.id), "replay-running")


async def test_undone_moves_are_not_replayed(program: Program) -> None:
    table = await program.game(BOB)
    await program.play(table, 0, 4)
    await program.tables.play.undo(table.id, ANN)
    await play_out(program, table)
    first = await program.tables.of(Films).at_end_of(table.id, 1)
    assert first.chapter.lines(EVERYTHING)[0].facts["card"] == 1


async def test_a_game_ended_early_is_replayed_up_to_its_end(program: Program) -> None:
    table = await program.game(BOB)
    for seat in (0, 1, 0, 1):
        await program.play(table, seat)
    await program.tables.ending.end(table.id, 6, leads=True)
    second = await program.tables.of(Films).at_end_of(table.id)
    assert numbers(second) == [1, 2]
    assert not second.chapter.whole
    assert (await program.tables.of(Films).at_end_of(table.id, 1)).chapter.whole


async def test_a_game_of_changed_rules_is_not_replayed(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await finished(program)
    deal = _skeleton.new_game
    monkeypatch.setattr(_skeleton, "new_game", lambda n, seed, o: deal(n, seed + 1, o))
    await refused(program.tables.of(Films).at_end_of(table.id), "replay-lost")
    monkeypatch.undo()
    await program.store.write(
        lambda tx: tx.execute(sa.update(moves).where(moves.c.ply == 0).values(pick=None))
    )
    await refused(program.tables.of(Films).at_end_of(table.id), "replay-lost")


async def test_a_replay_is_built_once(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await finished(program)
    first = await program.tables.of(Films).at_end_of(table.id, 1)
    monkeypatch.setattr("bot.features.replay.film.make_film", lambda *_: pytest.fail("made again"))
    assert (await program.tables.of(Films).at_end_of(table.id, 1)).film is first.film


async def test_finished_games_are_found_by_server_channel_and_person(program: Program) -> None:
    first = await finished(program)
    program.time.pass_(60)
    second = await finished(program, channel=8)
    await program.game(BOB, channel=9)
    lesson = await program.tables.of(Learning).open(GAME, ANN, "Ann", "fr", 1)
    await program.tables.of(Learning).end(lesson.id, ANN)
    assert [r.table_id for r in await program.tables.table_queries.finished_on(GUILD)] == [
        second.id,
        first.id,
    ]
    assert [r.table_id for r in await program.tables.table_queries.finished_by(BOB)] == [
        second.id,
        first.id,
    ]
    assert await program.tables.table_queries.finished_by(199) == []
    last = await program.tables.table_queries.last_finished(CHANNEL)
    assert last is not None
    assert (last.table_id, list(last.names), last.people) == (
        first.id, ["Ann", "Person 102"], {ANN, BOB},
    )  # fmt: skip
    assert await program.tables.table_queries.last_finished(9) is None


def test_the_chapters_event_counts_what_the_view_counts() -> None:
    name, fact = _skeleton.CHAPTER
    assert (name, fact) == ("turned_up", "round")


# --- tables that never begin ----------------------------------------------------------------------


async def status(program: Program, table: TableInfo) -> str:
    return (await program.tables.table_queries.info(table.id)).status


async def test_an_idle_lobby_is_closed_after_a_month_with_a_notice(
    program: Program,
) -> None:
    table = await program.lobby()
    await program.outbox.flush()
    program.time.pass_((IDLE_DAYS - 1) * DAY)
    await program.tables.lobby.join(table.id, BOB, "Bob", "fr")  # a touch counts
    program.time.pass_((IDLE_DAYS - 1) * DAY)
    assert await program.clock.fire_due() == 0
    assert await status(program, table) == "lobby"
    program.time.pass_(DAY)
    await program.clock.fire_due()
    assert await status(program, table) == "cancelled"
    await program.outbox.flush()
    assert program.post.said("notice") == [("send", "stale", "stale")]
    await program.lobby()  # the channel is free


async def test_an_idle_lobby_is_closed_after_downtime_unless_it_was_used(
    program: Program,
) -> None:
    table, other = await program.lobby(), await program.lobby(channel=8)
    program.time.pass_(2 * IDLE_DAYS * DAY)
    await program.tables.lobby.join(other.id, BOB, "Bob", "fr")
    await program.tables.lobby.close_stale(other.id, -1)
    assert await status(program, other) == "lobby"
    await program.restart()
    await program.clock.fire_due()
    assert (await status(program, table), await status(program, other)) == ("cancelled", "lobby")


async def test_a_game_that_has_begun_never_expires(program: Program) -> None:
    table = await program.game(BOB)
    ended = await finished(program, channel=8)
    cancelled = await program.lobby(channel=9)
    await program.tables.lobby.cancel(cancelled.id, ANN)

    async def planned() -> list[Any]:
        return await program.store.read(
            lambda tx: list(sql(tx, "SELECT * FROM timers WHERE kind = 'stale'"))
        )

    assert await planned() == []
    program.time.pass_(10 * 365 * DAY)
    await program.clock.fire_due()
    await program.tables.lobby.close_stale(table.id, -1)
    await program.tables.lobby.close_stale(ended.id, -1)
    assert (await status(program, table), await status(program, ended)) == ("running", "ended")

    def query(tx):
        assert len(list(tx.execute(sa.select(games.c.id)))) == 3

    await program.store.read(query)
