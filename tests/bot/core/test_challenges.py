"""The challenge of the day: one deal for all, one attempt each, fixed the day before."""

from __future__ import annotations

import asyncio
from datetime import date

import pytest
import sqlalchemy as sa

from bot.app.upkeep import Upkeep
from bot.record.deal import promised
from bot.store import games as rows
from bot.store.schema import attempts, challenges
from bot.table import Refused, TableInfo
from bot.table.challenges import dealt_of, streak_of
from bot.table.contests import contest_of
from engine import codec
from engine.games import GAMES
from engine.kernel import Game
from engine.players import PLAYERS
from tests.bot.core.conftest import ANN, BOB, CAT, CHANNEL, GAME, GUILD, House

DAY = 86_400.0


async def opened(house: House, user: int, guild: int = GUILD, game: str = GAME) -> TableInfo:
    name = f"Person {user}"
    return await house.tables.challenges.open(game, user, name, "en", CHANNEL, guild)


async def play_out(house: House, table: TableInfo, user: int, index: int = 0) -> TableInfo:
    while (now := await house.tables.register.info(table.id)).status == "running":
        asked = await house.tables.play.ask(table.id, 0)
        await house.tables.play.pick(table.id, user, 0, asked.revision, index % len(asked.picks))
        await house.tables.learning.computers_play(table.id)
    return now


async def state(house: House, table: TableInfo) -> Game:
    async with house.tables.desk.look(table.id) as at:
        return await house.tables.desk.game(at)


async def test_all_meet_the_same_deal_and_the_same_computers(house: House) -> None:
    ann, bob = await opened(house, ANN), await opened(house, BOB, guild=71)
    assert ann.id != bob.id
    first = codec.dumps(await state(house, ann))
    assert first == codec.dumps(await state(house, bob))
    await play_out(house, ann, ANN)
    await play_out(house, bob, BOB)
    assert codec.dumps(await state(house, ann)) == codec.dumps(await state(house, bob))
    house.time.pass_(DAY)
    assert codec.dumps(await state(house, await opened(house, CAT))) != first


async def test_tomorrow_is_fixed_today_and_told_the_day_after(house: House) -> None:
    today = await house.tables.challenges.board(GAME, GUILD, ANN)
    assert today.yesterday == ""
    house.time.pass_(DAY)
    then = await house.tables.challenges.board(GAME, GUILD, ANN)
    assert then.promise == today.tomorrow
    assert then.promised_at == pytest.approx(house.time.now() - DAY)
    assert promised(then.yesterday) == today.promise
    table = await opened(house, ANN)
    house.time.pass_(DAY)
    after = await house.tables.challenges.board(GAME, GUILD, ANN)
    assert promised(after.yesterday) == then.promise
    async with house.tables.desk.look(table.id) as at:
        start = await rows.move_at(at.tx, table.id, 0)
    assert start is not None
    assert int(start.pick) == dealt_of(GAME, then.day, after.yesterday)


async def test_secrets_are_fixed_though_nobody_asks(house: House) -> None:
    upkeep = asyncio.create_task(Upkeep(house.store, house.time).run())
    query = sa.select(challenges.c.day).where(challenges.c.game == GAME)
    days: set[str] = set()
    for _ in range(1000):
        async with house.store.read() as tx:
            days = set((await tx.execute(query)).scalars())
        if days:
            break
        await asyncio.sleep(0.01)
    upkeep.cancel()
    assert days == {house.tables.challenges.day(), house.tables.challenges.day(1)}


async def test_everybody_has_one_attempt_and_may_go_on_with_it(house: House) -> None:
    table = await opened(house, ANN)
    again = await opened(house, ANN)
    assert again.id == table.id
    await play_out(house, table, ANN)
    with pytest.raises(Refused, match="challenge-played"):
        await opened(house, ANN, guild=71)
    house.time.pass_(DAY)
    fresh = await opened(house, ANN)
    assert fresh.id != table.id
    house.time.pass_(DAY)
    assert (await opened(house, ANN)).id not in (table.id, fresh.id)
    assert (await house.tables.register.info(fresh.id)).status == "ended", "it was left"


async def test_what_was_seen_is_not_taken_back_and_nobody_else_may_look(house: House) -> None:
    table = await opened(house, ANN)
    asked = await house.tables.play.ask(table.id, 0)
    await house.tables.play.pick(table.id, ANN, 0, asked.revision, 0)
    with pytest.raises(Refused, match="challenge-no-rewind"):
        await house.tables.rewind.ask(table.id, ANN)
    with pytest.raises(Refused, match="no-hints"):
        await house.tables.hints.best(table.id, ANN)
    hint = await house.tables.lessons.hint(await house.tables.play.ask(table.id, 0))
    assert (hint.lesson, hint.star, hint.over) == (None, None, False), "nobody is advised"
    assert table.learner == ANN
    assert table.guild_id is None


async def test_a_lesson_in_the_same_game_stands_in_the_way(house: House) -> None:
    await house.tables.learning.open(GAME, ANN, "Ann", None, CHANNEL)
    with pytest.raises(Refused, match="learning-open"):
        await opened(house, ANN)


async def test_the_board_says_nothing_before_one_has_played(house: House) -> None:
    bob = await play_out(house, await opened(house, BOB), BOB)
    await play_out(house, await opened(house, CAT, guild=71), CAT)
    before = await house.tables.challenges.board(GAME, GUILD, ANN)
    assert (before.played, before.places, before.streak) == (1, None, 0)
    table = await opened(house, ANN)
    assert (await house.tables.challenges.board(GAME, GUILD, ANN)).places is None
    await play_out(house, table, ANN, 1)
    board = await house.tables.challenges.board(GAME, GUILD, ANN)
    assert board.places is not None
    assert {one.user_id for one in board.places} == {ANN, BOB}
    points = [one.points for one in board.places]
    assert points == sorted(points, key=lambda n: -(n or 0))
    score = next(s for s in await house.tables.play.score(bob.id) if s.seat == 0)
    assert score.total == next(one.points for one in board.places if one.user_id == BOB)
    assert board.streak == 1


async def test_a_streak_grows_day_by_day_and_breaks(house: House) -> None:
    for day in range(3):
        await play_out(house, await opened(house, ANN), ANN)
        assert (await house.tables.challenges.board(GAME, GUILD, ANN)).streak == day + 1
        house.time.pass_(DAY)
    assert (await house.tables.challenges.board(GAME, GUILD, ANN)).streak == 3, "today is not over"
    house.time.pass_(DAY)
    assert (await house.tables.challenges.board(GAME, GUILD, ANN)).streak == 0


def test_a_streak_goes_on_over_the_end_of_a_month_and_a_year() -> None:
    days = ["2024-03-01", "2024-02-29", "2024-02-28", "2024-02-26"]
    assert streak_of(days, ["2024-03-01"]) == 3
    assert streak_of(["2026-01-01", "2025-12-31"], ["2026-01-02", "2026-01-01"]) == 2
    assert streak_of(days, ["2024-03-02"]) == 0
    assert streak_of([], ["2024-03-02"]) == 0
    assert date.fromisoformat(days[0])


async def test_who_is_forgotten_leaves_the_boards(house: House) -> None:
    await play_out(house, await opened(house, ANN), ANN)
    told = await house.tables.privacy.export_of(ANN)
    assert [one["game"] for one in told["challenges"]] == [GAME]
    await house.tables.privacy.forget(ANN, [], "somebody")
    async with house.store.read() as tx:
        assert (await tx.execute(sa.select(attempts))).all() == []
        assert (await tx.execute(sa.select(challenges.c.day))).all() != []


@pytest.mark.parametrize("game", GAMES)
async def test_every_game_has_one_that_can_be_played_to_its_end(game: str, house: House) -> None:
    contest_of(game)
    table = await opened(house, ANN, game=game)
    picks = 0
    while (await house.tables.register.info(table.id)).status == "running":
        asked = await house.tables.play.ask(table.id, 0)
        pick = PLAYERS["random"](await state(house, table), 0, picks)
        at = asked.picks.index(pick)
        await house.tables.play.pick(table.id, ANN, 0, asked.revision, at)
        picks += 1
    board = await house.tables.challenges.board(game, GUILD, ANN)
    assert board.places is not None
    assert 3 <= picks <= 120
