"""A new database at once: a copy of one that was migrated once for all tests of this process."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import sqlalchemy as sa

from bot.store.database.opening import migrate, prepare


def prepared(path: Path) -> str:
    """The address of an SQLite database at this path, new and migrated if there is none yet."""
    if not path.exists():
        path.write_bytes(_migrated())
    return f"sqlite+aiosqlite:///{path.as_posix()}"


@cache
def _migrated() -> bytes:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "new.db"
        prepare(f"sqlite+aiosqlite:///{path.as_posix()}")
        engine = sa.create_engine(f"sqlite:///{path.as_posix()}")
        with engine.begin() as connection:
            migrate(connection)
        engine.dispose()  # the last to leave writes all of it into the file
        return path.read_bytes()
