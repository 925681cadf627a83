"""Compute future questions and proposals for plans in worker processes, with a cache."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, Final, TypeVar

from bot.model.recent import Recent
from bot.schedule.jobs import expect_questions, propose
from bot.schedule.thinking import Thinking
from bot.table.positions import Position
from engine.kernel import Game, Seat, namespace_of
from engine.plan_worlds import Foreseen
from engine.plans import Plan

T = TypeVar("T")

CACHED_SEATS: Final = 64
"""Seats whose results are cached: people turn a plan's pages often and change it seldom."""
CACHED_PLANS: Final = 4
"""Results cached for each seat: people add a line and take it out again."""


@dataclass(frozen=True)
class PlanRequest:
    """The seat of a computation, and the person whose pool budget it uses."""

    table: int
    person: int
    seat: Seat
    seed: int


@dataclass(frozen=True)
class _Outlook:
    game: Game
    plan: Plan
    seed: int
    found: tuple[Foreseen, ...]


def _same_answers(plan: Plan) -> Plan:
    """Return one form of all plans that answer alike: it does not matter who proposed a line, nor
    what happens otherwise where no other line answers the same question."""
    lines = Counter(line.question for line in plan)
    return tuple(
        replace(line, proposed=False)
        if lines[line.question] > 1
        else replace(line, proposed=False, otherwise="ask")
        for line in plan
    )


@dataclass
class PlanOutlook:
    """Computes a seat's future questions, and proposals for its plan."""

    thinking: Thinking
    _kept: Recent[tuple[int, Seat], list[_Outlook]] = field(
        default_factory=lambda: Recent(CACHED_SEATS)
    )
    """The last results of each seat, the newest first."""

    async def expected(
        self, request: PlanRequest, position: Position, plan: Plan
    ) -> tuple[Foreseen, ...]:
        """Return what the seat may be asked until the stretch ends, the soonest first. Cached while
        the game does not change, for each of its last plans. Refused: "looking-full"."""
        key, game, seed = (request.table, request.seat), position.game, request.seed
        plan = _same_answers(plan)
        cached = [
            outlook
            for outlook in self._kept.get(key, ())
            if outlook.game is game and outlook.seed == seed
        ]
        outlook = next((outlook for outlook in cached if outlook.plan == plan), None)
        if outlook is None:
            found = await self._run(
                "quick", expect_questions, request, position, request.seat, plan, seed
            )
            outlook = _Outlook(game, plan, seed, found)
        others = [other for other in cached if other.plan != plan]
        self._kept[key] = [outlook, *others[: CACHED_PLANS - 1]]
        return outlook.found

    async def proposed(self, request: PlanRequest, position: Position, plan: Plan) -> Plan:
        """Return the turn that a computer would add to this plan. Refused: "looking-full"."""
        return await self._run("long", propose, request, position, request.seat, plan, request.seed)

    async def _run(
        self, lane: str, job: Callable[..., T], request: PlanRequest, position: Position, *args: Any
    ) -> T:
        saved_game = namespace_of(type(position.game)), position.saved
        return await self.thinking.look_ahead(
            lane, job, saved_game, *args, table=request.table, person=request.person
        )
