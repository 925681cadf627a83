"""The table of pinned dashboards, and its queries."""

from __future__ import annotations

from dataclasses import dataclass

import sqlalchemy as sa

from bot.store.bind_params import AT_MOST
from bot.store.schema import IS_LIVE, PUBLIC, Id, games, metadata, outbox
from bot.store.transaction import Tx

pins = sa.Table(
    "pins",
    metadata,
    sa.Column("game_id", Id, sa.ForeignKey("games.id"), primary_key=True, autoincrement=False),
    sa.Column("wanted", sa.Boolean, nullable=False),
    sa.Column("message_id", sa.BigInteger),  # the pinned dashboard; NULL: none
)


@dataclass(frozen=True)
class Due:
    """A table whose pinned message must change."""

    table_id: int
    channel_id: int
    pinned: int | None
    stands: int | None
    """The dashboard to pin; None: unpin."""


def want(tx: Tx, table_id: int, wanted: bool) -> None:
    """Store whether the dashboard of a table should be pinned."""
    result = tx.execute(sa.update(pins).where(pins.c.game_id == table_id).values(wanted=wanted))
    if result.rowcount == 0:
        tx.execute(sa.insert(pins).values(game_id=table_id, wanted=wanted))


def wants(tx: Tx, table_id: int) -> bool:
    """Return whether the dashboard of a table should be pinned."""
    query = sa.select(pins.c.wanted).where(pins.c.game_id == table_id)
    return bool(tx.execute(query).scalar_one_or_none())


def due(tx: Tx, most: int) -> list[Due]:
    """Return what must be pinned or unpinned, at most `most` tables."""
    return [Due(*row) for row in tx.execute(_DUE, {AT_MOST.key: most})]


_STANDS = sa.case((pins.c.wanted & IS_LIVE, outbox.c.message_id), else_=None)
_BOARD = (
    (outbox.c.game_id == pins.c.game_id)
    & (outbox.c.kind == "dashboard")
    & (outbox.c.seat == PUBLIC)
)
_DUE = (
    sa.select(pins.c.game_id, games.c.channel_id, pins.c.message_id, _STANDS)
    .join(games, games.c.id == pins.c.game_id)
    .outerjoin(outbox, _BOARD)
    .where(sa.func.coalesce(pins.c.message_id, 0) != sa.func.coalesce(_STANDS, 0))
    .limit(AT_MOST)
)


def note(tx: Tx, table_id: int, message_id: int | None) -> None:
    """Store the pinned message; None: none, and the row is deleted unless a pin is still wanted."""
    of = pins.c.game_id == table_id
    tx.execute(sa.update(pins).where(of).values(message_id=message_id))
    if message_id is None:
        live = sa.select(games.c.id).where(IS_LIVE)
        tx.execute(sa.delete(pins).where(of & (~pins.c.wanted | pins.c.game_id.not_in(live))))
