"""The table of standing orders, and its queries."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from bot.store.bind_params import SEAT, TABLE_PARAM
from bot.store.notes import put
from bot.store.schema import OF_SEAT, Id, metadata
from bot.store.transaction import Tx

orders = sa.Table(
    "orders",
    metadata,
    sa.Column("game_id", Id, sa.ForeignKey("games.id"), primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("terms", sa.JSON, nullable=False),
    sa.Column("active", sa.Boolean, nullable=False),  # the terms stay while it is inactive
    info={OF_SEAT: True},
)


@dataclass(frozen=True)
class OrderRow:
    """A row of `orders`."""

    name: str
    """The name of one of the game's orders."""
    terms: Mapping[str, Any]
    """In the format of the order's model; possibly of another version."""
    active: bool
    """Whether it is active; the terms stay while it is not."""


_ORDERS_OF = (
    sa.select(orders.c.name, orders.c.terms, orders.c.active)
    .where(orders.c.game_id == TABLE_PARAM, orders.c.seat == SEAT)
    .order_by(orders.c.name)
)


def orders_of(tx: Tx, table_id: int, seat: int) -> list[OrderRow]:
    """Return all orders of this seat, active or not."""
    params = {TABLE_PARAM.key: table_id, SEAT.key: seat}
    return [OrderRow(*row) for row in tx.execute(_ORDERS_OF, params)]


SEATS_WITH_ORDERS = sa.select(orders.c.seat).where(orders.c.game_id == TABLE_PARAM)
"""Query of the seats of a table with an order, active or not."""
ORDERED_SEATS = SEATS_WITH_ORDERS.where(orders.c.active)
"""Query of the seats of a table with an active order."""


def given_orders(tx: Tx, table_id: int, seat: int) -> dict[str, bool]:
    """Return each order that this seat gave -> whether it is active."""
    return {row.name: row.active for row in orders_of(tx, table_id, seat)}


def set_order(tx: Tx, table_id: int, seat: int, row: OrderRow) -> None:
    """Store this order of the seat, replacing one of the same name."""
    values = {"terms": dict(row.terms), "active": row.active}
    put(tx, orders, {"game_id": table_id, "seat": seat, "name": row.name}, values)


def drop_order(tx: Tx, table_id: int, seat: int, name: str) -> None:
    """Delete one order of this seat."""
    condition = (orders.c.game_id == table_id) & (orders.c.seat == seat) & (orders.c.name == name)
    tx.execute(sa.delete(orders).where(condition))


def drop_orders(tx: Tx, table_id: int, seat: int) -> None:
    """Delete a seat's orders when their person leaves."""
    condition = (orders.c.game_id == table_id) & (orders.c.seat == seat)
    tx.execute(sa.delete(orders).where(condition))
