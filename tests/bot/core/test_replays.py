"""The archive: finished games chapter by chapter; tables that never began are closed, aloud."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from bot.features.lessons.learning import Learning
from bot.features.replay.service import Replays
from bot.store import Store, migrations
from bot.store.schema import PUBLIC, games, moves
from bot.table import TableInfo
from bot.table.saying import DAYS, STALE
from engine.games._skeleton import PACKAGE as _skeleton
from engine.kernel import EVERYTHING
from tests.bot.core.conftest import ANN, BOB, CHANNEL, GAME, GUILD, House
from tests.bot.core.sql import sql
from tests.bot.core.test_lobby import refused
from tests.bot.core.test_results import play_out

DAY = 86400.0


async def finished(house: House, channel: int = CHANNEL) -> TableInfo:
    return await play_out(house, await house.game(BOB, channel=channel))


async def test_every_chapter_is_kept_with_all_that_was_hidden(house: House) -> None:
    table = await finished(house)
    first = await house.tables.of(Replays).chapter_of(table.id, 1)
    assert first.numbers == (1, 2, 3, 4)
    names = [line.name for line in first.chapter.lines(EVERYTHING)]
    assert names[:3] == ["set_aside", "set_aside", "turned_up"]
    assert [line.facts["card"] for line in first.chapter.lines(EVERYTHING)[:2]] == [1, 1]
    assert "card" not in first.chapter.lines(None)[0].facts
    told = [line.name for line in first.chapter.lines(None, first.chapter.opened)]
    assert told == [line.name for line in await house.tables.past.chapter(table.id, 1)]
    assert first.view.chapter == 1
    assert first.view.viewer is EVERYTHING
    assert [view.viewer for view in first.sheets] == [0, 1]
    last = await house.tables.of(Replays).chapter_of(table.id)
    assert last.chapter.number == 4
    assert last.view.result == table.result
    assert list(last.scores) == await house.tables.play.score(table.id)
    assert (await house.tables.of(Replays).chapter_of(table.id, 99)).chapter == last.chapter


async def test_all_chapters_together_tell_what_happened_once(house: House) -> None:
    table = await finished(house)
    told = []
    for number in (await house.tables.of(Replays).chapter_of(table.id)).numbers:
        told += (await house.tables.of(Replays).chapter_of(table.id, number)).chapter.lines(
            EVERYTHING
        )
    assert told == await house.tables.play.log(table.id, EVERYTHING, 1000)


async def test_a_game_that_runs_is_not_laid_open(house: House) -> None:
    table = await house.game(BOB)
    await refused(house.tables.of(Replays).chapter_of(table.id), "replay-running")
    lobby = await house.lobby(channel=8)
    await refused(house.tables.of(Replays).chapter_of(lobby.id), "replay-running")


async def test_what_was_taken_back_is_not_replayed(house: House) -> None:
    table = await house.game(BOB)
    await house.play(table, 0, 4)
    await house.tables.play.undo(table.id, ANN)
    await play_out(house, table)
    first = await house.tables.of(Replays).chapter_of(table.id, 1)
    assert first.chapter.lines(EVERYTHING)[0].facts["card"] == 1


async def test_a_game_ended_early_is_kept_as_far_as_it_went(house: House) -> None:
    table = await house.game(BOB)
    for seat in (0, 1, 0, 1):
        await house.play(table, seat)
    await house.tables.ending.end(table.id, ANN)
    second = await house.tables.of(Replays).chapter_of(table.id)
    assert second.numbers == (1, 2)
    assert not second.chapter.whole
    assert (await house.tables.of(Replays).chapter_of(table.id, 1)).chapter.whole


async def test_a_game_whose_rules_have_changed_is_not_shown_wrongly(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await finished(house)
    deal = _skeleton.new_game
    monkeypatch.setattr(_skeleton, "new_game", lambda n, seed, o: deal(n, seed + 1, o))
    await refused(house.tables.of(Replays).chapter_of(table.id), "replay-lost")
    monkeypatch.undo()
    await house.store.write(
        lambda tx: tx.execute(sa.update(moves).where(moves.c.ply == 0).values(pick=None))
    )
    await refused(house.tables.of(Replays).chapter_of(table.id), "replay-lost")


async def test_a_book_is_bound_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await finished(house)
    first = await house.tables.of(Replays).chapter_of(table.id, 1)
    monkeypatch.setattr("bot.features.replay.service.bound", lambda *_: pytest.fail("bound again"))
    assert await house.tables.of(Replays).chapter_of(table.id, 1) == first


async def test_finished_games_are_found_by_server_channel_and_person(house: House) -> None:
    first = await finished(house)
    house.time.pass_(60)
    second = await finished(house, channel=8)
    await house.game(BOB, channel=9)
    lesson = await house.tables.of(Learning).open(GAME, ANN, "Ann", "fr", 1)
    await house.tables.of(Learning).end(lesson.id, ANN)
    assert [r.table_id for r in await house.tables.register.finished_on(GUILD)] == [
        second.id,
        first.id,
    ]
    assert [r.table_id for r in await house.tables.register.finished_by(BOB)] == [
        second.id,
        first.id,
    ]
    assert await house.tables.register.finished_by(199) == []
    last = await house.tables.register.last_finished(CHANNEL)
    assert last is not None
    assert (last.table_id, list(last.names), last.people) == (
        first.id, ["Ann", "Person 102"], {ANN, BOB},
    )  # fmt: skip
    assert await house.tables.register.last_finished(9) is None


def test_the_chapters_event_counts_what_the_view_counts() -> None:
    name, fact = _skeleton.CHAPTER
    assert (name, fact) == ("turned_up", "round")


# --- tables that never begin ----------------------------------------------------------------------


async def status(house: House, table: TableInfo) -> str:
    return (await house.tables.register.info(table.id)).status


async def test_a_table_that_nobody_touches_for_a_month_is_closed_and_the_channel_told(
    house: House,
) -> None:
    table = await house.lobby()
    await house.outbox.flush()
    house.time.pass_((DAYS - 1) * DAY)
    await house.tables.lobby.join(table.id, BOB, "Bob", "fr")  # a touch counts
    house.time.pass_((DAYS - 1) * DAY)
    assert await house.clock.fire_due() == 0
    assert await status(house, table) == "lobby"
    house.time.pass_(DAY)
    await house.clock.fire_due()
    assert await status(house, table) == "cancelled"
    await house.outbox.flush()
    assert house.post.said("notice") == [("send", "stale", "stale")]
    await house.lobby()  # the channel is free


async def test_it_is_closed_after_the_bot_was_down_and_not_if_touched_meanwhile(
    house: House,
) -> None:
    table, other = await house.lobby(), await house.lobby(channel=8)
    house.time.pass_(2 * DAYS * DAY)
    await house.tables.lobby.join(other.id, BOB, "Bob", "fr")
    await house.tables.lobby.close_stale(other.id, -1)
    assert await status(house, other) == "lobby"
    await house.restart()
    await house.clock.fire_due()
    assert (await status(house, table), await status(house, other)) == ("cancelled", "lobby")


async def test_a_game_that_has_begun_never_expires(house: House) -> None:
    table = await house.game(BOB)
    ended = await finished(house, channel=8)
    cancelled = await house.lobby(channel=9)
    await house.tables.lobby.cancel(cancelled.id, ANN)

    async def planned() -> list[Any]:
        return await house.store.read(
            lambda tx: list(sql(tx, "SELECT * FROM timers WHERE kind = 'stale'"))
        )

    assert await planned() == []
    house.time.pass_(10 * 365 * DAY)
    await house.clock.fire_due()
    await house.tables.lobby.close_stale(table.id, -1)
    await house.tables.lobby.close_stale(ended.id, -1)
    assert (await status(house, table), await status(house, ended)) == ("running", "ended")

    def query(tx):
        assert len(list(tx.execute(sa.select(games.c.id)))) == 3

    await house.store.read(query)


async def test_lobbies_of_before_are_closed_like_those_of_now(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    engine = sa.create_engine(f"sqlite:///{path}")
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0003")
        for number, status in enumerate(("lobby", "running"), 1):
            connection.exec_driver_sql(
                "INSERT INTO games (game, status, channel_id, host_id, options, ply, missing, "
                f"created_at, changed_at) VALUES ('{GAME}', '{status}', {number}, 1, '{{}}', 0, "
                "'', 5, 5)"
            )
    engine.dispose()
    store = await Store.open(f"sqlite+aiosqlite:///{path}")
    found = await store.read(
        lambda tx: list(sql(tx, "SELECT game_id, kind, seat, due FROM timers"))
    )
    await store.close()
    assert found == [(1, STALE, PUBLIC, 5 + DAYS * DAY)]
