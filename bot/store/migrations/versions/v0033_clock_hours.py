"""Clocks keep the waking hours that they began with, and until when a question stops them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0033"
down_revision = "0032"


def upgrade() -> None:
    """Clocks that run already count in the hours that their person has told by now."""
    op.add_column("clocks", sa.Column("hours", sa.JSON(none_as_null=True)))
    op.add_column("clocks", sa.Column("stopped", sa.Double))


def downgrade() -> None:
    """A question stops a clock until its answer again."""
    op.drop_column("clocks", "stopped")
    op.drop_column("clocks", "hours")
