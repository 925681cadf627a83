"""A transaction as queries see it: a plain function takes it, and runs to its end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import sqlalchemy as sa

from bot.store.database.driver import run_outside_loop

WRITES = "gharkane_writes"
"""Execution option of a connection: the write mode of its transaction; empty: read-only."""

T = TypeVar("T")
Found = sa.CursorResult[*tuple[Any, ...]]
CountNotice = Callable[[str, dict[str, Any]], dict[str, Any] | None]
"""Counts a notice by its occasion and facts; returns the facts to store, None to post nothing."""


class Tx:
    """A transaction, as queries see it."""

    def __init__(self, connection: sa.Connection) -> None:
        self.connection = connection
        self.writes = bool(connection.get_execution_options().get(WRITES))
        self.next_timer: float | None = None
        """The earliest timer that this transaction has planned."""
        self.count_notice: CountNotice = lambda _, facts: facts

    @property
    def dialect(self) -> sa.Dialect:
        """The SQL dialect of the database."""
        return self.connection.dialect

    def claiming(self, query: sa.Select[Any], of: sa.Table) -> sa.Select[Any]:
        """Return the query with row locks, where others may write concurrently: found rows are
        locked, locked ones are skipped. SQLite has one writer."""
        if not self.writes or self.dialect.name == "sqlite":
            return query
        return query.with_for_update(of=of, skip_locked=True)

    def execute(self, statement: sa.Executable, values: Any = None) -> Found:
        """Run a statement with these values, or once with each of them."""
        return self.connection.execute(statement, values)

    def run_outside_loop(self, work: Callable[[], T]) -> T:
        """Run slow code outside the event loop, before the next statement."""
        return run_outside_loop(work)
