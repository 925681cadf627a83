"""A transaction of SQLite is run whole in the thread of its connection.

aiosqlite gives every connection a thread, and takes each statement there and back: of a move's
thirty each waits twice for the interpreter, while the lock of the one writer is held. Instead the
coroutine that asks for a transaction travels itself: between `begun` and its end it runs in that
thread, where a statement is a call. Nothing but statements can be awaited meanwhile; a cancellation
arrives once it is back.

Drivers without such a thread (asyncpg) need none of this: there nothing travels.
"""

from __future__ import annotations

import asyncio
import contextvars
from collections.abc import AsyncIterator, Callable, Generator
from contextlib import asynccontextmanager
from threading import get_ident
from typing import Any, TypeVar

import aiosqlite
import sqlalchemy as sa
from sqlalchemy import util
from sqlalchemy.dialects.sqlite.aiosqlite import AsyncAdapt_aiosqlite_connection
from sqlalchemy.ext.asyncio import AsyncConnection

WRITES = "gharkane_writes"
"""Execution option of a connection: how its transaction is going to write; empty: it only reads."""

T = TypeVar("T")
Found = sa.CursorResult[*tuple[Any, ...]]


class Connection(AsyncAdapt_aiosqlite_connection):
    """The driver's connection: in its own thread the one beneath it, which never waits."""

    __slots__ = ()

    @property
    def _here(self) -> bool:
        return bool(self._connection._thread.ident == get_ident())

    def cursor(self, server_side: bool = False) -> Any:
        return self._connection._conn.cursor() if self._here else super().cursor(server_side)

    def commit(self) -> None:
        if self._here:
            self._connection._conn.commit()
        else:
            super().commit()

    def rollback(self) -> None:
        if self._here:
            self._connection._conn.rollback()
        else:
            super().rollback()


def connected(dialect: Any, _record: Any, arguments: Any, options: Any) -> Connection:
    """A new connection (SQLAlchemy's event `do_connect`)."""
    opening = aiosqlite.connect(*arguments, **options)
    opening._thread.daemon = True  # one that never comes back must not keep the process
    driver: Any = util.await_only(opening)
    return Connection(dialect.loaded_dbapi, driver)


class Tx:
    """A transaction, as the queries see it."""

    def __init__(self, connection: AsyncConnection, travels: bool) -> None:
        """`travels`: whether it is in the thread of its connection."""
        self._connection = connection
        assert connection.sync_connection is not None
        self.writes = bool(connection.sync_connection.get_execution_options().get(WRITES))
        self._beneath = connection.sync_connection if travels else None

    @property
    def dialect(self) -> sa.Dialect:
        """Which SQL the database speaks."""
        return self._connection.dialect

    def claiming(self, query: sa.Select[Any], of: sa.Table) -> sa.Select[Any]:
        """The query; where others may write meanwhile, the rows that it finds are kept from them,
        and those that they keep are passed over. SQLite has one writer."""
        if not self.writes or self.dialect.name == "sqlite":
            return query
        return query.with_for_update(of=of, skip_locked=True)

    async def execute(self, statement: sa.Executable, values: Any = None) -> Found:
        """Run a statement with these values, or once with each of them."""
        if self._beneath is not None:
            return self._beneath.execute(statement, values)
        return await self._connection.execute(statement, values)

    async def run_sync(self, work: Callable[[sa.Connection], T]) -> T:
        """Do something that takes a connection of the other, waiting kind."""
        if self._beneath is not None:
            return work(self._beneath)
        return await self._connection.run_sync(work)

    async def apart(self, work: Callable[[], T]) -> T:
        """Do something that takes its time, in a thread, before the next statement."""
        return work() if self._beneath is not None else await asyncio.to_thread(work)


@asynccontextmanager
async def begun(connection: AsyncConnection) -> AsyncIterator[Tx]:
    """A transaction on this connection: committed at the end, or nothing of it was. What is inside
    runs in the connection's thread, if it has one."""
    driver = _threaded(connection)
    if driver is None:
        async with connection.begin():
            yield Tx(connection, travels=False)
        return
    beneath = connection.sync_connection
    assert beneath is not None
    await _Journey(driver)
    try:
        with beneath.begin():
            yield Tx(connection, travels=True)
    finally:
        try:
            if (
                driver.in_transaction
            ):  # its end was refused, and what is left open would lock others out
                driver._conn.rollback()
        finally:
            await _Return()


def _threaded(connection: AsyncConnection) -> aiosqlite.Connection | None:
    """What is beneath a connection, if it has a thread of its own."""
    assert connection.sync_connection is not None
    driver = connection.sync_connection.connection.driver_connection
    return driver if isinstance(driver, aiosqlite.Connection) else None


class _Journey(asyncio.Future[None]):
    """Awaited by a task, lets its coroutine go on in the thread of a connection, until that awaits
    its return. For the task this is one long wait."""

    def __init__(self, driver: aiosqlite.Connection) -> None:
        loop = asyncio.get_running_loop()
        super().__init__(loop=loop)
        self._driver = driver
        task = asyncio.current_task()
        assert task is not None
        self._coroutine = task.get_coro()
        self._context = contextvars.copy_context()

    def cancel(self, msg: Any | None = None) -> bool:
        """Not while travelling: the task is cancelled when its coroutine is back."""
        return False

    def __await__(self) -> Generator[Any, None, None]:
        self.get_loop().call_soon(self._begin)  # by when the coroutine has come to rest
        self._asyncio_future_blocking = True
        yield self

    def _begin(self) -> None:
        self._driver._tx.put_nowait((self, self._travel))

    def _travel(self) -> None:
        """In the thread: all of it."""
        awaited = self._context.run(self._coroutine.send, None)
        while not isinstance(awaited, _Return):
            fault = RuntimeError(f"a transaction awaits something else than statements: {awaited}")
            awaited = self._context.run(self._coroutine.throw, fault)


class _Return:
    """Awaited in the thread, lets the loop go on with the coroutine."""

    def __await__(self) -> Generator[_Return, None, None]:
        yield self
