"""What is whose: several processes on one database, each for the servers of its shards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import sqlalchemy as sa

from bot.store.schema import games

PASSED_ON: Final = 30.0
"""Seconds after which others do what is another process's to do: it has died, or hangs."""

_SHIFT: Final = 1 << 22
"""Discord takes so much off a server's number before it counts off the shards."""


@dataclass(frozen=True)
class Portion:
    """The tables of the servers of the shards `first` to `last` of `count`; those of no server are
    shard 0's, as direct messages are."""

    first: int
    last: int
    count: int

    def due(self, of: sa.Table) -> sa.ColumnElement[Any]:
        """SQL condition: rows of games that this process is responsible for."""
        shard = sa.func.coalesce(games.c.guild_id // _SHIFT % self.count, 0)
        mine = sa.exists().where(games.c.id == of.c.game_id, shard.between(self.first, self.last))
        return sa.case((mine, of.c.due), else_=of.c.due + PASSED_ON)


def due_for(of: sa.Table, part: Portion | None) -> sa.ColumnElement[Any]:
    """SQL condition: rows that a process for this part is responsible for; None: for all."""
    return of.c.due if part is None else part.due(of)
