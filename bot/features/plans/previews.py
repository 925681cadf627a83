"""Compute future questions and proposals for plans in worker processes, with a cache."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

from bot.model.facts import Refused
from bot.schedule.jobs import expect_questions, propose, save_for_worker
from bot.schedule.pool import JobFailedError, JobLostError, PoolFullError
from bot.schedule.work import Thinking
from bot.table.positions import Position
from engine.kernel import Game, Seat
from engine.plan_worlds import Foreseen
from engine.plans import Plan

log = logging.getLogger(__name__)

T = TypeVar("T")

OUTLOOKS_CACHED: Final = 64
"""Seats whose last result is cached: people turn a plan's pages often and change it seldom."""


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


@dataclass
class PlanOutlook:
    """Computes a seat's future questions, and proposals for its plan."""

    thinking: Thinking
    _kept: OrderedDict[tuple[int, Seat], _Outlook] = field(default_factory=OrderedDict)

    async def expected(
        self, request: PlanRequest, position: Position, plan: Plan
    ) -> tuple[Foreseen, ...]:
        """Return what the seat may be asked until the stretch ends, the soonest first. Cached while
        neither the game nor the plan changes. Refused: "looking-full"."""
        key, game = (request.table, request.seat), position.game
        kept = self._kept.get(key)
        if kept is None or kept.game is not game or (kept.plan, kept.seed) != (plan, request.seed):
            expected = await self._run(
                "quick", expect_questions, request, game, request.seat, plan, request.seed
            )
            kept = self._kept[key] = _Outlook(game, plan, request.seed, expected)
        self._kept.move_to_end(key)
        while len(self._kept) > OUTLOOKS_CACHED:
            self._kept.popitem(last=False)
        return kept.found

    async def proposed(self, request: PlanRequest, position: Position, plan: Plan) -> Plan:
        """Return the turn that a computer would add to this plan. Refused: "looking-full"."""
        return await self._run(
            "long", propose, request, position.game, request.seat, plan, request.seed
        )

    async def _run(
        self, lane: str, job: Callable[..., T], request: PlanRequest, game: Game, *args: Any
    ) -> T:
        saved_game = save_for_worker(game)
        try:
            return await self.thinking.run(
                lane, job, saved_game, *args, table=request.table, person=request.person
            )
        except PoolFullError:
            raise Refused("looking-full") from None
        except (JobLostError, JobFailedError) as error:
            log.error("looking ahead for a plan in a thread: %s", error)
            return await asyncio.to_thread(job, saved_game, *args)
