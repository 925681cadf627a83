"""Rendezvous: at the hour everything is resolved, as far as plans, orders and defaults reach."""

from __future__ import annotations

import datetime as dt
import random
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from pydantic import ValidationError

from bot.features.consent.pace import REPACE
from bot.features.consent.service import Consent
from bot.features.gm.disputes import Disputes
from bot.features.gm.master import Master
from bot.features.orders.service import Orders
from bot.features.plans.service import Plans
from bot.features.readiness.service import Readiness
from bot.model.clocks import Stage
from bot.model.rendezvous import Calendar
from bot.model.terms import HOUR_S, Terms, pace_terms, preset, preset_of
from bot.store import move_history
from bot.table import TableInfo
from bot.table.clocks.turn_forecast import TurnForecast
from engine.games import GAMES
from tests.bot.core.clocks.test_clocks import DAY, HOUR, pass_, picks, running
from tests.bot.core.clocks.test_farming import Farmer
from tests.bot.core.conftest import ANN, BOB, CAT, GAME, Program
from tests.bot.core.features.test_master import GM
from tests.bot.core.features.test_planning import BIDS, planned
from tests.bot.core.tables.test_lobby import refused

PARIS = ZoneInfo("Europe/Paris")
EVENING = {"zone": "Europe/Paris"}


def at(day: int, hour: int, minute: int = 0, month: int = 3, zone: ZoneInfo = PARIS) -> float:
    """A moment of 2026 by the wall clock of Paris."""
    return dt.datetime(2026, month, day, hour, minute, tzinfo=zone).timestamp()


async def meeting(
    program: Program,
    *people: int,
    begins: float = at(2, 12),
    game: str = GAME,
    ladder: str = "regent",
    **calendar: Any,
) -> TableInfo:
    """A running game of Ann and these people, begun at noon: a rendezvous every day at 21:00."""
    program.time.pass_(begins - program.time.now())
    table = await program.lobby(*people, game=game)
    await program.tables.lobby.set_pace(table.id, ANN, "rendezvous")
    await program.tables.lobby.set_term(table.id, ANN, "rendezvous", {**EVENING, **calendar})
    await program.tables.lobby.set_term(table.id, ANN, "ladder", ladder)
    table = await program.tables.lobby.start(table.id, ANN)
    await program.outbox.flush()
    program.post.clear()
    return table


async def until(program: Program, moment: float) -> int:
    """Let time pass until then, and everything happen when it is due."""
    return await pass_(program, moment - program.time.now())


async def due(program: Program, table: TableInfo) -> dict[int, float]:
    return {seat: row.due for seat, row in (await running(program, table)).items()}


async def misses(program: Program, table: TableInfo) -> list[int]:
    return [s.misses for s in (await program.tables.table_queries.info(table.id)).seated]


async def ready(program: Program, table: TableInfo, user: int, *, is_ready: bool = True) -> bool:
    state = await program.tables.of(Readiness).set_ready(table.id, user, ready=is_ready)
    return state.ready


def calls(program: Program) -> list[tuple[int | None, str]]:
    """Seat and occasion of each call before a rendezvous that was sent."""
    sent = [intent for call, intent in program.post.calls if call == "send"]
    return [(i.seat, i.occasion) for i in sent if i.occasion.startswith("call-")]


# --- the calendar -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("calendar", "now", "meets"),
    [
        (Calendar(zone="Europe/Paris"), at(2, 20, 59), at(2, 21)),
        (Calendar(zone="Europe/Paris"), at(2, 21), at(2, 21)),
        (Calendar(zone="Europe/Paris"), at(2, 21, 1), at(3, 21)),
        (Calendar(zone="Europe/Paris", times=(1260, 750)), at(2, 21, 1), at(3, 12, 30)),
        (Calendar(zone="Europe/Paris", days=(0,)), at(2, 21, 1), at(9, 21)),
        (Calendar(zone="Europe/Paris", days=(4, 0)), at(2, 21, 1), at(6, 21)),
        (Calendar(zone="Pacific/Auckland"), at(2, 12), at(3, 9)),
        # the last Sunday of March has no 2:30, that of October has it twice
        (Calendar(zone="Europe/Paris", times=(150,)), at(28, 12), at(29, 3, 30)),
        (Calendar(zone="Europe/Paris", times=(150,)), at(24, 12, 0, 10), at(25, 2, 30, 10)),
        (Calendar(), at(2, 12), at(2, 21, zone=ZoneInfo("UTC"))),
    ],
)
def test_the_next_rendezvous_by_the_wall_clock(
    calendar: Calendar, now: float, meets: float
) -> None:
    assert calendar.at_or_after(now) == meets


def test_it_is_held_at_the_same_hour_on_each_day_of_two_years() -> None:
    rng = random.Random(3)
    for zone in ("Europe/Paris", "America/New_York", "Australia/Lord_Howe", "Asia/Kolkata"):
        calendar = Calendar(zone=zone, times=(7 * 60 + 15, 21 * 60), days=(0, 2, 6))
        moment = at(1, 0, month=1)
        while moment < at(1, 0, month=12):
            meets = calendar.at_or_after(moment)
            local = dt.datetime.fromtimestamp(meets, ZoneInfo(zone))
            assert local.hour * 60 + local.minute in calendar.times
            assert local.weekday() in calendar.days
            assert moment <= meets < moment + 5 * DAY
            moment = meets + rng.uniform(1, DAY)


@pytest.mark.parametrize(
    "wrong",
    [
        {"times": ()}, {"times": (1440,)}, {"times": (-1,)}, {"times": tuple(range(7))},
        {"days": ()}, {"days": (7,)}, {"zone": "Europe/Atlantis"}, {"hours": (1,)},
    ],
)  # fmt: skip
def test_a_calendar_that_no_wall_clock_shows_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        Calendar(**wrong)


@pytest.mark.parametrize("other", ["bank", "increment", "grace"])
def test_a_rendezvous_has_no_other_clock(other: str) -> None:
    with pytest.raises(ValidationError):
        Terms.model_validate({**pace_terms("rendezvous"), other: HOUR_S})
    with pytest.raises(ValidationError):
        Terms.model_validate({**pace_terms("rendezvous"), "decision": 0})


def test_terms_stored_before_there_were_rendezvous_keep_their_pace() -> None:
    for name in ("live", "async", "long", "interlude"):
        stored = {k: v for k, v in pace_terms(name).items() if k != "rendezvous"}
        assert preset_of(Terms.model_validate(stored)) == name
    odd = Terms.model_validate({**pace_terms("rendezvous"), "rendezvous": {"days": [2]}})
    assert preset_of(odd) == "rendezvous"
    assert (odd.turn, preset("rendezvous").turn) == (7 * DAY, DAY)


# --- at the hour ----------------------------------------------------------------------------------


async def test_at_the_hour_a_default_is_played_and_what_follows_waits(program: Program) -> None:
    table = await meeting(program, BOB)
    assert await due(program, table) == {0: at(2, 21), 1: at(2, 21)}
    await program.play(table, 0)
    assert await until(program, at(2, 21) - 1) == 0
    assert await until(program, at(2, 21)) == 1
    assert await picks(program, table) == [(0, ""), (1, "default")]
    assert await misses(program, table) == [0, 1]
    assert set((await due(program, table)).values()) == {at(3, 21)}


async def test_who_is_asked_too_late_has_until_the_next_one(program: Program) -> None:
    table = await meeting(program, BOB)
    await program.play(table, 0)
    program.time.pass_(at(2, 19, 1) - program.time.now())
    await program.play(table, 1)
    assert set((await due(program, table)).values()) == {at(3, 21)}
    await until(program, at(2, 23))
    assert [by for _, by in await picks(program, table)] == ["", ""]


async def test_a_person_who_misses_twice_gets_a_regent(program: Program) -> None:
    table = await meeting(program, BOB)
    await program.play(table, 0)
    await until(program, at(2, 21))
    await program.play(table, 0)
    await until(program, at(3, 20, 59))
    seated = (await program.tables.table_queries.info(table.id)).seated
    assert (seated[1].misses, seated[1].regent_at) == (1, None)
    await until(program, at(3, 21, 1))
    seated = (await program.tables.table_queries.info(table.id)).seated
    assert seated[1].regent_at == at(3, 21)


async def test_a_plan_plays_at_once_and_a_rendezvous_is_the_latest(program: Program) -> None:
    """Bob has planned his next turn: nobody waits for him, and he is not called."""
    table = await meeting(program, BOB)
    await program.play(table, 1)
    assert await program.tables.of(Plans).propose(table.id, BOB)
    sheet = await program.tables.of(Plans).sheet(table.id, BOB)
    await program.tables.of(Plans).adopt(table.id, BOB, sheet.draft_key)
    await program.play(table, 0)
    await pass_(program, HOUR)
    assert await picks(program, table) == [(1, ""), (0, ""), (1, "plan")]
    await until(program, at(2, 20, 30))
    await program.outbox.flush()
    assert {seat for seat, _ in calls(program)} == {0}
    await until(program, at(2, 21, 1))
    assert (await picks(program, table))[3] == (0, "default")


# --- ready ----------------------------------------------------------------------------------------


async def test_play_goes_on_at_once_when_all_are_ready_or_have_answered(program: Program) -> None:
    table = await meeting(program, BOB, CAT)
    assert await ready(program, table, BOB)
    assert (await running(program, table))[1].stage == Stage.READY
    await pass_(program, HOUR)
    assert await picks(program, table) == []
    assert not await ready(program, table, BOB, is_ready=False)
    assert (await running(program, table))[1].stage == Stage.RUNS
    await ready(program, table, BOB)
    await program.play(table, 0)
    await pass_(program, HOUR)
    assert await picks(program, table) == [(0, "")]
    await program.restart()
    await ready(program, table, CAT)
    assert await pass_(program, 1) == 2
    assert (await picks(program, table))[1:] == [(1, "default"), (2, "default")]
    assert await misses(program, table) == [0, 0, 0], "they came"
    assert set((await due(program, table)).values()) == {at(2, 21)}


async def test_the_last_answer_by_hand_sets_off_those_who_are_ready(program: Program) -> None:
    table = await meeting(program, BOB, CAT)
    await ready(program, table, BOB)
    await ready(program, table, CAT)
    await program.play(table, 0)
    await pass_(program, 1)
    assert await picks(program, table) == [(0, ""), (1, "default"), (2, "default")]


async def test_who_is_ready_may_still_play_by_hand(program: Program) -> None:
    table = await meeting(program, BOB)
    await ready(program, table, BOB)
    await program.play(table, 1)
    await pass_(program, HOUR)
    assert await picks(program, table) == [(1, "")]
    await refused(
        program.tables.of(Readiness).set_ready(table.id, BOB, ready=True), "ready-unasked"
    )


async def test_readiness_does_not_outlast_its_decision_or_its_person(program: Program) -> None:
    table = await meeting(program, BOB, CAT)
    await ready(program, table, BOB)
    await program.tables.seats.offer(table.id, BOB, 1)
    await program.tables.seats.take(table.id, 1 << 21, "New", "fr", 1)
    assert (await running(program, table))[1].stage == Stage.RUNS
    await ready(program, table, CAT)
    await until(program, at(2, 21))
    assert {row.stage for row in (await running(program, table)).values()} == {Stage.RUNS}


async def test_only_people_who_are_awaited_at_such_a_table_can_be_ready(program: Program) -> None:
    table = await program.game(BOB, channel=9)
    set_ready = program.tables.of(Readiness).set_ready
    await refused(set_ready(table.id, BOB, ready=True), "ready-no-rendezvous")
    other = await meeting(program, BOB)
    await refused(set_ready(other.id, CAT, ready=True), "not-seated")


# --- calls ----------------------------------------------------------------------------------------


async def test_two_calls_go_to_those_who_have_nothing_in_force(program: Program) -> None:
    table = await meeting(program, BOB, CAT)
    await program.play(table, 0)
    await ready(program, table, BOB)
    for moment, told in (
        (at(2, 19) - 1, []),
        (at(2, 19), [(2, "call-2h")]),
        (at(2, 20), [(2, "call-2h"), (2, "call-1h")]),
    ):
        await until(program, moment)
        await program.outbox.flush()
        assert calls(program) == told
    await program.play(table, 2)
    await pass_(program, 1)
    program.post.clear()
    await until(program, at(3, 18))
    await program.outbox.flush()
    assert calls(program) == []


async def test_calls_wait_for_quiet_hours_and_are_dropped_once_it_is_over(
    program: Program,
) -> None:
    """Bob sleeps from six in the evening until seven: a rendezvous at nine never calls him."""
    hours = {"zone": "Europe/Paris", "start": 7 * 60, "end": 18 * 60}
    await program.tables.person_settings.set_preferences(BOB, **hours)
    table = await meeting(program, BOB, begins=at(2, 8))
    await program.play(table, 0)
    await until(program, at(3, 12))
    await program.outbox.flush()
    assert (1, "default") in await picks(program, table)
    called = [moment for moment in calls(program) if moment[0] == 1]
    assert called == []


async def test_the_notice_is_in_waking_hours(program: Program) -> None:
    """Asked an hour before he goes to sleep, Bob is not due before he was awake for two."""
    hours = {"zone": "Europe/Paris", "start": 8 * 60, "end": 22 * 60}
    await program.tables.person_settings.set_preferences(BOB, **hours)
    table = await meeting(program, BOB, begins=at(2, 20, 59), times=(7 * 60, 9 * 60, 12 * 60))
    assert await due(program, table) == {0: at(3, 7), 1: at(3, 9)}


# --- what people see of it ------------------------------------------------------------------------


async def forecast(program: Program, table: TableInfo) -> TurnForecast:
    return (await program.tables.message_data.dashboard(table.id, 0)).forecast


async def test_the_forecast_is_the_next_rendezvous_at_the_latest(program: Program) -> None:
    table = await meeting(program, BOB)
    shown = await forecast(program, table)
    assert shown.rendezvous == at(2, 21)
    assert shown.likely is not None
    assert program.time.now() < shown.likely <= at(2, 21)
    await program.play(table, 0)
    await ready(program, table, BOB)
    shown = await forecast(program, table)
    assert shown.likely == program.time.now(), "all are ready"
    await until(program, at(2, 22))
    shown = await forecast(program, table)
    assert shown.rendezvous == at(3, 21)
    assert shown.ends is not None
    assert shown.ends > program.time.now()
    await paused(program, table)
    shown = await forecast(program, table)
    assert (shown.rendezvous, shown.likely) == (None, None)


async def test_whoever_comes_afterwards_reads_how_each_pick_was_made(program: Program) -> None:
    """Bob's first bid is his plan's, his second that of his standing order; Ann and Cat do not
    come. Bids are sealed, and come out with the last one."""
    table = await meeting(program, BOB, CAT)
    for seat in range(3):
        await program.play(table, seat)
    await planned(program, table, BIDS[0], user=BOB)
    await program.tables.of(Orders).set_order(table.id, BOB, "bidding", {"most": 4}, active=True)
    await until(program, at(3, 12))
    made = [(0, ""), (1, ""), (2, ""), (1, "plan"), (0, "default"), (2, "default"), (1, "order")]
    assert await picks(program, table) == made
    told = []
    for seat in range(3):
        missed = await program.tables.event_log.missed(table.id, seat)
        told.append(
            [(line.name, line.by) for line in missed if line.facts.get("seat", seat) == seat]
        )
    assert ("defaulted", "") in told[0]
    assert ("bid", "default") in told[2]
    assert "defaulted" not in dict(told[1] + told[2])
    assert {"plan_answered", "ordered"} <= dict(told[1]).keys()
    assert {"plan_answered", "ordered"}.isdisjoint(dict(told[0] + told[2]))
    new = await program.tables.event_log.unseen(table.id, 0)
    assert "defaulted" in {line.name for line in new.lines}, "above the menu"


# --- what stops it --------------------------------------------------------------------------------


async def paused(program: Program, table: TableInfo) -> None:
    await program.tables.pausing.pause(table.id, ANN)
    assert (await program.tables.table_queries.info(table.id)).status == "paused"


async def test_a_pause_before_the_hour_moves_nothing_and_over_it_skips_it(
    program: Program,
) -> None:
    table = await meeting(program, BOB)
    await until(program, at(2, 14))
    await paused(program, table)
    program.time.pass_(HOUR)
    await program.tables.pausing.resume(table.id, ANN)
    assert set((await due(program, table)).values()) == {at(2, 21)}
    await ready(program, table, BOB)
    await until(program, at(2, 20, 30))
    await paused(program, table)
    await until(program, at(2, 21, 30))
    assert await picks(program, table) == []
    await program.tables.pausing.resume(table.id, ANN)
    rows = await running(program, table)
    assert {row.due for row in rows.values()} == {at(3, 21)}
    assert rows[1].stage == Stage.READY


async def test_an_absence_skips_the_rendezvous_it_covers(program: Program) -> None:
    table = await meeting(program, BOB)
    settings = program.tables.person_settings
    await until(program, at(2, 14))
    await settings.set_away(BOB, at(2, 15), at(5, 15))
    assert await due(program, table) == {0: at(2, 21), 1: at(5, 21)}
    await until(program, at(4, 10))
    await settings.end_away(BOB)
    assert (await due(program, table))[1] == at(4, 21)


async def test_a_few_minutes_away_gain_no_day(program: Program) -> None:
    table = await meeting(program, BOB)
    await program.play(table, 0)
    for day in range(2, 5):
        await until(program, at(day, 20, 55))
        await program.tables.person_settings.set_away(BOB, at(day, 20, 56), at(day, 21, 5))
        await until(program, at(day, 21, 6))
        if await picks(program, table) != [(0, "")]:
            break
    assert (await picks(program, table))[:2] == [(0, ""), (1, "default")]
    assert program.time.now() < at(3, 0)


async def test_taking_back_gains_no_day(program: Program) -> None:
    table = await meeting(program, BOB, CAT)
    await until(program, at(2, 20, 50))
    await program.play(table, 1)
    program.time.pass_(60)
    await program.tables.play.undo(table.id, BOB)
    assert (await due(program, table))[1] == at(2, 21)
    await program.play(table, 1)
    program.time.pass_(20 * 60)  # nothing has fired yet
    await program.tables.play.undo(table.id, BOB)
    assert program.time.now() < (await due(program, table))[1] <= program.time.now() + HOUR / 2


async def test_a_question_leaves_the_agreed_time_after_its_answer(program: Program) -> None:
    table = await meeting(program, BOB)
    await program.tables.of(Master).appoint(table.id, ANN, GM)
    await ready(program, table, BOB)
    await until(program, at(2, 18))
    await program.tables.of(Disputes).ask(table.id, BOB, "May one bid twice?")
    await until(program, at(2, 20))
    await program.tables.of(Disputes).answer(table.id, GM, 1, "Once only.")
    assert await due(program, table) == {0: at(2, 21), 1: at(3, 21)}


async def test_more_time_is_the_rendezvous_after(program: Program) -> None:
    table = await meeting(program, BOB)
    await program.tables.ladder.extend(table.id, ANN, 1, HOUR_S)
    assert await due(program, table) == {0: at(2, 21), 1: at(3, 21)}


async def test_downtime_over_the_hour_gives_half_an_hour(program: Program) -> None:
    table = await meeting(program, BOB)
    await program.play(table, 0)
    since = at(2, 20, 40)
    program.time.pass_(at(2, 21, 10) - program.time.now())
    await program.tables.ladder.after_downtime(since)
    assert await due(program, table) == {1: at(2, 21, 40)}


async def test_another_pace_and_back(program: Program) -> None:
    table = await meeting(program, BOB)
    consent = program.tables.of(Consent)

    async def change(**terms: Any) -> None:
        await consent.ask(table.id, REPACE, ANN, terms)
        await program.outbox.flush()
        asked = [i for c, i in program.post.calls if (c, i.occasion) == ("send", "pace-asked")]
        await consent.agree(table.id, REPACE, BOB, str(asked[-1].facts["key"]))

    await ready(program, table, BOB)
    await change(**pace_terms("async"))
    rows = await running(program, table)
    assert {(row.stage, row.due) for row in rows.values()} == {(Stage.RUNS, at(4, 12))}
    await program.tables.person_settings.set_preferences(ANN, zone="Asia/Tokyo")
    await change(**pace_terms("rendezvous"))
    table = await program.tables.table_queries.info(table.id)
    assert table.terms.rendezvous == Calendar(zone="Asia/Tokyo"), "of the person who proposes it"
    assert set((await due(program, table)).values()) == {at(3, 21, zone=ZoneInfo("Asia/Tokyo"))}
    await refused(consent.ask(table.id, REPACE, ANN, {"bank": HOUR_S}), "bad-terms")


# --- a whole game ---------------------------------------------------------------------------------


CHANGES = [(at(28, 12), (20, 19)), (at(24, 12, 0, 10), (19, 20))]
"""Noon before each change, and the hours of the rendezvous in UTC before and after it."""


@pytest.mark.parametrize(("begins", "hours"), CHANGES)
async def test_a_whole_game_over_a_change_of_summer_time(
    program: Program, begins: float, hours: tuple[int, int]
) -> None:
    """Ann plays by hand when she likes, Bob says that he is ready, Cat never comes: play goes on at
    21:00 of each day, by the wall clock of Paris."""
    table = await meeting(program, BOB, CAT, begins=begins)
    rng = random.Random(5)
    resolved: set[float] = set()
    for _ in range(60):
        info = await program.tables.table_queries.info(table.id)
        if info.status != "running":
            break
        for seat, user in ((0, ANN), (1, BOB)):
            asked = await program.tables.play.ask(table.id, seat)
            if asked.question is None or not asked.awaited:
                continue
            if seat == 0:
                await program.play(table, seat)
            else:
                await ready(program, table, user)
        before = len(await picks(program, table))
        open_due = {
            row.due for row in (await running(program, table)).values() if row.stage == Stage.RUNS
        }
        await pass_(program, rng.choice((5.0, 9.0)) * HOUR)
        if len(await picks(program, table)) > before:
            resolved |= {moment for moment in open_due if moment <= program.time.now()}
    assert (await program.tables.table_queries.info(table.id)).status == "ended"
    local = [dt.datetime.fromtimestamp(moment, PARIS) for moment in resolved]
    assert {(one.hour, one.minute) for one in local} == {(21, 0)}
    assert {dt.datetime.fromtimestamp(moment, dt.UTC).hour for moment in resolved} == {*hours}
    movers = {seat: {by for s, by in await picks(program, table) if s == seat} for seat in range(3)}
    assert movers[0] == {""}
    assert movers[1] <= {"default"}
    assert movers[2] <= {"default", "regent"}


@pytest.mark.parametrize("game", GAMES)
async def test_every_game_over_a_change_of_summer_time(program: Program, game: str) -> None:
    """Nobody ever comes: all of it is played by default, at 21:00 in Paris, to its end."""
    begins, hours = CHANGES[list(GAMES).index(game) % 2]
    table = await meeting(program, BOB, begins=begins, game=game, ladder="default")
    for _ in range(400):
        await pass_(program, DAY)
        if (await program.tables.table_queries.info(table.id)).status == "ended":
            break
    moves = await program.store.read(lambda tx: move_history.every_move(tx, table.id))
    played = [moment for move, moment in moves if move.kind == "pick"]
    local = [dt.datetime.fromtimestamp(moment, PARIS) for moment in played]
    assert {(one.hour, one.minute) for one in local} == {(21, 0)}
    assert {dt.datetime.fromtimestamp(moment, dt.UTC).hour for moment in played} == {*hours}
    assert (await program.tables.table_queries.info(table.id)).result is not None


# --- whatever is done, in whatever order ----------------------------------------------------------


@pytest.mark.parametrize("seed", range(12))
async def test_no_combination_puts_a_rendezvous_off_for_ever(program: Program, seed: int) -> None:
    """Each absence of a day skips at most two, seven days of them in all; a question and more time
    skip one each."""
    table = await meeting(program, BOB)
    await program.tables.of(Master).appoint(table.id, ANN, GM)
    await program.play(table, 0)
    program.tables.sessions.computer_pause = 100 * DAY
    farmer, began = Farmer(program, table, random.Random(seed)), program.time.now()
    while (1, "") not in await picks(program, table) and len(await picks(program, table)) < 2:
        await farmer.act()
        spent = program.time.now() - began - farmer.paused
        assert spent <= (2 * 7 + 4) * DAY, seed
