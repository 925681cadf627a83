"""Looks ahead for plans in worker processes, and remembers what it found."""

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
"""Seats for which the last outlook is kept: pages of a plan are turned, seldom changed."""


@dataclass(frozen=True)
class Asker:
    """For which seat it is looked ahead, and whose budget of the pool that takes."""

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
    """What a seat may be asked, and what a computer would plan."""

    thinking: Thinking
    _kept: OrderedDict[tuple[int, Seat], _Outlook] = field(default_factory=OrderedDict)

    async def expected(self, who: Asker, position: Position, plan: Plan) -> tuple[Foreseen, ...]:
        """What the seat may be asked until the stretch of play ends, the soonest first. Cached
        while neither the game nor the plan changes.

        Refused: "looking-full".
        """
        key, game = (who.table, who.seat), position.game
        kept = self._kept.get(key)
        if kept is None or kept.game is not game or (kept.plan, kept.seed) != (plan, who.seed):
            found = await self._run("quick", expect_questions, who, game, who.seat, plan, who.seed)
            kept = self._kept[key] = _Outlook(game, plan, who.seed, found)
        self._kept.move_to_end(key)
        while len(self._kept) > OUTLOOKS_CACHED:
            self._kept.popitem(last=False)
        return kept.found

    async def proposed(self, who: Asker, position: Position, plan: Plan) -> Plan:
        """The turn that a computer would add to this plan. Refused: "looking-full"."""
        return await self._run("long", propose, who, position.game, who.seat, plan, who.seed)

    async def _run(self, lane: str, job: Callable[..., T], who: Asker, game: Game, *args: Any) -> T:
        given = save_for_worker(game)
        try:
            return await self.thinking.run(
                lane, job, given, *args, table=who.table, person=who.person
            )
        except PoolFullError:
            raise Refused("looking-full") from None
        except (JobLostError, JobFailedError) as error:
            log.error("looking ahead for a plan in a thread: %s", error)
            return await asyncio.to_thread(job, given, *args)
