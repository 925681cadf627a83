"""Requests that several processes share: each waits for its part, answers never do."""

from __future__ import annotations

import asyncio

from bot.discord.budget import A_SECOND, LAPSES_S, REQUESTS_PER_CLAIM, RequestBudget
from bot.store import StoreError


class Row:
    """The row of all, and a clock that only sleeping moves."""

    def __init__(self) -> None:
        self.now = self.ready_at = 0.0
        self.asked = 0

    async def take(self) -> float:
        self.asked += 1
        wait = max(self.ready_at - self.now, 0.0)
        self.ready_at = self.now + wait + REQUESTS_PER_CLAIM / A_SECOND
        return wait

    async def sleep(self, seconds: float) -> None:
        self.now += seconds
        await asyncio.sleep(0)


async def test_two_processes_share_one_limit_of_requests() -> None:
    row = Row()
    request_budget, other = (RequestBudget(row.take, lambda: row.now, row.sleep) for _ in range(2))
    made: list[float] = []
    for _ in range(200):
        await asyncio.gather(request_budget.let_go("/channels/1"), other.let_go("/channels/2"))
        made += [row.now] * 2
    for at in made:
        assert sum(at <= other < at + 1.0 for other in made) <= 50
    assert row.asked == len(made) / REQUESTS_PER_CLAIM


async def test_unused_shares_of_the_limit_expire() -> None:
    row = Row()
    budget = RequestBudget(row.take, lambda: row.now, row.sleep)
    await budget.let_go("/channels/1")
    row.now = LAPSES_S + 0.1
    await budget.let_go("/channels/1")
    assert row.asked == 2


async def test_answers_are_never_delayed_even_if_the_database_fails() -> None:
    async def fails() -> float:
        raise StoreError("gone")

    await RequestBudget(fails).let_go("/channels/1")
    row = Row()
    row.ready_at = 60.0
    budget = RequestBudget(row.take, lambda: row.now, row.sleep)
    for path in ("/api/v10/interactions/1/x/callback", "/api/v10/webhooks/1/x/messages/@original"):
        await budget.let_go(path)
    assert (row.asked, row.now) == (0, 0.0)
    await budget.let_go("/channels/1")
    assert row.now == 60.0
