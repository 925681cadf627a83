"""`gharkane health`: whether the bot on this database is well.

A container calls this every half minute, so it reads one row with the database's own driver:
loading SQLAlchemy and the settings would take a second of CPU time and a hundred megabytes.
"""

from __future__ import annotations

import os
import re
import sqlite3
import sys
import time
from contextlib import closing
from typing import Final
from urllib.parse import unquote

from bot.app.shards import Shards

DEAD_AFTER: Final = 60.0
"""Seconds since the last good heartbeat after which the bot counts as dead."""
DEFAULT: Final = "sqlite+aiosqlite:///var/gharkane.db"
"""Address of the database if GHARKANE_DATABASE_URL is not set."""

_ASKED: Final = "SELECT well_at, trouble, holder FROM processes WHERE name = "
_Row = tuple[float | None, str, str]
"""The last good heartbeat, the current problem, and the process, if one runs."""
_FILE: Final = "sqlite+aiosqlite:///"
_SERVER: Final = "postgresql+asyncpg://"


def check(url: str, name: str = "main", now: float | None = None) -> str:
    """Return why the process of this name on this database is not well, in one sentence. Empty if
    it was well within the last minute, and still is. Creates no database."""
    try:
        if url.startswith(_FILE):
            mark = _of_file(unquote(url.removeprefix(_FILE).partition("?")[0]), name)
        elif url.startswith(_SERVER):
            # the bot's driver says ssl where an address says sslmode
            address = re.sub(r"([?&])ssl=", r"\1sslmode=", url.replace("+asyncpg", "", 1))
            mark = _of_server(address, name)
        else:
            return f"GHARKANE_DATABASE_URL must begin with {_FILE} or {_SERVER}."
    except (sqlite3.Error, OSError) as error:
        return f"The database cannot be used: {error}."
    if isinstance(mark, str):
        return mark
    if mark is None or mark[0] is None:
        return "The bot has not run on this database yet."
    if mark[1]:
        return str(mark[1])
    if not mark[2]:
        return "The bot was stopped."
    age = (time.time() if now is None else now) - float(mark[0])
    return "" if age < DEAD_AFTER else f"The bot was last well {age:.0f} seconds ago."


def _of_file(path: str, name: str) -> _Row | str | None:
    try:
        os.stat(path)
    except (FileNotFoundError, NotADirectoryError):
        return f"There is no database at {path}: the bot has never run here."
    with closing(sqlite3.connect(f"file:{os.path.abspath(path)}?mode=ro", uri=True)) as asked:
        try:
            row = asked.execute(f"{_ASKED}?", (name,)).fetchone()
        except sqlite3.OperationalError as error:
            if "no such table" in str(error):  # not our database, or a new one
                return None
            raise
    return None if row is None else (row[0], row[1], row[2])


def _of_server(url: str, name: str) -> _Row | str | None:
    try:
        import asyncpg
    except ModuleNotFoundError:
        return "PostgreSQL needs the package asyncpg: install it."
    import asyncio

    async def ask() -> _Row | None:
        asked = await asyncpg.connect(url, timeout=5)
        try:
            row = await asked.fetchrow(f"{_ASKED}$1", name)
        finally:
            await asked.close()
        return None if row is None else (row["well_at"], row["trouble"], row["holder"])

    try:
        return asyncio.run(ask())
    except asyncpg.UndefinedTableError:
        return None
    except (asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError, ValueError) as error:
        return f"The database cannot be used: {error}."


def main() -> None:
    """Print the result, and exit with 0 if the bot is well, else with 1."""
    try:
        name = Shards.read(os.environ.get("GHARKANE_SHARDS", "")).name
        sentence = check(os.environ.get("GHARKANE_DATABASE_URL", DEFAULT), name)
    except ValueError as error:
        sentence = f"GHARKANE_SHARDS: {error}."
    print(sentence or "alive", file=sys.stderr if sentence else sys.stdout)
    raise SystemExit(1 if sentence else 0)
