"""One table of requests that everybody at a table is to agree to, instead of one for each kind."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0038"
down_revision = "0037"

_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
_OLD = sa.MetaData()
_games = sa.Table(
    "games",
    _OLD,
    sa.Column("id", _ID),
    sa.Column("status", sa.String),
    sa.Column("ply", sa.Integer),
)
_seats = sa.Table(
    "seats", _OLD, sa.Column("game_id", _ID), sa.Column("seat", sa.Integer),
    sa.Column("user_id", sa.BigInteger), sa.Column("wants_end", sa.Boolean),
)  # fmt: skip
_rewinds = sa.Table(
    "rewinds", _OLD, sa.Column("game_id", _ID), sa.Column("key", sa.String),
    sa.Column("ply", sa.Integer), sa.Column("target", sa.Integer), sa.Column("seat", sa.Integer),
    sa.Column("agreed", sa.JSON),
)  # fmt: skip
_proposals = sa.Table(
    "proposals", _OLD, sa.Column("game_id", _ID), sa.Column("key", sa.String),
    sa.Column("seat", sa.Integer), sa.Column("terms", sa.JSON), sa.Column("agreed", sa.JSON),
    sa.Column("due", sa.Double),
)  # fmt: skip
_pauses = sa.Table(
    "halts", _OLD, sa.Column("game_id", _ID), sa.Column("key", sa.String),
    sa.Column("by_id", sa.BigInteger), sa.Column("due", sa.Double),
)  # fmt: skip
_UNDER_WAY = _games.c.status.in_(["running", "paused"])


def upgrade() -> None:
    """Requests that are open stay open; wishes that a game ends become a request."""
    made = op.create_table(
        "requests",
        sa.Column("game_id", _ID, sa.ForeignKey("games.id"), primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(16), primary_key=True),
        sa.Column("key", sa.String(16), nullable=False),
        sa.Column("by_id", sa.BigInteger, nullable=False),
        sa.Column("agreed", sa.JSON, nullable=False),
        sa.Column("due", sa.Double),
        sa.Column("target", sa.Integer),
        sa.Column("payload", sa.JSON, nullable=False),
        sa.Column("granted", sa.Boolean, nullable=False),
    )
    op.create_index("ix_requests_by_id", "requests", ["by_id"])
    empty: dict[str, Any] = {"due": None, "target": None, "payload": {}, "granted": False}
    found = [empty | row for row in _open(op.get_bind())]
    if found:
        op.bulk_insert(made, found)
    for name in ("rewinds", "proposals", "halts"):
        op.drop_table(name)
    op.drop_column("seats", "wants_end")


def _open(bind: sa.Connection) -> Iterator[dict[str, Any]]:
    """The requests that are open, as rows of the new table."""
    asked: sa.Table
    for kind, asked in (("rewind", _rewinds), ("repace", _proposals)):
        here = (_seats.c.game_id == asked.c.game_id) & (_seats.c.seat == asked.c.seat)
        query = (
            sa.select(asked, _seats.c.user_id)
            .join(_games, _games.c.id == asked.c.game_id)
            .join(_seats, here)
            .where(_UNDER_WAY, _seats.c.user_id.is_not(None))
        )
        if asked is _rewinds:  # a later move that others saw has ended it
            query = query.where(_games.c.ply == _rewinds.c.ply)
        for row in bind.execute(query):
            known = {"kind": kind, "by_id": row.user_id}
            known |= {name: row._mapping[name] for name in ("game_id", "key", "agreed")}
            if asked is _rewinds:
                yield known | {"target": row.target}
            else:
                yield known | {"due": row.due, "payload": {"terms": row.terms}}
    own = (_seats.c.game_id == _pauses.c.game_id) & (_seats.c.user_id == _pauses.c.by_id)
    query = (
        sa.select(_pauses, _games.c.status, _seats.c.seat)
        .join(_games, _games.c.id == _pauses.c.game_id)
        .outerjoin(_seats, own)
        .where(_UNDER_WAY)
    )
    for row in bind.execute(query):
        known = {name: row._mapping[name] for name in ("game_id", "key", "by_id", "due")}
        agreed = [] if row.seat is None else [row.seat]
        yield known | {"kind": "pause", "agreed": agreed, "granted": row.status == "paused"}
    query = (
        sa.select(_seats.c.game_id, _seats.c.seat, _seats.c.user_id)
        .join(_games, _games.c.id == _seats.c.game_id)
        .where(_UNDER_WAY, _seats.c.wants_end.is_(True), _seats.c.user_id.is_not(None))
        .order_by(_seats.c.game_id, _seats.c.seat)
    )
    ends: dict[int, dict[str, Any]] = {}
    for row in bind.execute(query):
        first = {"game_id": row.game_id, "kind": "end", "key": secrets.token_hex(4)}
        one = ends.setdefault(row.game_id, first | {"by_id": row.user_id, "agreed": []})
        one["agreed"].append(row.seat)
    yield from ends.values()


def downgrade() -> None:
    """Open requests are forgotten, the wish that a game ends among them."""
    op.add_column(
        "seats", sa.Column("wants_end", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.create_table(
        "rewinds", _of_game(), _key(),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("target", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("agreed", sa.JSON, nullable=False),
    )  # fmt: skip
    op.create_table(
        "proposals", _of_game(), _key(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("terms", sa.JSON, nullable=False),
        sa.Column("agreed", sa.JSON, nullable=False),
        sa.Column("due", sa.Double, nullable=False),
    )  # fmt: skip
    op.create_table(
        "halts", _of_game(), _key(),
        sa.Column("by_id", sa.BigInteger, nullable=False),
        sa.Column("due", sa.Double, nullable=False),
    )  # fmt: skip
    op.create_index("ix_halts_by_id", "halts", ["by_id"])
    op.drop_table("requests")


def _of_game() -> sa.Column[Any]:
    return sa.Column(
        "game_id", _ID, sa.ForeignKey("games.id"), primary_key=True, autoincrement=False
    )


def _key() -> sa.Column[Any]:
    return sa.Column("key", sa.String(16), nullable=False)
