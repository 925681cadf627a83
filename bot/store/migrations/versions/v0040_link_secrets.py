"""Links to boards by a random value instead of a signed number."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0040"
down_revision = "0039"

_links = sa.table("touch_links")
_marks = sa.table("marks", sa.column("key"))


def upgrade() -> None:
    """Links of before end; they would have within a day."""
    op.execute(sa.delete(_links))
    op.execute(sa.delete(_marks).where(_marks.c.key == "touch-key"))
    op.add_column(
        "touch_links", sa.Column("digest", sa.String(64), nullable=False, server_default="")
    )


def downgrade() -> None:
    """Older programs make a key of their own, which none of these links has."""
    op.execute(sa.delete(_links))
    op.drop_column("touch_links", "digest")
