"""Who may ask for a hint, and what it knows."""

from __future__ import annotations

import asyncio
from typing import Any

from bot.features.hints.service import FURTHER, HINT_PICKS, Hints
from bot.schedule.pool import PoolFullError
from bot.schedule.thinking import Thinking
from engine.kernel import Game, Seat, legal
from engine.players.hard import Considered
from tests.bot.core.conftest import ANN, BOB, CAT, Program
from tests.bot.core.tables.test_lobby import refused
from tests.bot.core.work.test_computers import game
from tests.waiting import until


async def test_a_table_gives_hints_if_its_host_allows_them(program: Program) -> None:
    without = await program.game(BOB)
    await refused(program.tables.of(Hints).best(without.id, ANN), "no-hints")
    await program.tables.ending.end(without.id, 6, leads=True)
    lobby = await program.lobby()
    await program.tables.lobby.set_term(lobby.id, ANN, "hints", True)
    await program.tables.lobby.set_pace(lobby.id, ANN, "async")  # another pace leaves that as it is
    await program.tables.lobby.add_computer(lobby.id, ANN, "random")
    table = await program.tables.lobby.start(lobby.id, ANN)
    asked, found = await program.tables.of(Hints).best(table.id, ANN)
    assert 1 <= len(found) <= HINT_PICKS
    assert {one.pick for one in found} <= set(asked.picks)
    assert (await program.tables.of(Hints).best(table.id, ANN))[1] == found
    await refused(program.tables.of(Hints).best(table.id, CAT), "not-seated")
    while (await program.tables.play.ask(table.id, 0)).awaited:
        await program.play(table, 0)
    await refused(program.tables.of(Hints).best(table.id, ANN), "hint-not-asked")


async def test_hints_are_given_by_default_where_nobody_is_rated_against_another(
    program: Program,
) -> None:
    """One person among computers gets them, unless the host forbids them."""
    table = await game(program, "random")
    assert (await program.tables.of(Hints).best(table.id, ANN))[1]
    await program.tables.ending.end(table.id, 6, leads=True)
    lobby = await program.lobby()
    await program.tables.lobby.set_term(lobby.id, ANN, "hints", False)
    await program.tables.lobby.add_computer(lobby.id, ANN, "random")
    table = await program.tables.lobby.start(lobby.id, ANN)
    await refused(program.tables.of(Hints).best(table.id, ANN), "no-hints")


class Slow(Thinking):
    """Thinks about nothing for a while, and knows how many asked it at once."""

    now = most = 0

    async def consider(
        self, game: Game, seat: Seat, seed: int, times: int = 1, **_: Any
    ) -> list[Considered]:
        assert times == FURTHER
        self.now += 1
        self.most = max(self.most, self.now)
        await asyncio.sleep(0.05)
        self.now -= 1
        return [Considered(legal(game, seat)[0], 0.0, {})]


async def test_many_clicks_of_one_person_queue_one_hint(program: Program) -> None:
    lobby = await program.lobby()
    await program.tables.lobby.set_term(lobby.id, ANN, "hints", True)
    await program.tables.lobby.add_computer(lobby.id, ANN, "random")
    table = await program.tables.lobby.start(lobby.id, ANN)
    slow = program.tables.sessions.thinking = Slow()
    presses = [asyncio.create_task(program.tables.of(Hints).best(table.id, ANN)) for _ in range(20)]
    await until(lambda: slow.now > 0)
    presses[0].cancel()  # who goes away takes it from nobody
    _, *told = await asyncio.gather(*presses, return_exceptions=True)
    assert all(one == told[0] for one in told)
    assert not isinstance(told[0], BaseException)
    assert slow.most == 1


class Full(Thinking):
    """Has no room for anybody."""

    async def consider(self, *_: Any, **more: Any) -> list[Considered]:
        assert more["person"] == ANN
        raise PoolFullError("long")


async def test_too_many_hint_requests_at_once_are_refused(program: Program) -> None:
    lobby = await program.lobby()
    await program.tables.lobby.set_term(lobby.id, ANN, "hints", True)
    await program.tables.lobby.add_computer(lobby.id, ANN, "random")
    table = await program.tables.lobby.start(lobby.id, ANN)
    program.tables.sessions.thinking = Full()
    await refused(program.tables.of(Hints).best(table.id, ANN), "looking-full")
