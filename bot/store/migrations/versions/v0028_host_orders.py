"""What the operator has ordered, and the requests to Discord that processes share."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = "0027"


def upgrade() -> None:
    """There was neither."""
    op.create_table(
        "host_orders",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("target", sa.BigInteger, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("done_at", sa.Double),
        sa.UniqueConstraint("kind", "target"),
    )
    op.create_table(
        "budget",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("ready_at", sa.Double, nullable=False),
    )


def downgrade() -> None:
    """All of it is forgotten."""
    op.drop_table("budget")
    op.drop_table("host_orders")
