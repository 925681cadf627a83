"""Back up an SQLite database in use, and restore the copy."""

from __future__ import annotations

import glob
import logging
import os
import re
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

from sqlalchemy.engine import URL

from bot.store import migrations
from bot.store.database import private
from bot.store.database.opening import (
    MIN_DATABASE_BYTES,
    StoreError,
    before_first,
    checked_url,
    need_database,
    read_pragma,
)
from bot.store.schema import SCHEMA_HEAD

log = logging.getLogger(__name__)

Progress = Callable[[int, int], None]
"""Called with the number of pages still to be copied, and the total."""
RESTORE_EPOCH_S = 1_767_225_600
"""2026-01-01 UTC in seconds since 1970. A restore raises all revisions by the seconds since then,
so that no revision is ever reused."""
SKIPPED_TABLE_NUMBERS = 100_000
"""Table numbers to skip after a restore: more than the lost database can have assigned since the
copy."""
_COPY = re.compile(r"gharkane-\d{8}-\d{6}\.db")
PAGES_PER_STEP = 1000
"""Pages copied between two progress reports; writers may run in between."""


def backup(url: str, to: Path, progress: Progress = lambda *_: None) -> None:
    """Take a consistent copy of the database at this address into a new file with mode 0600,
    without blocking its users. StoreError on failure."""
    source = _file(url, "backup")
    if to.exists():
        raise StoreError(f"{to} is there already: name a file that is not.")
    _copy(source, to, progress)


def named_after(folder: Path, now: float) -> Path:
    """Return the name of a copy in this folder, taken now (seconds since 1970)."""
    return folder / time.strftime("gharkane-%Y%m%d-%H%M%S.db", time.gmtime(now))


def copies_in(folder: Path) -> list[Path]:
    """Return the copies in this folder that `named_after` names, the oldest first."""
    named = (path for path in folder.glob("gharkane-*.db") if _COPY.fullmatch(path.name))
    return sorted(named)


def restore(url: str, copy: Path, now: float, progress: Progress = lambda *_: None) -> Path | None:
    """Replace the database at this address with a copy; nothing may be using it. Return the path
    where the previous database was kept, or None if there was none. `now` in seconds since 1970.
    StoreError, and nothing is changed, if the copy is not a complete database of this version or an
    earlier one since 1.0.0."""
    parsed = checked_url(url)
    if not parsed.drivername.startswith("sqlite"):
        raise StoreError("restore is for SQLite; PostgreSQL has pg_restore.")
    if not copy.is_file():
        raise StoreError(f"There is no file {copy}.")
    check_result = read_pragma(copy, "quick_check(1)")
    if check_result != "ok":
        raise StoreError(f"{copy} is damaged ({check_result}); nothing was changed.")
    stands = _version_of_file(copy)
    if stands is None:
        raise StoreError(f"{copy} is no database of this program; nothing was changed.")
    if stands < migrations.FIRST:
        raise StoreError(before_first(str(copy), stands))
    if stands > SCHEMA_HEAD:
        raise StoreError(
            f"{copy} was written by a newer version of the program (it stands at {stands}, this "
            f"program knows up to {SCHEMA_HEAD}); nothing was changed."
        )
    target = Path(parsed.database or "")
    private.make_folder(target.parent)
    kept = _free(target, "before-restore") if target.exists() else None
    last_number = 0
    if kept is not None and is_whole(target):
        last_number = _highest_number(target)
        _copy(target, kept)
    # a damaged database cannot be copied, nor overwritten in one transaction
    elif kept is not None:
        for suffix in ("", "-wal", "-shm"):
            part = target.with_name(f"{target.name}{suffix}")
            if part.exists():
                part.replace(kept.with_name(f"{kept.name}{suffix}"))
    _copy(copy, target, progress)
    with closing(sqlite3.connect(target)) as target_connection, target_connection:
        for statement, values in _renewal_statements(int(now) - RESTORE_EPOCH_S, last_number):
            target_connection.execute(statement, values)
    return kept


def _highest_number(path: Path) -> int:
    """Return the highest row id that any table of a database has assigned."""
    with closing(sqlite3.connect(path)) as asked, suppress(sqlite3.OperationalError):
        (last,) = asked.execute("SELECT coalesce(max(seq), 0) FROM sqlite_sequence").fetchone()
        return int(last)
    return 0


def _renewal_statements(seconds: int, last_number: int) -> list[tuple[str, tuple[int, ...]]]:
    """Return statements that invalidate the buttons, threads and links of the replaced database: no
    revision or number of a row is reused, and no link is valid, revoked since or not.
    `last_number`: the highest number of the replaced database, 0 if it cannot be read. The page
    docs/hosting.md has the same for PostgreSQL."""
    return [
        ("DELETE FROM touch_links", ()),
        (
            "INSERT INTO sqlite_sequence (name, seq) SELECT name, 0 FROM sqlite_master WHERE type ="
            " 'table' AND sql LIKE '%AUTOINCREMENT%' AND name NOT IN (SELECT name FROM"
            " sqlite_sequence)",
            (),
        ),
        ("UPDATE processes SET holder = ''", ()),  # release the process that ran when it was copied
        ("UPDATE seats SET revision = revision + ?", (seconds,)),
        ("UPDATE clocks SET revision = revision + ?", (seconds,)),
        ("UPDATE sqlite_sequence SET seq = max(seq, ?) + ?", (last_number, SKIPPED_TABLE_NUMBERS)),
    ]


def is_whole(path: Path) -> bool:
    """Return whether an SQLite database exists and is undamaged."""
    try:
        return (
            path.stat().st_size >= MIN_DATABASE_BYTES
            and read_pragma(path, "quick_check(1)") == "ok"
        )
    except (OSError, StoreError):
        return False


def copy_before(url: URL) -> None:
    """Copy an SQLite database that is about to be migrated to a file beside it."""
    if not url.drivername.startswith("sqlite"):
        return
    path = Path(url.database or "")
    stands = _version_of_file(path)
    # a new database, another program's, or one that needs no migration
    if stands is None or stands >= SCHEMA_HEAD:
        return
    kept = path.with_name(f"{path.name}.before-{SCHEMA_HEAD}")
    for torn in path.parent.glob(f"{glob.escape(kept.name)}*.new"):  # of a start that was killed
        torn.unlink(missing_ok=True)
    copy = _free(path, f"before-{SCHEMA_HEAD}")
    _copy(path, copy)
    copy.replace(kept)  # one of a migration that was interrupted is older
    for older in path.parent.glob(f"{glob.escape(kept.name)}-[0-9]*"):
        older.unlink(missing_ok=True)
    log.info("the database as it was is kept in %s", kept)


def _file(url: str, purpose: str) -> Path:
    parsed = checked_url(url)
    if not parsed.drivername.startswith("sqlite"):
        raise StoreError(f"{purpose} is for SQLite; PostgreSQL has pg_dump.")
    need_database(url)
    return Path(parsed.database or "")


def _free(path: Path, word: str) -> Path:
    """Return an unused file name beside this file."""
    first = path.with_name(f"{path.name}.{word}")
    others = (path.with_name(f"{path.name}.{word}-{n}") for n in range(2, 10_000))
    return next(candidate for candidate in (first, *others) if not candidate.exists())


def _copy(source: Path, target: Path, progress: Progress = lambda *_: None) -> None:
    """Copy a database. An existing target gets the new content in one transaction; a new one
    appears complete or not at all."""
    fresh = target if target.exists() else target.with_name(f"{target.name}.{os.getpid()}.new")
    try:
        if fresh is not target:
            private.write(fresh, b"")
        with (
            closing(sqlite3.connect(source)) as source_connection,
            closing(sqlite3.connect(fresh)) as target_connection,
        ):
            # read one snapshot: else the copy would restart after each write of another process
            source_connection.execute("BEGIN")
            source_connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
            source_connection.backup(
                target_connection,
                pages=PAGES_PER_STEP,
                progress=lambda _, remaining, pages: progress(remaining, pages),
            )
        if fresh is not target:
            with fresh.open("rb") as file:
                os.fsync(file.fileno())
            fresh.replace(target)
    except (sqlite3.Error, OSError) as error:
        if fresh is not target:
            fresh.unlink(missing_ok=True)
        raise StoreError(f"{source} cannot be copied to {target}: {error}.") from error


def _version_of_file(path: Path) -> str | None:
    """Return the migration of a database; None if it is not ours."""
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as asked:
        try:
            row = asked.execute("SELECT version_num FROM alembic_version").fetchone()
        except sqlite3.Error:
            return None
    return None if row is None else str(row[0])
