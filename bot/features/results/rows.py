"""The table of results and its queries: how each seat did in a game that was played to its end."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from typing import Any, Final

import sqlalchemy as sa

from bot.model.states import SeatKind
from bot.store import notes
from bot.store.schema import IS_PAST, ON_FORGET, Id, games, leavers, metadata, moves, seats
from bot.store.transaction import Tx

results = sa.Table(  # how each seat did in a game played to its end
    "results",
    metadata,
    sa.Column("game_id", Id, sa.ForeignKey("games.id"), primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("user_id", sa.BigInteger, index=True, info={ON_FORGET: "null"}),  # NULL: no person
    sa.Column("kind", sa.String(32), nullable=False),
    sa.Column("points", sa.Integer, nullable=False),
    sa.Column("rank", sa.Integer, nullable=False),  # 1 has won; equals share it
    sa.Column("facts", sa.JSON, nullable=False),  # the game's statistics of a seat
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("side", sa.Integer),  # the first seat of its side; NULL: played alone
    sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.true()),
)

_MARK: Final = "results"
"""Prefix of the key of a server's mark; see `mark_of`."""


@dataclass(frozen=True)
class ResultRow:
    """A row of `results` without its table."""

    seat: int
    user_id: int | None
    """The person who made most of the seat's picks, else the one who held it at the end; None: a
    computer, or a forgotten person."""
    kind: SeatKind
    points: int
    rank: int
    """1 is a winner; equals share a rank."""
    facts: Mapping[str, Any]
    """The game's statistics of the seat: see `engine.package`."""
    side: int | None = None
    """The first seat of its side; None: it played alone."""
    rated: bool = True
    """Whether it counts for that person's rating: not for a person who only finished the game for
    another."""


@dataclass(frozen=True)
class SeatPick:
    """One pick of a seat: who moved (see `MoveRow.by`), and when."""

    seat: int
    by: str
    at: float


@dataclass(frozen=True)
class Leaver:
    """A former holder of a seat, and until when."""

    seat: int
    user_id: int
    at: float


def picks_made(tx: Tx, table_id: int) -> list[SeatPick]:
    """Return every pick of a game that was not undone, in order."""
    query = sa.select(moves.c.seat, moves.c.by, moves.c.at).where(
        moves.c.game_id == table_id, moves.c.kind == "pick", moves.c.undone_by.is_(None)
    )
    return [SeatPick(*row) for row in tx.execute(query.order_by(moves.c.ply))]


def leavers_of(tx: Tx, table_id: int) -> list[Leaver]:
    """Return the former holders of a game's seats, in the order in which they left."""
    query = sa.select(leavers.c.seat, leavers.c.user_id, leavers.c.at)
    query = query.where(leavers.c.game_id == table_id, leavers.c.seat >= 0)
    return [Leaver(*row) for row in tx.execute(query.order_by(leavers.c.at))]


@dataclass(frozen=True)
class Sight:
    """The games that a reader may see: their own, and all that were not played in the channels that
    are `shut` to them."""

    reader: int
    shut: frozenset[int]


def add_results(tx: Tx, table_id: int, rows: Iterable[ResultRow], now: float) -> None:
    """Store how every seat of a table did."""
    for row in rows:
        tx.execute(sa.insert(results).values(game_id=table_id, at=now, **asdict(row)))
    server = sa.select(games.c.guild_id).where(games.c.id == table_id)
    mark_changed(tx, tx.execute(server).scalars().all())


def facts_of(tx: Tx, table_id: int) -> list[Mapping[str, Any]]:
    """Return the statistics of each seat of a game, in the order of the seats."""
    query = sa.select(results.c.facts).where(results.c.game_id == table_id)
    return list(tx.execute(query.order_by(results.c.seat)).scalars())


def lengths(
    tx: Tx, guild_id: int | None, game: str, most: int = 20
) -> list[tuple[dict[str, Any], float]]:
    """Return the terms and the length in seconds of the last games that several people finished on
    a server."""
    first = (results.c.game_id == games.c.id) & (results.c.seat == 0)
    beside = results.alias()
    people = sa.select(sa.func.count()).where(
        beside.c.game_id == games.c.id, beside.c.kind == "human"
    )
    query = (
        sa.select(games.c.terms, results.c.at - games.c.begun_at)
        .join(results, first)
        .where(IS_PAST, games.c.guild_id == guild_id, games.c.game == game)
        .where(games.c.begun_at.is_not(None), people.scalar_subquery() > 1)
        .order_by(games.c.changed_at.desc())
        .limit(most)
    )
    return [(terms, seconds) for terms, seconds in tx.execute(query)]


def is_visible(sight: Sight | None) -> sa.ColumnElement[bool]:
    """SQL condition: results of games that the reader may see; without a `sight`, all."""
    if sight is None or not sight.shut:
        return sa.true()
    sat = sa.select(seats.c.game_id).where(seats.c.user_id == sight.reader)
    involved = (games.c.host_id == sight.reader) | (games.c.master_id == sight.reader)
    return games.c.channel_id.not_in(list(sight.shut)) | involved | games.c.id.in_(sat)


def mark_of(tx: Tx, guild_id: int) -> str | None:
    """Return a mark that changes with the results of a server: a cache entry is valid for one mark.
    None if there is no mark yet: do not cache."""
    return notes.mark(tx, f"{_MARK}:{guild_id}")


def mark_changed(tx: Tx, guild_ids: Iterable[int | None]) -> None:
    """Give each of these servers a new mark."""
    for guild_id in guild_ids:
        if guild_id is not None:
            notes.set_mark(tx, f"{_MARK}:{guild_id}", secrets.token_hex(8))


def servers_of(tx: Tx, user_id: int) -> list[int | None]:
    """Return the servers on which this person has results."""
    query = sa.select(games.c.guild_id).distinct().join(results, games.c.id == results.c.game_id)
    return list(tx.execute(query.where(results.c.user_id == user_id)).scalars())
