"""The table of blocked people, and its queries."""

from __future__ import annotations

from collections.abc import Collection

import sqlalchemy as sa

from bot.store.schema import ON_FORGET, metadata
from bot.store.transaction import Tx

blocks = sa.Table(
    "blocks",
    metadata,
    sa.Column(
        "user_id", sa.BigInteger, primary_key=True, autoincrement=False, info={ON_FORGET: "row"}
    ),
    # the blocked person; as with bans, deleting one's data does not lift it
    sa.Column("target", sa.BigInteger, primary_key=True, autoincrement=False),
)


def blocked_by(tx: Tx, user_id: int) -> list[int]:
    """Return the people whom this person has blocked."""
    query = sa.select(blocks.c.target).where(blocks.c.user_id == user_id)
    return list(tx.execute(query.order_by(blocks.c.target)).scalars())


def pairs(tx: Tx, blockers: Collection[int], targets: Collection[int]) -> set[tuple[int, int]]:
    """Return who among these blockers has blocked whom among these targets."""
    here = blocks.c.user_id.in_(list(blockers)) & blocks.c.target.in_(list(targets))
    return {(row.user_id, row.target) for row in tx.execute(sa.select(blocks).where(here))}


def add(tx: Tx, user_id: int, target: int) -> None:
    """Block a person who is not blocked yet."""
    tx.execute(sa.insert(blocks).values(user_id=user_id, target=target))


def drop(tx: Tx, user_id: int, target: int) -> None:
    """Lift a block, if there is one."""
    here = (blocks.c.user_id == user_id) & (blocks.c.target == target)
    tx.execute(sa.delete(blocks).where(here))
