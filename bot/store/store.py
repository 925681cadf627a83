"""The database behind all stored data. Open it once, share it, close it."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, nullcontext
from typing import Any, Final, Self, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from bot.store.database.copies import copy_before
from bot.store.database.driver import Connections
from bot.store.database.opening import (
    BUSY,
    CONNECTIONS,
    DURABLE,
    INCREMENTAL,
    LIGHT,
    StoreError,
    begin,
    check_origin,
    file_of,
    is_locked,
    let_shrink,
    make_engine,
    migrate,
    prepare,
)
from bot.store.transaction import WRITES, Tx

T = TypeVar("T")

READ_ONLY: Final = ""
"""Write mode of a read-only transaction."""

REPEATABLE_READ: Final = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
"""Lets all statements of a PostgreSQL transaction see the same moment; SQLite's always do."""

ANALYSIS_LIMIT = 1000
"""Rows of each index that SQLite samples."""

MIGRATION_TRIES: Final = 60
"""How often a migration is tried where other processes hold what it needs."""
MIGRATION_PAUSE_S: Final = 0.5
"""Seconds between two of these, in which those who waited for it go on."""
SHRINK_PAGES: Final = 250
"""Free pages given back in one transaction, which delays other writers."""
SHRINK_PAUSE_S: Final = 0.2
"""Seconds between two of these."""

LAST_WAIT_S: Final = 0.5
"""Seconds after `stop_waiting` in which transactions on a server may wait for locks: longer than a
migration makes them wait."""
LEAST_S: Final = 0.2
"""Seconds that each later one may take."""

LOCK_POLL_S: Final = 0.01
"""Seconds between two attempts at an SQLite database that another process has locked."""

_ONE_PAGE: Final = sa.text("PRAGMA incremental_vacuum(1)")

log = logging.getLogger(__name__)


def _give_back(tx: Tx) -> bool:
    """Give back some free pages; return whether there are more."""
    free = int(tx.execute(sa.text("PRAGMA freelist_count")).scalar_one())
    incremental = tx.execute(sa.text("PRAGMA auto_vacuum")).scalar_one() == INCREMENTAL
    for _ in range(min(free, SHRINK_PAGES) if incremental else 0):
        tx.execute(_ONE_PAGE)  # the driver takes one step of a statement without rows: one page
    return incremental and free > SHRINK_PAGES


class Store:
    """Transactions over one database; queries are functions that take a transaction. Several
    stores, even of several processes, may share one database."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        at_one_moment = REPEATABLE_READ if engine.dialect.name == "postgresql" else {}
        self._options: dict[str, dict[str, Any]] = {
            READ_ONLY: {WRITES: READ_ONLY, **at_one_moment},
            LIGHT: {WRITES: LIGHT},
            DURABLE: {WRITES: DURABLE},
        }
        """Execution options, by how a transaction writes."""
        self._connections = Connections(engine, CONNECTIONS)
        self._file = file_of(engine.url)
        self._waits = True
        self._until = 0.0
        """Once `_waits` is False: the event loop's time until which those on a server may wait."""
        self._limits: set[asyncio.Timeout] = set()
        """Limits of the transactions under way on a server, until they commit."""
        # SQLite has one writer. Queueing here is fair and wakes at once; waiting for another
        # process polls.
        self._writer: Any = asyncio.Lock() if engine.dialect.name == "sqlite" else nullcontext()

    @classmethod
    async def open(cls, url: str) -> Store:
        """Return the store at this address, migrated. StoreError (one sentence) if it cannot be
        used."""
        store = await cls.open_unmigrated(url)
        try:
            await store.migrate()
        except BaseException:
            await store.close()
            raise
        return store

    @classmethod
    async def open_unmigrated(cls, url: str) -> Store:
        """Open a database without migrating it, possibly of an older version since 1.0.0; created
        if there is none. StoreError (one sentence) if it cannot be used."""
        await asyncio.to_thread(prepare, url)
        store = cls(make_engine(url))
        try:
            await store.read(lambda tx: check_origin(tx.connection))
        except BaseException:
            await store.close()
            raise
        return store

    async def migrate(self) -> None:
        """Migrate the database to this version, after a backup. On a server other processes may
        use it meanwhile: where one of them holds what a migration needs, try again."""
        await asyncio.to_thread(copy_before, self._engine.url)
        for left in reversed(range(MIGRATION_TRIES)):
            try:
                await self.write(lambda tx: migrate(tx.connection))
                break
            except StoreError as error:
                if not (left and is_locked(error)):
                    raise
            await asyncio.sleep(MIGRATION_PAUSE_S)
        await asyncio.to_thread(let_shrink, self._engine.url)

    @property
    def is_file(self) -> bool:
        """Whether it is SQLite, which one process uses exclusively."""
        return self._file is not None

    def stop_waiting(self) -> None:
        """From now on let a transaction fail rather than wait for another process's lock; even
        those that already wait."""
        self._waits = False
        self._until = asyncio.get_running_loop().time() + LAST_WAIT_S
        for limit in self._limits:
            limit.reschedule(self._until)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Close all connections."""
        await self._connections.close()

    async def analyze(self) -> None:
        """Update the statistics that the query planner uses."""

        def work(tx: Tx) -> None:
            if tx.dialect.name == "sqlite":
                tx.execute(sa.text(f"PRAGMA analysis_limit={ANALYSIS_LIMIT}"))
            tx.execute(sa.text("ANALYZE"))

        await self.write(work)

    async def shrink(self) -> None:
        """Give free pages of an SQLite file back to the disk, a few at a time."""
        more = self.is_file
        while more:
            more = await self.write(_give_back)
            await asyncio.sleep(SHRINK_PAUSE_S if more else 0.0)

    async def write(self, work: Callable[[Tx], T], *, durable: bool = True) -> T:
        """Run `work` in a transaction that may write, and return its result: everything is
        committed when it returns, nothing when it raises. A write that is not `durable` survives
        the process, but a power failure only after a later durable commit: it does not wait for the
        disk. IntegrityError passes through (unique constraints decide races); any other database
        error becomes a StoreError."""
        async with self._turn():
            return await self._transaction(DURABLE if durable else LIGHT, work)

    async def read(self, work: Callable[[Tx], T]) -> T:
        """Run `work` in a read-only transaction, at one moment of the database, and return its
        result."""
        return await self._transaction(READ_ONLY, work)

    @asynccontextmanager
    async def _turn(self) -> AsyncIterator[None]:
        """Wait for earlier writes, as long as for those of other processes."""
        try:
            async with asyncio.timeout(BUSY):
                await self._writer.__aenter__()
        except TimeoutError:
            raise self._busy() from None
        try:
            yield
        finally:
            await self._writer.__aexit__(None, None, None)

    @property
    def _where(self) -> str:
        return self._engine.url.render_as_string(hide_password=True)

    def _busy(self) -> StoreError:
        return StoreError(f"The database {self._where} cannot be used: it is busy.")

    async def _transaction(self, writes: str, work: Callable[[Tx], T]) -> T:
        # SQLite goes on writing to a deleted file: everything seems well until the last connection
        # is closed, and then all later data is lost.
        if file_of(self._engine.url) != self._file:
            raise StoreError(
                f"The database {self._where} was removed or replaced while it was in use; nothing "
                f"is written any more. Put a copy in its place and start the program again."
            )

        def transaction(connection: sa.Connection) -> T:
            begin(connection)
            result = work(Tx(connection))
            if not self.is_file:  # a commit is not given up: nobody would know what came of it
                limit.reschedule(None)
                self._limits.discard(limit)
            return result

        loop = asyncio.get_running_loop()
        until = loop.time() + BUSY
        while True:
            unlimited = self.is_file or self._waits
            limit = asyncio.timeout_at(
                None if unlimited else max(self._until, loop.time() + LEAST_S)
            )
            try:
                async with limit:
                    if not self.is_file:
                        self._limits.add(limit)
                    try:
                        return await self._connections.run(self._options[writes], transaction)
                    finally:
                        self._limits.discard(limit)
            except IntegrityError:
                raise
            except TimeoutError:
                raise self._busy() from None
            except (SQLAlchemyError, OSError) as error:
                cause = error.orig if isinstance(error, DBAPIError) else error
                # before a transaction holds its lock it has done nothing, so it can be repeated
                locked = getattr(cause, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_BUSY
                if not (locked and self._waits and loop.time() < until):
                    reason = f"The database {self._where} cannot be used: {cause}."
                    raise StoreError(reason) from error
            await asyncio.sleep(LOCK_POLL_S)
