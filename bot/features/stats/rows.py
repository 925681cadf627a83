"""Queries on results for statistics and rankings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from bot.features.results.rows import Sight, is_visible, results
from bot.model.states import SeatKind
from bot.store.schema import games, seats
from bot.store.transaction import Tx


@dataclass(frozen=True)
class PlayedRow:
    """One result of a person, and where it was."""

    table_id: int
    game: str
    guild_id: int | None
    at: float
    points: int
    rank: int
    seats: int
    """The number of players at that table."""
    facts: Mapping[str, Any]


@dataclass(frozen=True)
class RatedRow:
    """One result of a server's ranking."""

    table_id: int
    seat: int
    user_id: int | None
    kind: SeatKind
    rank: int
    side: int | None = None
    """See `ResultRow`."""
    rated: bool = True
    """See `ResultRow`."""


@dataclass(frozen=True)
class Venue:
    """A place where games were played to their end."""

    guild_id: int | None
    channel_id: int
    parent_id: int | None
    """The channel that contains the thread; None: it is not a thread, or that is unknown."""
    private: bool
    """Whether that thread is private."""
    people: frozenset[int] = frozenset()
    """Empty: people belong to games, not to places."""


def venues_on(tx: Tx, guild_id: int) -> list[Venue]:
    """Return where games were played to their end on a server."""
    columns = games.c.guild_id, games.c.channel_id, games.c.parent_id, games.c.private
    query = sa.select(*columns).distinct().join(results, games.c.id == results.c.game_id)
    return [Venue(*row) for row in tx.execute(query.where(games.c.guild_id == guild_id))]


def played_by(
    tx: Tx, user_id: int, guild_id: int | None = None, sight: Sight | None = None
) -> list[PlayedRow]:
    """Return the results of a person, everywhere or on one server, the oldest first."""
    beside = results.alias()
    sat = sa.select(sa.func.count()).where(beside.c.game_id == results.c.game_id).scalar_subquery()
    query = (
        sa.select(
            results.c.game_id, games.c.game, games.c.guild_id, results.c.at,
            results.c.points, results.c.rank, sat, results.c.facts,
        )
        .join(games, games.c.id == results.c.game_id)
        .where(results.c.user_id == user_id, is_visible(sight))
        .order_by(results.c.at, results.c.game_id)
    )  # fmt: skip
    if guild_id is not None:
        query = query.where(games.c.guild_id == guild_id)
    return [PlayedRow(*row) for row in tx.execute(query)]


def _of_server(*columns: Any, guild_id: int, game: str, sight: Sight | None) -> sa.Select[Any]:
    both = sa.select(*columns).join(games, games.c.id == results.c.game_id)
    return both.where(games.c.guild_id == guild_id, games.c.game == game, is_visible(sight))


def rated(tx: Tx, guild_id: int, game: str, sight: Sight | None = None) -> list[RatedRow]:
    """Return every result of a game on a server: table by table, in the order in which they
    ended."""
    query = _of_server(
        results.c.game_id, results.c.seat, results.c.user_id, results.c.kind, results.c.rank,
        results.c.side, results.c.rated, guild_id=guild_id, game=game, sight=sight,
    )  # fmt: skip
    order = results.c.at, results.c.game_id, results.c.seat
    return [RatedRow(*row) for row in tx.execute(query.order_by(*order))]


def games_on(tx: Tx, guild_id: int, sight: Sight | None = None) -> list[str]:
    """Return the games that were played to their end on a server."""
    query = sa.select(games.c.game).distinct().join(results, games.c.id == results.c.game_id)
    query = query.where(games.c.guild_id == guild_id, is_visible(sight))
    return sorted(tx.execute(query).scalars())


def names_on(tx: Tx, guild_id: int, people: Iterable[int]) -> dict[int, str]:
    """Return these people's latest names at tables of this server."""
    query = (
        sa.select(seats.c.user_id, seats.c.name)
        .join(games, games.c.id == seats.c.game_id)
        .where(games.c.guild_id == guild_id, seats.c.user_id.in_(list(people)))
        .order_by(seats.c.game_id)
    )
    return {row.user_id: row.name for row in tx.execute(query)}
