"""Results: kept with the end of a game, and what statistics and rankings make of them."""

from __future__ import annotations

from typing import Any

import pytest
import sqlalchemy as sa

from bot.people.ratings import START, Rated, fold
from bot.store import games as rows
from bot.store import results
from bot.store.results import RatedRow, ResultRow
from bot.store.schema import results as results_table
from bot.table import TableInfo
from bot.table.results import ranking
from bot.table.stats import LEAST, standings
from bot.texts import LOCALES, Library
from engine.games import GAMES
from engine.kernel import EVERYTHING, Score, ScoreRow, legal, pending, play
from engine.rng import below
from tests.bot.core.conftest import ANN, BOB, CAT, GAME, GUILD, House


async def play_out(house: House, table: TableInfo) -> TableInfo:
    """Everybody picks until the game is over."""
    while (now := await house.tables.register.info(table.id)).status == "running":
        view = await house.tables.play.view(table.id, None)
        await house.play(table, view.awaited[0][0])
    return now


async def kept(house: House) -> list[Any]:
    async with house.store.read() as tx:
        return list(await tx.execute(sa.select(results_table).order_by(results_table.c.seat)))


async def test_a_game_that_is_over_leaves_a_row_per_seat(house: House) -> None:
    table = await play_out(house, await house.game(BOB))
    scores = {s.seat: s.total for s in await house.tables.play.score(table.id)}
    found = await kept(house)
    assert [(r.game_id, r.user_id, r.kind) for r in found] == [
        (table.id, ANN, "human"),
        (table.id, BOB, "human"),
    ]
    assert {r.seat: r.points for r in found} == scores
    assert table.result is not None
    assert {r.seat for r in found if r.rank == 1} == set(table.result)
    assert [r.facts for r in found] == [{"aside": 1}, {"aside": 1}]


async def test_the_end_and_its_results_stand_or_fall_together(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def failing(*_: Any) -> None:
        raise RuntimeError("no results")

    monkeypatch.setattr(results, "add_results", failing)
    with pytest.raises(RuntimeError, match="no results"):
        await play_out(house, table := await house.game(BOB))
    assert (await house.tables.register.info(table.id)).status == "running"
    monkeypatch.undo()
    assert (await play_out(house, table)).status == "ended"
    assert len(await kept(house)) == 2


async def test_no_result_of_a_game_ended_early_or_of_a_lesson(house: House) -> None:
    table = await house.game(BOB)
    await house.tables.conduct.end(table.id, ANN)
    lesson = await house.tables.learning.open(GAME, ANN, "Ann", "fr", 1)
    await house.tables.learning.learn_on(lesson.id, ANN)
    while (await house.tables.register.info(lesson.id)).status == "running":
        await house.play(lesson, 0)
    assert (await house.tables.register.info(lesson.id)).result is not None
    assert await kept(house) == []


async def test_a_seat_that_a_computer_keeps_until_the_end_is_not_its_owners_result(
    house: House,
) -> None:
    table = await house.game(BOB)
    async with house.store.write() as tx:
        await rows.set_seat(tx, table.id, 1, kind="random")
    await play_out(house, table)
    assert [(r.user_id, r.kind) for r in await kept(house)] == [(ANN, "human"), (None, "random")]
    assert [n.game for n in await house.tables.stats.numbers(ANN)] == [GAME]
    assert await house.tables.stats.numbers(BOB) == []


def points(*totals: int, ties: tuple[int, ...] = ()) -> list[Score]:
    return [
        Score(seat, (ScoreRow("x", n, True),), (("left", ties[seat]),) if ties else ())
        for seat, n in enumerate(totals)
    ]


def test_ranks_follow_winners_then_points_then_what_breaks_ties() -> None:
    assert ranking((1,), points(3, 9, 5)) == {1: 1, 2: 2, 0: 3}
    assert ranking((0, 2), points(9, 4, 9, 4)) == {0: 1, 2: 1, 1: 3, 3: 3}
    assert ranking((0,), points(9, 4, 9, 4, ties=(2, 1, 1, 2))) == {0: 1, 2: 2, 3: 3, 1: 4}


@pytest.mark.parametrize("game", list(GAMES))
def test_every_game_tells_facts_that_have_names_in_each_language(game: str) -> None:
    package = GAMES[game]
    library, seed = Library(strict=True), 5
    state = package.new_game(package.SEATS[0], seed, package.Options())
    while state.result is None:
        seat = pending(state)[0][1][0]
        picks = legal(state, seat)
        seed, at = below(seed, len(picks))
        play(state, seat, picks[at])
    view = package.view(state, EVERYTHING)
    for seat in range(state.seats):
        facts = GAMES[game].statistics(view, seat)
        assert facts
        for locale in LOCALES:
            texts = library.texts(locale, game)
            for name, fact in facts.items():
                assert texts.say(f"stat-{name}")
                assert isinstance(fact, int) or all(texts.word(word) for word in fact)


# --- ratings --------------------------------------------------------------------------------------


def test_who_wins_rises_above_who_does_not_at_tables_of_any_size() -> None:
    for size in (2, 3, 4):
        people = [f"p{n}" for n in range(size)]
        rated = fold([[(who, n + 1) for n, who in enumerate(people)]] * 5)
        found = [rated[who].rating for who in people]
        assert found == sorted(found, reverse=True)
        assert len(set(found)) == size
        assert found[0] > START
        assert rated["p0"] == Rated(found[0], 5, 5)


def test_equals_stay_equal() -> None:
    rated = fold([[("a", 1), ("b", 1)], [("a", 1), ("b", 1), ("c", 3), ("d", 3)]])
    assert rated["a"] == rated["b"]
    assert rated["c"] == rated["d"]
    assert rated["a"].rating > rated["c"].rating


def test_one_who_holds_two_seats_is_rated_once() -> None:
    rated = fold([[("ann", 1), ("computer", 2), ("computer", 3)]])
    assert rated["computer"].games == 1
    assert fold([[("alone", 1)]]) == {}


def table_rows(table_id: int, *ranked: tuple[int | None, str, int]) -> list[RatedRow]:
    return [RatedRow(table_id, n, who, kind, rank) for n, (who, kind, rank) in enumerate(ranked)]


def test_the_ranking_lists_people_with_enough_games_and_shares_places() -> None:
    found = []
    for table_id in range(LEAST):
        found += table_rows(table_id, (ANN, "human", 1), (None, "greedy", 2), (BOB, "human", 3))
    found += table_rows(90, (CAT, "human", 1), (None, "human", 2))
    told = standings(found, {ANN: "Ann", BOB: "Bob", CAT: "Cat"})
    assert [(s.place, s.name, s.rated.games, s.rated.wins) for s in told] == [
        (1, "Ann", LEAST, LEAST),
        (2, "Bob", LEAST, 0),
    ]
    tied = []
    for table_id in range(LEAST):
        tied += table_rows(table_id, (ANN, "human", 1), (BOB, "human", 1), (CAT, "human", 3))
    assert [s.place for s in standings(tied, {})] == [1, 1, 3]


async def test_a_server_ranks_its_own_games_and_keeps_the_ranking_until_a_new_result(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def ended(*ranks: int, guild: int = GUILD) -> None:
        house.time.pass_(1)
        async with house.store.write() as tx:
            table_id = await rows.add_game(
                tx,
                {
                    "game": GAME, "guild_id": guild, "channel_id": 1, "host_id": ANN,
                    "options": {},
                },
                house.time.now(),
            )  # fmt: skip
            await rows.set_game(tx, table_id, house.time.now(), status="ended")
            people = [rows.SeatRow(n, who, "human", f"P{who}") for n, who in enumerate((ANN, BOB))]
            await rows.replace_seats(tx, table_id, people)
            told = [
                ResultRow(n, who, "human", 10 - rank, rank, {})
                for n, (who, rank) in enumerate(zip((ANN, BOB), ranks, strict=True))
            ]
            await results.add_results(tx, table_id, told, house.time.now())

    assert await house.tables.stats.ranking(GUILD, GAME) == ()
    for _ in range(LEAST):
        await ended(1, 2)
        await ended(2, 1, guild=GUILD + 1)
    first = await house.tables.stats.ranking(GUILD, GAME)
    assert [(s.place, s.user_id, s.name) for s in first] == [(1, ANN, "P101"), (2, BOB, "P102")]
    assert [s.user_id for s in await house.tables.stats.ranking(GUILD + 1, GAME)] == [BOB, ANN]
    monkeypatch.setattr("bot.table.stats.standings", lambda *_: pytest.fail("folded again"))
    assert await house.tables.stats.ranking(GUILD, GAME) == first
    monkeypatch.undo()
    await ended(2, 1)
    assert [s.rated.games for s in await house.tables.stats.ranking(GUILD, GAME)] == [LEAST + 1] * 2
    assert await house.tables.stats.games_on(GUILD) == [GAME]
    here = (await house.tables.stats.numbers(ANN, GUILD))[0]
    assert (here.tally.games, here.tally.wins) == (LEAST + 1, LEAST)
    assert (await house.tables.stats.numbers(ANN))[0].tally.games == 2 * LEAST + 1
