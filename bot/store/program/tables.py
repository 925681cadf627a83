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
    # what of the target it is about; empty: all
    sa.Column("detail", sa.String(64), nullable=False, server_default=""),
    sa.Column("begins_at", sa.Double),  # NULL: at once
    sa.Column("until", sa.Double),  # NULL: until it is lifted
    sa.Column("lifted_at", sa.Double),  # when it was lifted, or given again; NULL: neither
)

budget = sa.Table(  # requests to Discord that all processes share: one row
    "budget",
    metadata,
    sa.Column("name", sa.String(16), primary_key=True),
    sa.Column("ready_at", sa.Double, nullable=False),  # when the next one may be made
)
