"""The edition of the rules with which a game began."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from engine import codec

revision = "0039"
down_revision = "0038"

_games = sa.table("games", sa.column("id"), sa.column("state"), sa.column("edition"))


def upgrade() -> None:
    """Games have the edition that their saves name; those with an unreadable save have none."""
    op.add_column("games", sa.Column("edition", sa.Integer))
    bind = op.get_bind()
    begun = sa.select(_games.c.id).where(_games.c.state.is_not(None))
    for table_id in bind.execute(begun).scalars().all():
        this = _games.c.id == table_id
        try:
            game = codec.loads(bind.execute(sa.select(_games.c.state).where(this)).scalar_one())
        except codec.UnreadableSave:
            continue
        bind.execute(sa.update(_games).where(this).values(edition=game.edition))


def downgrade() -> None:
    """Older programs read the edition from the save."""
    op.drop_column("games", "edition")
