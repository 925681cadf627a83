"""The schema of version 1.0.0, with which every database begins."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

import sqlalchemy as sa
from alembic import op

revision = "0041"
down_revision = None

_ID: Final = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
_LIVE: Final = "status IN ('lobby', 'running', 'paused')"
_TABLES: Final = f"{_LIVE} AND learner IS NULL"
_LESSONS: Final = f"{_LIVE} AND learner IS NOT NULL"
_PAST: Final = "status IN ('ended') AND learner IS NULL"
_SCHEMA: Final = sa.MetaData(
    naming_convention={
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)
_SELDOM: Final = ("master_id", "master_asked", "learner", "rematch_of", "campaign_id")
"""Columns of games that are mostly empty."""
_full = partial(sa.Column, nullable=False)


def upgrade() -> None:
    """Create all tables."""
    _SCHEMA.create_all(op.get_bind(), checkfirst=False)


def _table(name: str, *parts: Any, **options: Any) -> None:
    sa.Table(name, _SCHEMA, *parts, **options)


def _key(name: str, kind: Any = sa.BigInteger, *parts: Any) -> sa.Column[Any]:
    """Return a part of the primary key that the database does not count."""
    return sa.Column(name, kind, *parts, primary_key=True, autoincrement=False)


def _of_game() -> sa.Column[Any]:
    """Return the key of rows that belong to a game, or its first part."""
    return _key("game_id", _ID, sa.ForeignKey("games.id"))


def _some(name: str, *columns: str, where: str, unique: bool = False) -> sa.Index:
    """Return an index of the rows for which the condition holds."""
    some = sa.text(where)
    return sa.Index(name, *columns, unique=unique, sqlite_where=some, postgresql_where=some)


_table(
    "games",
    sa.Column("id", _ID, primary_key=True),
    _full("game", sa.String(64)),
    _full("status", sa.String(16)),
    sa.Column("guild_id", sa.BigInteger),
    _full("channel_id", sa.BigInteger),
    _full("host_id", sa.BigInteger),
    _full("options", sa.JSON),
    _full("ply", sa.Integer),
    sa.Column("state", sa.Text),
    sa.Column("result", sa.JSON),
    sa.Column("rematch_of", _ID, sa.ForeignKey("games.id")),
    _full("missing", sa.String(64)),
    _full("created_at", sa.Double),
    _full("changed_at", sa.Double),
    sa.Column("learner", sa.BigInteger),
    sa.Column("learning", sa.JSON),
    _full("terms", sa.JSON, server_default="{}"),
    sa.Column("master_id", sa.BigInteger),
    sa.Column("master_role", sa.BigInteger),
    sa.Column("record", sa.JSON),
    sa.Column("campaign_id", _ID),
    sa.Column("parent_id", sa.BigInteger),
    _full("private", sa.Boolean, server_default=sa.false()),
    sa.Column("master_asked", sa.BigInteger),
    sa.Column("begun_at", sa.Double),
    _full("casting", sa.String(16), server_default=""),
    _full("council", sa.Boolean, server_default=sa.false()),
    _full("promise", sa.String(64), server_default=""),
    _full("sealed", sa.String(64), server_default=""),
    sa.Column("paused_at", sa.Double),
    sa.Column("edition", sa.Integer),
    sa.Index("ix_games_guild_id", "guild_id"),
    sa.Index("ix_games_host_id", "host_id"),
    *(_some(f"ix_games_{name}", name, where=f"{name} IS NOT NULL") for name in _SELDOM),
    _some("ix_games_live_status", "status", "guild_id", where=_LIVE),
    _some("ix_games_past_channel", "channel_id", "changed_at", where=_PAST),
    _some("ix_games_past_guild", "guild_id", "changed_at", where=_PAST),
    _some("uq_games_live_channel", "channel_id", where=_TABLES, unique=True),
    _some("uq_games_live_learner", "learner", "game", where=_LESSONS, unique=True),
    sqlite_autoincrement=True,
)
_table(
    "seats",
    _of_game(),
    _key("seat", sa.Integer),
    sa.Column("user_id", sa.BigInteger),
    _full("kind", sa.String(32)),
    _full("name", sa.String(100)),
    _full("revision", sa.Integer),
    _full("dm_closed", sa.Boolean),
    _full("offered", sa.Boolean, server_default=sa.false()),
    _full("bank", sa.Double, server_default="0"),
    _full("misses", sa.Integer, server_default="0"),
    _full("numbers", sa.JSON, server_default="{}"),
    sa.Column("regent_at", sa.Double),
    sa.Column("awaited", sa.Boolean),
    _full("seen", sa.Integer, server_default="0"),
    _full("asks", sa.Text, server_default=""),
    _full("role", sa.String(32), server_default=""),
    sa.Column("vote", sa.Integer),
    _full("character", sa.String(100), server_default=""),
    _full("press", sa.String(20), server_default=""),
    _full("waits", sa.JSON, server_default="[]"),
    sa.UniqueConstraint("game_id", "user_id"),
    sa.Index("ix_seats_user_id", "user_id"),
)
_table(
    "moves",
    _of_game(),
    _key("ply", sa.Integer),
    _full("kind", sa.String(16)),
    sa.Column("seat", sa.Integer),
    _full("pick", sa.JSON),
    _full("events", sa.JSON),
    _full("barrier", sa.Boolean),
    sa.Column("undone_by", sa.Integer),
    _full("at", sa.Double),
    _full("by", sa.String(16), server_default=""),
)
_table(
    "snapshots",
    _of_game(),
    _key("ply", sa.Integer),
    _full("seat", sa.Integer),
    _full("state", sa.LargeBinary),
)
_table(
    "outbox",
    sa.Column("id", _ID, primary_key=True),
    _full("game_id", _ID, sa.ForeignKey("games.id")),
    _full("kind", sa.String(16)),
    _full("seat", sa.Integer),
    _full("slot", sa.String(64)),
    _full("phase", sa.String(64)),
    _full("occasion", sa.String(32)),
    _full("facts", sa.JSON),
    _full("state", sa.String(16)),
    _full("wanted", sa.Integer),
    _full("shown", sa.Integer),
    _full("nonce", sa.String(25)),
    _full("nonce_at", sa.Double),
    _full("due", sa.Double),
    _full("attempts", sa.Integer),
    _full("owner", sa.String(64)),
    sa.Column("message_id", sa.BigInteger),
    _full("posted_at", sa.Double),
    _full("touched_at", sa.Double),
    sa.UniqueConstraint("game_id", "kind", "seat", "slot"),
    sa.Index("ix_outbox_state_due", "state", "due"),
    sqlite_autoincrement=True,
)
_table(
    "timers",
    sa.Column("id", _ID, primary_key=True),
    _full("game_id", _ID, sa.ForeignKey("games.id")),
    _full("kind", sa.String(32)),
    _full("seat", sa.Integer),
    _full("due", sa.Double),
    _full("attempts", sa.Integer),
    sa.UniqueConstraint("game_id", "kind", "seat"),
    sa.Index("ix_timers_due", "due"),
    sqlite_autoincrement=True,
)
_table(
    "people",
    _key("user_id"),
    _full("locale", sa.String(16)),
    _full("settings", sa.JSON, server_default="{}"),
    sa.Column("away_from", sa.Double),
    sa.Column("away_until", sa.Double),
    sa.Column("dm_channel_id", sa.BigInteger),
)
_table(
    "guilds",
    _key("guild_id"),
    _full("locale", sa.String(16)),
    _full("settings", sa.JSON, server_default="{}"),
    sa.Column("left_at", sa.Double),
)
_table(
    "marks",
    _key("key", sa.String(64)),
    _full("value", sa.Text),
)
_table(
    "leavers",
    _of_game(),
    _key("seat", sa.Integer),
    _key("user_id"),
    _full("at", sa.Double),
    sa.Index("ix_leavers_user_id", "user_id"),
)
_table(
    "clocks",
    _of_game(),
    _key("seat", sa.Integer),
    _full("revision", sa.Integer),
    _full("began_at", sa.Double),
    _full("due", sa.Double),
    sa.Column("left", sa.Double),
    _full("bank", sa.Double),
    _full("stage", sa.String(16)),
    sa.Column("hours", sa.JSON),
    sa.Column("stopped", sa.Double),
)
_table(
    "budgets",
    _of_game(),
    _full("phase", sa.String(64)),
    _full("due", sa.Double),
    sa.Column("left", sa.Double),
    _full("rest", sa.Double),
    _full("spent", sa.Boolean),
)
_table(
    "reminders",
    _of_game(),
    _key("seat", sa.Integer),
    _key("decision", sa.Integer),
    _key("kind", sa.String(16)),
    _full("at", sa.Double),
)
_table(
    "processes",
    _key("name", sa.String(64)),
    _full("holder", sa.Text),
    _full("turns", sa.BigInteger),
    sa.Column("well_at", sa.Double),
    _full("trouble", sa.Text),
)
_table(
    "folds",
    _of_game(),
    _full("moves", sa.LargeBinary),
)
_table(
    "deals",
    _of_game(),
    _full("secret", sa.String(64)),
    sa.Column("told", sa.Text),
)
_table(
    "requests",
    _of_game(),
    _key("kind", sa.String(16)),
    _full("key", sa.String(16)),
    _full("by_id", sa.BigInteger),
    _full("agreed", sa.JSON),
    sa.Column("due", sa.Double),
    sa.Column("target", sa.Integer),
    _full("payload", sa.JSON),
    _full("granted", sa.Boolean),
    sa.Index("ix_requests_by_id", "by_id"),
)
_table(
    "host_orders",
    sa.Column("id", _ID, primary_key=True),
    _full("kind", sa.String(16)),
    _full("target", sa.BigInteger),
    _full("reason", sa.Text),
    _full("at", sa.Double),
    sa.Column("done_at", sa.Double),
    sa.UniqueConstraint("kind", "target"),
)
_table(
    "budget",
    _key("name", sa.String(16)),
    _full("ready_at", sa.Double),
)
_table(
    "orders",
    _of_game(),
    _key("seat", sa.Integer),
    _key("name", sa.String(32)),
    _full("terms", sa.JSON),
    _full("active", sa.Boolean),
)
_table(
    "disputes",
    sa.Column("id", _ID, primary_key=True),
    _full("game_id", _ID, sa.ForeignKey("games.id")),
    _full("case", sa.JSON),
    _full("at", sa.Double),
    sa.Column("ruled_at", sa.Double),
    sa.Index("ix_disputes_game_id", "game_id"),
    sqlite_autoincrement=True,
)
_table(
    "campaigns",
    sa.Column("id", _ID, primary_key=True),
    _full("guild_id", sa.BigInteger),
    _full("name", sa.String(100)),
    _full("by_id", sa.BigInteger),
    _full("created_at", sa.Double),
    sa.UniqueConstraint("guild_id", "name"),
    sa.Index("ix_campaigns_by_id", "by_id"),
    sqlite_autoincrement=True,
)
_table(
    "results",
    _of_game(),
    _key("seat", sa.Integer),
    sa.Column("user_id", sa.BigInteger),
    _full("kind", sa.String(32)),
    _full("points", sa.Integer),
    _full("rank", sa.Integer),
    _full("facts", sa.JSON),
    _full("at", sa.Double),
    sa.Column("side", sa.Integer),
    _full("rated", sa.Boolean, server_default=sa.true()),
    sa.Index("ix_results_user_id", "user_id"),
)
_table(
    "plans",
    _of_game(),
    _key("seat", sa.Integer),
    _full("stretch", sa.String(64)),
    _full("lines", sa.JSON),
    _full("stopped", sa.String(16)),
    _full("draft", sa.JSON, server_default="[]"),
)
_table(
    "councils",
    _of_game(),
    _key("side", sa.Integer),
    _key("user_id"),
    _full("thread_id", sa.BigInteger),
    sa.Index("ix_councils_user_id", "user_id"),
)
_table(
    "timekeeping",
    _of_game(),
    _key("user_id"),
    _full("in_time", sa.Integer),
    _full("late", sa.Integer),
    sa.Index("ix_timekeeping_user_id", "user_id"),
)
_table(
    "scenes",
    sa.Column("id", _ID, primary_key=True),
    _full("game_id", _ID, sa.ForeignKey("games.id")),
    _full("by_id", sa.BigInteger),
    _full("words", sa.Text),
    sa.Column("picture", sa.LargeBinary),
    _full("waits", sa.Boolean),
    _full("at", sa.Double),
    sa.Index("ix_scenes_by_id", "by_id"),
    sa.Index("ix_scenes_game_id", "game_id"),
    sqlite_autoincrement=True,
)
_table(
    "hindsights",
    _of_game(),
    _full("told", sa.LargeBinary),
)
_table(
    "challenges",
    _key("day", sa.String(10)),
    _key("game", sa.String(64)),
    _full("secret", sa.String(64)),
    _full("made_at", sa.Double),
)
_table(
    "attempts",
    _key("day", sa.String(10)),
    _key("game", sa.String(64)),
    _key("user_id"),
    _full("guild_id", sa.BigInteger),
    _full("game_id", _ID, sa.ForeignKey("games.id")),
    sa.Column("points", sa.Integer),
    sa.Column("rank", sa.Integer),
    sa.Column("ended_at", sa.Double),
    sa.UniqueConstraint("game_id"),
    sa.Index("ix_attempts_day_game_guild_id", "day", "game", "guild_id"),
    sa.Index("ix_attempts_user_id", "user_id"),
)
_table(
    "private_notes",
    _of_game(),
    _key("user_id"),
    _full("words", sa.Text),
    _full("at", sa.Double),
    sa.Index("ix_private_notes_user_id", "user_id"),
)
_table(
    "hour_ticks",
    _of_game(),
    _key("hour", sa.Double),
    _key("user_id"),
    sa.Index("ix_hour_ticks_user_id", "user_id"),
)
_table(
    "seasons",
    sa.Column("id", _ID, primary_key=True),
    _full("guild_id", sa.BigInteger),
    _full("name", sa.String(60)),
    _full("game", sa.String(64)),
    _full("counts", sa.String(8)),
    _full("by_id", sa.BigInteger),
    _full("begins_at", sa.Double),
    _full("ends_at", sa.Double),
    sa.Index("ix_seasons_by_id", "by_id"),
    sa.Index("ix_seasons_guild_id", "guild_id"),
    sqlite_autoincrement=True,
)
_table(
    "season_members",
    _key("season_id", _ID, sa.ForeignKey("seasons.id")),
    _key("user_id"),
    _full("guild_id", sa.BigInteger),
    _full("name", sa.String(80)),
    _full("waits", sa.Boolean),
    sa.Index("ix_season_members_user_id", "user_id"),
)
_table(
    "touch_links",
    sa.Column("id", _ID, primary_key=True),
    _full("game_id", _ID, sa.ForeignKey("games.id")),
    _full("user_id", sa.BigInteger),
    sa.Column("seat", sa.Integer),
    _full("until", sa.Double),
    _full("digest", sa.String(64), server_default=""),
    sa.Index("ix_touch_links_game_id_user_id", "game_id", "user_id"),
    sa.Index("ix_touch_links_until", "until"),
    sa.Index("ix_touch_links_user_id", "user_id"),
    sqlite_autoincrement=True,
)
_table(
    "shoulders",
    _of_game(),
    _key("user_id"),
    _full("owner_id", sa.BigInteger),
    _full("seat", sa.Integer),
    _full("granted", sa.Boolean),
    sa.Index("ix_shoulders_owner_id", "owner_id"),
    sa.Index("ix_shoulders_user_id", "user_id"),
)
_table(
    "pins",
    _of_game(),
    _full("wanted", sa.Boolean),
    sa.Column("message_id", sa.BigInteger),
)
_table(
    "favourites",
    _of_game(),
    _key("user_id"),
    sa.Index("ix_favourites_user_id", "user_id"),
)
