"""Queries on the processes that use this database, and their health."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from bot.store.notes import insert_for
from bot.store.schema import processes
from bot.store.transaction import Tx


def known(tx: Tx) -> bool:
    """Return whether this database has the table of processes; a new one has none yet."""
    return bool(sa.inspect(tx.connection).has_table(processes.name))


def every(tx: Tx) -> list[Any]:
    """Return each name with its holder and its turns."""
    columns = processes.c.name, processes.c.holder, processes.c.turns
    return list(tx.execute(sa.select(*columns).order_by(processes.c.name)))


def take(tx: Tx, name: str, holder: str) -> None:
    """Give the name to this holder; the time of its last good health stays."""
    row = {"name": name, "holder": holder, "turns": 0, "trouble": ""}
    insert = insert_for(tx, processes).values(**row)
    change = {"holder": holder, "turns": processes.c.turns + 1, "trouble": ""}
    tx.execute(insert.on_conflict_do_update(index_elements=[processes.c.name], set_=change))


def renew(tx: Tx, name: str, holder: str, well_at: float | None, trouble: str) -> bool:
    """Record that the holder lives, and is well, or its `trouble`; False if another holds the
    name."""
    condition = (processes.c.name == name) & (processes.c.holder == holder)
    values: dict[str, Any] = {"turns": processes.c.turns + 1, "trouble": trouble}
    if well_at is not None:
        values["well_at"] = well_at
    return bool(tx.execute(sa.update(processes).where(condition).values(**values)).rowcount)


def release(tx: Tx, name: str, holder: str) -> None:
    """Release the name, if this holder has it."""
    condition = (processes.c.name == name) & (processes.c.holder == holder)
    tx.execute(sa.update(processes).where(condition).values(holder="", trouble=""))


def last_well(tx: Tx) -> float | None:
    """Return when any process was last well."""
    well_at: float | None = tx.execute(sa.select(sa.func.max(processes.c.well_at))).scalar()
    return well_at
