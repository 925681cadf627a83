"""kill -9 while clocks run out: none is lost, none fires twice, and nobody loses time by it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from bot.model.terms import Terms
from bot.playground.world import Message
from bot.store import Store
from bot.store.schema import games, moves, seats, timers
from engine.games import GAMES
from tests.e2e.player import PATIENCE, labelled, last_word
from tests.e2e.process import BotProcess
from tests.prepared import prepared
from tests.standin import StandIn
from tests.waiting import until

KILLS = 2
SECOND = Terms(pace="async", decision=1, ladder="default")


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    """The bot's own database, looked at while the bot uses it."""
    opened = await Store.open(prepared(tmp_path / "g.db"))
    yield opened
    await opened.close()


async def missed(store: Store) -> int:
    """How many decisions Alice has missed."""
    return await store.read(
        lambda tx: int(tx.execute(sa.select(seats.c.misses).where(seats.c.seat == 0)).scalar_one())
    )


async def missed_more(store: Store, before: int) -> None:
    """Wait until Alice has missed more decisions than `before`."""

    async def more() -> bool:
        return await missed(store) > before

    await until(more, f"no clock ran out after {before} missed decisions")


async def begin(stand_in: StandIn, store: Store) -> None:
    """A game of one person, who never answers, and a computer; a decision may take a second."""
    alice, channel = stand_in.person("Alice"), stand_in.channel("table")
    await (await alice.command(channel, "game new", {"game": next(iter(GAMES))})).final(PATIENCE)
    lobby = await last_word(alice, channel)
    await store.write(lambda tx: tx.execute(sa.update(games).values(terms=SECOND.model_dump())))
    where: Message | None = lobby
    for label in ("Ajouter", "Ordinateur distrait"):
        assert where is not None
        where = await (await alice.click(where, str(labelled(where, label)))).final(PATIENCE)
    await (await alice.click(lobby, str(labelled(lobby, "Commencer")))).final(PATIENCE)


async def test_clocks_survive_kills_at_any_moment(
    stand_in: StandIn, store: Store, tmp_path: Path
) -> None:
    bot = BotProcess(stand_in, tmp_path)
    await bot.start()
    began = time.monotonic()
    await begin(stand_in, store)
    await missed_more(store, 1)  # past the preparations, which are one decision
    for n in range(KILLS):  # before and at the moment in which a clock runs out
        before = await missed(store)
        await asyncio.sleep(0.4 + 0.6 * n)
        await bot.kill()
        await bot.start()
        await missed_more(store, before)
    await bot.kill()

    def query(tx):
        plies = list(tx.execute(sa.select(moves.c.ply).order_by(moves.c.ply)).scalars())
        ply = tx.execute(sa.select(games.c.ply)).scalar_one()
        (alice, _) = tx.execute(sa.select(seats).order_by(seats.c.seat)).all()
        planned = tx.execute(sa.select(timers.c.kind)).scalars().all()
        return alice, planned, plies, ply

    alice, planned, plies, ply = await store.read(query)
    assert plies == list(range(ply + 1))
    assert KILLS + 2 <= alice.misses <= time.monotonic() - began  # each had its second
    assert planned
    log = bot.log.read_text()
    assert "Traceback" not in log, log
    assert " ERROR " not in log, log
