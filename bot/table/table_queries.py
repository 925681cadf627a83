"""Look up tables by channel, people and status."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from bot.model.facts import TableInfo
from bot.model.states import Status
from bot.store import games as rows
from bot.store import listing
from bot.store.listing import FinishedRow
from bot.store.schema import LIVE_STATUSES
from bot.store.transaction import Tx
from bot.table.sessions import TableSessions, TableTx, queries, query_of, reads

MAX_GAMES_SEARCHED: Final = 200
"""Maximum number of games that a search by name looks through."""


@dataclass
class TableQueries:
    """Looks up tables."""

    sessions: TableSessions

    @reads
    def info(self, table: TableTx) -> TableInfo:
        """Return the table's facts."""
        return table.info()

    @queries
    def by_ids(self, tx: Tx, table_ids: Collection[int]) -> list[TableInfo]:
        """Return the facts of these tables at one moment."""
        return [self.sessions.open_table(tx, table_id).info() for table_id in table_ids]

    @queries
    def at_channel(self, tx: Tx, channel_id: int) -> TableInfo | None:
        """Return the unfinished table of this channel: in its lobby, running or paused."""
        row = rows.live_at(tx, channel_id)
        if row is None:
            return None
        return self.sessions.info(row, rows.seats_at(tx, row.id))

    progress_of = query_of(rows.progress_of)

    @queries
    def of_user(
        self,
        tx: Tx,
        user_id: int,
        *,
        most: int = 25,
        skip: int = 0,
        statuses: Sequence[Status] = LIVE_STATUSES,
        learning: bool = False,
    ) -> list[TableInfo]:
        """Return at most `most` unfinished tables where this person sits, or learns: those that
        await them first, then the oldest first."""
        return self.sessions.infos(
            tx, rows.page_of(tx, user_id, statuses, most, skip, learning=learning)
        )

    @queries
    def with_open_seats(self, tx: Tx, guild_id: int, most: int) -> list[TableInfo]:
        """Return at most `most` of a server's tables with a free seat: lobbies, and games under way
        with an offered seat; the newest first."""
        return self.sessions.infos(tx, rows.with_open_seats(tx, guild_id, most))

    @queries
    def count_of_user(self, tx: Tx, user_id: int) -> int:
        """Return the number of unfinished tables where this person sits; learning tables do not
        count."""
        return rows.count(tx, rows.sat_at(user_id))

    @queries
    def finished_on(self, tx: Tx, guild_id: int, game: str | None = None) -> list[FinishedRow]:
        """Return the finished games of a server, only those of `game` if it is given, the latest
        first."""
        return listing.finished_on(tx, guild_id, MAX_GAMES_SEARCHED, game)

    @queries
    def finished_by(
        self, tx: Tx, user_id: int, most: int = MAX_GAMES_SEARCHED
    ) -> list[FinishedRow]:
        """Return at most `most` games where this person sat to the end, the latest first."""
        return listing.finished_by(tx, user_id, most)

    @queries
    def last_finished(self, tx: Tx, channel_id: int) -> FinishedRow | None:
        """Return the latest game that ended in this channel."""
        return next(iter(listing.finished_in(tx, channel_id, 1)), None)
