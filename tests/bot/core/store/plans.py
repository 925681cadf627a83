"""How SQLite goes about statements that were run: whether it looks rows up or reads them all."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import event

from bot.store import Store
from bot.store.database.opening import WRITES

SMALL: Final = ("clocks", "budgets", "requests", "timers")
"""Tables that hold nothing of games that are over."""


class Plans:
    """Takes down the statements that a store runs."""

    def __init__(self) -> None:
        self._run: dict[str, tuple[Sequence[Any], bool]] = {}

    @contextmanager
    def watching(self, store: Store) -> Iterator[None]:
        """Take down what this store runs meanwhile."""
        engine = store._engine
        event.listen(engine, "before_cursor_execute", self._note)
        yield
        event.remove(engine, "before_cursor_execute", self._note)

    def _note(
        self, connection: Any, _: Any, statement: str, values: Any, context: Any, many: bool
    ) -> None:
        if context is not None and context.compiled is not None:  # not BEGIN, not a pragma
            writes = connection.get_execution_options().get(WRITES)
            self._run.setdefault(statement, (values[0] if many else values, bool(writes)))

    def __len__(self) -> int:
        return len(self._run)

    def scans(self, database: Path, *, in_writes: bool = False) -> list[str]:
        """Each statement, or each within a writing transaction, that reads a whole table of this
        database, with what it reads."""
        found = []
        with closing(sqlite3.connect(database)) as db:
            for statement, (values, writes) in self._run.items():
                if writes or not in_writes:
                    steps = db.execute(f"EXPLAIN QUERY PLAN {statement}", values)
                    read = [step for *_, step in steps if _is_scan(step)]
                    found += [f"{'; '.join(read)}: {' '.join(statement.split())}"] if read else []
        return sorted(found)


def _is_scan(step: str) -> bool:
    """Whether a step reads a whole table; an empty list of values is read as a table of its own."""
    what, _, table = step.partition(" ")
    return what == "SCAN" and not table.startswith(("CONSTANT", "(subquery", *SMALL))
