"""Games over days: terms, clocks, reminders, orders, absences, game masters, campaigns, results."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def _of_game(table: str, *columns: sa.Column[Any], key: tuple[str, ...] = ()) -> None:
    """A table whose rows belong to a game, by the columns of `key` within it."""
    op.create_table(
        table,
        sa.Column("game_id", _ID, nullable=False),
        *columns,
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=f"fk_{table}_game_id_games"),
        sa.PrimaryKeyConstraint("game_id", *key, name=f"pk_{table}"),
    )


def _filled(name: str, kind: Any, default: Any) -> sa.Column[Any]:
    """A column that rows of before get the default in."""
    return sa.Column(name, kind, nullable=False, server_default=default)


def upgrade() -> None:
    """Tables more, and columns of others."""
    op.add_column("games", _filled("terms", sa.JSON(), "{}"))
    op.add_column("games", sa.Column("master_id", sa.BigInteger()))
    op.add_column("games", sa.Column("master_role", sa.BigInteger()))
    op.add_column("games", sa.Column("record", sa.JSON(none_as_null=True)))
    op.add_column("games", sa.Column("campaign_id", _ID))
    op.add_column("seats", _filled("offered", sa.Boolean(), sa.false()))
    op.add_column("seats", _filled("bank", sa.Double(), "0"))
    op.add_column("seats", _filled("misses", sa.Integer(), "0"))
    op.add_column("seats", _filled("paces", sa.JSON(), "[]"))
    op.add_column("seats", _filled("numbers", sa.JSON(), "{}"))
    op.create_index("ix_games_guild_id", "games", ["guild_id"])
    op.add_column("seats", sa.Column("regent_at", sa.Double()))
    op.add_column("moves", _filled("by", sa.String(16), ""))
    op.add_column("people", _filled("settings", sa.JSON(), "{}"))
    op.add_column("people", sa.Column("away_from", sa.Double()))
    op.add_column("people", sa.Column("away_until", sa.Double()))
    _of_game(
        "leavers",
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        key=("seat", "user_id"),
    )
    _of_game(
        "clocks",
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("began_at", sa.Double(), nullable=False),
        sa.Column("due", sa.Double(), nullable=False),
        sa.Column("left", sa.Double()),
        sa.Column("bank", sa.Double(), nullable=False),
        sa.Column("stage", sa.String(16), nullable=False),
        key=("seat",),
    )
    _of_game(
        "budgets",
        sa.Column("phase", sa.String(64), nullable=False),
        sa.Column("due", sa.Double(), nullable=False),
        sa.Column("left", sa.Double()),
        sa.Column("rest", sa.Double(), nullable=False),
        sa.Column("spent", sa.Boolean(), nullable=False),
    )
    _of_game(
        "reminders",
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("decision", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        key=("seat", "decision", "kind"),
    )
    _of_game(
        "orders",
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("terms", sa.JSON(), nullable=False),
        sa.Column("active", sa.Boolean(), nullable=False),
        key=("seat", "name"),
    )
    _of_game(
        "halts",
        sa.Column("key", sa.String(16), nullable=False),
        sa.Column("by_id", sa.BigInteger(), nullable=False),
        sa.Column("due", sa.Double(), nullable=False),
    )
    op.create_table(
        "disputes",
        sa.Column("id", _ID, nullable=False, autoincrement=True),
        sa.Column("game_id", _ID, nullable=False),
        sa.Column("case", sa.JSON(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("ruled_at", sa.Double()),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_disputes_game_id_games"),
        sa.PrimaryKeyConstraint("id", name="pk_disputes"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_disputes_game_id", "disputes", ["game_id"])
    op.create_table(
        "campaigns",
        sa.Column("id", _ID, nullable=False, autoincrement=True),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("by_id", sa.BigInteger(), nullable=False),
        sa.Column("created_at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_campaigns"),
        sa.UniqueConstraint("guild_id", "name", name="uq_campaigns_guild_id_name"),
        sqlite_autoincrement=True,
    )
    _of_game(
        "results",
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger()),
        sa.Column("kind", sa.String(32), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("rank", sa.Integer(), nullable=False),
        sa.Column("facts", sa.JSON(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        key=("seat",),
    )
    op.create_index("ix_results_user_id", "results", ["user_id"])
    op.execute(  # lobbies of before are closed like those of now: see bot.table.announcer
        "INSERT INTO timers (game_id, kind, seat, due, attempts) SELECT id, 'stale', -1, "
        "changed_at + 2592000, 0 FROM games WHERE status = 'lobby' AND learner IS NULL"
    )


def downgrade() -> None:
    """All of it is forgotten."""
    op.execute("DELETE FROM timers WHERE kind = 'stale'")
    op.drop_index("ix_results_user_id", "results")
    op.drop_index("ix_games_guild_id", "games")
    for table in (
        "results", "campaigns", "halts", "orders", "reminders", "budgets", "clocks", "leavers"
    ):  # fmt: skip
        op.drop_table(table)
    for table, columns in (
        ("people", ("settings", "away_from", "away_until")),
        ("moves", ("by",)),
        ("seats", ("offered", "bank", "misses", "paces", "regent_at")),
        ("games", ("terms", "master_id", "record", "campaign_id")),
    ):
        for column in columns:
            op.drop_column(table, column)
