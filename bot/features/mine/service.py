"""Read one's games with what one's seat sees of them, in one transaction."""

from __future__ import annotations

from dataclasses import dataclass

from bot.features.mine.rows import add, drop, favourites_of, is_favourite
from bot.model.facts import Refused, TableInfo
from bot.model.states import DEALT
from bot.store import games as rows
from bot.store.games import SeatRow
from bot.store.schema import LIVE_STATUSES
from bot.store.transaction import Tx
from bot.table.after.event_log import latest_news
from bot.table.sessions import TableTx, writes
from bot.table.tables import FeatureService
from engine.kernel import Seat, View


@dataclass(frozen=True)
class SeatState:
    """What a seat sees of its game."""

    seat: Seat
    view: View
    question: str | None
    """Class name of its question; None if there is none."""
    news: float | None
    """Time of its latest event, in seconds since 1970."""


@dataclass(frozen=True)
class OwnGame:
    """A table of a person."""

    table: TableInfo
    state: SeatState | Refused | None
    """None in a lobby; a Refused if the save cannot be read."""
    favourite: bool
    """Whether this person wants it first in the list."""


def leave(table: TableTx, owner: SeatRow) -> None:
    """A person leaves their seat: the table leaves their list."""
    if owner.user_id is not None:
        drop(table.tx, table.id, owner.user_id)


class OwnGames(FeatureService):
    """Reads the games of a person."""

    async def page(self, user_id: int, most: int, skip: int) -> list[OwnGame]:
        """Return at most `most` unfinished tables where this person sits: their favourites, then
        those that await them, then the oldest. Learning tables do not count."""

        def look(tx: Tx) -> tuple[list[TableTx], list[OwnGame]]:
            first = is_favourite(user_id)
            game_rows = rows.page_of(
                tx, user_id, LIVE_STATUSES, most, skip, learning=False, first=first
            )
            wanted = favourites_of(tx, user_id)
            seats = rows.seats_of(tx, [row.id for row in game_rows])
            tables = [TableTx(tx, row, seats[row.id], self.sessions) for row in game_rows]
            return tables, [
                OwnGame(table.info(), self._state(table, user_id), table.id in wanted)
                for table in tables
            ]

        tables, games = await self.sessions.query(look)
        for table in tables:
            self.sessions.keep(table)
        return games

    @writes
    def favour(self, table: TableTx, user_id: int) -> None:
        """Put a table first in this person's list, or no longer. Refused: "not-seated"."""
        table.seat_of(user_id)
        if not drop(table.tx, table.id, user_id):
            add(table.tx, table.id, user_id)

    def _state(self, table: TableTx, user_id: int) -> SeatState | Refused | None:
        if table.row.status not in DEALT:
            return None
        seat = table.seat_of(user_id).seat
        try:
            position = self.sessions.position(table)
        except Refused as refused:
            return refused
        question = position.seat_view(seat).question
        return SeatState(
            seat,
            position.view(seat),
            None if question is None else type(question).__name__,
            latest_news(table.tx, table.id, seat),
        )
