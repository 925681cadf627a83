"""Queries on the operator's orders: bans, tables to close, servers to leave."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

import sqlalchemy as sa

from bot.store.notes import put
from bot.store.program.tables import host_orders
from bot.store.transaction import Tx

Kind = Literal["ban-person", "ban-server", "close", "leave"]
BANS: Final = ("ban-person", "ban-server")
"""Orders in force until they are lifted; the others end when they are carried out."""


@dataclass(frozen=True)
class HostOrder:
    """An order. `target` is a person, a server or a table; times in seconds since 1970."""

    id: int
    kind: Kind
    target: int
    reason: str
    at: float
    done_at: float | None


def order(tx: Tx, kind: Kind, target: int, reason: str, now: float) -> None:
    """Add an order; an identical one is replaced, and carried out again."""
    values = {"reason": reason, "at": now, "done_at": None}
    put(tx, host_orders, {"kind": kind, "target": target}, values)


def lift(tx: Tx, kind: Kind, target: int) -> bool:
    """Delete an order; False if there is none."""
    condition = (host_orders.c.kind == kind) & (host_orders.c.target == target)
    return bool(tx.execute(sa.delete(host_orders).where(condition)).rowcount)


def every(tx: Tx) -> list[HostOrder]:
    """Return all orders."""
    return [
        HostOrder(*row) for row in tx.execute(sa.select(host_orders).order_by(host_orders.c.id))
    ]


def in_force(tx: Tx) -> list[HostOrder]:
    """Return bans, and orders not yet carried out."""
    return [HostOrder(*row) for row in tx.execute(_IN_FORCE)]


_HOLDS = host_orders.c.kind.in_(BANS) | host_orders.c.done_at.is_(None)
_IN_FORCE = sa.select(host_orders).where(_HOLDS).order_by(host_orders.c.id)


def note_done(tx: Tx, order: HostOrder, now: float) -> None:
    """Mark an order as carried out, unless it was ordered again meanwhile."""
    condition = (host_orders.c.id == order.id) & (host_orders.c.at == order.at)
    tx.execute(sa.update(host_orders).where(condition).values(done_at=now))
