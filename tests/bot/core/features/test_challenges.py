"""The challenge of the day: one deal for all, one attempt each, fixed the day before."""

from __future__ import annotations

import asyncio
from datetime import date

import pytest
import sqlalchemy as sa

from bot.app.upkeep import Upkeep
from bot.features.challenge.contests import contest_of, record_of
from bot.features.challenge.rows import attempts, challenges
from bot.features.challenge.service import Challenges, streak_of
from bot.features.consent.service import Consent
from bot.features.consent.undo import REWIND
from bot.features.hints.service import Hints
from bot.features.lessons.learning import Learning
from bot.features.lessons.service import Lessons
from bot.features.privacy.service import Privacy
from bot.files.transfer import TransferError, verified
from bot.files.verify import sealed
from bot.model.deal import promise_digest
from bot.model.game_export import MAX_FILE_BYTES, read_export, to_json
from bot.model.times import day_ends
from bot.store.schema import marks
from bot.table import Refused, TableInfo
from bot.table.changes import awaited_seats
from bot.table.seats import DISCORD_EPOCH_S
from bot.table.start.beginnings import Beginning, deal_game
from engine import codec
from engine.games import GAMES
from engine.kernel import Game, play
from engine.players import ADVISERS, PLAYERS
from tests.bot.core.conftest import ANN, BOB, CAT, CHANNEL, GAME, GUILD, Program
from tests.bot.core.store.test_databases import AtRandom
from tests.waiting import until

DAY = 86_400.0
EVE = 3555555
"""A person whose id is too long to occur by chance in a digest."""


async def opened(program: Program, user: int, guild: int = GUILD, game: str = GAME) -> TableInfo:
    name = f"Person {user}"
    return await program.tables.of(Challenges).open(game, user, name, "en", CHANNEL, guild)


async def play_out(program: Program, table: TableInfo, user: int, index: int = 0) -> TableInfo:
    while (now := await program.tables.table_queries.info(table.id)).status == "running":
        asked = await program.tables.play.ask(table.id, 0)
        await program.tables.play.pick(table.id, user, 0, asked.revision, index % len(asked.picks))
        await program.tables.of(Learning).computers_play(table.id)
    return now


async def state(program: Program, table: TableInfo) -> Game:
    return await program.tables.sessions.read(
        table.id, lambda table_tx: program.tables.sessions.game(table_tx)
    )


async def test_everybody_gets_the_same_deal_and_computers(program: Program) -> None:
    ann, bob = await opened(program, ANN), await opened(program, BOB, guild=71)
    assert ann.id != bob.id
    first = codec.dumps(await state(program, ann))
    assert first == codec.dumps(await state(program, bob))
    await play_out(program, ann, ANN)
    await play_out(program, bob, BOB)
    assert codec.dumps(await state(program, ann)) == codec.dumps(await state(program, bob))
    program.time.pass_(DAY)
    assert codec.dumps(await state(program, await opened(program, CAT))) != first


async def test_an_account_that_was_made_that_day_does_not_see_the_deal(program: Program) -> None:
    program.time.pass_(DISCORD_EPOCH_S + DAY)
    begins = int(day_ends(program.tables.of(Challenges).day()) - DAY - DISCORD_EPOCH_S) * 1000
    young, old = begins << 22, (begins - 1) << 22
    with pytest.raises(Refused, match="challenge-newcomer"):
        await opened(program, young)
    assert (await opened(program, old)).status == "running"
    program.time.pass_(DAY)
    assert (await opened(program, young)).status == "running"


async def test_tomorrows_secret_is_fixed_today_and_published_the_day_after(
    program: Program,
) -> None:
    board = program.tables.of(Challenges).board
    today = await board(GAME, GUILD, ANN)
    assert (today.secret, today.before, today.over) == ("", False, False)
    program.time.pass_(DAY)
    then = await board(GAME, GUILD, ANN)
    assert then.promise == today.tomorrow
    assert then.promised_at == pytest.approx(program.time.now() - DAY)
    assert (then.before, then.ends) == (True, today.ends + DAY)
    past = await board(GAME, GUILD, ANN, today.day)
    assert past.over
    assert promise_digest(past.secret) == past.promise == today.promise
    for day in (
        program.tables.of(Challenges).day(1),
        "2020-02-29",
        "0001-01-01",
        "9999-12-31",
        "x",
    ):
        with pytest.raises(Refused, match="no-such-challenge"):
            await board(GAME, GUILD, ANN, day)


async def test_a_game_of_a_past_day_is_checked_from_the_secret_that_was_promised(
    program: Program,
) -> None:
    """And nothing of it is handed out while others may still be dealt the same."""
    today = await program.tables.of(Challenges).board(GAME, GUILD, ANN)
    table = await play_out(program, await opened(program, ANN), ANN)
    exports = program.tables.exports
    for look in (exports.proof(table.id), exports.export(table.id, None)):
        with pytest.raises(Refused, match="challenge-not-over"):
            await look
    program.time.pass_(DAY)
    past = await program.tables.of(Challenges).board(GAME, GUILD, ANN, today.day)
    assert past.mine == table.id
    proof = sealed(await exports.proof(table.id))
    assert proof.replay is not None
    deal = proof.replay.deal
    assert deal is not None
    assert (deal.secret, deal.promise, deal.seal) == (past.secret, today.promise, table.sealed)
    assert deal.told[:3] == ("gharkane challenge 1", f"day: {today.day}", f"game: {GAME}")
    verified(read_export(to_json(proof).encode(), MAX_FILE_BYTES))
    for forged in (
        {"told": (deal.told[0], "day: 2020-01-01", *deal.told[2:])},
        {"told": deal.told[:-1]},
        {"secret": "0" * 32},
    ):
        other = proof.replay.model_copy(update={"deal": deal.model_copy(update=forged)})
        with pytest.raises(TransferError, match=r"another deal than move 0|deal.told is not"):
            verified(sealed(proof.model_copy(update={"replay": other})))


async def test_a_challenge_finished_after_its_day_does_not_count(program: Program) -> None:
    table = await opened(program, ANN)
    day = program.tables.of(Challenges).day()
    program.time.pass_(DAY)
    await play_out(program, table, ANN)
    assert (await program.tables.table_queries.info(table.id)).learning["late"]
    past = await program.tables.of(Challenges).board(GAME, GUILD, BOB, day)
    assert (past.places, past.streak) == ((), 0), "its day is over: everybody may see that"


async def test_a_forgotten_person_has_still_used_todays_attempt(program: Program) -> None:
    """A mark says so that names nobody, and goes with the day."""
    kept_of = program.tables.of(Privacy).kept_of
    assert not (await kept_of(EVE)).tried
    await play_out(program, await opened(program, EVE), EVE)
    assert (await kept_of(EVE)).tried, "so that they are told beforehand"
    await program.tables.of(Privacy).forget(EVE, [], "somebody")
    with pytest.raises(Refused, match="challenge-played"):
        await opened(program, EVE)
    await opened(program, BOB)
    kept = await program.store.read(lambda tx: str(tx.execute(sa.select(marks)).all()))
    assert "tried" in kept
    assert str(EVE) not in kept
    program.time.pass_(DAY)
    await opened(program, EVE)

    def query(tx):
        assert "tried" not in str(tx.execute(sa.select(marks)).all())

    await program.store.read(query)


def test_a_day_ends_at_midnight_of_utc() -> None:
    assert day_ends("2024-02-29") == 1709251200.0


async def test_secrets_are_fixed_without_any_request(program: Program) -> None:
    upkeep = asyncio.create_task(Upkeep(program.store, program.time).run())
    query = sa.select(challenges.c.day).where(challenges.c.game == GAME)

    async def days() -> set[str]:
        return await program.store.read(lambda tx: set(tx.execute(query).scalars()))

    async def fixed() -> bool:
        return bool(await days())

    await until(fixed)
    await until(lambda: program.time.waiting > 0)  # its round is over: no transaction is cut short
    upkeep.cancel()
    await asyncio.wait({upkeep})
    assert await days() == {
        program.tables.of(Challenges).day(),
        program.tables.of(Challenges).day(1),
    }


async def test_each_person_has_one_attempt_and_may_resume_it(program: Program) -> None:
    table = await opened(program, ANN)
    again = await opened(program, ANN)
    assert again.id == table.id
    await play_out(program, table, ANN)
    with pytest.raises(Refused, match="challenge-played"):
        await opened(program, ANN, guild=71)
    program.time.pass_(DAY)
    fresh = await opened(program, ANN)
    assert fresh.id != table.id
    program.time.pass_(DAY)
    assert (await opened(program, ANN)).id not in (table.id, fresh.id)
    assert (await program.tables.table_queries.info(fresh.id)).status == "ended", "it was left"


async def test_a_challenge_allows_no_undo_and_no_spectator(program: Program) -> None:
    table = await opened(program, ANN)
    asked = await program.tables.play.ask(table.id, 0)
    await program.tables.play.pick(table.id, ANN, 0, asked.revision, 0)
    with pytest.raises(Refused, match="challenge-no-rewind"):
        await program.tables.of(Consent).ask(table.id, REWIND, ANN)
    with pytest.raises(Refused, match="challenge-no-hints"):
        await program.tables.of(Hints).best(table.id, ANN)
    hint = await program.tables.of(Lessons).hint(await program.tables.play.ask(table.id, 0))
    assert (hint.lesson, hint.star, hint.over) == (None, None, False), "No hints in a challenge"
    assert table.learner == ANN
    assert table.guild_id is None


async def test_an_open_lesson_of_the_same_game_refuses_a_challenge(program: Program) -> None:
    await program.tables.of(Learning).open(GAME, ANN, "Ann", None, CHANNEL)
    with pytest.raises(Refused, match="learning-open"):
        await opened(program, ANN)


async def test_the_board_is_hidden_until_its_reader_has_played(program: Program) -> None:
    bob = await play_out(program, await opened(program, BOB), BOB)
    await play_out(program, await opened(program, CAT, guild=71), CAT)
    before = await program.tables.of(Challenges).board(GAME, GUILD, ANN)
    assert (before.played, before.places, before.streak) == (1, None, 0)
    table = await opened(program, ANN)
    assert (await program.tables.of(Challenges).board(GAME, GUILD, ANN)).places is None
    await play_out(program, table, ANN, 1)
    board = await program.tables.of(Challenges).board(GAME, GUILD, ANN)
    assert board.places is not None
    assert {attempt_row.user_id for attempt_row in board.places} == {ANN, BOB}
    points = [place.points for place in board.places]
    assert points == sorted(points, key=lambda n: -(n or 0))
    score = next(s for s in await program.tables.play.score(bob.id) if s.seat == 0)
    assert score.total == next(place.points for place in board.places if place.user_id == BOB)
    assert board.streak == 1


async def test_a_streak_grows_day_by_day_and_breaks(program: Program) -> None:
    for day in range(3):
        await play_out(program, await opened(program, ANN), ANN)
        assert (await program.tables.of(Challenges).board(GAME, GUILD, ANN)).streak == day + 1
        program.time.pass_(DAY)
    assert (await program.tables.of(Challenges).board(GAME, GUILD, ANN)).streak == 3, (
        "today is not over"
    )
    program.time.pass_(DAY)
    assert (await program.tables.of(Challenges).board(GAME, GUILD, ANN)).streak == 0


def test_a_streak_goes_on_over_the_end_of_a_month_and_a_year() -> None:
    days = ["2024-03-01", "2024-02-29", "2024-02-28", "2024-02-26"]
    assert streak_of(days, ["2024-03-01"]) == 3
    assert streak_of(["2026-01-01", "2025-12-31"], ["2026-01-02", "2026-01-01"]) == 2
    assert streak_of(days, ["2024-03-02"]) == 0
    assert streak_of([], ["2024-03-02"]) == 0
    assert date.fromisoformat(days[0])


async def test_a_forgotten_person_is_removed_from_the_boards(program: Program) -> None:
    await play_out(program, await opened(program, ANN), ANN)
    told = await program.tables.of(Privacy).export_of(ANN)
    assert [challenge["game"] for challenge in told["challenges"]] == [GAME]
    await program.tables.of(Privacy).forget(ANN, [], "somebody")

    def query(tx):
        assert tx.execute(sa.select(attempts)).all() == []
        assert tx.execute(sa.select(challenges.c.day)).all() != []

    await program.store.read(query)


@pytest.mark.parametrize("game", GAMES)
async def test_every_game_has_a_challenge_that_can_be_finished(game: str, program: Program) -> None:
    """Its computers pick at random too: how well they play is not the point here."""
    contest_of(game)
    program.tables.sessions.thinking = AtRandom()
    table = await opened(program, ANN, game=game)
    picks = 0
    while (await program.tables.table_queries.info(table.id)).status == "running":
        asked = await program.tables.play.ask(table.id, 0)
        pick = PLAYERS["random"](await state(program, table), 0, picks)
        at = asked.picks.index(pick)
        await program.tables.play.pick(table.id, ANN, 0, asked.revision, at)
        picks += 1
    board = await program.tables.of(Challenges).board(game, GUILD, ANN)
    assert board.places is not None
    assert 3 <= picks <= 150, "who picks at random lingers"


SECONDS = 7.0
"""What a pick takes somebody who knows the game, about."""


@pytest.mark.parametrize("game", [game for game in GAMES if not game.startswith("_")])
def test_a_challenge_takes_three_minutes_to_a_quarter_of_an_hour(game: str) -> None:
    """Two people of sense, a computer each, who meet different deals. How many picks a game takes
    depends little on how far a computer looks: all look one pick deep."""
    contest, package = contest_of(game), GAMES[game]
    record = record_of(game, contest)
    beginning = None if record is None else Beginning(record, fixed=True)
    kinds = ("easy", *contest.computers)
    for seed in (3, 4):
        options = package.Options.model_validate(contest.options)
        playing, picks = (
            deal_game(package, len(kinds), seed, options, beginning, package.EDITION),
            [0] * len(kinds),
        )
        while playing.result is None:
            seat = min(awaited_seats(playing))
            play(playing, seat, ADVISERS[kinds[seat]](playing, seat, seed + sum(picks)))
            picks[seat] += 1
        assert 3 <= picks[0] * SECONDS / 60 <= 15
