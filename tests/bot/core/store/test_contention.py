"""Many tables at once: what transactions do in their threads does not disturb the loop's."""

from __future__ import annotations

import asyncio
import sys
import threading
from collections.abc import Callable, Iterator
from typing import Any, cast

import pytest

from bot.table.positions import Position
from bot.table.saving import States
from tests.bot.core.conftest import ANN, BOB, Program
from tests.waiting import until

TABLES = 8
CACHED = 3


@pytest.fixture
def hasty_threads() -> Iterator[None]:
    """Threads take turns a thousand times as often as by default."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(5e-6)
    yield
    sys.setswitchinterval(before)


class Ply(int):
    """A number that lets another thread run while it is compared."""

    def __new__(cls, number: int, _: Callable[[], None]) -> Ply:
        return super().__new__(cls, number)

    def __init__(self, _: int, meanwhile: Callable[[], None]) -> None:
        self.thread = threading.Thread(target=meanwhile)

    def __ne__(self, other: object) -> bool:
        self.thread.start()
        self.thread.join(0.1)  # it waits for a lock, or has ended
        return int(self) != other


def test_a_state_is_looked_up_while_another_takes_its_place() -> None:
    states, position = States(1), cast("Position", object())
    states.put(1, 5, position)
    ply = Ply(5, lambda: states.put(2, 1, position))
    assert states.get(1, ply) is position
    ply.thread.join()
    assert states.get(1, 5) is None
    assert states.get(2, 1) is position


@pytest.mark.usefixtures("hasty_threads")
async def test_tables_move_at_once_with_fewer_states_cached_than_tables(program: Program) -> None:
    program.tables.sessions.states = States(CACHED)
    tables = [await program.game(BOB, channel=n) for n in range(1, TABLES + 1)]
    looking = True

    async def look() -> None:
        while looking:
            await asyncio.gather(*(program.tables.play.view(table.id, 0) for table in tables))

    async def play_to_end(table: Any) -> int:
        picks = 0
        while (await program.tables.table_queries.info(table.id)).status == "running":
            for seat in (0, 1):
                asked = await program.tables.play.ask(table.id, seat)
                if asked.picks:
                    user = (ANN, BOB)[seat]
                    await program.tables.play.pick(table.id, user, seat, asked.revision, 0)
                    picks += 1
        return picks

    async with program.sending():
        looks = asyncio.create_task(look())
        picks = await asyncio.gather(*map(play_to_end, tables))
        looking = False
        await looks
        await until(lambda: not program.outbox.at_work)
    assert len(set(picks)) == 1
    assert min(picks) > 1
