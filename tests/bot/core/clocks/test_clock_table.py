"""The table of transitions of a clock: it is whole and comes to an end."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

from bot.features.gm.disputes import Disputes
from bot.features.gm.master import Master
from bot.model.clocks import ClockEvent, Stage
from bot.store.clocks import ClockRow
from bot.table.clocks.effects import play
from bot.table.clocks.service import Clocks
from bot.table.clocks.transitions import (
    IGNORED,
    NONE,
    SPENT,
    TRANSITION_TABLE,
    TRANSITIONS,
    Way,
)
from tests.bot.core.clocks.test_clocks import HOUR, pass_, timed
from tests.bot.core.clocks.test_farming import taken
from tests.bot.core.clocks.test_turns_timed import in_mid_turn, last_of_turn
from tests.bot.core.conftest import ANN, BOB, Program
from tests.bot.core.features.test_master import GM

UNDER_SILENCE = (ClockEvent.WINDOW_CHANGED, ClockEvent.TAKEN)
"""What the move that a clock plays can be to it, in the order in which a move is looked at."""


def ticking(stage: Stage) -> bool:
    """Whether something happens when a clock at this stage is due."""
    return stage != NONE and ClockRow(0, 0, 0.0, 0.0, 0.0, stage).ticks


def after(stage: Stage, way: Way) -> Stage:
    """The stage after this way, and after the move that it may have played."""
    stage = stage if way.to is None else way.to
    if play in way.effects:
        for event in UNDER_SILENCE:
            for follows in TRANSITION_TABLE[stage, event][:1]:
                stage = stage if follows.to is None else follows.to
    return stage


def test_every_pair_of_stage_and_event_is_written_out_once() -> None:
    """Either what happens, or why nothing does; `_table` refuses a duplicate pair."""
    assert TRANSITION_TABLE.keys() == {*itertools.product(Stage, ClockEvent)}
    assert all(row.ways for row in TRANSITIONS)
    assert all(ignored.reason for ignored in IGNORED)


def test_every_transition_can_happen() -> None:
    """Only the last way of a row has no condition, and no condition occurs twice."""
    for row in TRANSITIONS:
        conditions = [way.when for way in row.ways]
        assert None not in conditions[:-1], row
        assert len(set(conditions)) == len(conditions), row
        for stage, way in itertools.product(row.stages, row.ways):
            assert (way.to or stage) != stage or way.change or way.effects, row


def test_every_stage_is_reached_from_none() -> None:
    reached, new = {NONE}, [NONE]
    while new:
        stage = new.pop()
        for event in ClockEvent:
            for way in TRANSITION_TABLE[stage, event]:
                if way.to is not None and way.to not in reached:
                    reached.add(way.to)
                    new.append(way.to)
    assert reached == {*Stage}


def test_every_running_stage_has_an_effect_when_due() -> None:
    """Whatever the table has agreed on: the last way has no condition."""
    for stage in Stage:
        ways = TRANSITION_TABLE[stage, ClockEvent.DUE]
        assert bool(ways) == ticking(stage), stage
        assert not ways or ways[-1].when is None, stage


@pytest.mark.parametrize("seed", range(200))
def test_after_any_events_every_clock_ends_in_silence(seed: int) -> None:
    """Any events in any order, then nothing but time: the table plays, or leaves it at that, within
    three deadlines."""
    rng = random.Random(seed)
    stage = NONE
    for _ in range(rng.randrange(60)):
        ways = TRANSITION_TABLE[stage, rng.choice([*ClockEvent])]
        if ways:
            stage = after(stage, rng.choice(ways))
    deadlines = 0
    while ticking(stage):
        deadlines += 1
        assert deadlines <= 3, stage
        stage = after(stage, rng.choice(TRANSITION_TABLE[stage, ClockEvent.DUE]))
    assert stage in (NONE, SPENT) or not ClockRow(0, 0, 0.0, 0.0, 0.0, stage).open


async def test_a_move_played_by_a_clock_follows_the_table(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first event that changes the clock, while its move is played."""
    playing: list[int] = []
    first: list[ClockEvent] = []
    fire = Clocks.fire

    def noted(clocks: Clocks, at: Any, seat: int, row: Any, event: ClockEvent, *more: Any) -> Any:
        plays = event == ClockEvent.DUE and row.stage != Stage.RUNS
        if plays:
            playing.append(seat)
        elif playing == [seat] and TRANSITION_TABLE[row.stage if row else NONE, event]:
            first.append(event)
            playing.clear()
        return fire(clocks, at, seat, row, event, *more)

    monkeypatch.setattr(Clocks, "fire", noted)
    table = await timed(program, BOB)
    while len(first) < 8:
        await pass_(program, 10 * HOUR)
        assert (await program.tables.table_queries.info(table.id)).status == "running"
    assert {*first} <= {ClockEvent.TAKEN, ClockEvent.WINDOW_CHANGED}


async def test_a_stopped_clock_resumes_after_its_question_is_asked_again(program: Program) -> None:
    """A rival takes back the move that asked a seat and makes it again while a question stops the
    seat's clock: nobody answers the question, and the clock still runs out."""
    table, pick = await in_mid_turn(program, last_of_turn)
    await program.tables.of(Master).appoint(table.id, ANN, GM)
    await program.tables.play.pick_value(table.id, ANN, 0, pick)
    await program.tables.of(Disputes).ask(table.id, BOB, "May one bid twice?")
    await program.tables.play.undo(table.id, ANN)
    await program.tables.play.pick_value(table.id, ANN, 0, pick)
    terms = table.terms
    await pass_(program, 2.0 * terms.bank + terms.decision + terms.grace + HOUR)
    assert await taken(program, table)
