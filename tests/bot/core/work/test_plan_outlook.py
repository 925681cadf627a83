"""Looking ahead for plans leaves the process, finds the same there, and is done once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

import pytest

from bot.features.plans.previews import CACHED_PLANS, CACHED_SEATS, PlanOutlook, PlanRequest
from bot.model.facts import Refused
from bot.schedule.jobs import expect_questions, propose, save_for_worker
from bot.schedule.pool import JobLostError, Pool, PoolFullError
from bot.schedule.thinking import Thinking
from bot.table.positions import Position
from engine.games import GAMES
from engine.kernel import Game
from engine.plan_worlds import expected, proposed
from engine.plans import Plan, Planned


@dataclass
class Counting(Thinking):
    """Does the jobs here, and counts them."""

    trouble: Exception | None = None
    lanes: list[str] = field(default_factory=list)

    async def run(self, lane: str, job: Callable[..., Any], *args: Any, **_: Any) -> Any:
        self.lanes.append(lane)
        if self.trouble is not None:
            raise self.trouble
        return job(*args)


def first(name: str) -> Game:
    package = GAMES[name]
    game: Game = package.new_game(min(3, package.SEATS[-1]), 7, package.Options())
    return game


async def test_a_worker_returns_the_same_preview_as_this_thread() -> None:
    pool = Pool(cores=1)
    try:
        for name, package in GAMES.items():
            game = first(name)
            plan = proposed(package, game, 0, 7)
            assert await pool.run("quick", propose, save_for_worker(game), 0, (), 7) == plan
            found = await pool.run("quick", expect_questions, save_for_worker(game), 0, plan, 7)
            assert found == expected(package, game, 0, plan, 7)
    finally:
        await pool.close()


async def test_a_preview_is_computed_once_until_the_game_or_the_plan_changes() -> None:
    name = next(iter(GAMES))
    thinking: Any = Counting()
    outlook, position = PlanOutlook(thinking), Position(GAMES[name], first(name))
    who, empty = PlanRequest(1, 1, 0, 7), ()
    found = await outlook.expected(who, position, empty)
    assert found == expected(position.package, position.game, 0, empty, 7)
    assert await outlook.expected(who, position, empty) is found
    assert thinking.lanes == ["quick"]
    plan: Plan = (Planned(found[0].question, found[0].picks[0]),)
    changed = await outlook.expected(who, position, plan)
    assert changed == expected(position.package, position.game, 0, plan, 7)
    assert len(thinking.lanes) == 2
    adopted = (replace(plan[0], proposed=True),)  # a computer's line answers like any other
    assert await outlook.expected(who, position, adopted) is changed
    either = (replace(plan[0], otherwise="next"),)  # no other line would be tried
    assert await outlook.expected(who, position, either) is changed
    assert await outlook.expected(who, position, empty) is found  # the line is out again
    assert len(thinking.lanes) == 2
    await outlook.expected(who, Position(GAMES[name], first(name)), plan)
    assert len(thinking.lanes) == 3
    for times in range(2, CACHED_PLANS + 2):
        await outlook.expected(who, position, plan * times)
    assert len(thinking.lanes) == 3 + CACHED_PLANS
    await outlook.expected(who, position, empty)
    assert len(thinking.lanes) == 4 + CACHED_PLANS
    await outlook.expected(who, position, (either[0], plan[0]))  # now the other line is tried
    assert len(thinking.lanes) == 5 + CACHED_PLANS
    for table in range(CACHED_SEATS + 5):
        await outlook.expected(PlanRequest(table, 1, 0, 7), position, empty)
    assert len(outlook._kept) == CACHED_SEATS


async def test_a_full_queue_refuses_and_without_workers_a_thread_computes() -> None:
    name = next(iter(GAMES))
    position = Position(GAMES[name], first(name))
    full: Any = Counting(PoolFullError("quick"))
    with pytest.raises(Refused, match="looking-full"):
        await PlanOutlook(full).expected(PlanRequest(1, 1, 0, 7), position, ())
    lost: Any = Counting(JobLostError("gone"))
    planneds = await PlanOutlook(lost).proposed(PlanRequest(1, 1, 0, 7), position, ())
    assert planneds == proposed(position.package, position.game, 0, 7)
