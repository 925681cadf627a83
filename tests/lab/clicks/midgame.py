"""Tables in mid-game: a few are played, the others are copies of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import sqlalchemy as sa

from bot.store import Store
from bot.store.schema import metadata
from bot.store.transaction import Tx
from bot.table import Tables
from bot.table.positions import Position
from bot.table.sessions import TableTx
from engine.rng import below

MIDGAME_PICKS: Final = (40, 70, 100, 130, 160)
"""Numbers of picks played at the tables, in turn."""


async def advance(tables: Tables, table_id: int, picks: int, seed: int = 7) -> None:
    """Make this many random picks for the seats to move. Raise RuntimeError if the game ends
    before."""
    for _ in range(picks):

        def look(table: TableTx) -> tuple[TableTx, Position]:
            position = tables.sessions.position(table)
            return table, position

        table, position = await tables.sessions.read(table_id, look)
        if table.row.status != "running":
            raise RuntimeError(f"a random game is over before its pick {picks}")
        seat = table.seats[min(position.awaited)]
        options = position.seat_view(seat.seat).picks
        seed, n = below(seed, len(options))
        assert seat.user_id is not None
        await tables.play.pick(table_id, seat.user_id, seat.seat, seat.revision, n)


async def copy_to(store: Store, pattern: int, copies: Sequence[int]) -> None:
    """Copy the state of the table `pattern`, with all its rows, to each of these tables."""
    games = metadata.tables["games"]
    kept = {"id", "channel_id"}
    shared = [name for name in games.c.keys() if name not in kept]  # noqa: SIM118 - columns

    def apply(tx: Tx) -> None:
        row = tx.execute(sa.select(games).where(games.c.id == pattern)).one()._mapping
        change = sa.update(games).where(games.c.id.in_(copies))
        tx.execute(change.values({name: row[name] for name in shared}))
        for table in metadata.sorted_tables:
            if "game_id" in table.c:
                _copy_rows(tx, table, pattern, copies)

    await store.write(apply)


def _copy_rows(tx: Tx, table: Any, pattern: int, copies: Sequence[int]) -> None:
    tx.execute(sa.delete(table).where(table.c.game_id.in_(copies)))
    result = tx.execute(sa.select(table).where(table.c.game_id == pattern))
    rows = [dict(row._mapping) for row in result]
    for row in rows:
        row.pop("id", None)
    every = [{**row, "game_id": table_id} for table_id in copies for row in rows]
    if every:
        tx.execute(sa.insert(table), every)


async def finish(tables: Tables, table_id: int) -> int:
    """Play a table to its end at random; return the number of picks."""
    picks = 0
    while (await tables.table_queries.info(table_id)).status == "running":
        await advance(tables, table_id, 1, seed=picks)
        picks += 1
    return picks
