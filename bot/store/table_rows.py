"""Query a table with its seats at once, as most reads of a table need both."""

from __future__ import annotations

import sqlalchemy as sa

from bot.store.bind_params import TABLE_PARAM
from bot.store.games import GAME_COLUMNS, SEAT_COLUMNS, GameRow, SeatRow, game, seats_at
from bot.store.schema import games, guilds, people, seats
from bot.store.transaction import Tx

_FIRST = seats.c.seat.is_(None) | (seats.c.seat == 0)
_OF_GAME = [
    # the game's JSON would be decoded once for each seat
    sa.case((_FIRST, column)) if isinstance(column.type, sa.JSON) else column
    for column in (*GAME_COLUMNS, guilds.c.locale)
]
_AT = (
    sa.select(*_OF_GAME, *SEAT_COLUMNS)
    .select_from(
        games.outerjoin(guilds, games.c.guild_id == guilds.c.guild_id)
        .outerjoin(seats, seats.c.game_id == games.c.id)
        .outerjoin(people, seats.c.user_id == people.c.user_id)
    )
    .where(games.c.id == TABLE_PARAM)
    .order_by(seats.c.seat)
)


def game_and_seats(
    tx: Tx, table_id: int, *, locked: bool = False
) -> tuple[GameRow, list[SeatRow]] | None:
    """Return one table with its seats, in order; `locked` locks it against other writers until the
    transaction ends."""
    if locked:  # one statement would see the seats as they were before it waited for the lock
        game_row = game(tx, table_id, locked=True)
        return None if game_row is None else (game_row, seats_at(tx, table_id))
    found = tx.execute(_AT, {TABLE_PARAM.key: table_id}).all()
    if not found:
        return None
    width = len(_OF_GAME)
    sat = [SeatRow(*row[width:]) for row in found if row[width] is not None]
    return GameRow(*found[0][:width]), sat
