"""Orders of the host keep their history: an order that is given again, lifted or over stays."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision = "0043"
down_revision = "0042"

_NAMES: Final = {"uq": "uq_%(table_name)s_%(column_0_N_name)s"}


def upgrade() -> None:
    """Let a target have several orders of a kind, and note when each begins and ends."""
    with op.batch_alter_table("host_orders", naming_convention=_NAMES) as table:
        table.drop_constraint("uq_host_orders_kind_target", type_="unique")
        table.add_column(sa.Column("detail", sa.String(64), nullable=False, server_default=""))
        table.add_column(sa.Column("begins_at", sa.Double))
        table.add_column(sa.Column("until", sa.Double))
        table.add_column(sa.Column("lifted_at", sa.Double))
