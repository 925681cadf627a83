"""Opening a database: its address, its folder, its connections, its migrations."""

from __future__ import annotations

import json
import logging
import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.errors import StartError
from bot.store.database import private
from bot.store.database.driver import connected
from bot.store.schema import SCHEMA_HEAD
from bot.store.transaction import WRITES

log = logging.getLogger(__name__)

DURABLE, LIGHT = "durable", "light"
"""How a transaction writes: whether it waits for the disk."""
SYNCHRONOUS = {DURABLE: "FULL", LIGHT: "NORMAL"}
"""SQLite's words for it."""

BUSY = 30.0
"""Seconds that a write waits for earlier ones of this and other processes. The reply is deferred
meanwhile (`bot.discord.replies`)."""

CONNECTIONS = 8
"""Transactions at once; others wait for one of them to end. Python runs one thread at a time."""

MIN_DATABASE_BYTES = 512
"""Bytes of the smallest SQLite database. A shorter file would pass for an empty one, and be filled;
ours are born longer, so it was cut short."""

CACHE_KIB = 512
"""KiB that each connection keeps of what it has read. SQLite's two megabytes are lost at the next
write of any other, and the system has read the file besides."""

CHECKED = 2**30
"""Bytes up to which a database is looked through at start: half a second, and the reading."""

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


def file_of(url: URL) -> tuple[int, int] | None:
    """Which file an SQLite address leads to now, by device and number; None for a server, and where
    there is no file."""
    if not url.drivername.startswith("sqlite"):
        return None
    try:
        found = os.stat(url.database or "")
    except OSError:
        return None
    return found.st_dev, found.st_ino


def make_engine(text: str) -> AsyncEngine:
    """An engine for this address, not yet connected; an SQLite file must be there (`prepare`).

    Raises StoreError.
    """
    url = checked_url(text)
    if url.drivername.startswith("sqlite"):
        probed(Path(url.database or ""), "schema_version")
    try:
        # transactions end themselves; a connection more, opened for a moment, costs ten of them
        engine = create_async_engine(
            url,
            json_deserializer=_plain,
            pool_reset_on_return=None,
            pool_size=CONNECTIONS,
            max_overflow=0,
            pool_use_lifo=True,
        )
    except ModuleNotFoundError as error:
        raise StoreError(f"{url.drivername} needs the package {error.name}.") from error
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "do_connect", connected)
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
        event.listen(engine.sync_engine, "begin", _begin_sqlite)
    else:
        event.listen(engine.sync_engine, "begin", _begin_elsewhere)
    return engine


def _plain(text: str) -> Any:
    """What a column of JSON holds; most hold nothing."""
    if text == "{}":
        return {}
    return [] if text == "[]" else json.loads(text)


def prepare(text: str) -> None:
    """Make the file of an SQLite address, with its folder, for its owner alone; or close the one
    there is to others and look whether it is whole. StoreError if it cannot be used: then nothing
    in it was changed. Takes as long as reading the file does."""
    url = checked_url(text)
    if not url.drivername.startswith("sqlite"):
        return
    path = Path(url.database or "")
    if path.exists() and not path.is_file():
        raise StoreError(f"The database {path} cannot be used: that is no file.")
    try:
        private.make_folder(path.parent)
        if not path.exists():
            _make_file(path)
        for suffix in ("", "-wal", "-shm"):
            private.close(path.with_name(path.name + suffix))
        size = path.stat().st_size
    except OSError as error:
        raise StoreError(f"The database {path} cannot be made: {error.strerror}.") from error
    if size < MIN_DATABASE_BYTES:
        raise StoreError(
            f"The database {path} is damaged: it has been cut short to {size} bytes; nothing was "
            f"changed. Put a copy in its place, or move it away to begin anew."
        )
    if size > CHECKED:
        log.warning("%s is too large to be looked through at start", path)
    found = probed(path, "quick_check(1)" if size <= CHECKED else "schema_version")
    if found != "ok" and size <= CHECKED:
        raise StoreError(_damaged(path, found))


def _make_file(path: Path) -> None:
    """An empty database, which is there whole or not at all: whatever is shorter was cut."""
    fresh = path.with_name(f"{path.name}.{os.getpid()}.new")
    private.write(fresh, b"")
    try:
        with closing(sqlite3.connect(fresh)) as connection:
            connection.execute("PRAGMA journal_mode=WAL")
        with suppress(FileExistsError):  # another process was first
            os.link(fresh, path)
    finally:
        fresh.unlink()


def _damaged(path: Path, why: object) -> str:
    return (
        f"The database {path} is damaged ({why}); nothing was changed. Put a copy in its place, "
        f"or move it away to begin anew."
    )


def probed(path: Path, pragma: str) -> Any:
    """What a pragma says of an SQLite file, which is only read; StoreError if it cannot be.

    Done before the asynchronous driver tries: its thread outlives a connection that never was,
    and then fails loudly when the event loop is closed.
    """
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as probe:
            return str(probe.execute(f"PRAGMA {pragma}").fetchone()[0]).replace("\n", " ")
    except sqlite3.DatabaseError as error:
        if "malformed" in str(error):
            raise StoreError(_damaged(path, error)) from error
        raise StoreError(f"The database {path} cannot be used: {error}.") from error


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    try:
        connection.isolation_level = None  # the driver must not begin transactions by itself
        cursor = connection.cursor()
        for pragma in (
            f"busy_timeout={int(BUSY * 1000)}",
            "journal_mode=WAL",
            # an acknowledged move also survives the machine losing power
            f"synchronous={SYNCHRONOUS[DURABLE]}",
            "foreign_keys=ON",
            f"cache_size=-{CACHE_KIB}",
        ):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()
    except BaseException:
        connection.close()  # the pool has not taken it yet; its thread would outlive the loop
        raise


def _begin_sqlite(connection: sa.Connection) -> None:
    """Writers take the write lock at once: upgrading a read transaction could fail half-way."""
    writes = connection.get_execution_options().get(WRITES)
    if writes and connection.info.get(WRITES, DURABLE) != writes:
        connection.exec_driver_sql(f"PRAGMA synchronous={SYNCHRONOUS[writes]}")
        connection.info[WRITES] = writes
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _begin_elsewhere(connection: sa.Connection) -> None:
    """PostgreSQL need not wait for the disk either."""
    if connection.get_execution_options().get(WRITES) == LIGHT:
        connection.exec_driver_sql("SET LOCAL synchronous_commit = off")


def migrate(connection: sa.Connection) -> None:
    """Bring the database to SCHEMA_HEAD, in the transaction of `connection`. Raises StoreError."""
    if connection.dialect.name == "postgresql":  # several processes may start at once
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_STARTING)))
    stands = _stands_at(connection)
    if stands == SCHEMA_HEAD:
        return
    if stands is None and sa.inspect(connection).get_table_names():
        raise StoreError("This database belongs to another program: it holds tables not ours.")
    logging.getLogger("alembic").setLevel(logging.WARNING)  # it tells of its plugins on import
    from alembic import command  # imported only when needed: it costs memory and time
    from alembic.config import Config
    from alembic.util import CommandError

    log.info("the database is brought from %s to %s", stands or "nothing", SCHEMA_HEAD)
    config = Config()
    folder = str(Path(__file__).parents[1] / "migrations").replace("%", "%%")
    config.set_main_option("script_location", folder)
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise StoreError(
            f"This database was written by another version of the program (it stands at "
            f"{stands!r}, this program knows up to {SCHEMA_HEAD!r}); nothing was changed."
        ) from error


def _stands_at(connection: sa.Connection) -> str | None:
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)
