"""The tables of the program itself: the host's orders, and what processes share."""

from __future__ import annotations

import sqlalchemy as sa

from bot.store.schema import Id, metadata

host_orders = sa.Table(  # orders of the operator: see bot.store.program.host_orders
    "host_orders",
    metadata,
    sa.Column("id", Id, primary_key=True),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("target", sa.BigInteger, nullable=False),  # a person, a server or a table
    sa.Column("reason", sa.Text, nullable=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("done_at", sa.Double),  # when a process carried it out; NULL: not yet
    sa.UniqueConstraint("kind", "target"),
)

budget = sa.Table(  # requests to Discord that all processes share: one row
    "budget",
    metadata,
    sa.Column("name", sa.String(16), primary_key=True),
    sa.Column("ready_at", sa.Double, nullable=False),  # when the next one may be made
)
