"""Open a database: address, folder, connections, migrations."""

from __future__ import annotations

import json
import logging
import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, OperationalError

from bot.errors import StartError
from bot.store import migrations
from bot.store.database import private
from bot.store.database.driver import connect
from bot.store.schema import SCHEMA_HEAD, metadata
from bot.store.transaction import WRITES

log = logging.getLogger(__name__)

DURABLE, LIGHT = "durable", "light"
"""How a transaction writes: whether it waits for the disk."""
SYNCHRONOUS = {DURABLE: "FULL", LIGHT: "NORMAL"}
"""SQLite's values of the pragma `synchronous`."""

BUSY = 30.0
"""Seconds that a write waits for earlier ones of this and other processes. Meanwhile the reply is
deferred (`bot.discord.replies`)."""

CONNECTIONS = 8
"""Maximum number of concurrent transactions. Python runs one thread at a time, so more would not
help."""

INCREMENTAL: Final = 2
"""SQLite's number for databases whose free pages can be given back."""
MIN_DATABASE_BYTES = 512
"""Size of the smallest SQLite database in bytes. SQLite would treat a shorter file as empty and
fill it; ours are created longer, so a shorter one was truncated."""

CACHE_KIB = 512
"""Page cache of each connection in KiB. SQLite's default of 2 MiB is invalidated by the next write
of any other connection, and the system caches the file anyway."""

MAX_CHECKED_BYTES = 2**30
"""Databases up to this size in bytes are fully checked at startup: half a second, plus the
reading."""

LOCK_TIMEOUT_MS: Final = 400
"""Milliseconds that a migration waits for a table on a server. Moves wait behind it for that long,
so it must be shorter than the second after which the server ends one of two that wait for each
other, which could be a move."""
_STARTING = 0x67686172
"""Number of the advisory lock that guards the migration of a PostgreSQL database."""


class StoreError(StartError):
    """The database cannot be used; the message is one sentence. Nothing in it was changed."""


SERVER_OPTIONS: Final = frozenset({"ssl", "sslmode", "host", "port"})
"""What may follow the question mark in the address of a server."""


def checked_url(text: str) -> URL:
    """Return the parsed address; StoreError names the error in it."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):  # the latter for a port that is not a number
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
    if url.drivername.startswith("sqlite") and url.query:
        raise StoreError("GHARKANE_DATABASE_URL must not have options: SQLite takes none here.")
    if unknown := url.query.keys() - SERVER_OPTIONS:
        raise StoreError(
            f"GHARKANE_DATABASE_URL has an option that the driver does not take: "
            f"{', '.join(sorted(unknown))}. Known are {', '.join(sorted(SERVER_OPTIONS))}."
        )
    if not all(port.isdecimal() for port in url.normalized_query.get("port", ())):
        raise StoreError("GHARKANE_DATABASE_URL has a port that is no number.")
    if "sslmode" in url.query:  # PostgreSQL's own name for it
        modes = {"ssl": url.query["sslmode"]} | dict(url.query)
        url = url.set(query={name: text for name, text in modes.items() if name != "sslmode"})
    return url


def missing_file(url: str) -> str:
    """Return the path of an SQLite file that does not exist; empty if it does, or for a server."""
    parsed = checked_url(url)
    path = parsed.database or ""
    return path if parsed.drivername.startswith("sqlite") and not Path(path).is_file() else ""


def need_database(url: str) -> None:
    """StoreError if the file of this address does not exist."""
    if missing := missing_file(url):
        raise StoreError(f"There is no database at {missing}.")


def file_of(url: URL) -> tuple[int, int] | None:
    """Return device and number of an SQLite file; None for a server, and if there is no file."""
    if not url.drivername.startswith("sqlite"):
        return None
    try:
        status = os.stat(url.database or "")
    except OSError:
        return None
    return status.st_dev, status.st_ino


def make_engine(text: str) -> sa.Engine:
    """Return an engine for this address, not yet connected; an SQLite file must exist (`prepare`).
    Raises StoreError."""
    url = checked_url(text)
    if url.drivername.startswith("sqlite"):
        read_pragma(Path(url.database or ""), "schema_version")
    try:
        # transactions end themselves, so no reset on return; one extra connection costs ten of them
        engine = sa.create_engine(
            url,
            json_deserializer=_parse_json,
            pool_reset_on_return=None,
            pool_size=CONNECTIONS,
            max_overflow=0,
            pool_use_lifo=True,
        )
    except ModuleNotFoundError as error:
        raise StoreError(f"{url.drivername} needs the package {error.name}.") from error
    if engine.dialect.name == "sqlite":
        event.listen(engine, "do_connect", connect)
        event.listen(engine, "connect", _prepare_sqlite)
    return engine


def _parse_json(text: str) -> Any:
    """Parse a JSON column; most are empty."""
    if text == "{}":
        return {}
    return [] if text == "[]" else json.loads(text)


def prepare(text: str) -> None:
    """Create the file of an SQLite address, with its folder, for its owner only; an existing one is
    made private and checked. StoreError if it cannot be used: then nothing in it was changed. Takes
    as long as reading the file."""
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
    if size > MAX_CHECKED_BYTES:
        log.warning("%s is too large to be looked through at start", path)
    check_result = read_pragma(
        path, "quick_check(1)" if size <= MAX_CHECKED_BYTES else "schema_version"
    )
    if check_result != "ok" and size <= MAX_CHECKED_BYTES:
        raise StoreError(_damage_message(path, check_result))


def _make_file(path: Path) -> None:
    """Create an empty database atomically: a shorter file was truncated."""
    fresh = path.with_name(f"{path.name}.{os.getpid()}.new")
    private.write(fresh, b"")
    try:
        with closing(sqlite3.connect(fresh)) as connection:
            connection.execute("PRAGMA auto_vacuum=INCREMENTAL")  # before anything is written
            connection.execute("PRAGMA journal_mode=WAL")
        with suppress(FileExistsError):  # another process was first
            os.link(fresh, path)
    finally:
        fresh.unlink()


def let_shrink(url: URL) -> None:
    """Rewrite an SQLite database of a version whose files could not shrink, unless it is large; it
    takes as long as reading and writing the file. Without room on the disk it stays as it is."""
    path = Path(url.database or "")
    if not url.drivername.startswith("sqlite") or path.stat().st_size > MAX_CHECKED_BYTES:
        return
    with closing(sqlite3.connect(path, timeout=BUSY, isolation_level=None)) as connection:
        if connection.execute("PRAGMA auto_vacuum").fetchone()[0] == INCREMENTAL:
            return
        try:
            connection.execute("PRAGMA auto_vacuum=INCREMENTAL")
            connection.execute("VACUUM")
        except sqlite3.OperationalError as error:
            log.warning("%s could not be rewritten, so it will not shrink: %s", path, error)


def _damage_message(path: Path, why: object) -> str:
    return (
        f"The database {path} is damaged ({why}); nothing was changed. Put a copy in its place, "
        f"or move it away to begin anew."
    )


def read_pragma(path: Path, pragma: str) -> Any:
    """Return the value of a pragma of an SQLite file, opened read-only; StoreError if that fails.
    It runs before the asynchronous driver tries: that driver's thread outlives a failed connection,
    and then raises when the event loop is closed."""
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as probe:
            return str(probe.execute(f"PRAGMA {pragma}").fetchone()[0]).replace("\n", " ")
    except sqlite3.DatabaseError as error:
        if "malformed" in str(error):
            raise StoreError(_damage_message(path, error)) from error
        raise StoreError(f"The database {path} cannot be used: {error}.") from error


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    try:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in (
            "journal_mode=WAL",
            "busy_timeout=0",  # `Store` waits for locks itself, so that it can give up
            # an acknowledged move also survives a power failure
            f"synchronous={SYNCHRONOUS[DURABLE]}",
            "foreign_keys=ON",
            f"cache_size=-{CACHE_KIB}",
        ):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()
    except BaseException:
        connection.close()  # not yet in the pool; its thread would outlive the event loop
        raise


def begin(connection: sa.Connection) -> None:
    """Begin a transaction of this connection on the database, as its execution options ask for. No
    event of SQLAlchemy does it: with one, each statement looks for others."""
    writes = connection.get_execution_options().get(WRITES)
    if connection.dialect.name == "sqlite":
        try:
            _begin_sqlite(connection, writes)
        except sqlite3.Error as error:
            raise OperationalError("BEGIN", None, error) from error
    elif writes == LIGHT:
        connection.exec_driver_sql("SET LOCAL synchronous_commit = off")


def _begin_sqlite(connection: sa.Connection, writes: str | None) -> None:
    """Take the write lock at the beginning of a write: upgrading a read transaction could fail
    half-way."""
    cursor = connection.connection.cursor()
    if writes and connection.info.get(WRITES, DURABLE) != writes:
        cursor.execute(f"PRAGMA synchronous={SYNCHRONOUS[writes]}")
        connection.info[WRITES] = writes
    cursor.execute("BEGIN IMMEDIATE" if writes else "BEGIN")
    cursor.close()


def check_origin(connection: sa.Connection) -> None:
    """Raise StoreError for a database of another program, or of a version before 1.0.0."""
    stands = _version_of(connection)
    if stands is None and sa.inspect(connection).get_table_names():
        raise StoreError("This database belongs to another program: it holds tables not ours.")
    if stands is not None and stands < migrations.FIRST:
        raise StoreError(before_first("This database", stands))


def before_first(what: str, stands: str) -> str:
    """Return the sentence for a database or a copy (`what`) of a version before 1.0.0."""
    return (
        f"{what} was written before version 1.0.0 (it stands at {stands!r}): start version 1.0.0 "
        f"with it once, then this version; nothing was changed."
    )


def migrate(connection: sa.Connection) -> None:
    """Bring the database to SCHEMA_HEAD, in the transaction of `connection`. Raises StoreError."""
    if connection.dialect.name == "postgresql":  # several processes may start concurrently
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_STARTING)))
        connection.execute(sa.text(f"SET LOCAL lock_timeout = '{LOCK_TIMEOUT_MS}ms'"))
    stands = _version_of(connection)
    if stands == SCHEMA_HEAD:
        return
    logging.getLogger("alembic").setLevel(logging.WARNING)  # it logs its plugins on import
    from alembic import command  # imported only when needed: it costs memory and time
    from alembic.util import CommandError

    log.info("the database is brought from %s to %s", stands or "nothing", SCHEMA_HEAD)
    config = migrations.scripts()
    config.attributes["connection"] = connection
    if stands is None:
        migrations.declare_tables()
        for table in metadata.tables.values():
            for index in table.indexes:  # what an index leaves out is declared for SQLite alone
                known = index.dialect_options
                known[connection.dialect.name]["where"] = known["sqlite"]["where"]
        metadata.create_all(connection, checkfirst=False)
        command.stamp(config, SCHEMA_HEAD)
        return
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise StoreError(
            f"This database was written by another version of the program (it stands at "
            f"{stands!r}, this program knows up to {SCHEMA_HEAD!r}); nothing was changed."
        ) from error


def is_locked(error: StoreError) -> bool:
    """Return whether a transaction on a server ended because it waited for another one."""
    cause = error.__cause__
    state = getattr(cause.orig, "sqlstate", "") if isinstance(cause, DBAPIError) else ""
    return state in ("55P03", "40P01")  # lock not available, deadlock detected


def _version_of(connection: sa.Connection) -> str | None:
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    version = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
    return None if version is None else str(version)
