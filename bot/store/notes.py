"""Queries on people, guilds and marks: one small value each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import sqlite

from bot.store.schema import guilds, marks, people
from bot.store.transaction import Tx


def insert_for(tx: Tx, table: sa.Table) -> Any:
    """Return an INSERT that supports ON CONFLICT, in this database's dialect."""
    return insert_in(tx.dialect.name, table)


@cache
def insert_in(dialect: str, table: sa.Table) -> Any:
    """Return the same INSERT by the name of the dialect, for prepared statements."""
    if dialect == "sqlite":
        return sqlite.insert(table)
    from sqlalchemy.dialects import postgresql  # its types take 2 MiB

    return postgresql.insert(table)


def put(
    tx: Tx,
    table: sa.Table,
    key: Mapping[str, Any],
    values: Mapping[str, Any],
    new: Mapping[str, Any] = MappingProxyType({}),
) -> None:
    """Set the values of the row with this unique key. If there is none, insert it, with the `new`
    ones too."""
    row = {**key, **new, **values}
    tx.execute(_put_in(tx.dialect.name, table, tuple(key), tuple(values)), row)


@cache
def _put_in(dialect: str, table: sa.Table, key: Sequence[str], changed: Sequence[str]) -> Any:
    insert = insert_in(dialect, table)
    change = {name: insert.excluded[name] for name in changed}
    return insert.on_conflict_do_update(index_elements=key, set_=change)


def set_person(tx: Tx, user_id: int, locale: str) -> None:
    """Store the language last seen of a person."""
    put(tx, people, {"user_id": user_id}, {"locale": locale})


def person_locale(tx: Tx, user_id: int) -> str | None:
    """Return the language last seen of a person."""
    query = sa.select(people.c.locale).where(people.c.user_id == user_id)
    return tx.execute(query).scalar()


def set_guild(tx: Tx, guild_id: int, locale: str) -> None:
    """Store the language of a server."""
    put(tx, guilds, {"guild_id": guild_id}, {"locale": locale})


def guild_locale(tx: Tx, guild_id: int) -> str | None:
    """Return the language of a server."""
    query = sa.select(guilds.c.locale).where(guilds.c.guild_id == guild_id)
    return tx.execute(query).scalar()


def set_mark(tx: Tx, key: str, value: str) -> None:
    """Store one value of the program's own (a command hash, a heartbeat)."""
    put(tx, marks, {"key": key}, {"value": value})


def set_mark_first(tx: Tx, key: str, value: str) -> bool:
    """Store a value; False if exactly this one was stored already, even by another process."""
    insert = insert_for(tx, marks).values(key=key, value=value)
    kept = insert.on_conflict_do_update(
        index_elements=[marks.c.key], set_={"value": value}, where=marks.c.value != value
    )
    return tx.execute(kept.returning(marks.c.key)).first() is not None


def drop_mark(tx: Tx, key: str) -> None:
    """Delete a value."""
    tx.execute(sa.delete(marks).where(marks.c.key == key))


def mark(tx: Tx, key: str) -> str | None:
    """Return a value stored by `set_mark`."""
    return tx.execute(_MARK, {"of_key": key}).scalar()


_MARK = sa.select(marks.c.value).where(marks.c.key == sa.bindparam("of_key"))
