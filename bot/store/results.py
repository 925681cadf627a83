"""Queries on results: how each seat did in a game that was played to its end."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from typing import Any, Final

import sqlalchemy as sa

from bot.store import notes
from bot.store.schema import IS_PAST, games, leavers, moves, results, seats
from bot.store.transaction import Tx

_MARK: Final = "results"
"""Beginning of the key of a server's mark; see `mark_of`."""


@dataclass(frozen=True)
class ResultRow:
    """A row of `results` without its table."""

    seat: int
    user_id: int | None
    """Whose it is: who made most of the seat's picks, else who held it at the end; None: a
    computer, or somebody forgotten."""
    kind: str
    points: int
    rank: int
    """1 has won; equals share it."""
    facts: Mapping[str, Any]
    """What the game tells of the seat for statistics: see `engine.package`."""
    side: int | None = None
    """The first seat of those it played together with; None: it played alone."""
    rated: bool = True
    """Whether it counts for that person's rating: not for somebody who only played it to its
    end."""


@dataclass(frozen=True)
class SeatPick:
    """That a seat picked: who moved (see `MoveRow.by`), and when."""

    seat: int
    by: str
    at: float


@dataclass(frozen=True)
class Leaver:
    """Somebody who held a seat, and until when."""

    seat: int
    user_id: int
    at: float


def picks_made(tx: Tx, table_id: int) -> list[SeatPick]:
    """Every pick of a game that was not taken back, in order."""
    query = sa.select(moves.c.seat, moves.c.by, moves.c.at).where(
        moves.c.game_id == table_id, moves.c.kind == "pick", moves.c.undone_by.is_(None)
    )
    return [SeatPick(*row) for row in tx.execute(query.order_by(moves.c.ply))]


def leavers_of(tx: Tx, table_id: int) -> list[Leaver]:
    """Who held seats of a game before, in the order in which they left."""
    query = sa.select(leavers.c.seat, leavers.c.user_id, leavers.c.at)
    query = query.where(leavers.c.game_id == table_id, leavers.c.seat >= 0)
    return [Leaver(*row) for row in tx.execute(query.order_by(leavers.c.at))]


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
    """How many sat at that table."""
    facts: Mapping[str, Any]


@dataclass(frozen=True)
class RatedRow:
    """One result of a server's ranking."""

    table_id: int
    seat: int
    user_id: int | None
    kind: str
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
    """Of which channel it is a thread; None: of none, or not known."""
    private: bool
    """Whether that thread is a private one."""
    people: frozenset[int] = frozenset()
    """A place is nobody's: whose game it was is asked of each game."""


@dataclass(frozen=True)
class Sight:
    """Which games a reader may look at: their own, and all that were played elsewhere than in the
    channels that are `shut` to them."""

    reader: int
    shut: frozenset[int]


def add_results(tx: Tx, table_id: int, rows: Iterable[ResultRow], now: float) -> None:
    """Keep how every seat of a table did."""
    for row in rows:
        tx.execute(sa.insert(results).values(game_id=table_id, at=now, **asdict(row)))
    server = sa.select(games.c.guild_id).where(games.c.id == table_id)
    mark_changed(tx, tx.execute(server).scalars().all())


def facts_of(tx: Tx, table_id: int) -> list[Mapping[str, Any]]:
    """What was counted of each seat of a game, in the order of the seats."""
    query = sa.select(results.c.facts).where(results.c.game_id == table_id)
    return list(tx.execute(query.order_by(results.c.seat)).scalars())


def lengths(
    tx: Tx, guild_id: int | None, game: str, most: int = 20
) -> list[tuple[dict[str, Any], float]]:
    """The terms and the length, in seconds, of the last games that several people finished on a
    server."""
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


def in_sight(sight: Sight | None) -> sa.ColumnElement[bool]:
    """Whether the game of a result is in sight; without one, each is."""
    if sight is None or not sight.shut:
        return sa.true()
    sat = sa.select(seats.c.game_id).where(seats.c.user_id == sight.reader)
    own = (games.c.host_id == sight.reader) | (games.c.master_id == sight.reader)
    return games.c.channel_id.not_in(list(sight.shut)) | own | games.c.id.in_(sat)


def venues_on(tx: Tx, guild_id: int) -> list[Venue]:
    """Where games were played to their end on a server."""
    columns = games.c.guild_id, games.c.channel_id, games.c.parent_id, games.c.private
    query = sa.select(*columns).distinct().join(results, games.c.id == results.c.game_id)
    return [Venue(*row) for row in tx.execute(query.where(games.c.guild_id == guild_id))]


def played_by(
    tx: Tx, user_id: int, guild_id: int | None = None, sight: Sight | None = None
) -> list[PlayedRow]:
    """The results of a person, everywhere or on one server, the oldest first."""
    beside = results.alias()
    sat = sa.select(sa.func.count()).where(beside.c.game_id == results.c.game_id).scalar_subquery()
    query = (
        sa.select(
            results.c.game_id, games.c.game, games.c.guild_id, results.c.at,
            results.c.points, results.c.rank, sat, results.c.facts,
        )
        .join(games, games.c.id == results.c.game_id)
        .where(results.c.user_id == user_id, in_sight(sight))
        .order_by(results.c.at, results.c.game_id)
    )  # fmt: skip
    if guild_id is not None:
        query = query.where(games.c.guild_id == guild_id)
    return [PlayedRow(*row) for row in tx.execute(query)]


def _of_server(*columns: Any, guild_id: int, game: str, sight: Sight | None) -> sa.Select[Any]:
    both = sa.select(*columns).join(games, games.c.id == results.c.game_id)
    return both.where(games.c.guild_id == guild_id, games.c.game == game, in_sight(sight))


def rated(tx: Tx, guild_id: int, game: str, sight: Sight | None = None) -> list[RatedRow]:
    """Every result of a game on a server: table by table, the first to end first."""
    query = _of_server(
        results.c.game_id, results.c.seat, results.c.user_id, results.c.kind, results.c.rank,
        results.c.side, results.c.rated, guild_id=guild_id, game=game, sight=sight,
    )  # fmt: skip
    order = results.c.at, results.c.game_id, results.c.seat
    return [RatedRow(*row) for row in tx.execute(query.order_by(*order))]


def mark_of(tx: Tx, guild_id: int) -> str | None:
    """A mark that changes with the results of a server: a cache entry is valid for one mark. None
    if there is no mark yet: do not cache."""
    return notes.mark(tx, f"{_MARK}:{guild_id}")


def mark_changed(tx: Tx, guild_ids: Iterable[int | None]) -> None:
    """Give each of these servers another mark."""
    for guild_id in guild_ids:
        if guild_id is not None:
            notes.set_mark(tx, f"{_MARK}:{guild_id}", secrets.token_hex(8))


def servers_of(tx: Tx, user_id: int) -> list[int | None]:
    """The servers on which this person has results."""
    query = sa.select(games.c.guild_id).distinct().join(results, games.c.id == results.c.game_id)
    return list(tx.execute(query.where(results.c.user_id == user_id)).scalars())


def games_on(tx: Tx, guild_id: int, sight: Sight | None = None) -> list[str]:
    """The games that were played to their end on a server."""
    query = sa.select(games.c.game).distinct().join(results, games.c.id == results.c.game_id)
    query = query.where(games.c.guild_id == guild_id, in_sight(sight))
    return sorted(tx.execute(query).scalars())


def names_on(tx: Tx, guild_id: int, people: Iterable[int]) -> dict[int, str]:
    """What these people were last called at a table of this server."""
    query = (
        sa.select(seats.c.user_id, seats.c.name)
        .join(games, games.c.id == seats.c.game_id)
        .where(games.c.guild_id == guild_id, seats.c.user_id.in_(list(people)))
        .order_by(seats.c.game_id)
    )
    return {row.user_id: row.name for row in tx.execute(query)}
