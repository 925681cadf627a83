"""Seasons: what counts, how the table is made, who is called to a lobby."""

from __future__ import annotations

import pytest

from bot.features.seasons.service import DAY_S, MEMBERS, Seasons
from bot.features.seasons.standings import (
    by_points,
    by_ratings,
    champions,
    counting_games,
    partners,
)
from bot.features.stats.ratings import START_RATING
from bot.features.stats.rows import RatedRow
from bot.table import Refused
from tests.bot.core.conftest import ANN, BOB, CAT, GAME, GUILD, Program
from tests.bot.core.features.test_results import play_out


def row(table: int, seat: int, who: int | None, rank: int, side: int | None = None) -> RatedRow:
    return RatedRow(table, seat, who, "human" if who else "easy", rank, side)


THREE = [row(1, 0, ANN, 1), row(1, 1, BOB, 2), row(1, 2, CAT, 3)]
TIED = [row(2, 0, ANN, 1), row(2, 1, BOB, 1)]
TEAM = [row(3, 0, ANN, 2), row(3, 1, BOB, 1, 1), row(3, 2, CAT, 1, 1)]
LONE = [row(4, 0, ANN, 1), row(4, 1, None, 2)]


def test_a_game_counts_if_members_play_on_two_sides() -> None:
    assert counting_games([THREE, LONE, TIED], {ANN, BOB, CAT}) == [THREE, TIED]
    assert counting_games([THREE], {ANN}) == []
    assert counting_games([TEAM], {BOB, CAT}) == []  # side by side
    assert counting_games([TEAM], {ANN, CAT}) == [TEAM]


@pytest.mark.parametrize(
    ("games", "points"),
    [
        ([THREE], {ANN: 10, BOB: 6, CAT: 1}),
        ([TIED], {ANN: 6, BOB: 6}),
        ([TEAM], {ANN: 1, BOB: 10, CAT: 10}),
        ([THREE, TIED], {ANN: 16, BOB: 11, CAT: 1}),
    ],
)
def test_points_count_the_beaten_sides(games, points) -> None:
    assert {p.user_id: p.score for p in by_points(games, {ANN, BOB, CAT})} == points


def test_places_are_by_score_then_wins_and_equals_share_one() -> None:
    table = by_points([THREE, TIED], {ANN, BOB, CAT})
    assert [(season_place.place, season_place.user_id, season_place.games,
            season_place.wins) for season_place in table] == [
        (1, ANN, 2, 2), (2, BOB, 2, 1), (3, CAT, 1, 0),
    ]  # fmt: skip
    assert champions(table) == [ANN]
    assert champions(by_points([TIED], {ANN, BOB})) == [ANN, BOB]
    assert champions([]) == []


def test_season_ratings_start_afresh_and_members_with_few_games_come_last() -> None:
    games = [[row(n, 0, ANN, 1), row(n, 1, BOB, 2)] for n in range(3)]
    games.append([row(9, 0, CAT, 1), row(9, 1, BOB, 2)])
    table = by_ratings(games, {ANN, BOB, CAT})
    assert table[0].user_id == ANN
    assert table[0].score > START_RATING
    assert (
        next(season_place for season_place in table if season_place.user_id == CAT).score
        < START_RATING
    )


def test_members_who_met_the_seated_least_are_called_first() -> None:
    table = by_points([THREE], {ANN, BOB, CAT})
    assert partners([ANN], [BOB, CAT], [THREE], table) == [BOB, CAT]  # Bob is nearer
    assert partners([ANN], [BOB, 9], [THREE], table) == [9, BOB]
    assert partners([ANN], [ANN], [THREE], table) == []


async def test_a_season_counts_the_games_of_its_members_until_it_ends(program: Program) -> None:
    seasons = program.tables.of(Seasons)
    await play_out(program, await program.game(BOB))  # before it
    program.time.pass_(60)
    await seasons.open(GUILD, ANN, "  Winter  ", "", "points", 30)
    with pytest.raises(Refused, match="season-open"):
        await seasons.open(GUILD, BOB, "Other", "", "points", 30)
    for who, name in ((ANN, "Ann"), (BOB, "Bob")):
        await seasons.join(GUILD, who, name)
    assert (await seasons.seasons(GUILD, None))[0].table == []
    await play_out(program, await program.game(BOB, channel=8))
    now = (await seasons.seasons(GUILD, None))[0]
    assert now.row.name == "Winter"
    assert {season_place.user_id: season_place.games for season_place in now.table} == {
        ANN: 1,
        BOB: 1,
    }
    assert sum(one.score for one in now.table) in (11, 12)
    program.time.pass_(31 * DAY_S)
    await play_out(program, await program.game(BOB, channel=9))
    over = (await seasons.seasons(GUILD, None))[0]
    assert over.over
    assert over.table == now.table
    with pytest.raises(Refused, match="no-season"):
        await seasons.join(GUILD, CAT, "Cat")
    await seasons.open(GUILD, ANN, "Spring", GAME, "ratings", 30)
    assert [season.row.name for season in await seasons.seasons(GUILD, None)] == [
        "Spring",
        "Winter",
    ]


async def test_only_waiting_members_are_called(program: Program) -> None:
    seasons = program.tables.of(Seasons)
    with pytest.raises(Refused, match="no-season"):
        await seasons.to_call(GUILD, GAME, [ANN])
    await seasons.open(GUILD, ANN, "Winter", GAME, "points", 30)
    for who in (ANN, BOB, CAT):
        await seasons.join(GUILD, who, f"P{who}")
    with pytest.raises(Refused, match="season-nobody-waits"):
        await seasons.to_call(GUILD, GAME, [ANN])
    await seasons.wait(GUILD, CAT, True)
    assert await seasons.to_call(GUILD, GAME, [ANN]) == [CAT]
    await seasons.join(GUILD, CAT, "Cat again")  # keeps waiting
    assert await seasons.to_call(GUILD, GAME, [ANN]) == [CAT]
    with pytest.raises(Refused, match="season-other-game"):
        await seasons.to_call(GUILD, "another", [ANN])
    with pytest.raises(Refused, match="not-in-season"):
        await seasons.wait(GUILD, 99, True)
    await seasons.leave(GUILD, CAT)
    with pytest.raises(Refused, match="season-nobody-waits"):
        await seasons.to_call(GUILD, GAME, [ANN])


@pytest.mark.parametrize(
    ("name", "days", "reason"),
    [("", 30, "season-name"), ("x", 0, "season-days"), ("x", 367, "season-days")],
)
async def test_invalid_names_and_lengths_of_a_season_are_refused(
    program: Program, name: str, days: int, reason: str
) -> None:
    with pytest.raises(Refused, match=reason):
        await program.tables.of(Seasons).open(GUILD, ANN, name, "", "points", days)


async def test_the_members_of_a_season_are_limited(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert MEMBERS > 100
    monkeypatch.setattr("bot.features.seasons.service.MEMBERS", 1)
    seasons = program.tables.of(Seasons)
    await seasons.open(GUILD, ANN, "Winter", "", "points", 30)
    await seasons.join(GUILD, ANN, "Ann")
    with pytest.raises(Refused, match="season-full"):
        await seasons.join(GUILD, BOB, "Bob")
