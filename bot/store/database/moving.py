"""Move a whole database to another one, even of another kind, and compare them."""

from __future__ import annotations

import hashlib
import json
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

import sqlalchemy as sa

from bot.store.database.opening import StoreError
from bot.store.schema import metadata
from bot.store.store import Store
from bot.store.transaction import Tx

ROWS_PER_BATCH: Final = 500
"""Rows per read and write."""
LEFT_OUT: Final = frozenset({"processes"})
"""Tables about processes, which are not moved."""


@dataclass(frozen=True)
class Moved:
    """The content of a table before and after the move."""

    table: str
    rows: int
    digest: str


async def move(
    source: Store, target: Store, progress: Callable[[int], None] = lambda _: None
) -> list[Moved]:
    """Copy all rows of `source`, which must have no writer, to the empty `target`. Return what was
    copied, table by table; call `progress` with the number of further rows. StoreError, with an
    empty `target`, if the two sides differ at the end."""
    tables = [table for table in metadata.sorted_tables if table.name not in LEFT_OUT]
    if unknown := await source.read(_unknown):
        raise StoreError(f"This program does not know these tables: {', '.join(unknown)}.")
    for table in tables:
        if await _count(target, table):
            raise StoreError(f"The database to move to is not empty: it holds {table.name}.")
    try:
        moveds = [await _move_table(source, target, table, progress) for table in tables]
    except BaseException:

        def empty(tx: Tx) -> None:
            for table in reversed(tables):
                tx.execute(sa.delete(table))

        await target.write(empty)
        raise

    def count_on(tx: Tx) -> None:
        if tx.dialect.name == "postgresql":
            for table in tables:
                if table.autoincrement_column is not None:
                    tx.execute(_advance_sequence(table))

    await target.write(count_on)
    return moveds


def _unknown(tx: Tx) -> list[str]:
    """Return the tables of the database that this program would not move."""
    there = set(sa.inspect(tx.connection).get_table_names())
    return sorted(there - set(metadata.tables) - {"alembic_version"})


async def count_rows(store: Store) -> int:
    """Return the number of rows to move."""
    tables = (table for table in metadata.sorted_tables if table.name not in LEFT_OUT)
    return sum([await _count(store, table) for table in tables])


async def _move_table(
    source: Store, target: Store, table: sa.Table, progress: Callable[[int], None]
) -> Moved:
    async for rows in _batches(source, table):
        await target.write(partial(_insert, table, rows))
        progress(len(rows))
    before, after = await _digest(source, table), await _digest(target, table)
    if before != after:
        raise StoreError(
            f"{table.name} is not the same after the move ({before.rows} rows and {after.rows}); "
            f"nothing was moved."
        )
    return after


def _insert(table: sa.Table, rows: list[dict[str, Any]], tx: Tx) -> None:
    tx.execute(sa.insert(table), rows)


async def _batches(store: Store, table: sa.Table) -> AsyncIterator[list[dict[str, Any]]]:
    """Yield all rows in batches, in the order of the primary key."""
    keys = list(table.primary_key)
    last: Sequence[Any] | None = None
    while True:
        query = sa.select(table).order_by(*keys).limit(ROWS_PER_BATCH)
        if last is not None:
            query = query.where(sa.tuple_(*keys) > sa.tuple_(*map(sa.literal, last)))
        rows = await store.read(partial(_batch, query))
        if not rows:
            return
        last = [rows[-1][key.name] for key in keys]
        yield rows


def _batch(query: sa.Select[Any], tx: Tx) -> list[dict[str, Any]]:
    return [dict(row._mapping) for row in tx.execute(query)]


async def _digest(store: Store, table: sa.Table) -> Moved:
    count, digest = 0, hashlib.sha256()
    async for rows in _batches(store, table):
        count += len(rows)
        for row in rows:
            digest.update(json.dumps(row, sort_keys=True, default=bytes.hex).encode())
    return Moved(table.name, count, digest.hexdigest())


async def _count(store: Store, table: sa.Table) -> int:
    def fetch(tx: Tx) -> int:
        query = sa.select(sa.func.count()).select_from(table)
        return int(tx.execute(query).scalar_one())

    return await store.read(fetch)


def _advance_sequence(table: sa.Table) -> sa.Select[Any]:
    """Return a query that sets the next id of a table above the moved ones."""
    column = table.autoincrement_column
    assert column is not None
    sequence = sa.func.pg_get_serial_sequence(table.name, column.name)
    highest = sa.select(sa.func.max(column)).scalar_subquery()
    following = sa.func.coalesce(highest + 1, 1)
    return sa.select(sa.func.setval(sequence, following, sa.false()))
