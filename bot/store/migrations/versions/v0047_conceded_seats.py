"""A seat may be conceded: a computer plays it to the end, and it counts as last."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0047"
down_revision = "0046"


def upgrade() -> None:
    """Add the column; nobody has conceded so far: before, that was leaving."""
    op.add_column(
        "seats", sa.Column("conceded", sa.Boolean, nullable=False, server_default=sa.false())
    )
