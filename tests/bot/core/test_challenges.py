"""The challenge of the day: one deal for all, one attempt each, fixed the day before."""

from __future__ import annotations

import asyncio
from datetime import date

import pytest
import sqlalchemy as sa

from bot.app.upkeep import Upkeep
from bot.features.challenge.contests import contest_of, record_of
from bot.features.challenge.service import Challenges, streak_of
from bot.features.consent.service import Consent
from bot.features.consent.undo import REWIND
from bot.features.hints.service import Hints
from bot.features.lessons.learning import Learning
from bot.features.lessons.service import Lessons
from bot.features.privacy.service import Privacy
from bot.files.transfer import TransferError, verified
from bot.files.verify import sealed
from bot.model.chronicle import LARGEST, read_chronicle, written
from bot.model.deal import promised
from bot.model.times import day_ends
from bot.store.schema import attempts, challenges, marks
from bot.table import Refused, TableInfo
from bot.table.changes import awaited_seats
from bot.table.start.beginnings import Beginning, dealt
from engine import codec
from engine.games import GAMES
from engine.kernel import Game, play
from engine.players import PLAYERS
from tests.bot.core.conftest import ANN, BOB, CAT, CHANNEL, GAME, GUILD, House
from tests.waiting import until

DAY = 86_400.0


async def opened(house: House, user: int, guild: int = GUILD, game: str = GAME) -> TableInfo:
    name = f"Person {user}"
    return await house.tables.of(Challenges).open(game, user, name, "en", CHANNEL, guild)


async def play_out(house: House, table: TableInfo, user: int, index: int = 0) -> TableInfo:
    while (now := await house.tables.register.info(table.id)).status == "running":
        asked = await house.tables.play.ask(table.id, 0)
        await house.tables.play.pick(table.id, user, 0, asked.revision, index % len(asked.picks))
        await house.tables.of(Learning).computers_play(table.id)
    return now


async def state(house: House, table: TableInfo) -> Game:
    return await house.tables.desk.read(table.id, lambda at: house.tables.desk.game(at))


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
    board = house.tables.of(Challenges).board
    today = await board(GAME, GUILD, ANN)
    assert (today.secret, today.before, today.over) == ("", False, False)
    house.time.pass_(DAY)
    then = await board(GAME, GUILD, ANN)
    assert then.promise == today.tomorrow
    assert then.promised_at == pytest.approx(house.time.now() - DAY)
    assert (then.before, then.ends) == (True, today.ends + DAY)
    past = await board(GAME, GUILD, ANN, today.day)
    assert past.over
    assert promised(past.secret) == past.promise == today.promise
    for day in (house.tables.of(Challenges).day(1), "2020-02-29", "0001-01-01", "9999-12-31", "x"):
        with pytest.raises(Refused, match="no-such-challenge"):
            await board(GAME, GUILD, ANN, day)


async def test_a_game_of_a_past_day_is_checked_from_the_secret_that_was_promised(
    house: House,
) -> None:
    """And nothing of it is handed out while others may still be dealt the same."""
    today = await house.tables.of(Challenges).board(GAME, GUILD, ANN)
    table = await play_out(house, await opened(house, ANN), ANN)
    chronicles = house.tables.chronicles
    for look in (chronicles.proof(table.id), chronicles.chronicle(table.id, None)):
        with pytest.raises(Refused, match="challenge-not-over"):
            await look
    house.time.pass_(DAY)
    past = await house.tables.of(Challenges).board(GAME, GUILD, ANN, today.day)
    assert past.mine == table.id
    proof = sealed(await chronicles.proof(table.id))
    assert proof.replay is not None
    deal = proof.replay.deal
    assert deal is not None
    assert (deal.secret, deal.promise, deal.seal) == (past.secret, today.promise, table.sealed)
    assert deal.told[:3] == ("gharkane challenge 1", f"day: {today.day}", f"game: {GAME}")
    verified(read_chronicle(written(proof).encode(), LARGEST))
    for forged in (
        {"told": (deal.told[0], "day: 2020-01-01", *deal.told[2:])},
        {"told": deal.told[:-1]},
        {"secret": "0" * 32},
    ):
        other = proof.replay.model_copy(
            update={"deal": deal.model_copy(update=forged), "seals": {},
                    "moves": tuple(m.model_copy(update={"seal": ""}) for m in proof.replay.moves)}
        )  # fmt: skip
        with pytest.raises(TransferError, match=r"another deal than move 0|deal.told is not"):
            verified(proof.model_copy(update={"replay": other}))


async def test_what_is_over_after_its_day_does_not_count(house: House) -> None:
    table = await opened(house, ANN)
    day = house.tables.of(Challenges).day()
    house.time.pass_(DAY)
    await play_out(house, table, ANN)
    assert (await house.tables.register.info(table.id)).learning["late"]
    past = await house.tables.of(Challenges).board(GAME, GUILD, BOB, day)
    assert (past.places, past.streak) == ((), 0), "its day is over: everybody may see that"


async def test_who_is_forgotten_has_still_tried_todays(house: House) -> None:
    """A mark says so that names nobody, and goes with the day."""
    kept_of = house.tables.of(Privacy).kept_of
    assert not (await kept_of(ANN)).tried
    await play_out(house, await opened(house, ANN), ANN)
    assert (await kept_of(ANN)).tried, "so that they are told beforehand"
    await house.tables.of(Privacy).forget(ANN, [], "somebody")
    with pytest.raises(Refused, match="challenge-played"):
        await opened(house, ANN)
    await opened(house, BOB)
    kept = await house.store.read(lambda tx: str(tx.execute(sa.select(marks)).all()))
    assert "tried" in kept
    assert str(ANN) not in kept
    house.time.pass_(DAY)
    await opened(house, ANN)

    def query(tx):
        assert "tried" not in str(tx.execute(sa.select(marks)).all())

    await house.store.read(query)


def test_a_day_ends_at_midnight_of_utc() -> None:
    assert day_ends("2024-02-29") == 1709251200.0


async def test_secrets_are_fixed_though_nobody_asks(house: House) -> None:
    upkeep = asyncio.create_task(Upkeep(house.store, house.time).run())
    query = sa.select(challenges.c.day).where(challenges.c.game == GAME)

    async def days() -> set[str]:
        return await house.store.read(lambda tx: set(tx.execute(query).scalars()))

    async def fixed() -> bool:
        return bool(await days())

    await until(fixed)
    upkeep.cancel()
    assert await days() == {house.tables.of(Challenges).day(), house.tables.of(Challenges).day(1)}


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
        await house.tables.of(Consent).ask(table.id, REWIND, ANN)
    with pytest.raises(Refused, match="challenge-no-hints"):
        await house.tables.of(Hints).best(table.id, ANN)
    hint = await house.tables.of(Lessons).hint(await house.tables.play.ask(table.id, 0))
    assert (hint.lesson, hint.star, hint.over) == (None, None, False), "No hints in a challenge"
    assert table.learner == ANN
    assert table.guild_id is None


async def test_a_lesson_in_the_same_game_stands_in_the_way(house: House) -> None:
    await house.tables.of(Learning).open(GAME, ANN, "Ann", None, CHANNEL)
    with pytest.raises(Refused, match="learning-open"):
        await opened(house, ANN)


async def test_the_board_says_nothing_before_one_has_played(house: House) -> None:
    bob = await play_out(house, await opened(house, BOB), BOB)
    await play_out(house, await opened(house, CAT, guild=71), CAT)
    before = await house.tables.of(Challenges).board(GAME, GUILD, ANN)
    assert (before.played, before.places, before.streak) == (1, None, 0)
    table = await opened(house, ANN)
    assert (await house.tables.of(Challenges).board(GAME, GUILD, ANN)).places is None
    await play_out(house, table, ANN, 1)
    board = await house.tables.of(Challenges).board(GAME, GUILD, ANN)
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
        assert (await house.tables.of(Challenges).board(GAME, GUILD, ANN)).streak == day + 1
        house.time.pass_(DAY)
    assert (await house.tables.of(Challenges).board(GAME, GUILD, ANN)).streak == 3, (
        "today is not over"
    )
    house.time.pass_(DAY)
    assert (await house.tables.of(Challenges).board(GAME, GUILD, ANN)).streak == 0


def test_a_streak_goes_on_over_the_end_of_a_month_and_a_year() -> None:
    days = ["2024-03-01", "2024-02-29", "2024-02-28", "2024-02-26"]
    assert streak_of(days, ["2024-03-01"]) == 3
    assert streak_of(["2026-01-01", "2025-12-31"], ["2026-01-02", "2026-01-01"]) == 2
    assert streak_of(days, ["2024-03-02"]) == 0
    assert streak_of([], ["2024-03-02"]) == 0
    assert date.fromisoformat(days[0])


async def test_who_is_forgotten_leaves_the_boards(house: House) -> None:
    await play_out(house, await opened(house, ANN), ANN)
    told = await house.tables.of(Privacy).export_of(ANN)
    assert [one["game"] for one in told["challenges"]] == [GAME]
    await house.tables.of(Privacy).forget(ANN, [], "somebody")

    def query(tx):
        assert tx.execute(sa.select(attempts)).all() == []
        assert tx.execute(sa.select(challenges.c.day)).all() != []

    await house.store.read(query)


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
    board = await house.tables.of(Challenges).board(game, GUILD, ANN)
    assert board.places is not None
    assert 3 <= picks <= 150, "who picks at random lingers"


SECONDS = 7.0
"""What a pick takes somebody who knows the game, about."""


@pytest.mark.parametrize("game", [game for game in GAMES if not game.startswith("_")])
def test_a_challenge_takes_three_minutes_to_a_quarter_of_an_hour(game: str) -> None:
    """Two people of sense, a computer each, who meet different deals."""
    contest, package = contest_of(game), GAMES[game]
    record = record_of(game, contest)
    beginning = None if record is None else Beginning(record, fixed=True)
    kinds = ("easy", *contest.computers)
    for seed in (3, 4):
        options = package.Options.model_validate(contest.options)
        playing, picks = dealt(package, len(kinds), seed, options, beginning), [0] * len(kinds)
        while playing.result is None:
            seat = min(awaited_seats(playing))
            play(playing, seat, PLAYERS[kinds[seat]](playing, seat, seed + sum(picks)))
            picks[seat] += 1
        assert 3 <= picks[0] * SECONDS / 60 <= 15
