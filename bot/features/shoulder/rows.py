"""The table of looks over shoulders, and its queries."""

from __future__ import annotations

from dataclasses import asdict, dataclass

import sqlalchemy as sa

from bot.store.schema import IS_LIVE, ON_FORGET, Id, games, metadata
from bot.store.transaction import Tx

shoulders = sa.Table(  # at most one hand per game for each person outside it
    "shoulders",
    metadata,
    sa.Column("game_id", Id, sa.ForeignKey("games.id"), primary_key=True, autoincrement=False),
    sa.Column(
        "user_id", sa.BigInteger, primary_key=True, autoincrement=False, info={ON_FORGET: "row"}
    ),
    sa.Column(
        "owner_id", sa.BigInteger, nullable=False, info={ON_FORGET: "row"}
    ),  # the holder of the hand
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("granted", sa.Boolean, nullable=False),  # false: only requested
    sa.Index("ix_shoulders_user_id", "user_id"),
    sa.Index("ix_shoulders_owner_id", "owner_id"),
)


@dataclass(frozen=True)
class Look:
    """A row: a person asks to look, or may look, at the hand of a seat."""

    user_id: int
    owner_id: int
    seat: int
    granted: bool


def look_of(tx: Tx, table_id: int, user_id: int) -> Look | None:
    """Return this person's request or grant."""
    columns = [shoulders.c[name] for name in ("user_id", "owner_id", "seat", "granted")]
    row = tx.execute(sa.select(*columns).where(_of(table_id, user_id))).first()
    return None if row is None else Look(*row)


def keep(tx: Tx, table_id: int, look: Look) -> None:
    """Replace this person's request or grant."""
    drop(tx, table_id, look.user_id)
    tx.execute(sa.insert(shoulders).values(game_id=table_id, **asdict(look)))


def drop(tx: Tx, table_id: int, user_id: int) -> None:
    """Delete this person's look."""
    tx.execute(sa.delete(shoulders).where(_of(table_id, user_id)))


def count(tx: Tx, table_id: int) -> int:
    """Return the number of rows of a table."""
    query = sa.select(sa.func.count()).where(shoulders.c.game_id == table_id)
    return int(tx.execute(query).scalar_one())


def tidy(tx: Tx) -> None:
    """Delete the looks at ended games."""
    over = sa.select(games.c.id).where(~IS_LIVE)
    tx.execute(sa.delete(shoulders).where(shoulders.c.game_id.in_(over)))


def _of(table_id: int, user_id: int) -> sa.ColumnElement[bool]:
    return (shoulders.c.game_id == table_id) & (shoulders.c.user_id == user_id)
