"""The database behind everything that is remembered. Open it once, share it, close it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, nullcontext
from typing import Any, Final, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store.database.copies import copy_before
from bot.store.database.driver import run
from bot.store.database.opening import (
    BUSY,
    DURABLE,
    LIGHT,
    StoreError,
    file_of,
    make_engine,
    migrate,
    prepare,
)
from bot.store.transaction import WRITES, Tx

T = TypeVar("T")

READS: Final = ""
"""What a transaction that only reads says of how it writes."""

AT_ONE_MOMENT: Final = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
"""What makes all statements of a transaction of PostgreSQL see the same; SQLite's always do."""

ANALYZED = 1000
"""Rows of each index that SQLite looks at."""

log = logging.getLogger(__name__)


class Store:
    """Transactions over one database; the queries are functions beside it, given a transaction.

    Several stores, also of several processes, may share one database.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        at_one_moment = AT_ONE_MOMENT if engine.dialect.name == "postgresql" else {}
        self._engines = {
            READS: engine.execution_options(**{WRITES: READS}, **at_one_moment),
            LIGHT: engine.execution_options(**{WRITES: LIGHT}),
            DURABLE: engine.execution_options(**{WRITES: DURABLE}),
        }
        """The same connections, by how a transaction writes."""
        self._file = file_of(engine.url)
        # SQLite has one writer. Queueing here is fair and wakes at once; SQLite's own waiting
        # polls and is what remains between processes.
        self._writer: Any = asyncio.Lock() if engine.dialect.name == "sqlite" else nullcontext()

    @classmethod
    async def open(cls, url: str) -> Store:
        """The store at this address, migrated. StoreError (one sentence) if it cannot be used."""
        store = await cls.found(url)
        try:
            await store.migrate()
        except BaseException:
            await store.close()
            raise
        return store

    @classmethod
    async def found(cls, url: str) -> Store:
        """The same without migration, possibly of an older version; created if there is none."""
        await asyncio.to_thread(prepare, url)
        return cls(make_engine(url))

    async def migrate(self) -> None:
        """Bring the database to this version, after a copy of what there was."""
        await asyncio.to_thread(copy_before, self._engine.url)
        await self.write(lambda tx: migrate(tx.connection))

    @property
    def is_file(self) -> bool:
        """Whether it is SQLite, which one process has for itself."""
        return self._file is not None

    async def close(self) -> None:
        """Give every connection back."""
        await self._engine.dispose()

    async def analyze(self) -> None:
        """Let the database look at how its values are spread, by which it plans its statements."""

        def work(tx: Tx) -> None:
            if tx.dialect.name == "sqlite":
                tx.execute(sa.text(f"PRAGMA analysis_limit={ANALYZED}"))
            tx.execute(sa.text("ANALYZE"))

        await self.write(work)

    async def write(self, work: Callable[[Tx], T], *, durable: bool = True) -> T:
        """Run `work` in a transaction that may write, and return its result: everything is
        committed when it returns, nothing when it raises.

        What is not `durable` outlives the process, but a loss of power only once a later durable
        transaction was committed: the disk is not waited for. IntegrityError passes through (unique
        constraints decide races); any other database error becomes a StoreError.
        """
        async with self._turn():
            return await self._transaction(DURABLE if durable else LIGHT, work)

    async def read(self, work: Callable[[Tx], T]) -> T:
        """Run `work` in a transaction that only reads, at one moment of the database, and return
        its result."""
        return await self._transaction(READS, work)

    @asynccontextmanager
    async def _turn(self) -> AsyncIterator[None]:
        """Wait for the writes before this one, as long as for those of other processes."""
        try:
            async with asyncio.timeout(BUSY):
                await self._writer.__aenter__()
        except TimeoutError:
            raise StoreError(f"The database {self._where} cannot be used: it is busy.") from None
        try:
            yield
        finally:
            await self._writer.__aexit__(None, None, None)

    @property
    def _where(self) -> str:
        return self._engine.url.render_as_string(hide_password=True)

    async def _transaction(self, writes: str, work: Callable[[Tx], T]) -> T:
        # SQLite goes on writing to a file that was removed: until the last connection is closed
        # all seems well, and then everything since is lost.
        if file_of(self._engine.url) != self._file:
            raise StoreError(
                f"The database {self._where} was removed or replaced while it was in use; nothing "
                f"is written any more. Put a copy in its place and start the program again."
            )
        try:
            async with self._engines[writes].connect() as connection:
                return await run(connection, lambda beneath: work(Tx(beneath)))
        except IntegrityError:
            raise
        except (SQLAlchemyError, OSError) as error:
            cause = error.orig if isinstance(error, DBAPIError) else error
            raise StoreError(f"The database {self._where} cannot be used: {cause}.") from error
