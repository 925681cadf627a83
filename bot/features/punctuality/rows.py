"""The table of punctuality and its queries: per person and game, the turns over days in time and
late."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

import sqlalchemy as sa

from bot.features.results.rows import Sight, is_visible
from bot.store.bind_params import TABLE_PARAM
from bot.store.notes import put
from bot.store.schema import Id, games, metadata, person_key
from bot.store.transaction import Tx

timekeeping = sa.Table(
    "timekeeping",
    metadata,
    sa.Column("game_id", Id, sa.ForeignKey("games.id"), primary_key=True, autoincrement=False),
    person_key(),
    sa.Column("in_time", sa.Integer, nullable=False),  # turns
    sa.Column("late", sa.Integer, nullable=False),  # in the grace period, or missed
)


@dataclass(frozen=True)
class Punctuality:
    """Turns of a person with a clock over days."""

    in_time: int = 0
    late: int = 0
    """In the grace period, or missed."""


def count(tx: Tx, table_id: int, user_id: int, turns: Punctuality) -> None:
    """Add these turns to this person's count in this game; negative after an undo."""
    params = {TABLE_PARAM.key: table_id, "of_person": user_id}
    known = tx.execute(_COUNTED, params).first() or (0, 0)
    values = {"in_time": max(known[0] + turns.in_time, 0), "late": max(known[1] + turns.late, 0)}
    put(tx, timekeeping, {"game_id": table_id, "user_id": user_id}, values)


_COUNTED = sa.select(timekeeping.c.in_time, timekeeping.c.late).where(
    timekeeping.c.game_id == TABLE_PARAM, timekeeping.c.user_id == sa.bindparam("of_person")
)


def turns_of(
    tx: Tx, people: Collection[int], guild_id: int | None = None, sight: Sight | None = None
) -> dict[int, Punctuality]:
    """Return the counted turns of each of these people: everywhere, or on one server and visible to
    a reader."""
    of = timekeeping.c
    query = (
        sa.select(of.user_id, sa.func.sum(of.in_time), sa.func.sum(of.late))
        .join(games, games.c.id == of.game_id)
        .where(of.user_id.in_(list(people)), is_visible(sight))
        .group_by(of.user_id)
    )
    if guild_id is not None:
        query = query.where(games.c.guild_id == guild_id)
    return {user: Punctuality(int(kept), int(late)) for user, kept, late in tx.execute(query)}
