"""A PostgreSQL database for each test, where GHARKANE_TEST_SERVER names a server for tests.

It is the address of a user who may make databases: `postgresql+asyncpg://user:word@host/postgres`.
"""

from __future__ import annotations

import os
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from bot.store import Store
from tests.prepared import prepared

SERVER = os.environ.get("GHARKANE_TEST_SERVER", "")


PATTERN = f"test_pattern_{os.getpid()}"
"""The database that is migrated once for all tests of this process."""
_migrated: list[str] = []


@asynccontextmanager
async def fresh(pattern: str = "template1") -> AsyncIterator[str]:
    """The address of a copy of a database, by default an empty one; it is dropped afterwards."""
    name = f"test_{secrets.token_hex(6)}"
    async with _administered() as admin:
        await admin.execute(f"CREATE DATABASE {name} TEMPLATE {pattern}")
        yield _address(name)
        await admin.execute(f"DROP DATABASE {name} WITH (FORCE)")


@asynccontextmanager
async def _administered() -> AsyncIterator[Any]:
    import asyncpg

    admin = await asyncpg.connect(SERVER.replace("+asyncpg", "", 1))
    try:
        yield admin
    finally:
        await admin.close()


def _address(name: str) -> str:
    return f"{SERVER.rpartition('/')[0]}/{name}"


async def _pattern() -> str:
    """The name of a migrated database, which is left to the end of the server."""
    if not _migrated:
        async with _administered() as admin:
            await admin.execute(f"CREATE DATABASE {PATTERN}")
        await (await Store.open(_address(PATTERN))).close()
        _migrated.append(PATTERN)
    return PATTERN


@asynccontextmanager
async def database(folder: Path) -> AsyncIterator[str]:
    """The address of a migrated database: on the server, if there is one, else a file."""
    if SERVER:
        async with fresh(await _pattern()) as url:
            yield url
    else:
        yield prepared(folder / "games.db")
