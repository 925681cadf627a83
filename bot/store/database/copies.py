"""Copies of an SQLite database, taken while it is in use, and put back."""

from __future__ import annotations

import logging
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

from sqlalchemy.engine import URL

from bot.store.database import private
from bot.store.database.opening import (
    MIN_DATABASE_BYTES,
    StoreError,
    checked_url,
    missing_file,
    probed,
)
from bot.store.schema import SCHEMA_HEAD

log = logging.getLogger(__name__)

Progress = Callable[[int, int], None]
"""Told how many pages are still to be copied, and of how many."""
RESTORES_FROM = 1_767_225_600
"""2026-01-01 UTC in seconds since 1970: revisions of a copy rise by the seconds since then, so that
no two lives of a database share one."""
PASSED_OVER = 100_000
"""Table numbers that are passed over when a copy is put back: more than a lost life has given."""
PAGES_PER_STEP = 1000
"""Pages copied between two reports of progress; writers may come between."""


def backup(url: str, to: Path, progress: Progress = lambda *_: None) -> None:
    """Take a consistent copy of the database at this address into a new file with mode 0600,
    without blocking its users. StoreError on failure."""
    source = _file(url, "backup")
    if to.exists():
        raise StoreError(f"{to} is there already: name a file that is not.")
    _copy(source, to, progress)


def restore(url: str, copy: Path, now: float, progress: Progress = lambda *_: None) -> Path | None:
    """Put a copy in the place of the database at this address, which nobody may be using; where
    the one that was there is kept, or None if there was none. `now` in seconds since 1970.
    StoreError, and nothing is changed, if the copy is no whole database of this version or an
    earlier one."""
    parsed = checked_url(url)
    if not parsed.drivername.startswith("sqlite"):
        raise StoreError("restore is for SQLite; PostgreSQL has pg_restore.")
    if not copy.is_file():
        raise StoreError(f"There is no file {copy}.")
    found = probed(copy, "quick_check(1)")
    if found != "ok":
        raise StoreError(f"{copy} is damaged ({found}); nothing was changed.")
    stands = _stands_at(copy)
    if stands is None:
        raise StoreError(f"{copy} is no database of this program; nothing was changed.")
    if stands > SCHEMA_HEAD:
        raise StoreError(
            f"{copy} was written by a newer version of the program (it stands at {stands}, this "
            f"program knows up to {SCHEMA_HEAD}); nothing was changed."
        )
    target = Path(parsed.database or "")
    private.make_folder(target.parent)
    kept = _free(target, "before-restore") if target.exists() else None
    given = 0
    if kept is not None and is_whole(target):
        given = _last_given(target)
        _copy(target, kept)
    elif kept is not None:  # what is damaged cannot be copied, nor overwritten in one transaction
        for suffix in ("", "-wal", "-shm"):
            part = target.with_name(f"{target.name}{suffix}")
            if part.exists():
                part.replace(kept.with_name(f"{kept.name}{suffix}"))
    _copy(copy, target, progress)
    with closing(sqlite3.connect(target)) as written, written:
        for statement, values in _made_new(int(now) - RESTORES_FROM, given):
            with suppress(sqlite3.OperationalError):  # a copy of an older version lacks some
                written.execute(statement, values)
    return kept


def _last_given(path: Path) -> int:
    """The highest number that any table of a database has given to a row."""
    with closing(sqlite3.connect(path)) as asked, suppress(sqlite3.OperationalError):
        (last,) = asked.execute("SELECT coalesce(max(seq), 0) FROM sqlite_sequence").fetchone()
        return int(last)
    return 0


def _made_new(seconds: int, given: int) -> list[tuple[str, tuple[int, ...]]]:
    """Statements that keep the buttons and threads of the life that is lost from meaning something
    in the one that begins: no revision and no table number of it comes again. `given` is the last
    number of the database that is replaced, 0 if it cannot be read."""
    return [
        ("UPDATE processes SET holder = ''", ()),  # the process that ran when it was copied
        ("UPDATE seats SET revision = revision + ?", (seconds,)),
        ("UPDATE clocks SET revision = revision + ?", (seconds,)),
        ("UPDATE sqlite_sequence SET seq = max(seq, ?) + ?", (given, PASSED_OVER)),
    ]


def is_whole(path: Path) -> bool:
    """Whether an SQLite database is there and undamaged."""
    try:
        return path.stat().st_size >= MIN_DATABASE_BYTES and probed(path, "quick_check(1)") == "ok"
    except (OSError, StoreError):
        return False


def copy_before(url: URL) -> None:
    """Copy an SQLite database that is about to be migrated, beside it."""
    if not url.drivername.startswith("sqlite"):
        return
    path = Path(url.database or "")
    stands = _stands_at(path)
    if stands is None or stands >= SCHEMA_HEAD:  # new, or of another program, or nothing to do
        return
    copy = _free(path, f"before-{SCHEMA_HEAD}")
    _copy(path, copy)
    log.info("the database as it was is kept in %s", copy)


def _file(url: str, what: str) -> Path:
    parsed = checked_url(url)
    if not parsed.drivername.startswith("sqlite"):
        raise StoreError(f"{what} is for SQLite; PostgreSQL has pg_dump.")
    if missing := missing_file(url):
        raise StoreError(f"There is no database at {missing}.")
    return Path(parsed.database or "")


def _free(path: Path, word: str) -> Path:
    """A name beside this file that nothing has yet."""
    first = path.with_name(f"{path.name}.{word}")
    others = (path.with_name(f"{path.name}.{word}-{n}") for n in range(2, 10_000))
    return next(one for one in (first, *others) if not one.exists())


def _copy(source: Path, target: Path, progress: Progress = lambda *_: None) -> None:
    """Copy a database; a target that is there gets the new content in one transaction, one that is
    not appears whole or not at all."""
    fresh = target if target.exists() else target.with_name(f"{target.name}.{os.getpid()}.new")
    try:
        if fresh is not target:
            private.write(fresh, b"")
        with closing(sqlite3.connect(source)) as read, closing(sqlite3.connect(fresh)) as written:
            # one snapshot: else the copy would restart after each write of another process
            read.execute("BEGIN")
            read.execute("SELECT count(*) FROM sqlite_master").fetchone()
            read.backup(
                written, pages=PAGES_PER_STEP, progress=lambda _, left, pages: progress(left, pages)
            )
        if fresh is not target:
            with fresh.open("rb") as file:
                os.fsync(file.fileno())
            fresh.replace(target)
    except (sqlite3.Error, OSError) as error:
        if fresh is not target:
            fresh.unlink(missing_ok=True)
        raise StoreError(f"{source} cannot be copied to {target}: {error}.") from error


def _stands_at(path: Path) -> str | None:
    """The migration of a database; None if it is not ours."""
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as asked:
        try:
            row = asked.execute("SELECT version_num FROM alembic_version").fetchone()
        except sqlite3.Error:
            return None
    return None if row is None else str(row[0])
