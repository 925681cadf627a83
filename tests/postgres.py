"""A PostgreSQL database for each test, where GHARKANE_TEST_SERVER names a server for tests.

It is the address of a user who may make databases: `postgresql+asyncpg://user:word@host/postgres`.
"""

from __future__ import annotations

import os
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.prepared import prepared

SERVER = os.environ.get("GHARKANE_TEST_SERVER", "")


@asynccontextmanager
async def fresh() -> AsyncIterator[str]:
    """The address of an empty database, which is dropped afterwards."""
    import asyncpg

    plain = SERVER.replace("+asyncpg", "", 1)
    name = f"test_{secrets.token_hex(6)}"
    admin = await asyncpg.connect(plain)
    try:
        await admin.execute(f"CREATE DATABASE {name}")
        yield f"{SERVER.rpartition('/')[0]}/{name}"
        await admin.execute(f"DROP DATABASE {name} WITH (FORCE)")
    finally:
        await admin.close()


@asynccontextmanager
async def database(folder: Path) -> AsyncIterator[str]:
    """The address of a database for a test: on the server, if there is one, else a file."""
    if SERVER:
        async with fresh() as url:
            yield url
    else:
        yield prepared(folder / "games.db")
