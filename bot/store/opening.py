"""Opening a database: its address, its folder, its connections, its migrations."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.config import StartError
from bot.store.schema import HEAD

WRITES = "gharkane_writes"
"""Execution option of a connection whose transaction is going to write."""

_BUSY_MS = 10_000
"""How long SQLite waits for another process's write."""


_STARTING = 0x67686172
"""Number of the lock under which a PostgreSQL database is migrated."""


class StoreError(StartError):
    """The database cannot be used; one sentence saying why. Nothing in it was changed."""


def checked_url(text: str) -> URL:
    """The parsed address; StoreError names what is wrong with it."""
    try:
        url = make_url(text)
    except ArgumentError:
        raise StoreError("GHARKANE_DATABASE_URL is not a database address.") from None
    shown = url.render_as_string(hide_password=True)
    if url.drivername not in ("sqlite+aiosqlite", "postgresql+asyncpg"):
        raise StoreError(
            f"GHARKANE_DATABASE_URL must begin with sqlite+aiosqlite:// or postgresql+asyncpg://; "
            f"{shown} does not."
        )
    in_memory = not url.database or ":memory:" in url.database or url.query.get("mode") == "memory"
    if url.drivername.startswith("sqlite") and in_memory:
        raise StoreError(f"GHARKANE_DATABASE_URL must name a file: {shown} would lose every game.")
    return url


def missing_file(url: str) -> str:
    """The path of an SQLite file that does not exist; empty if it does, or for a server."""
    parsed = checked_url(url)
    path = parsed.database or ""
    return path if parsed.drivername.startswith("sqlite") and not Path(path).is_file() else ""


def make_engine(text: str) -> AsyncEngine:
    """An engine for this address, not yet connected; makes the folder of an SQLite file.

    Raises StoreError.
    """
    url = checked_url(text)
    if url.drivername.startswith("sqlite"):
        _probe_file(Path(url.database or ""))
    try:
        engine = create_async_engine(url)
    except ModuleNotFoundError as error:
        raise StoreError(f"{url.drivername} needs the package {error.name}.") from error
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
        event.listen(engine.sync_engine, "begin", _begin_sqlite)
    return engine


def _probe_file(path: Path) -> None:
    """Open and close an SQLite file, making it if need be; StoreError if it cannot be read.

    Done before the asynchronous driver tries: its thread outlives a connection that never was,
    and then fails loudly when the event loop is closed.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(f"The folder {path.parent} cannot be made: {error.strerror}.") from error
    try:
        with closing(sqlite3.connect(path)) as probe:
            probe.execute("PRAGMA schema_version")
    except sqlite3.Error as error:
        raise StoreError(f"The database {path} cannot be used: {error}.") from error


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    try:
        connection.isolation_level = None  # the driver must not begin transactions by itself
        cursor = connection.cursor()
        for pragma in (
            f"busy_timeout={_BUSY_MS}",
            "journal_mode=WAL",
            "synchronous=FULL",  # an acknowledged move also survives the machine losing power
            "foreign_keys=ON",
        ):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()
    except BaseException:
        connection.close()  # the pool has not taken it yet; its thread would outlive the loop
        raise


def _begin_sqlite(connection: sa.Connection) -> None:
    """Writers take the write lock at once: upgrading a read transaction could fail half-way."""
    writes = connection.get_execution_options().get(WRITES)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def migrate(connection: sa.Connection) -> None:
    """Bring the database to HEAD, in the transaction of `connection`. Raises StoreError."""
    if connection.dialect.name == "postgresql":  # several processes may start at once
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_STARTING)))
    stands = _stands_at(connection)
    if stands == HEAD:
        return
    if stands is None and sa.inspect(connection).get_table_names():
        raise StoreError("This database belongs to another program: it holds tables not ours.")
    from alembic import command  # imported only when needed: it costs memory and time
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    folder = str(Path(__file__).parent / "migrations").replace("%", "%%")
    config.set_main_option("script_location", folder)
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise StoreError(
            f"This database was written by another version of the program (it stands at "
            f"{stands!r}, this program knows up to {HEAD!r}); nothing was changed."
        ) from error


def _stands_at(connection: sa.Connection) -> str | None:
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)
