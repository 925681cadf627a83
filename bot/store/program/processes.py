"""Queries on the processes that work on this database: which there are, and how they do."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from bot.store.notes import insert_for
from bot.store.schema import processes
from bot.store.transaction import Tx


def known(tx: Tx) -> bool:
    """Whether this database keeps its processes yet; one of an older version does not."""
    return bool(sa.inspect(tx.connection).has_table(processes.name))


def every(tx: Tx) -> list[Any]:
    """Each name with its holder and its turns."""
    told = processes.c.name, processes.c.holder, processes.c.turns
    return list(tx.execute(sa.select(*told).order_by(processes.c.name)))


def take(tx: Tx, name: str, holder: str) -> None:
    """The name is this holder's from now on; when it was well last stays known."""
    row = {"name": name, "holder": holder, "turns": 0, "trouble": ""}
    made = insert_for(tx, processes).values(**row)
    change = {"holder": holder, "turns": processes.c.turns + 1, "trouble": ""}
    tx.execute(made.on_conflict_do_update(index_elements=[processes.c.name], set_=change))


def renew(tx: Tx, name: str, holder: str, well_at: float | None, trouble: str) -> bool:
    """The holder lives, and all is well, or `trouble` says what is not; False if the name is
    another's."""
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
    """When all was well last, in any process."""
    found: float | None = tx.execute(sa.select(sa.func.max(processes.c.well_at))).scalar()
    return found
