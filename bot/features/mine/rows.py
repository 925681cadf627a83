"""The tables that a person wants first in their list."""

from __future__ import annotations

import sqlalchemy as sa

from bot.store.schema import ON_FORGET, Id, games, metadata
from bot.store.transaction import Tx

favourites = sa.Table(
    "favourites",
    metadata,
    sa.Column("game_id", Id, sa.ForeignKey("games.id"), primary_key=True, autoincrement=False),
    sa.Column(
        "user_id", sa.BigInteger, primary_key=True, autoincrement=False, info={ON_FORGET: "row"}
    ),
    sa.Index("ix_favourites_user_id", "user_id"),
)


def is_favourite(user_id: int) -> sa.ColumnElement[bool]:
    """SQL condition: games that this person wants first."""
    return games.c.id.in_(sa.select(favourites.c.game_id).where(favourites.c.user_id == user_id))


def favourites_of(tx: Tx, user_id: int) -> set[int]:
    """Return the tables that this person wants first."""
    query = sa.select(favourites.c.game_id).where(favourites.c.user_id == user_id)
    return set(tx.execute(query).scalars())


def drop(tx: Tx, table_id: int, user_id: int) -> bool:
    """Return whether this person wanted this table first, and no longer does."""
    here = (favourites.c.game_id == table_id) & (favourites.c.user_id == user_id)
    return tx.execute(sa.delete(favourites).where(here)).rowcount > 0


def add(tx: Tx, table_id: int, user_id: int) -> None:
    """Put this table first in this person's list."""
    tx.execute(sa.insert(favourites).values(game_id=table_id, user_id=user_id))
