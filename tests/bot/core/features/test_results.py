"""Results: stored at the end of a game, and used by statistics and rankings."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest
import sqlalchemy as sa

from bot.discord.pages.ended import ended_page
from bot.features import FEATURES
from bot.features.lessons.learning import Learning
from bot.features.privacy.service import Privacy
from bot.features.replay.final import ended_alt
from bot.features.results import rows as results
from bot.features.results.rows import Leaver, ResultRow, SeatPick
from bot.features.results.rows import results as results_table
from bot.features.results.service import result_owner
from bot.features.stats import rows as stats_rows
from bot.features.stats.commands import numbers_text
from bot.features.stats.rows import RatedRow, Venue
from bot.features.stats.service import RANKED_FROM_GAMES, Standing, Stats, standings
from bot.features.titles.page import shown_titles, title_lines
from bot.features.titles.service import titles_of
from bot.present.report import report
from bot.render.ended import Ended
from bot.render.scores import standings as score_lines
from bot.render.scores import winners_text
from bot.store import games as rows
from bot.store import servers
from bot.store.games import SeatRow
from bot.table import TableInfo
from bot.table.after.ranking import leaders, ranking, winners_of
from bot.texts import LOCALES, Library
from engine.games import GAMES
from engine.kernel import EVERYTHING, Score, ScoreRow, legal, pending, play
from engine.rng import below
from tests.bot.core.conftest import ANN, BOB, CAT, GAME, GUILD, Program


async def play_out(program: Program, table: TableInfo) -> TableInfo:
    """Everybody picks until the game is over."""
    while (now := await program.tables.table_queries.info(table.id)).status == "running":
        view = await program.tables.play.view(table.id, None)
        await program.play(table, view.awaited[0][0])
    return now


async def kept(program: Program) -> list[Any]:
    return await program.store.read(
        lambda tx: list(tx.execute(sa.select(results_table).order_by(results_table.c.seat)))
    )


async def test_an_ended_game_stores_a_result_per_seat(program: Program) -> None:
    table = await play_out(program, await program.game(BOB))
    scores = {s.seat: s.total for s in await program.tables.play.score(table.id)}
    found = await kept(program)
    assert [(r.game_id, r.user_id, r.kind) for r in found] == [
        (table.id, ANN, "human"),
        (table.id, BOB, "human"),
    ]
    assert {r.seat: r.points for r in found} == scores
    assert table.result is not None
    assert {r.seat for r in found if r.rank == 1} == set(table.result)
    assert [{**r.facts, "title": None} for r in found] == [{"aside": 1, "title": None}] * 2


async def test_titles_are_stored_with_results_and_shown_at_the_end(program: Program) -> None:
    table = await play_out(program, await program.game(BOB))
    titles = [row.facts["title"] for row in await kept(program)]
    words = tuple(word for (word,) in titles)
    assert words[(table.result or ())[0]] != "title_behind"
    now = await program.tables.message_data.dashboard(table.id, 3)
    account = await program.tables.exports.export(table.id, None)
    shown = shown_titles(now)
    assert words == shown == titles_of(GAMES[GAME], account.finished)
    texts = Library(strict=True).texts("en", GAME, ("Ann", "Bob"))
    lines = title_lines(texts, shown)
    assert lines == [
        f"{name}: {texts.word(word)}" for name, word in zip(texts.names, words, strict=True)
    ]
    page = ended_page(now, texts, texts, features=FEATURES)
    assert page.panel is not None
    assert ("Titles", "\n".join(lines)) in page.panel.parts
    assert now.game_view is not None
    ended = Ended(now.game_view, now.scores, (), table.result or (), shown, ())
    assert all(line in ended_alt(ended, texts) for line in lines)
    numbers = await program.tables.of(Stats).numbers(ANN)
    assert list(numbers[0].by_word["title"]) == [words[0]]
    assert texts.word(words[0]) in numbers_text(numbers[0], texts)


async def test_a_game_ended_by_an_older_version_has_no_titles(program: Program) -> None:
    table = await play_out(program, await program.game(BOB))
    await program.store.write(lambda tx: tx.execute(sa.update(results_table).values(facts={})))
    assert shown_titles(await program.tables.message_data.dashboard(table.id, 3)) == ()


async def test_the_end_and_its_results_are_stored_together(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    def failing(*_: Any) -> None:
        raise RuntimeError("no results")

    monkeypatch.setattr(results, "add_results", failing)
    with pytest.raises(RuntimeError, match="no results"):
        await play_out(program, table := await program.game(BOB))
    assert (await program.tables.table_queries.info(table.id)).status == "running"
    monkeypatch.undo()
    assert (await play_out(program, table)).status == "ended"
    assert len(await kept(program)) == 2


async def test_games_ended_early_and_lessons_have_no_results(program: Program) -> None:
    table = await program.game(BOB)
    await program.tables.ending.end(table.id, 6, leads=True)
    lesson = await program.tables.of(Learning).open(GAME, ANN, "Ann", "fr", 1)
    await program.tables.of(Learning).learn_on(lesson.id, ANN)
    while (await program.tables.table_queries.info(lesson.id)).status == "running":
        await program.play(lesson, 0)
    assert (await program.tables.table_queries.info(lesson.id)).result is not None
    assert await kept(program) == []


async def test_the_result_of_a_computers_seat_has_no_person(program: Program) -> None:
    table = await program.lobby()
    await program.tables.lobby.add_computer(table.id, ANN, "random")
    table = await program.tables.lobby.start(table.id, ANN)
    while (await program.tables.table_queries.info(table.id)).status == "running":
        await program.clock.fire_due()
        if 0 in {seat for seat, _ in (await program.tables.play.view(table.id, None)).awaited}:
            await program.play(table, 0)
    assert [(r.user_id, r.kind) for r in await kept(program)] == [(ANN, "human"), (None, "random")]
    assert [n.game for n in await program.tables.of(Stats).numbers(ANN)] == [GAME]
    assert await program.tables.of(Stats).numbers(BOB) == []


def sat(user: int | None, kind: str = "human") -> SeatRow:
    return SeatRow(1, user, kind, "")


def made(*by: str) -> list[SeatPick]:
    """Picks of seat 1, one a second."""
    return [SeatPick(1, one, float(at)) for at, one in enumerate(by)]


def test_a_result_belongs_to_the_person_who_made_most_picks() -> None:
    """Leaving, or a regent, at the last moment saves no rating."""
    mostly = made("", "order", "", "", "regent", "regent")
    assert result_owner(sat(BOB, "normal"), mostly, []) == (BOB, True)
    left = [Leaver(1, BOB, 3.5)]
    assert result_owner(sat(None, "normal"), mostly, left) == (BOB, True), "he conceded"
    assert result_owner(sat(BOB, "normal"), made("", *["regent"] * 5), []) == (None, False)
    assert result_owner(sat(None, "normal"), made(*["computer"] * 5), []) == (None, False)


def points_of(*totals: int, sides: tuple[int | None, ...] = ()) -> list[Score]:
    """Scores of seats with these points."""
    return [
        Score(seat, (ScoreRow("all", total, True),), side=sides[seat] if sides else None)
        for seat, total in enumerate(totals)
    ]


def test_a_conceded_seat_is_last_whatever_it_scores() -> None:
    scores = points_of(50, 40, 40, 10)
    assert ranking((0,), scores) == {0: 1, 1: 2, 2: 2, 3: 4}
    assert winners_of((0,), scores, {0}) == (1, 2), "who leads the others"
    assert ranking((1, 2), scores, {0}) == {0: 4, 1: 1, 2: 1, 3: 3}
    assert winners_of((0,), scores, {3}) == (0,)
    assert ranking((0,), scores, {3}) == {0: 1, 1: 2, 2: 2, 3: 4}
    assert ranking((0,), scores, {1, 3}) == {0: 1, 1: 3, 2: 2, 3: 3}
    assert winners_of((), scores, {0}) == (), "the rules name no winner"
    assert ranking((), scores, {0}) == {0: 5, 1: 2, 2: 2, 3: 4}
    everybody = {0, 1, 2, 3}
    assert winners_of((0,), scores, everybody) == (0,)
    assert ranking((0,), scores, everybody) == ranking((0,), scores)
    assert leaders(scores, {0}) == [1, 2]


def test_conceding_costs_ones_own_side_nothing() -> None:
    scores = points_of(5, 0, 0, 3, sides=(0, 1, 1, 1))
    assert winners_of((1, 2, 3), scores, {1}) == (2, 3)
    assert ranking((2, 3), scores, {1}) == {0: 2, 1: 3, 2: 1, 3: 1}
    assert winners_of((0,), scores, {0}) == (1, 2, 3), "their only rival gave up"


async def test_who_concedes_is_last_and_the_others_lose_nothing(program: Program) -> None:
    """Bob gives up at once; the computer that plays on wins or loses for nobody."""
    seen, rng = set(), random.Random(4)
    for number in range(12):
        table = await program.game(BOB, CAT, channel=7100 + number)
        await program.tables.seats.concede(table.id, BOB)
        while (now := await program.tables.table_queries.info(table.id)).status == "running":
            await program.clock.fire_due()
            for seat, _ in (await program.tables.play.view(table.id, None)).awaited:
                if seat != 1:
                    asked = await program.tables.play.ask(table.id, seat)
                    await program.play(now, seat, rng.randrange(len(asked.picks)))
        scores = {s.seat: s.total for s in await program.tables.play.score(table.id)}
        best = max(scores[0], scores[2])
        assert now.result is not None
        assert 1 not in now.result
        assert {scores[seat] for seat in now.result} == {best}
        mine = [row for row in await kept(program) if row.game_id == table.id]
        assert [(row.user_id, row.kind, row.rated) for row in mine] == [
            (ANN, "human", True), (BOB, "human", True), (CAT, "human", True),
        ]  # fmt: skip
        assert mine[1].rank == 3
        assert min(mine[0].rank, mine[2].rank) == 1
        assert mine[1].points <= min(scores[0], scores[2])
        assert mine[1].facts == {}
        seen.add(scores[1] > best)
    assert seen == {True, False}, "the computer would have won some of these games"
    (numbers,) = await program.tables.of(Stats).numbers(BOB)
    assert numbers.tally.wins == 0


async def test_who_conceded_and_is_forgotten_leaves_a_last_place_to_nobody(
    program: Program,
) -> None:
    table = await program.game(BOB)
    await program.tables.seats.concede(table.id, BOB)
    await program.tables.of(Privacy).forget(BOB, {"Person 102"}, "somebody")
    while (now := await program.tables.table_queries.info(table.id)).status == "running":
        await program.clock.fire_due()
        if 0 in {seat for seat, _ in (await program.tables.play.view(table.id, None)).awaited}:
            await program.play(now, 0)
    assert [(row.user_id, row.rank) for row in await kept(program)] == [(ANN, 1), (None, 2)]


def test_a_substitute_is_not_rated_for_earlier_picks() -> None:
    """But who plays the greater part of it is; the former owner answers for theirs."""
    left = [Leaver(1, BOB, 3.5)]
    assert result_owner(sat(CAT), made("", "", "", "", "", ""), left) == (BOB, True)
    gone = made("regent", "regent", "regent", "regent", "", "")
    assert result_owner(sat(CAT), gone, left) == (CAT, False)
    assert result_owner(sat(CAT), made("", "", "", "", "", "", "", "", ""), left) == (CAT, True)


def points(*totals: int, ties: tuple[int, ...] = ()) -> list[Score]:
    return [
        Score(seat, (ScoreRow("x", n, True),), (("left", ties[seat]),) if ties else ())
        for seat, n in enumerate(totals)
    ]


def test_ranks_follow_winners_then_points_then_tie_breaks() -> None:
    assert ranking((1,), points(3, 9, 5)) == {1: 1, 2: 2, 0: 3}
    assert ranking((0, 2), points(9, 4, 9, 4)) == {0: 1, 2: 1, 1: 3, 3: 3}
    assert ranking((), points(4, 9)) == {1: 2, 0: 3}, "the first place is not won"
    assert ranking((0,), points(9, 4, 9, 4, ties=(2, 1, 1, 2))) == {0: 1, 2: 2, 3: 3, 1: 4}


@pytest.mark.parametrize("game", list(GAMES))
def test_every_fact_of_a_result_has_a_name_in_each_language(game: str) -> None:
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


async def test_a_side_has_one_rank_and_its_end_and_record_name_it(program: Program) -> None:
    """Bob alone wins prizes, and Cat with him."""
    table = await program.lobby(BOB, CAT)
    await program.tables.lobby.set_option(table.id, ANN, "sides", "one_against_all")
    table = await program.tables.lobby.start(table.id, ANN)
    for seat in (0, 1, 2):
        await program.play(table, seat)
    while (table := await program.tables.table_queries.info(table.id)).status == "running":
        for seat in (0, 2):
            await program.play(table, seat)
        picks = (await program.tables.play.ask(table.id, 1)).picks
        await program.play(table, 1, len(picks) - 1)
    assert table.result == (1, 2)
    assert [(row.side, row.rank) for row in await kept(program)] == [(None, 2), (1, 1), (1, 1)]
    scores = await program.tables.play.score(table.id)
    texts = Library(strict=True).texts("fr", GAME, ("Ann", "Bob", "Cat"))
    said = winners_text(texts, table.result, scores)
    assert "Bob et Cat** l’emportent ensemble, avec" in said
    told = await program.tables.exports.export(table.id, None)
    assert [player.side for player in told.export.players] == [None, 1, 1]
    assert said in report(told, texts)
    assert "Bob et Cat l’ont emporté ensemble contre Ann." in report(told, texts), "the story"
    for user, wins in ((ANN, 0), (BOB, 1), (CAT, 1)):
        (numbers,) = await program.tables.of(Stats).numbers(user)
        assert numbers.tally.wins == wins


def test_ranks_of_sides_follow_their_total_points() -> None:
    scores = [replace(score, side=1 if score.seat else None) for score in points(5, 3, 3)]
    assert ranking((1, 2), scores) == {0: 2, 1: 1, 2: 1}
    assert ranking((0,), scores) == {0: 1, 1: 2, 2: 2}
    four = [replace(score, side=score.seat // 2 * 2) for score in points(9, 0, 4, 4)]
    six = [*four, *(replace(score, seat=4 + score.seat) for score in points(2, 6))]
    assert ranking((0, 1), [replace(s, side=4 if s.seat > 3 else s.side) for s in six]) == {
        **{0: 1, 1: 1},
        **{2: 2, 3: 2, 4: 2, 5: 2},
    }


@pytest.mark.parametrize("locale", LOCALES)
def test_the_final_message_names_winners_of_a_side_one_or_none(locale: str) -> None:
    texts = Library(strict=True).texts(locale, GAME, ("Ann", "Bob", "Cat"))
    scores = points(5, 3, 3)
    sided = [replace(score, side=1 if score.seat else None) for score in scores]
    assert len({winners_text(texts, won, scores) for won in ((), (0,), (1, 2))}) == 3
    assert "Ann" not in winners_text(texts, (1, 2), scores)
    assert "Ann" in winners_text(texts, (1, 2), sided)
    assert "6" in winners_text(texts, (1, 2), sided), "the points of both"
    assert [line[:1] for line in score_lines(texts, sided)] == ["1", "1", "2"]


def table_rows(table_id: int, *ranked: tuple[int | None, str, int]) -> list[RatedRow]:
    return [RatedRow(table_id, n, who, kind, rank) for n, (who, kind, rank) in enumerate(ranked)]


def test_the_ranking_lists_people_with_enough_games_and_shares_places() -> None:
    found = []
    for table_id in range(RANKED_FROM_GAMES):
        found += table_rows(table_id, (ANN, "human", 1), (None, "normal", 2), (BOB, "human", 3))
    found += table_rows(90, (CAT, "human", 1), (None, "human", 2))
    told = standings(found, {ANN: "Ann", BOB: "Bob", CAT: "Cat"})
    assert [(s.place, s.name, s.rated.games, s.rated.wins) for s in told] == [
        (1, "Ann", RANKED_FROM_GAMES, RANKED_FROM_GAMES),
        (2, "Bob", RANKED_FROM_GAMES, 0),
    ]
    tied = []
    for table_id in range(RANKED_FROM_GAMES):
        tied += table_rows(table_id, (ANN, "human", 1), (BOB, "human", 1), (CAT, "human", 3))
    assert [s.place for s in standings(tied, {})] == [1, 1, 3]


async def test_a_server_ranks_its_own_games_and_keeps_the_ranking_until_a_new_result(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def ended(*ranks: int, guild: int = GUILD) -> None:
        program.time.pass_(1)

        def change(tx):
            table_id = rows.add_game(
                tx,
                {
                    "game": GAME, "guild_id": guild, "channel_id": 1, "host_id": ANN,
                    "options": {},
                },
                program.time.now(),
            )  # fmt: skip
            rows.set_game(tx, table_id, program.time.now(), status="ended")
            people = [rows.SeatRow(n, who, "human", f"P{who}") for n, who in enumerate((ANN, BOB))]
            rows.replace_seats(tx, table_id, people)
            result_rows = [
                ResultRow(n, who, "human", 10 - rank, rank, {})
                for n, (who, rank) in enumerate(zip((ANN, BOB), ranks, strict=True))
            ]
            results.add_results(tx, table_id, result_rows, program.time.now())

        await program.store.write(change)

    assert await program.tables.of(Stats).ranking(GUILD, GAME) == ()
    for _ in range(RANKED_FROM_GAMES):
        await ended(1, 2)
        await ended(2, 1, guild=GUILD + 1)
    first = await program.tables.of(Stats).ranking(GUILD, GAME)
    assert [(s.place, s.user_id, s.name) for s in first] == [(1, ANN, "P101"), (2, BOB, "P102")]
    assert [s.user_id for s in await program.tables.of(Stats).ranking(GUILD + 1, GAME)] == [
        BOB,
        ANN,
    ]
    monkeypatch.setattr(
        "bot.features.stats.service.standings", lambda *_: pytest.fail("folded again")
    )
    assert await program.tables.of(Stats).ranking(GUILD, GAME) == first
    monkeypatch.undo()
    await ended(2, 1)
    assert [s.rated.games for s in await program.tables.of(Stats).ranking(GUILD, GAME)] == [
        RANKED_FROM_GAMES + 1
    ] * 2
    assert await program.tables.of(Stats).games_on(GUILD) == [GAME]
    here = (await program.tables.of(Stats).numbers(ANN, GUILD))[0]
    assert (here.tally.games, here.tally.wins) == (RANKED_FROM_GAMES + 1, RANKED_FROM_GAMES)
    assert (await program.tables.of(Stats).numbers(ANN))[0].tally.games == 2 * RANKED_FROM_GAMES + 1


async def test_a_servers_results_are_cached_until_they_change(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    stats = program.tables.of(Stats)

    async def looked() -> tuple[list[Venue], list[str], tuple[Standing, ...]]:
        ranking = await stats.ranking(GUILD, GAME)
        return await stats.venues(GUILD), await stats.games_on(GUILD), ranking

    async def ended(channel: int) -> None:
        table = await program.lobby(channel=channel)
        result_rows = [ResultRow(n, who, "human", 1, 1 + n, {}) for n, who in enumerate((ANN, BOB))]
        await program.store.write(
            lambda tx: results.add_results(tx, table.id, result_rows, program.time.now())
        )

    assert await looked() == ([], [], ()), "nothing is kept of a server without a mark"
    for channel in range(RANKED_FROM_GAMES):
        await ended(channel)
    found = await looked()
    assert (len(found[0]), found[1], len(found[2])) == (RANKED_FROM_GAMES, [GAME], 2)
    for name in ("venues_on", "games_on", "rated"):
        monkeypatch.setattr(stats_rows, name, lambda *_, **__: pytest.fail("read again"))
    assert await looked() == found
    monkeypatch.undo()
    await program.tables.of(Privacy).forget(ANN, {"Ann"}, "somebody")
    assert [standing.user_id for standing in (await looked())[2]] == [BOB], "Ann is forgotten"
    await program.store.write(lambda tx: servers.forget(tx, GUILD))
    assert await looked() == ([], [], ()), "nor a server that has gone"
