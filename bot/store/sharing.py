"""Divide the work between processes on one database: each serves the servers of its shards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import sqlalchemy as sa

from bot.store.schema import games

TAKEOVER_AFTER_S: Final = 30.0
"""Seconds after which other processes take over overdue work: the responsible process has died, or
hangs."""

_SHIFT: Final = 1 << 22
"""Discord divides a server's id by this number before it computes the shard."""


@dataclass(frozen=True)
class Portion:
    """The tables of the servers of the shards `first` to `last` of `count`; those of no server
    belong to shard 0, as direct messages do."""

    first: int
    last: int
    count: int

    def __str__(self) -> str:
        return f"{self.first}-{self.last}/{self.count}"

    @property
    def serves(self) -> sa.ColumnElement[bool]:
        """SQL condition on a row of `games`: it belongs to a server of this process."""
        shard = sa.func.coalesce(games.c.guild_id // _SHIFT % self.count, 0)
        return shard.between(self.first, self.last)

    def due(self, of: sa.Table) -> sa.ColumnElement[Any]:
        """SQL expression: from when this process may take a row. Rows of its own tables: once due;
        others `TAKEOVER_AFTER_S` later."""
        is_ours = sa.exists().where(games.c.id == of.c.game_id, self.serves)
        return sa.case((is_ours, of.c.due), else_=of.c.due + TAKEOVER_AFTER_S)


def due_for(of: sa.Table, part: Portion | None) -> sa.ColumnElement[Any]:
    """SQL expression: from when a process for this part may take a row; None: for all."""
    return of.c.due if part is None else part.due(of)
