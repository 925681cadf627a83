"""Queries on the operator's orders: bans, tables to close, servers to leave. They are kept
for a year after they end, so that a host can read who was kept out when and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

import sqlalchemy as sa

from bot.model.times import DAY_S
from bot.store.notes import mark, set_mark
from bot.store.program.tables import host_orders
from bot.store.schema import one_of
from bot.store.transaction import Tx

Kind = Literal[
    "ban-person", "ban-server", "allow-server", "close", "leave", "forget", "strike", "maintenance",
]  # fmt: skip
LASTING: Final[tuple[Kind, ...]] = ("ban-person", "ban-server", "allow-server", "maintenance")
"""Orders in force until they are lifted or end; the others end when they are carried out."""

KEPT_S: Final = 365 * DAY_S
"""Seconds for which an order is kept once it has ended."""
_WORDS: Final = "listed words"
"""Key of the words that are masked in what people type."""


@dataclass(frozen=True)
class HostOrder:
    """An order. `target` is a person, a server, a table, or 0: the bot, or somebody who is
    forgotten; times in seconds since 1970."""

    id: int
    kind: Kind
    target: int
    reason: str
    at: float
    done_at: float | None
    detail: str = ""
    """What of the target it is about; empty: all."""
    begins_at: float | None = None
    """None: at once."""
    until: float | None = None
    """None: until it is lifted."""
    lifted_at: float | None = None

    def begun(self, now: float) -> bool:
        """Return whether it holds already."""
        return self.begins_at is None or self.begins_at <= now

    def state(self, now: float) -> str:
        """Return what has become of it."""
        if self.lifted_at is not None:
            return "lifted"
        if self.until is not None and self.until <= now:
            return "over"
        if self.done_at is None:
            return "waiting"
        return "in force" if self.kind in LASTING else "done"


def order(tx: Tx, kind: Kind, target: int, reason: str, now: float, **more: Any) -> None:
    """Add an order, which replaces one in force of the same kind and target; `more`: other fields
    of `HostOrder`."""
    lift(tx, kind, target, now, more.get("detail", ""))
    row = {"kind": kind, "target": target, "reason": reason, "at": now, **more}
    tx.execute(sa.insert(host_orders).values(**row))


def lift(tx: Tx, kind: Kind, target: int, now: float, detail: str = "") -> bool:
    """End an order; False if none is in force."""
    same = (host_orders.c.kind == kind) & (host_orders.c.target == target)
    condition = same & (host_orders.c.detail == detail) & _in_force(now)
    return bool(tx.execute(sa.update(host_orders).where(condition).values(lifted_at=now)).rowcount)


def end_maintenance(tx: Tx, now: float) -> None:
    """Lift maintenance that has begun."""
    begun = (host_orders.c.kind == "maintenance") & (host_orders.c.begins_at <= now)
    condition = begun & _in_force(now)
    tx.execute(sa.update(host_orders).where(condition).values(lifted_at=now))


def every(tx: Tx) -> list[HostOrder]:
    """Return all orders, the oldest first."""
    return _read(tx, sa.true())


def in_force(tx: Tx, now: float) -> list[HostOrder]:
    """Return bans, and orders not yet carried out."""
    return _read(tx, _in_force(now))


def note_done(tx: Tx, order: HostOrder, now: float) -> None:
    """Mark an order as carried out; a forgotten person is not named by it any longer."""
    values = {"done_at": now} | ({"target": 0} if order.kind == "forget" else {})
    tx.execute(sa.update(host_orders).where(host_orders.c.id == order.id).values(**values))


def drop_old(tx: Tx, now: float) -> None:
    """Delete orders that ended a year ago."""
    columns = host_orders.c
    ended = sa.func.coalesce(columns.lifted_at, columns.until, columns.done_at)
    condition = ~_in_force(now) & (ended < now - KEPT_S)
    tx.execute(sa.delete(host_orders).where(condition))


def listed_words(tx: Tx) -> list[str]:
    """Return the words that are masked in what people type (`bot.words.mask_words`)."""
    return (mark(tx, _WORDS) or "").splitlines()


def list_words(tx: Tx, words: Sequence[str]) -> None:
    """Replace the words that are masked."""
    set_mark(tx, _WORDS, "\n".join(words))


def _in_force(now: float) -> sa.ColumnElement[bool]:
    columns = host_orders.c
    holds = one_of(columns.kind, LASTING) | columns.done_at.is_(None)
    return holds & columns.lifted_at.is_(None) & sa.func.coalesce(columns.until > now, sa.true())


def _read(tx: Tx, condition: sa.ColumnElement[bool]) -> list[HostOrder]:
    columns = [host_orders.c[name] for name in HostOrder.__dataclass_fields__]
    query = sa.select(*columns).where(condition).order_by(host_orders.c.id)
    return [HostOrder(*row) for row in tx.execute(query)]
