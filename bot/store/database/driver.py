"""The adapter to the database's driver: runs a whole function inside one of its connections.

aiosqlite gives every connection a thread and sends each statement there and back. Each of a move's
thirty statements would wait twice for the interpreter lock, while the write lock is held. `run`
sends one function there instead, and inside it a statement is a plain call. asyncpg has no thread:
there a greenlet runs the function and yields to the event loop at each statement.

It uses private attributes of aiosqlite, which exist in every version that pyproject.toml allows: no
public attribute leads to the queue of a connection's thread or to the sqlite3 connection.
`tests/house/test_adapter.py` lists the other modules that use private attributes of a library.
"""

from __future__ import annotations

import asyncio
import contextvars
import threading
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from typing import Any, Final, TypeVar

import aiosqlite
import sqlalchemy as sa
from sqlalchemy import util
from sqlalchemy.dialects.sqlite.aiosqlite import AsyncAdapt_aiosqlite_connection
from sqlalchemy.exc import InvalidRequestError

T = TypeVar("T")

CLOSING_S: Final = 1.0
"""Seconds that transactions under way have when all connections are closed."""


class _Inside(threading.local):
    """Thread-local: the connection in whose thread `run` executes a function."""

    driver: aiosqlite.Connection | None = None


_inside = _Inside()


class Connection(AsyncAdapt_aiosqlite_connection):
    """SQLAlchemy's connection adapter; inside `run` it calls sqlite3 directly."""

    __slots__ = ()

    @property
    def _direct(self) -> Any:
        """The sqlite3 connection, inside `run`; None elsewhere."""
        driver: Any = _inside.driver
        return driver._conn if driver is self._connection else None

    def cursor(self, server_side: bool = False) -> Any:
        direct = self._direct
        return super().cursor(server_side) if direct is None else direct.cursor()

    def commit(self) -> None:
        direct = self._direct
        if direct is None:
            super().commit()
        else:
            direct.commit()

    def rollback(self) -> None:
        direct = self._direct
        if direct is None:
            super().rollback()
        else:
            direct.rollback()


def connect(dialect: Any, _record: Any, arguments: Any, options: Any) -> Connection:
    """Open a connection (SQLAlchemy's event `do_connect`)."""
    opening = aiosqlite.connect(*arguments, **options)
    # a blocked thread must not keep the process alive; up to 0.21 a connection is the thread
    thread: Any = getattr(opening, "_thread", opening)
    thread.daemon = True
    driver: Any = util.await_only(opening)
    return Connection(dialect.loaded_dbapi, driver)


class Connections:
    """The connections of an engine with an asynchronous driver, each for one transaction at a time.

    Those of SQLite are kept between transactions: to check one out of SQLAlchemy's pool and return
    it takes longer than a short read. SQLAlchemy's package for asyncio is not used: it loads its
    ORM, 6 MiB that nothing uses.
    """

    def __init__(self, engine: sa.Engine, most: int) -> None:
        """`most`: maximum number of concurrent transactions, at most the size of the pool."""
        self._engine = engine
        self._most = most
        self._idle: list[sa.Connection] = []
        self._room = asyncio.Semaphore(most)
        self._closed = self._emptied = False

    async def run(self, options: Mapping[str, Any], work: Callable[[sa.Connection], T]) -> T:
        """Run `work` in one transaction of a connection with these execution options, and return
        its result.

        The transaction is committed when `work` returns and rolled back when it raises. On SQLite
        all of it happens in the connection's thread; a cancellation arrives when the transaction
        has ended. Context variables keep their values. Raises SQLAlchemy's InvalidRequestError
        after `close`.
        """
        async with self._room:
            if self._closed:
                raise InvalidRequestError("it is closed")
            connection = await self._connected()
            try:
                connection.execution_options(**options)
                return await _run(connection, work)
            finally:
                reusable = not connection.invalidated and connection.get_transaction() is None
                if reusable and _threaded(connection) is not None:
                    self._idle.append(connection)
                else:
                    await _close(connection)
                if self._emptied:  # this transaction outlived the store
                    await self._empty()

    async def _connected(self) -> sa.Connection:
        if self._idle:
            return self._idle.pop()
        opening = asyncio.ensure_future(util.greenlet_spawn(self._engine.connect))
        try:
            if self._engine.dialect.name != "sqlite":
                return await opening
            # aiosqlite forgets a connection that is cancelled while it opens: it stays open
            return await _wait_to_end(opening)
        except asyncio.CancelledError:
            # it may have opened just before
            if not opening.cancelled() and opening.exception() is None:
                await _close(opening.result())
            raise

    async def close(self) -> None:
        """Close all connections, after the transactions under way, and open none from now on: only
        the last connection that is closed removes SQLite's log of writes."""
        self._closed = True
        ended = 0
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSING_S):
                while ended < self._most:
                    await self._room.acquire()
                    ended += 1
        for _ in range(ended):
            self._room.release()
        self._emptied = True
        await self._empty()

    async def _empty(self) -> None:
        while self._idle:
            await _close(self._idle.pop())
        await util.greenlet_spawn(self._engine.pool.dispose)


async def _close(connection: sa.Connection) -> None:
    await _wait_to_end(asyncio.ensure_future(util.greenlet_spawn(connection.close)))


async def _run(connection: sa.Connection, work: Callable[[sa.Connection], T]) -> T:
    driver = _threaded(connection)
    if driver is None:
        return await util.greenlet_spawn(_transaction, work, connection)
    future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
    context = contextvars.copy_context()
    driver._tx.put_nowait((future, partial(context.run, _in_thread, driver, connection, work)))
    return await _wait_to_end(future)


def _threaded(beneath: sa.Connection) -> aiosqlite.Connection | None:
    """Return the driver's connection if it has a thread of its own, else None."""
    driver = beneath.connection.driver_connection
    return driver if isinstance(driver, aiosqlite.Connection) else None


def run_outside_loop(work: Callable[[], T]) -> T:
    """Inside `run`, call slow code without blocking the event loop."""
    return work() if _inside.driver is not None else util.await_only(asyncio.to_thread(work))


def _transaction(work: Callable[[sa.Connection], T], connection: sa.Connection) -> T:
    with connection.begin():
        result = work(connection)
        if asyncio.iscoroutine(result):
            result.close()
            raise TypeError(f"a transaction is a plain function, not a coroutine: {work}")
        return result


def _in_thread(
    driver: aiosqlite.Connection, beneath: sa.Connection, work: Callable[[sa.Connection], T]
) -> T:
    _inside.driver = driver
    try:
        return _transaction(work, beneath)
    except StopIteration as error:  # a future cannot carry StopIteration
        raise RuntimeError("a transaction raised StopIteration") from error
    finally:
        _inside.driver = None
        if driver.in_transaction:  # the commit failed: an open transaction would lock out others
            driver._conn.rollback()


async def _wait_to_end(future: asyncio.Future[T]) -> T:
    """Wait until a future is done; raise a cancellation only then."""
    try:
        return await asyncio.shield(future)
    except asyncio.CancelledError:
        while not future.done():
            with suppress(asyncio.CancelledError):
                await asyncio.wait([future])
        future.exception()  # retrieve it, so that asyncio does not report it as lost
        raise
