"""The table of offered times and ticks, and its queries."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa

from bot.store.schema import Id, metadata, person_key
from bot.store.transaction import Tx

hour_ticks = sa.Table(
    "hour_ticks",
    metadata,
    sa.Column("game_id", Id, sa.ForeignKey("games.id"), primary_key=True, autoincrement=False),
    sa.Column("hour", sa.Double, primary_key=True),  # when the game would begin
    person_key(),
)
"""`user_id` 0 marks the poll itself: one row for each offered time."""
OFFER = 0


def offer(tx: Tx, table_id: int, hours: Sequence[float]) -> None:
    """Offer these times; an earlier poll of the table is deleted with its ticks."""
    tx.execute(sa.delete(hour_ticks).where(hour_ticks.c.game_id == table_id))
    for hour in hours:
        tick(tx, table_id, hour, OFFER)


def tick(tx: Tx, table_id: int, hour: float, user_id: int) -> None:
    """Record that this time suits this person."""
    row = {"game_id": table_id, "hour": hour, "user_id": user_id}
    tx.execute(sa.insert(hour_ticks).values(row))


def untick(tx: Tx, table_id: int, hour: float, user_id: int) -> bool:
    """Delete a tick; False if there was none."""
    here = (hour_ticks.c.game_id == table_id) & (hour_ticks.c.hour == hour)
    change = sa.delete(hour_ticks).where(here, hour_ticks.c.user_id == user_id)
    return bool(tx.execute(change).rowcount)


def ticks(tx: Tx, table_id: int) -> dict[float, list[int]]:
    """Return each offered time, the earliest first -> the people it suits; empty without a poll."""
    query = sa.select(hour_ticks.c.hour, hour_ticks.c.user_id).where(
        hour_ticks.c.game_id == table_id
    )
    people_by_hour: dict[float, list[int]] = {}
    for hour, user_id in tx.execute(query.order_by(hour_ticks.c.hour, hour_ticks.c.user_id)):
        people = people_by_hour.setdefault(hour, [])
        if user_id != OFFER:
            people.append(user_id)
    return people_by_hour
