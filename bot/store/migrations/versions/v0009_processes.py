"""Which processes work on the database, until when that is believed, and whether all is well."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """The last sign of life of the one process there was is kept; what it was sending is its."""
    op.create_table(
        "processes",
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("holder", sa.Text, nullable=False),
        sa.Column("turns", sa.BigInteger, nullable=False),
        sa.Column("well_at", sa.Double),
        sa.Column("trouble", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_processes"),
    )
    op.execute(
        "INSERT INTO processes (name, holder, turns, well_at, trouble) "
        "SELECT 'main', '', 0, CAST(value AS DOUBLE PRECISION), '' FROM marks "
        "WHERE key = 'heartbeat'"
    )
    op.execute("DELETE FROM marks WHERE key = 'heartbeat'")


def downgrade() -> None:
    """The last sign of life is a mark again."""
    op.execute(
        "INSERT INTO marks (key, value) SELECT 'heartbeat', CAST(max(well_at) AS VARCHAR) "
        "FROM processes HAVING max(well_at) IS NOT NULL"
    )
    op.drop_table("processes")
