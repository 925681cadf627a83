"""Clocks cannot be farmed: whatever somebody does, nobody waits longer for them."""

from __future__ import annotations

import contextlib
import itertools
import random
from collections.abc import Awaitable, Callable
from typing import Any, Final

import pytest

from bot.features.consent.pause import PAUSE
from bot.features.consent.service import Consent
from bot.features.extra_time.service import ExtraTime
from bot.features.gm.disputes import Disputes
from bot.features.gm.master import Master
from bot.features.privacy.service import Privacy
from bot.model.clocks import Stage
from bot.model.facts import Refused
from bot.model.person import MAX_STOPPED_S, Preferences, clock_hours
from bot.model.terms import Terms, preset
from bot.store import seating
from bot.table import TableInfo
from bot.table.person_settings import together
from tests.bot.core.clocks.test_clocks import DAY, HOUR, pass_, picks, running, timed
from tests.bot.core.clocks.test_turns_timed import in_mid_turn, last_of_turn
from tests.bot.core.conftest import ANN, BOB, CAT, Program
from tests.bot.core.features.test_master import GM

SECOND: Final = 1.0


def bound(terms: Terms) -> float:
    """Seconds after which a decision of somebody who is always awake is taken at the latest, as
    docs/clocks.md writes it out; pauses, to which everybody agrees by silence, apart."""
    clock = terms.decision + terms.bank
    own = terms.decision / 2  # more time, once a game; a grace period starts again after it
    question = terms.bank or terms.decision
    return clock + own + 2 * terms.grace + question + MAX_STOPPED_S


async def waited(program: Program, *more: int, **terms: Any) -> TableInfo:
    """A game over days of Ann, Bob and `more`, led by somebody else, that waits for Bob (and for
    `more`)."""
    given = {"bank": 24 * 3600, "increment": 4 * 3600, "ladder": "regent", **terms}
    table = await timed(program, BOB, *more, **given)
    await program.tables.of(Master).appoint(table.id, ANN, GM)
    await program.play(table, 0)
    return table


async def left(program: Program, table: TableInfo) -> float:
    """Seconds until Bob's clock is due."""
    return (await running(program, table))[1].due - program.time.now()


async def taken(program: Program, table: TableInfo) -> bool:
    """Whether Bob's decision has been taken, by anybody."""
    return any(seat == 1 for seat, _ in await picks(program, table))


# --- attack by attack -----------------------------------------------------------------------------


async def test_calling_and_dismissing_a_regent_gains_no_time(program: Program) -> None:
    """ "A regent in my absence" and "I am back" in one breath, again and again."""
    table = await waited(program)
    assert await left(program, table) == 2 * DAY
    for n in range(1, 24):
        program.time.pass_(2 * HOUR)
        await program.tables.seats.regent(table.id, BOB, 1)
        await program.tables.seats.back(table.id, BOB)
        assert await left(program, table) == 2 * DAY - n * 2 * HOUR
    await pass_(program, 2 * HOUR)
    assert (await running(program, table))[1].stage == Stage.GRACE
    await program.tables.seats.regent(table.id, BOB, 1)
    await program.tables.seats.back(table.id, BOB)
    assert (await running(program, table))[1].stage == Stage.GRACE
    await pass_(program, 6 * HOUR)
    assert await taken(program, table)


async def test_a_missed_turn_stays_missed_when_its_person_returns(program: Program) -> None:
    """A regent was called by the clock: coming back before it has picked restarts no clock."""
    table = await waited(program, regent_after=1)
    program.tables.sessions.computer_pause = 30.0
    await pass_(program, 2 * DAY + 6 * HOUR)
    assert (await program.tables.table_queries.info(table.id)).seated[1].regent_at is not None
    await program.tables.seats.back(table.id, BOB)
    await pass_(program, SECOND)
    assert await taken(program, table)


async def test_very_short_absences_hide_no_long_ones(program: Program) -> None:
    """Twenty-one of them once pushed the long ones out of what is remembered."""
    table = await waited(program)
    person_settings = program.tables.person_settings
    for _ in range(2):
        now = program.time.now()
        await person_settings.set_away(BOB, now, now + 5 * DAY)
        program.time.pass_(5 * DAY)
        await person_settings.end_away(BOB)
        for _ in range(21):
            now = program.time.now()
            await person_settings.set_away(BOB, now, now + DAY)
            program.time.pass_(SECOND)
            await person_settings.end_away(BOB)
    now = program.time.now()
    await person_settings.set_away(BOB, now, now + 30 * DAY)
    assert (await running(program, table))[1].due <= now, "seven days were over long ago"


def test_overlapping_absences_are_merged_exactly() -> None:
    rng = random.Random(7)
    for _ in range(50):
        past: tuple[tuple[float, float], ...] = ()
        real: list[tuple[float, float]] = []
        now = 0.0
        for _ in range(60):
            now += rng.choice((1.0, HOUR, DAY))
            ends = now + rng.choice((1.0, HOUR, 3 * DAY))
            real.append((now, ends))
            past = together((*past, (now, ends)))
            now = ends
        assert len(past) == 20
        for began in (0.0, *(first for first, _ in real)):
            preferences = Preferences(past=past)
            lies = sum(last - first for first, last in real if first >= began)
            rest = clock_hours(preferences, (now, now + 90 * DAY), began).away or (now, now)
            held = MAX_STOPPED_S - (rest[1] - now)
            assert held >= min(lies, MAX_STOPPED_S) - 1e-6


async def test_a_question_stops_a_clock_once_and_for_a_bank(program: Program) -> None:
    table = await waited(program)
    program.time.pass_(HOUR)
    _, until = await program.tables.of(Disputes).ask(table.id, BOB, "May one bid twice?")
    assert until == program.time.now() + DAY
    assert (await running(program, table))[1].left == 2 * DAY - HOUR
    await program.restart()
    await pass_(program, DAY)  # nobody answers
    assert await left(program, table) == 2 * DAY - HOUR
    await program.tables.of(Disputes).answer(table.id, GM, 1, "Once only.")
    _, until = await program.tables.of(Disputes).ask(table.id, BOB, "And thrice?")
    assert until is None
    assert await left(program, table) == 2 * DAY - HOUR
    await program.tables.of(Disputes).answer(table.id, GM, 1, "Neither.")
    await pass_(program, HOUR)
    assert await left(program, table) == 2 * DAY - 2 * HOUR


async def test_a_question_left_open_stops_no_later_turn(program: Program) -> None:
    table = await waited(program)
    await program.tables.of(Disputes).ask(table.id, BOB, "May one bid twice?")
    await program.play(table, 1)
    found = await running(program, table)
    assert found[1].left is None
    assert found[1].due == program.time.now() + 2 * DAY


async def test_a_question_in_a_pause_ends_with_its_own_time(program: Program) -> None:
    table = await waited(program)
    await program.tables.of(Disputes).ask(table.id, BOB, "May one bid twice?")
    await program.tables.pausing.pause(table.id, ANN)
    await pass_(program, 3 * DAY)
    await program.tables.pausing.resume(table.id, ANN)
    assert await left(program, table) == 2 * DAY


async def test_leaving_and_retaking_a_seat_keeps_its_clock(program: Program) -> None:
    table = await waited(program)
    program.tables.sessions.computer_pause = 30.0
    for n in range(1, 20):
        program.time.pass_(2 * HOUR)
        await program.tables.seats.offer(table.id, BOB, 1)
        await program.tables.seats.hand_over(table.id, BOB, 1)
        await program.tables.seats.take(table.id, BOB, "Bob", "en", 1)
        assert await left(program, table) == 2 * DAY - n * 2 * HOUR
    row = await program.store.read(lambda tx: seating.seats_known(tx, table.id, BOB))
    assert row == {1}


async def test_a_newcomer_has_half_a_turn_at_least_and_no_more(program: Program) -> None:
    table = await waited(program)
    program.tables.sessions.computer_pause = 30.0
    program.time.pass_(2 * DAY - HOUR)
    await program.tables.seats.offer(table.id, BOB, 1)
    await program.tables.seats.take(table.id, CAT, "Cat", "en", 1)
    assert await left(program, table) == DAY / 2
    assert (await program.tables.table_queries.info(table.id)).seated[1].misses == 0


async def test_changed_waking_hours_gain_no_time(program: Program) -> None:
    """Neither while it runs, nor over a pick that is taken back, nor over a pause."""
    table = await waited(program, CAT)
    due = (await running(program, table))[1].due
    short = {"zone": "UTC", "days": (0,), "start": 600, "end": 840}
    wide = {"days": (0, 1, 2, 3, 4, 5, 6), "start": 0, "end": 24 * 60}
    person_settings = program.tables.person_settings
    for _ in range(3):
        await person_settings.set_preferences(BOB, **short)
        await program.play(table, 1)
        await person_settings.set_preferences(BOB, **wide)
        await program.tables.play.undo(table.id, BOB)
        await program.tables.pausing.pause(table.id, ANN)
        await person_settings.set_preferences(BOB, **short)
        await program.tables.pausing.resume(table.id, ANN)
        assert (await running(program, table))[1].due <= due


# --- whatever is done, in whatever order ----------------------------------------------------------


class Farmer:
    """Bob, who does not want to play and has every button."""

    def __init__(self, program: Program, table: TableInfo, rng: random.Random) -> None:
        self.program, self.table, self.rng = program, table, rng
        self.paused = 0.0

    async def act(self) -> None:
        """One thing, if it is not refused; then some time passes."""
        ways: list[Callable[[], Awaitable[object]]] = [
            self._regent, self._back, self._away, self._here, self._ask, self._more,
            self._hours, self._pause, self._give_up,
        ]  # fmt: skip
        with contextlib.suppress(Refused):
            await self.rng.choice(ways)()
        leap = self.rng.choice((SECOND, 60.0, HOUR, 6 * HOUR, DAY))
        began = self.program.time.now()
        await pass_(self.program, leap)
        if (await self.program.tables.table_queries.info(self.table.id)).status == "paused":
            self.paused += self.program.time.now() - began
            await self.program.tables.pausing.resume(self.table.id, ANN)

    async def _regent(self) -> None:
        await self.program.tables.seats.regent(self.table.id, BOB, 1)
        if self.rng.random() < 0.8:
            await self._back()

    async def _back(self) -> None:
        await self.program.tables.seats.back(self.table.id, BOB)

    async def _away(self) -> None:
        now, long = self.program.time.now(), self.rng.choice((SECOND, DAY, 60 * DAY))
        later = self.rng.choice((0.0, 0.0, HOUR))
        await self.program.tables.person_settings.set_away(BOB, now + later, now + later + long)

    async def _here(self) -> None:
        await self.program.tables.person_settings.end_away(BOB)

    async def _ask(self) -> None:
        await self.program.tables.of(Disputes).ask(self.table.id, BOB, "May I?")

    async def _more(self) -> None:
        await self.program.tables.of(ExtraTime).take(self.table.id, BOB)

    async def _hours(self) -> None:
        days = self.rng.choice(((0,), tuple(range(7))))
        start = self.rng.choice((0, 600))
        told = {"zone": "UTC", "days": days, "start": start, "end": start + 240}
        await self.program.tables.person_settings.set_preferences(BOB, **told)

    async def _pause(self) -> None:
        await self.program.tables.of(Consent).ask(self.table.id, PAUSE, BOB)

    async def _give_up(self) -> None:
        seats = self.program.tables.seats
        await seats.offer(self.table.id, BOB, 1)
        await seats.hand_over(self.table.id, BOB, 1)
        await seats.take(self.table.id, BOB, "Bob", "en", 1)


@pytest.mark.parametrize("seed", range(12))
async def test_no_combination_extends_a_decision_beyond_its_bound(
    program: Program, seed: int
) -> None:
    rng = random.Random(seed)
    terms = preset("async")
    table = await waited(program, **terms.model_dump(include={"bank", "grace", "regent_after"}))
    program.tables.sessions.computer_pause = (
        10 * DAY
    )  # a regent would take the decision: it never does
    farmer, began = Farmer(program, table, rng), program.time.now()
    for n in itertools.count():
        assert n < 5000
        if await taken(program, table):
            break
        await farmer.act()
        spent = program.time.now() - began - farmer.paused
        assert spent <= bound(terms) + DAY, "the last leap is a day at most"


async def test_a_forgotten_person_who_returns_finds_the_same_clock(program: Program) -> None:
    table = await waited(program)
    program.tables.sessions.computer_pause = 10 * DAY
    program.time.pass_(2 * DAY - HOUR)
    before = (await running(program, table))[1]
    await program.tables.of(Privacy).forget(BOB, ["Bob"], "somebody")
    await program.tables.seats.offer(table.id, ANN, 1)
    await program.tables.seats.take(table.id, BOB, "Bob", "en", 1)
    after = (await running(program, table))[1]
    assert after.due <= before.due
    assert after.bank <= before.bank


async def test_undoing_and_repeating_a_move_gains_a_rival_no_time(program: Program) -> None:
    """Ann's pick has Bob asked; however often she takes it back, his time goes on. While it is
    taken back, hers does."""
    table, pick = await in_mid_turn(program, last_of_turn)
    own = (await running(program, table))[0].due
    await program.tables.play.pick_value(table.id, ANN, 0, pick)
    due, lent = (await running(program, table))[1].due, 0.0
    for _ in range(4):
        program.time.pass_(2 * HOUR)
        await program.tables.play.undo(table.id, ANN)
        assert (await running(program, table)).keys() == {0}
        assert (await running(program, table))[0].due == own + lent + 2 * HOUR
        program.time.pass_(HOUR)
        lent += 2 * HOUR
        await program.tables.play.pick_value(table.id, ANN, 0, pick)
        due += HOUR  # his time stops while he is not asked
        assert (await running(program, table))[1].due == due


async def test_undoing_and_repeating_a_move_gives_a_rival_no_second_grace_period(
    program: Program,
) -> None:
    """What is left of a last time is all there is, however often the move is made again."""
    table, pick = await in_mid_turn(program, last_of_turn)
    await program.tables.play.pick_value(table.id, ANN, 0, pick)
    program.time.pass_(DAY)
    await pass_(program, DAY)
    for n in range(3):
        row = (await running(program, table))[1]
        assert (row.stage, row.due - program.time.now()) == (Stage.GRACE, (6 - n) * HOUR)
        await program.tables.play.undo(table.id, ANN)
        await program.tables.play.pick_value(table.id, ANN, 0, pick)
        await pass_(program, HOUR)
    await pass_(program, 3 * HOUR)
    assert await taken(program, table)
