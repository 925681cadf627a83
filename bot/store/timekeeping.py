"""Queries on how people keep to their clocks over days: of each person and game, how many turns
they took in time, and how many they did not."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

import sqlalchemy as sa

from bot.store.notes import insert_for
from bot.store.results import Sight, in_sight
from bot.store.schema import games, timekeeping
from bot.store.transaction import Tx


@dataclass(frozen=True)
class Punctuality:
    """Punctuality of a person with a clock over days."""

    in_time: int = 0
    late: int = 0
    """In the grace period, or not at all."""


def count(tx: Tx, table_id: int, user_id: int, turns: Punctuality) -> None:
    """So many turns more of this person in this game; negative: as many were taken back."""
    here = (timekeeping.c.game_id == table_id) & (timekeeping.c.user_id == user_id)
    columns = timekeeping.c.in_time, timekeeping.c.late
    known = tx.execute(sa.select(*columns).where(here)).first() or (0, 0)
    values = {"in_time": max(known[0] + turns.in_time, 0), "late": max(known[1] + turns.late, 0)}
    made = insert_for(tx, timekeeping).values(game_id=table_id, user_id=user_id, **values)
    key = ["game_id", "user_id"]
    tx.execute(made.on_conflict_do_update(index_elements=key, set_=values))


def turns_of(
    tx: Tx, people: Collection[int], guild_id: int | None = None, sight: Sight | None = None
) -> dict[int, Punctuality]:
    """The turns of each of these people, as far as any were counted: everywhere, or on one server
    and in sight of a reader."""
    of = timekeeping.c
    query = (
        sa.select(of.user_id, sa.func.sum(of.in_time), sa.func.sum(of.late))
        .join(games, games.c.id == of.game_id)
        .where(of.user_id.in_(list(people)), in_sight(sight))
        .group_by(of.user_id)
    )
    if guild_id is not None:
        query = query.where(games.c.guild_id == guild_id)
    return {user: Punctuality(int(kept), int(late)) for user, kept, late in tx.execute(query)}
