"""The tables of the database. Times are seconds since 1970 (UTC), as floats.

Every change here needs a migration in `migrations/versions` (a test compares the two).
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

import sqlalchemy as sa

from bot.model.states import Status
from bot.store import migrations
from bot.store.compressed import Compressed

SCHEMA_HEAD: Final = migrations.HEAD
"""The newest migration."""

PUBLIC: Final = -1
"""In `outbox.seat` and `timers.seat`: no seat (NULL would not be unique)."""

ON_FORGET: Final = "forget"
"""Key of a column's `info`: what happens to it when the person it names is forgotten. Tables of
features use it, those of the core are in `bot.features.privacy.rows.PERSON_COLUMNS`."""

OF_SEAT: Final = "of seat"
"""Key of the `info` of a feature's table, true if its rows belong to the holder of the seat: they
are deleted with that person."""

ON_SERVER: Final = "on server"
"""Key of a column's `info`, true where a row shows that the bot was on the server it names. People
who installed the bot for themselves use it elsewhere, too."""

LIVE_STATUSES: Final[tuple[Status, ...]] = ("lobby", "running", "paused")

metadata = sa.MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)
Id = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
"""A row id: SQLite auto-increments only INTEGER columns."""


def person_key() -> sa.Column[int]:
    """Return the key column `user_id` of a feature's table, whose row goes with its person."""
    return sa.Column(
        "user_id",
        sa.BigInteger,
        primary_key=True,
        autoincrement=False,
        index=True,
        info={ON_FORGET: "row"},
    )


games = sa.Table(
    "games",
    metadata,
    sa.Column("id", Id, primary_key=True, autoincrement=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("status", sa.String(16), nullable=False),
    sa.Column("guild_id", sa.BigInteger, info={ON_SERVER: True}),
    sa.Column("channel_id", sa.BigInteger, nullable=False),
    # the channel that contains the thread; NULL: unknown or no thread
    sa.Column("parent_id", sa.BigInteger),
    # whether that thread is private
    sa.Column("private", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("host_id", sa.BigInteger, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("ply", sa.Integer, nullable=False),
    sa.Column("state", sa.Text),
    sa.Column("result", sa.JSON(none_as_null=True)),
    sa.Column("rematch_of", Id, sa.ForeignKey("games.id")),
    sa.Column("missing", sa.String(64), nullable=False),
    # the person who plays their first game here; NULL: a real table
    sa.Column("learner", sa.BigInteger),
    sa.Column("learning", sa.JSON(none_as_null=True)),  # the learner's progress
    sa.Column("terms", sa.JSON, nullable=False, server_default="{}"),  # see bot.model.terms
    sa.Column("master_id", sa.BigInteger),  # the game master
    sa.Column("master_asked", sa.BigInteger),  # who asks the host to become game master
    sa.Column(
        "master_role", sa.BigInteger
    ),  # people with this role and no seat are game masters too
    sa.Column("record", sa.JSON(none_as_null=True)),  # how the game begins, if not as dealt
    sa.Column("edition", sa.Integer),  # of the rules; NULL: in the lobby
    sa.Column(
        "casting", sa.String(16), nullable=False, server_default=""
    ),  # see bot.table.start.casting
    sa.Column("council", sa.Boolean, nullable=False, server_default=sa.false()),  # in a thread
    sa.Column("campaign_id", Id),  # NULL: a game of no campaign
    sa.Column("created_at", sa.Double, nullable=False),
    sa.Column("changed_at", sa.Double, nullable=False),
    sa.Column("promise", sa.String(64), nullable=False, server_default=""),  # see bot.model.deal
    sa.Column("sealed", sa.String(64), nullable=False, server_default=""),
    sa.Column("begun_at", sa.Double),  # shifted by every pause; NULL: in the lobby, or not recorded
    sa.Column("paused_at", sa.Double),  # NULL: it is not paused, or not noted
    sa.Index("ix_games_guild_id", "guild_id"),
    sa.Index("ix_games_host_id", "host_id"),
    sqlite_autoincrement=True,
)


def one_of(column: sa.Column[Any], words: Collection[str]) -> sa.ColumnElement[bool]:
    """SQL condition: a column holds one of these words, which are written into the statement. A
    list of bind parameters would change the statement's text each time it runs."""
    return column.in_([sa.literal_column(f"'{word}'") for word in words])


def status_in(*statuses: Status) -> sa.ColumnElement[bool]:
    """SQL condition: a table has one of these statuses, which are written into the statement. With
    bind parameters the planner could not use the partial indexes."""
    return one_of(games.c.status, statuses)


IS_LIVE: Final = status_in(*LIVE_STATUSES)
IS_PAST: Final = sa.and_(status_in("ended"), games.c.learner.is_(None))
"""SQL condition: finished games; lessons are excluded."""


def _index_some(
    name: str, *columns: sa.Column[Any], condition: sa.ColumnElement[bool], unique: bool = False
) -> None:
    """Declare an index of the rows for which the condition holds. PostgreSQL's is named where its
    tables are made: here it would load all of that dialect, which takes 4 MiB."""
    sa.Index(name, *columns, unique=unique, sqlite_where=condition)


_real = sa.and_(IS_LIVE, games.c.learner.is_(None))
_learnt = sa.and_(IS_LIVE, games.c.learner.is_not(None))
_index_some("uq_games_live_channel", games.c.channel_id, condition=_real, unique=True)
_index_some("uq_games_live_learner", games.c.learner, games.c.game, condition=_learnt, unique=True)
_index_some("ix_games_live_status", games.c.status, games.c.guild_id, condition=IS_LIVE)
_index_some("ix_games_past_channel", games.c.channel_id, games.c.changed_at, condition=IS_PAST)
_index_some("ix_games_past_guild", games.c.guild_id, games.c.changed_at, condition=IS_PAST)
for _name in ("master_id", "master_asked", "learner", "rematch_of", "campaign_id"):
    _index_some(f"ix_games_{_name}", games.c[_name], condition=games.c[_name].is_not(None))

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("game_id", Id, sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("user_id", sa.BigInteger),
    sa.Column("kind", sa.String(32), nullable=False),
    sa.Column("name", sa.String(100), nullable=False),
    sa.Column("revision", sa.Integer, nullable=False),
    sa.Column("dm_closed", sa.Boolean, nullable=False),
    sa.Column("offered", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("bank", sa.Double, nullable=False, server_default="0"),  # seconds left in it
    sa.Column("misses", sa.Integer, nullable=False, server_default="0"),  # decisions missed
    sa.Column("waits", sa.JSON, nullable=False, server_default="[]"),  # see SeatRow
    sa.Column("numbers", sa.JSON, nullable=False, server_default="{}"),  # for the start of the game
    sa.Column("role", sa.String(32), nullable=False, server_default=""),  # taken before the deal
    sa.Column("vote", sa.Integer),  # the seat its person votes for; NULL: none
    sa.Column("regent_at", sa.Double),  # when a regent began to play; NULL: none plays
    sa.Column("awaited", sa.Boolean),  # whether the game waits for it; NULL: in the lobby
    sa.Column("seen", sa.Integer, nullable=False, server_default="0"),  # the ply shown last
    sa.Column("asks", sa.Text, nullable=False, server_default=""),  # of the game master
    sa.Column("character", sa.String(100), nullable=False, server_default=""),  # in the fiction
    sa.Column("press", sa.String(20), nullable=False, server_default=""),  # see bot.model.deal
    sa.Column("conceded", sa.Boolean, nullable=False, server_default=sa.false()),  # counts as last
    sa.UniqueConstraint("game_id", "user_id"),
    sa.Index("ix_seats_user_id", "user_id"),
)

deals = sa.Table(  # sources of deals; the secret is published after the end
    "deals",
    metadata,
    sa.Column("game_id", Id, sa.ForeignKey("games.id"), primary_key=True, autoincrement=False),
    sa.Column("secret", sa.String(64), nullable=False),
    sa.Column("told", sa.Text),  # all other sources, see bot.model.deal; NULL: not dealt yet
)

leavers = sa.Table(  # former holders, who know its secrets; PUBLIC: has seen everything
    "leavers",
    metadata,
    sa.Column("game_id", Id, sa.ForeignKey("games.id"), primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False, index=True),
    sa.Column("at", sa.Double, nullable=False),
)

moves = sa.Table(
    "moves",
    metadata,
    sa.Column("game_id", Id, sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("ply", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(16), nullable=False),  # see MoveRow
    sa.Column("seat", sa.Integer),
    sa.Column("pick", sa.JSON, nullable=False),
    sa.Column("events", sa.JSON, nullable=False),
    sa.Column("barrier", sa.Boolean, nullable=False),
    sa.Column("undone_by", sa.Integer),
    sa.Column("by", sa.String(16), nullable=False, server_default=""),  # see MoveRow
    sa.Column("at", sa.Double, nullable=False),
)

compacted_games = sa.Table(  # all moves of a finished game in one value: see bot.store.compaction
    "folds",
    metadata,
    sa.Column("game_id", Id, sa.ForeignKey("games.id"), primary_key=True, autoincrement=False),
    sa.Column("moves", Compressed, nullable=False),
)

snapshots = sa.Table(
    "snapshots",
    metadata,
    sa.Column("game_id", Id, sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("ply", sa.Integer, primary_key=True),  # the state just before this ply
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("state", sa.LargeBinary, nullable=False),
)

requests = sa.Table(  # requests for consent: see bot.features.consent
    "requests",
    metadata,
    sa.Column("game_id", Id, sa.ForeignKey("games.id"), primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(16), primary_key=True),
    sa.Column("key", sa.String(16), nullable=False),  # answers to an older request name another
    sa.Column("by_id", sa.BigInteger, nullable=False, index=True),
    sa.Column("agreed", sa.JSON, nullable=False),  # seats
    sa.Column("due", sa.Double),  # when silence decides; NULL: never
    sa.Column("target", sa.Integer),  # the ply whose snapshot it needs; NULL: none
    sa.Column("payload", sa.JSON, nullable=False),
    sa.Column("granted", sa.Boolean, nullable=False),  # a granted pause stays while it lasts
)

outbox = sa.Table(
    "outbox",
    metadata,
    sa.Column("id", Id, primary_key=True, autoincrement=True),
    sa.Column("game_id", Id, sa.ForeignKey("games.id"), nullable=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("slot", sa.String(64), nullable=False),  # a notice's unique key, else empty
    sa.Column("phase", sa.String(64), nullable=False),
    sa.Column("occasion", sa.String(32), nullable=False),
    sa.Column("facts", sa.JSON, nullable=False),
    sa.Column("state", sa.String(16), nullable=False),  # pending, sending, sent or dropped
    sa.Column("wanted", sa.Integer, nullable=False),
    sa.Column("shown", sa.Integer, nullable=False),
    sa.Column("nonce", sa.String(25), nullable=False),
    sa.Column("nonce_at", sa.Double, nullable=False),
    sa.Column("due", sa.Double, nullable=False),
    sa.Column("attempts", sa.Integer, nullable=False),
    sa.Column("owner", sa.String(64), nullable=False),
    sa.Column("message_id", sa.BigInteger),
    sa.Column("posted_at", sa.Double, nullable=False),
    sa.Column("touched_at", sa.Double, nullable=False),
    sa.UniqueConstraint("game_id", "kind", "seat", "slot"),
    sa.Index("ix_outbox_state_due", "state", "due"),
    sqlite_autoincrement=True,
)

timers = sa.Table(
    "timers",
    metadata,
    sa.Column("id", Id, primary_key=True, autoincrement=True),
    sa.Column("game_id", Id, sa.ForeignKey("games.id"), nullable=False),
    sa.Column("kind", sa.String(32), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("due", sa.Double, nullable=False, index=True),
    sa.Column("attempts", sa.Integer, nullable=False),
    sa.UniqueConstraint("game_id", "kind", "seat"),
    sqlite_autoincrement=True,  # the clock deletes by id: an id must never come back
)

people = sa.Table(
    "people",
    metadata,
    sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("locale", sa.String(16), nullable=False),
    sa.Column("settings", sa.JSON, nullable=False, server_default="{}"),  # see bot.model.person
    sa.Column("away_from", sa.Double),
    sa.Column("away_until", sa.Double),
    sa.Column("dm_channel_id", sa.BigInteger),  # their direct messages; NULL: not opened yet
)

guilds = sa.Table(
    "guilds",
    metadata,
    sa.Column(
        "guild_id",
        sa.BigInteger,
        primary_key=True,
        autoincrement=False,
        info={ON_SERVER: True},
    ),
    sa.Column("locale", sa.String(16), nullable=False),  # empty: it has set none
    sa.Column("settings", sa.JSON, nullable=False, server_default="{}"),  # see bot.store.servers
    sa.Column("left_at", sa.Double),  # when it removed the bot; NULL: it has the bot
)

clocks = sa.Table(  # timed decisions
    "clocks",
    metadata,
    sa.Column("game_id", Id, sa.ForeignKey("games.id"), primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("revision", sa.Integer, nullable=False),  # of the question that is timed
    sa.Column("began_at", sa.Double, nullable=False),
    sa.Column("due", sa.Double, nullable=False),  # when allowance and bank are both spent
    sa.Column("left", sa.Double),  # seconds left while paused; NULL while it runs
    sa.Column("bank", sa.Double, nullable=False),  # the seat's, when the decision began
    sa.Column("stage", sa.String(16), nullable=False),  # see bot.store.clocks
    sa.Column("hours", sa.JSON(none_as_null=True)),  # waking hours in which it runs
    sa.Column("stopped", sa.Double),  # until when a question stops it; kept afterwards
)

budgets = sa.Table(  # the remaining time of a table, and of its current phase
    "budgets",
    metadata,
    sa.Column("game_id", Id, sa.ForeignKey("games.id"), primary_key=True, autoincrement=False),
    sa.Column("phase", sa.String(64), nullable=False),
    sa.Column("due", sa.Double, nullable=False),  # when the phase has used its part
    sa.Column("left", sa.Double),  # seconds left of it while paused; NULL while it runs
    sa.Column("rest", sa.Double, nullable=False),  # seconds for the phases to come
    sa.Column("spent", sa.Boolean, nullable=False),  # whether computers fill in
)

reminders = sa.Table(  # reminders sent for decisions of a running game: none is sent twice
    "reminders",
    metadata,
    sa.Column("game_id", Id, sa.ForeignKey("games.id"), primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("decision", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(16), primary_key=True),
    sa.Column("at", sa.Double, nullable=False),
)

marks = sa.Table(
    "marks",
    metadata,
    sa.Column("key", sa.String(64), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

processes = sa.Table(  # processes that use this database: see bot.store.program.processes
    "processes",
    metadata,
    sa.Column("name", sa.String(64), primary_key=True),  # "main", or its shards: "0-3/16"
    sa.Column("holder", sa.Text, nullable=False),  # the process that holds it; empty: none
    sa.Column("turns", sa.BigInteger, nullable=False),  # incremented while that process lives
    sa.Column("well_at", sa.Double),  # when it was last well; NULL: never yet
    sa.Column("trouble", sa.Text, nullable=False),  # the current problem; empty: none
)
