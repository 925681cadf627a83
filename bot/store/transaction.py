"""A transaction as the queries see it: a plain function is given one, and is run whole."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import sqlalchemy as sa

from bot.store.database.driver import beside

WRITES = "gharkane_writes"
"""Execution option of a connection: how its transaction is going to write; empty: it only reads."""

T = TypeVar("T")
Found = sa.CursorResult[*tuple[Any, ...]]


class Tx:
    """A transaction, as the queries see it."""

    def __init__(self, connection: sa.Connection) -> None:
        self.connection = connection
        self.writes = bool(connection.get_execution_options().get(WRITES))

    @property
    def dialect(self) -> sa.Dialect:
        """Which SQL the database speaks."""
        return self.connection.dialect

    def claiming(self, query: sa.Select[Any], of: sa.Table) -> sa.Select[Any]:
        """The query; where others may write meanwhile, the rows that it finds are kept from them,
        and those that they keep are passed over. SQLite has one writer."""
        if not self.writes or self.dialect.name == "sqlite":
            return query
        return query.with_for_update(of=of, skip_locked=True)

    def execute(self, statement: sa.Executable, values: Any = None) -> Found:
        """Run a statement with these values, or once with each of them."""
        return self.connection.execute(statement, values)

    def apart(self, work: Callable[[], T]) -> T:
        """Run something that takes its time beside the event loop, before the next statement."""
        return beside(work)
