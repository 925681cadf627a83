"""A small house to test: real SQLite files, the skeleton game, a clock that only we move."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.app.firings import firings
from bot.delivery.outbox import Outbox
from bot.features import tables_over
from bot.games import _skeleton as skeleton_face
from bot.games import face
from bot.model.intents import Intent
from bot.schedule.clock import Clock
from bot.store import Store
from bot.store.database.opening import make_engine
from bot.table import TableInfo
from engine.games import GAMES
from engine.games._skeleton import PACKAGE as _skeleton
from tests.bot.core.tables import paths
from tests.postgres import database
from tests.waiting import until

GAME = "_skeleton"
ANN, BOB, CAT, GUEST = 101, 102, 103, 199
"""People."""
CHANNEL, GUILD = 7000, 70


class FakeTime:
    """Time that passes when `pass_` is called; a `wait` ends by waking or by passing."""

    def __init__(self) -> None:
        self._now = 1_000_000.0
        self._passed = asyncio.Event()
        self.waiting = 0

    def now(self) -> float:
        return self._now

    def pass_(self, seconds: float) -> None:
        self._now += seconds
        self._passed.set()
        self._passed = asyncio.Event()

    async def wait(self, woken: asyncio.Event, seconds: float) -> None:
        until = self._now + seconds
        self.waiting += 1
        try:
            while not woken.is_set() and self._now < until:
                either = [asyncio.ensure_future(e.wait()) for e in (woken, self._passed)]
                try:
                    await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
                finally:
                    for task in either:
                        task.cancel()
                    await asyncio.gather(*either, return_exceptions=True)
        finally:
            self.waiting -= 1


class FakePost:
    """Discord in memory. Knows nonces as Discord does; `troubles` are raised one a call, and an
    exception listed in `arrives` is raised after the message has got through."""

    def __init__(self, time: FakeTime) -> None:
        self._time = time
        self.calls: list[tuple[str, Intent]] = []
        self.standing: dict[int, Intent] = {}
        """Message id -> what it was last drawn from."""
        self.nonces: dict[str, tuple[float, int]] = {}
        self.troubles: list[BaseException] = []
        self.arrives: list[BaseException] = []

    async def send(self, intent: Intent) -> int:
        self.calls.append(("send", intent))
        await asyncio.sleep(0)
        if self.troubles:
            raise self.troubles.pop(0)
        known = self.nonces.get(intent.nonce)
        if known is None or self._time.now() - known[0] > 120:
            self.nonces[intent.nonce] = self._time.now(), 9000 + len(self.standing)
            self.standing[self.nonces[intent.nonce][1]] = intent
        if self.arrives:
            raise self.arrives.pop(0)
        return self.nonces[intent.nonce][1]

    async def edit(self, intent: Intent, message_id: int) -> None:
        self.calls.append(("edit", intent))
        await asyncio.sleep(0)
        if self.troubles:
            raise self.troubles.pop(0)
        self.standing[message_id] = intent

    def said(self, kind: str) -> list[tuple[str, str, str]]:
        """(call, key, occasion) of each call of this kind of intent."""
        return [(call, i.key, i.occasion) for call, i in self.calls if i.kind == kind]

    def clear(self) -> None:
        self.calls.clear()


class Program:
    """Store, tables, outbox and clock over one file; `restart` makes new ones over the same."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.time = FakeTime()
        self.post = FakePost(self.time)
        self.opened: list[Store] = []

    async def open(
        self, pause: float = 0.0, edit_gap: float = 0.0, *, unchecked: bool = False
    ) -> None:
        """`unchecked`: the database was migrated a moment ago; to check that costs 5 ms."""
        self.store = Store(make_engine(self.url)) if unchecked else await Store.open(self.url)
        self.opened.append(self.store)
        self.tables = tables_over(self.store, computer_pause=pause, now=self.time.now)
        self.outbox = Outbox(self.store, self.tables, self.post, self.time, edit_gap=edit_gap)
        self.clock = Clock(self.store, firings(self.tables), self.time)

    @asynccontextmanager
    async def sending(self) -> AsyncIterator[None]:
        """Within it the outbox sends by itself, and claims messages in the transaction of a change,
        as in the program."""
        sessions = self.tables.sessions
        sessions.before_commit(self.outbox.take)
        sessions.on_commit(self.outbox.wake)
        running = asyncio.create_task(self.outbox.run())
        await until(lambda: self.outbox.turns > 0 and self.time.waiting > 0)
        try:
            yield
        finally:
            running.cancel()
            await asyncio.wait({running})

    async def restart(self) -> None:
        await self.store.close()
        await self.open()
        await self.outbox.recover()

    async def close(self) -> None:
        for store in self.opened:
            await store.close()

    async def lobby(self, *more: int, channel: int = CHANNEL, game: str = GAME) -> TableInfo:
        """A lobby with Ann as host, and these people."""
        table = await self.tables.lobby.open(game, GUILD, channel, ANN, "Ann", "fr")
        for user in more:
            table = await self.tables.lobby.join(table.id, user, f"Person {user}", "en")
        return table

    async def game(self, *more: int, channel: int = CHANNEL) -> TableInfo:
        """A running game of Ann and these people; its first messages are sent and forgotten."""
        table = await self.lobby(*more, channel=channel)
        table = await self.tables.lobby.start(table.id, ANN)
        await self.outbox.flush()
        self.post.clear()
        return table

    async def play(self, table: TableInfo, seat: int, index: int = 0) -> None:
        """The person of this seat takes one of the picks it is asked."""
        asked = await self.tables.play.ask(table.id, seat)
        user = asked.table.seated[seat].user_id
        assert user is not None
        await self.tables.play.pick(table.id, user, seat, asked.revision, index)

    async def revisions(self, table: TableInfo) -> list[int]:
        return [seat.revision for seat in (await self.tables.table_queries.info(table.id)).seated]


@pytest.fixture(autouse=True)
def _skeleton_is_a_game() -> Iterator[None]:
    GAMES[GAME] = _skeleton
    yield
    del GAMES[GAME]


@pytest.fixture
async def program(tmp_path: Path) -> AsyncIterator[Program]:
    async with database(tmp_path) as url:
        made = Program(url)
        await made.open(unchecked=True)
        yield made
        await made.close()


@pytest.fixture
def paths_game() -> Iterator[None]:
    """While the test runs, `tests.bot.core.tables.paths` is one of the games."""
    GAMES["paths"] = paths.PACKAGE
    sys.modules["bot.games.paths"] = skeleton_face
    face.cache_clear()
    yield
    del GAMES["paths"], sys.modules["bot.games.paths"]
    face.cache_clear()
