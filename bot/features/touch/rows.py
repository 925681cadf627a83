"""The table of links to boards, and its queries."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

import sqlalchemy as sa

from bot.store.schema import ON_FORGET, Id, games, metadata
from bot.store.transaction import Tx

LED: Final = -1
"""Seat of a link to everything, for the game master."""

touch_links = sa.Table(
    "touch_links",
    metadata,
    sa.Column("id", Id, primary_key=True, autoincrement=True),
    sa.Column("game_id", Id, sa.ForeignKey("games.id"), nullable=False),
    sa.Column("user_id", sa.BigInteger, nullable=False, info={ON_FORGET: "row"}),  # its creator
    sa.Column("seat", sa.Integer),  # the seat it shows, or LED; NULL: the spectators' view
    sa.Column("until", sa.Double, nullable=False),
    sa.Column(
        "digest", sa.String(64), nullable=False, server_default=""
    ),  # of the secret in its token
    sa.Index("ix_touch_links_game_id_user_id", "game_id", "user_id"),
    sa.Index("ix_touch_links_user_id", "user_id"),
    sa.Index("ix_touch_links_until", "until"),
    sqlite_autoincrement=True,
)


def add(tx: Tx, table_id: int, user_id: int, seat: int | None, until: float, digest: str) -> int:
    """Add a link; return its number."""
    row = {"game_id": table_id, "user_id": user_id, "seat": seat, "until": until, "digest": digest}
    statement = sa.insert(touch_links).values(row).returning(touch_links.c.id)
    return int(tx.execute(statement).scalar_one())


def link(tx: Tx, number: int) -> Any | None:
    """Return the row of a link, with who leads the game and where; None if it no longer exists."""
    query = sa.select(touch_links, games.c.master_id, games.c.guild_id).join(games)
    return tx.execute(query.where(touch_links.c.id == number)).one_or_none()


def standing(tx: Tx, numbers: Collection[int], now: float) -> set[int]:
    """Return those of these links that are still valid."""
    of = touch_links.c
    query = sa.select(of.id).where(of.id.in_(list(numbers)), of.until > now)
    return set(tx.execute(query).scalars())


def drop_of(tx: Tx, table_id: int, user_id: int) -> list[int]:
    """Delete every link that this person made to this table; return their numbers."""
    theirs = (touch_links.c.game_id == table_id) & (touch_links.c.user_id == user_id)
    numbers = list(tx.execute(sa.select(touch_links.c.id).where(theirs)).scalars())
    tx.execute(sa.delete(touch_links).where(theirs))
    return numbers


def drop_kind(tx: Tx, table_id: int, user_id: int, seat: int | None) -> None:
    """Delete the links of this person to one seat of a table, or to its spectators' board."""
    same = touch_links.c.seat.is_(None) if seat is None else touch_links.c.seat == seat
    theirs = (touch_links.c.game_id == table_id) & (touch_links.c.user_id == user_id)
    tx.execute(sa.delete(touch_links).where(theirs & same))


def drop_old(tx: Tx, now: float) -> None:
    """Delete expired links."""
    tx.execute(sa.delete(touch_links).where(touch_links.c.until <= now))
